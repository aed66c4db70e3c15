// Draws the pages of a site and writes all files of its output folder, all or nothing.
import { relative, sep } from 'node:path'
import { compress, compressedFiles } from '../emit/compress.ts'
import { addedByHand, type Changes, changesSince, type LastOutput, type Made } from '../emit/listing.ts'
import { type Sizes, sizesOf } from '../emit/sizes.ts'
import { Staging, type StagingCache } from '../emit/staging.ts'
import { writeProblem } from '../emit/write.ts'
import { fileOf } from '../model/address.ts'
import { count } from '../model/counts.ts'
import { present } from '../model/present.ts'
import { allOrNothing, inOrder, type Problem, type Result } from '../model/problem.ts'
import { changedOriginals } from '../runtime/ejected.ts'
import { inParallel } from '../runtime/in-parallel.ts'
import type { Inputs } from '../runtime/inputs.ts'
import { cacheNotes } from '../runtime/unwritten.ts'
import { PageDrawer } from './draw.ts'
import { chosenHosts, type OutputFiles } from './files.ts'
import { type OnPage, type Options, type SiteResult, siteKey } from './options.ts'
import { PageWriter, type WrittenPage } from './page-writer.ts'
import { eachPage, type Pages } from './pages.ts'
import { type ReadySite, readySite } from './ready.ts'
import { type Run, withRun } from './run.ts'
import type { SiteModel } from './site.ts'
import type { WrittenRow } from './tables.ts'
import { turningDaysOf } from './turning-days.ts'

/** The record of a build about itself for the next one. */
export interface BuildNote {
  /** Identifies everything that the output was made from; '' if that is not cached. */
  readonly key: string
  readonly result: Omit<BuildResult, 'drawn' | 'reused' | 'changes'>
}

/** The result of a build. */
export interface BuildResult {
  readonly pages: number
  readonly redirects: number
  readonly files: number
  /** The next day on which a build changes a page by itself; undefined if no text has such a day. */
  readonly next?: string
  /** Why each page was drawn, by address; undefined if nothing had changed at all. */
  readonly drawn?: ReadonlyMap<string, string>
  /** The addresses of the pages that were not drawn again; undefined if nothing had changed at all. */
  readonly reused?: readonly string[]
  readonly sizes: readonly Sizes[]
  /** The files that differ from those of the last build. */
  readonly changes: Changes
}

/** The output folder and its last build. */
interface Target {
  readonly out: string
  readonly cache: StagingCache | undefined
  readonly last: LastOutput
  /** The state of the git history. */
  readonly history: string
  readonly onPage: OnPage | undefined
}

/** Builds the site of `inputs` and replaces the output folder. On any problem that folder stays as it was. */
export async function buildSite(options: Options, inputs: Inputs, target: Target): Promise<SiteResult<BuildResult>> {
  const notes = [...addedNotes(options.root, target), ...changedOriginals(inputs.templates)]
  const result = await withRun(options, inputs, async (run) => {
    const ready = await readySite(run, { kind: 'build' })
    if (!ready.value) return ready
    const written = await writeFiles(run, ready.value, target)
    return written.value ? { ...written, problems: ready.problems } : written
  })
  return result.value ? { ...result, problems: [...notes, ...result.problems, ...cacheNotes()] } : result
}

/** Reports files that were added to the output folder by hand: this build removes them. */
function addedNotes(root: string, { out, cache, last }: Target): Problem[] {
  const added = addedByHand(out, last)
  if (!cache || added.length === 0) return []
  const names = [...added.slice(0, MOST_NAMES), ...(added.length > MOST_NAMES ? ['…'] : [])].join(', ')
  const text = `${out} contained ${count(added.length, 'file')} that no build wrote, now removed: ${names}`
  const kept = relative(root, cache.folder).split(sep).join('/')
  return [{ level: 'info', text, help: `the next build deletes ${kept}, where they are now; use public/ instead` }]
}

/** The files that a note names. */
const MOST_NAMES = 5

/** Draws the pages and writes all files into a staging folder, which then replaces the output folder. */
async function writeFiles(run: Run, ready: ReadySite, target: Target): Promise<Result<BuildResult>> {
  const { out, cache, last, history } = target
  const { site, files } = ready
  const { plan } = site
  const compressed = compressedFiles(files.keys(), plan, await chosenHosts(plan.site))
  let staging: Staging | undefined
  try {
    staging = new Staging(out, { cache, last, files: [...files.keys(), ...compressed.keys()] })
    // A thread draws the social cards while this one draws the pages.
    const putting = putFiles(files, staging)
    const drawing = writePages(run, ready, staging, target.onPage)
    await Promise.allSettled([putting, drawing])
    const pages = allOrNothing(await drawing)
    const made = await putting
    if (!pages.value) {
      staging.abandon()
      return { problems: inOrder(pages.problems) }
    }
    const { rows, drawn } = pages.value
    const listed = new Map<string, Made>()
    for (const [path, file] of files)
      listed.set(path, present(file.kind === 'page' ? rows.get(file.page.path) : made.get(path), path))
    await compress(compressed, listed, staging)
    const sizes = await sizesOf(listed, staging.folder)
    const next = nextChange(site, run.options)
    const result = { pages: plan.pages.length, redirects: plan.redirects.length, files: listed.size, sizes, ...next }
    const key = cache ? siteKey(run.options, history, run.inputs) : ''
    staging.replace(listed, { key, result } satisfies BuildNote)
    const reused = [...rows.keys()].filter((path) => !drawn.has(path))
    return { value: { ...result, drawn, reused, changes: changesSince(last, listed) }, problems: [] }
  } catch (fault) {
    return failed(fault, target, staging)
  }
}

/** Writes every page into the staging folder, drawing only the changed ones. */
function writePages(
  run: Run,
  ready: ReadySite,
  staging: Staging,
  onPage: OnPage | undefined,
): Promise<Result<Pages<WrittenRow>>> {
  const { folder } = staging
  const writer = new PageWriter(new PageDrawer(ready.drawing), folder)
  return eachPage<WrittenRow, WrittenPage>(run, ready, {
    table: run.tables.open('pages', ''),
    exists: (path, { digest }) => staging.find(fileOf(path), digest) !== undefined,
    draw: (request) => writer.write(request),
    purpose: { kind: 'write', folder },
    rowOf(written) {
      const { path, digest, size } = written
      staging.add(fileOf(path), written)
      return { digest, size }
    },
    onPage,
  })
}

/** Writes all files but the pages. */
async function putFiles(files: OutputFiles, staging: Staging): Promise<ReadonlyMap<string, Made>> {
  const made = new Map<string, Made>()
  await inParallel([...files], async ([path, file]) => {
    if (file.kind === 'bytes') made.set(path, await staging.put(path, file.digest, file.contents))
  })
  return made
}

/** The next day on which a build changes a page. */
function nextChange({ content, records }: SiteModel, { today }: Options): { next?: string } {
  const next = turningDaysOf(content, records, today).find((day) => day > (today ?? ''))
  return next === undefined ? {} : { next }
}

/** Turns a fault of the disk into a problem; anything else is a bug and is thrown. The output folder stays as it is. */
function failed(fault: unknown, { out }: Target, staging: Staging | undefined): Result<BuildResult> {
  if ((fault as NodeJS.ErrnoException).code === undefined) throw fault
  staging?.abandon()
  return { problems: [writeProblem(out, fault)] }
}
