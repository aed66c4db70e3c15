// Draws the pages of a site and writes all files of its output folder, all or nothing.
import { relative, sep } from 'node:path'
import { compress, compressedFiles } from '../emit/compress.ts'
import { addedByHand, type Changes, changesSince, type LastOutput, type Made, NOTHING } from '../emit/listing.ts'
import { type Sizes, sizesOf } from '../emit/sizes.ts'
import { Staging, type StagingCache } from '../emit/staging.ts'
import { writeProblem } from '../emit/write.ts'
import { fileOf } from '../model/address.ts'
import { count } from '../model/counts.ts'
import { inOrder, type Problem, type Result } from '../model/problem.ts'
import { changedOriginals } from '../runtime/ejected.ts'
import { inParallel } from '../runtime/in-parallel.ts'
import type { Inputs } from '../runtime/inputs.ts'
import { Table } from '../runtime/table.ts'
import { cacheNotes } from '../runtime/unwritten.ts'
import { changedPages, type Pages } from './changed-pages.ts'
import { Fingerprints } from './fingerprints.ts'
import type { OpenSite } from './open.ts'
import { type OnPage, type Options, type SiteResult, siteKey } from './options.ts'
import { chosenHosts, type OutputFile } from './output.ts'
import { type DrawSetup, pageWriter, type WrittenPage } from './pages.ts'
import { type ReadySite, withSite } from './ready.ts'
import { turningDaysOf } from './turning-days.ts'

/** The record of a build about itself for the next one. */
export interface BuildNote {
  /** Identifies everything that the output was made from; '' if that is not cached. */
  readonly key: string
  readonly result: Omit<BuildResult, 'drawn' | 'changes'>
}

/** The result of a build. */
export interface BuildResult {
  readonly pages: number
  readonly redirects: number
  readonly files: number
  /** The next day on which a build changes a page by itself; undefined if no text has such a day. */
  readonly next?: string
  /** The number of pages that had to be drawn; undefined if nothing had changed at all. */
  readonly drawn?: number
  readonly sizes: readonly Sizes[]
  /** The files that differ from those of the last build. */
  readonly changes: Changes
}

/** The output folder and its last build. */
export interface Target {
  readonly out: string
  readonly cache: StagingCache | undefined
  readonly last: LastOutput
  /** The state of the git history. */
  readonly history: string
  readonly onPage: OnPage | undefined
}

/** Builds the site of `inputs` and replaces the output folder. On any problem that folder stays as it was. */
export async function writeSite(options: Options, inputs: Inputs, target: Target): Promise<SiteResult<BuildResult>> {
  const notes = [...addedNotes(options.root, target), ...changedOriginals(inputs.templates)]
  const step = await withSite(options, inputs, undefined, (ready) => writeFiles(options, ready, target))
  if (!step.value) return step
  inputs.save()
  return { ...step, problems: [...notes, ...step.problems, ...cacheNotes()] }
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
async function writeFiles(
  options: Options,
  { site, setup, files }: ReadySite,
  target: Target,
): Promise<Result<BuildResult>> {
  const { out, cache, last, history } = target
  const { plan } = site
  const compressed = compressedFiles(files.keys(), plan, await chosenHosts(plan.site))
  let staging: Staging | undefined
  try {
    staging = new Staging(out, { cache, last, files: [...files.keys(), ...compressed.keys()] })
    const into = staging
    const pages = await writePages(site, setup, staging, target.onPage)
    if (!pages.value) {
      staging.abandon()
      return { problems: inOrder(pages.problems) }
    }
    const { rows, made } = pages.value
    const listed = new Map<string, Made>()
    for (const path of files.keys()) listed.set(path, NOTHING)
    for (const [path, { digest, size }] of rows) listed.set(fileOf(path), { digest, size })
    const others = [...files].filter((one): one is [string, OutputFile] => one[1] !== 'page')
    await inParallel(others, async ([path, { digest, contents }]) => {
      listed.set(path, await into.put(path, digest, contents))
    })
    await compress(compressed, listed, staging)
    const sizes = await sizesOf(listed, staging.folder)
    const next = nextChange(site)
    const result = { pages: plan.pages.length, redirects: plan.redirects.length, files: listed.size, sizes, ...next }
    const key = cache ? siteKey(options, history, site.inputs) : ''
    staging.replace(listed, { key, result } satisfies BuildNote)
    return { value: { ...result, drawn: made, changes: changesSince(last, listed) }, problems: [] }
  } catch (fault) {
    return failed(fault, target, staging)
  }
}

/** The next day on which a build changes a page. */
function nextChange({ content, records, today = '' }: OpenSite): { next?: string } {
  const next = turningDaysOf(content, records, today).find((day) => day > today)
  return next === undefined ? {} : { next }
}

/** Turns a fault of the disk into a problem; anything else is a bug and is thrown. The output folder stays as it is. */
function failed(fault: unknown, { out }: Target, staging: Staging | undefined): Result<BuildResult> {
  if ((fault as NodeJS.ErrnoException).code === undefined) throw fault
  staging?.abandon()
  return { problems: [writeProblem(out, fault)] }
}

/** Writes every page into the staging folder, drawing only the changed ones. */
async function writePages(
  site: OpenSite,
  setup: DrawSetup,
  staging: Staging,
  onPage: OnPage | undefined,
): Promise<Result<Pages<Made>>> {
  const { folder } = staging
  return changedPages<Made, WrittenPage>(site, new Fingerprints(site, setup), {
    table: new Table(site.tables('pages'), ''),
    exists: (path, { digest }) => staging.find(fileOf(path), digest) !== undefined,
    make: pageWriter(site.work, setup, folder),
    setup,
    folder,
    resultOf(written) {
      const { path, digest, size } = written
      staging.add(fileOf(path), written)
      return { digest, size }
    },
    onPage,
  })
}
