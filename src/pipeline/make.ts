// The files of a site -> its output folder, all or nothing. The order of the work stands here; what need not be done
// again is decided step by step.

import { compress, compressedFiles } from '../emit/compress.ts'
import { type Sizes, sizesOf } from '../emit/sizes.ts'
import type { LastOutput, StagingCache } from '../emit/staging.ts'
import { openStaging, type Staging } from '../emit/staging.ts'
import { writeProblem } from '../emit/write.ts'
import { fileOf } from '../model/address.ts'
import { inOrder, type Problem, type Result } from '../model/problem.ts'
import { shortDigest } from '../runtime/digest.ts'
import { inParallel } from '../runtime/in-parallel.ts'
import type { Inputs } from '../runtime/inputs.ts'
import { keyOf, readTable, writeTable } from '../runtime/table.ts'
import { cacheNotes } from '../runtime/unwritten.ts'
import { WORTH_WORKERS } from './crew.ts'
import { drawSetup, fingerprints, type PageRow } from './fingerprints.ts'
import { type Opened, openSite } from './open.ts'
import { type Options, type Step, tableOf } from './options.ts'
import { chosenHosts, type OutputFile, outputFiles } from './output.ts'
import { type DrawSetup, type PageJob, pageWriter, type Written } from './pages.ts'
import { type Prepared, prepare } from './prepare.ts'

/** What a build made, for whoever tells of it. */
export interface Built {
  readonly pages: number
  readonly redirects: number
  readonly files: number
  /** Pages that had to be drawn; undefined where nothing had changed at all. */
  readonly drawn?: number
  readonly sizes: readonly Sizes[]
}

/** Called as pages are drawn. */
export type OnPage = (done: number, all: number) => void

/** Where a site is written to, and what is known of that folder. */
export interface Target {
  readonly out: string
  readonly cache: StagingCache | undefined
  readonly last: LastOutput
  /** What the last build made, where that is known. */
  readonly before: Built | undefined
  /** Digest of everything the output is made from. */
  readonly key: () => string
  readonly onPage: OnPage | undefined
}

/** Makes the site of `inputs` and puts it in the place of the output folder. On any problem that stays as it was. */
export async function make(options: Options, inputs: Inputs, target: Target): Promise<Step<Built>> {
  const { files } = inputs
  const opened = await openSite(options, inputs)
  if (!opened.value) return opened
  try {
    const prepared = await prepare(opened.value)
    if (!prepared.value) return { ...prepared, files }
    const output = await outputFiles(opened.value, prepared.value)
    if (!output.value) return { ...output, files }
    const made = await write(opened.value, prepared.value, output.value, target)
    inputs.save()
    opened.value.cache.clean(options.now)
    return made.value ? { value: made.value, problems: [...made.problems, ...cacheNotes()], files } : { ...made, files }
  } finally {
    await opened.value.close()
  }
}

async function write(
  opened: Opened,
  prepared: Prepared,
  files: ReadonlyMap<string, OutputFile | 'page'>,
  target: Target,
): Promise<Result<Built>> {
  const { plan, options } = opened
  let staging: Staging | undefined
  try {
    staging = openStaging(target.out, target.cache, target.last)
    const pages = await writePages(opened, drawSetup(opened, prepared), staging, target.onPage)
    if (!pages.value) {
      staging.abandon()
      return { problems: inOrder(pages.problems) }
    }
    const into = staging
    const listed = new Map(
      await inParallel([...files], async ([path, file]) => {
        const known = file === 'page' ? (pages.value.get(path) ?? { digest: '', size: 0 }) : undefined
        return [path, known ?? (await put(path, file as OutputFile, into))] as const
      }),
    )
    await compress(compressedFiles(files.keys(), plan, await chosenHosts(plan.site)), listed, staging)
    const built: Built = {
      pages: plan.pages.length,
      redirects: plan.redirects.length,
      files: listed.size,
      drawn: pages.drawn,
      sizes: sizesOf(listed, staging.folder, target.before?.sizes),
    }
    const { drawn: _, ...unchanged } = built
    staging.finish(listed, JSON.stringify({ key: options.cache ? target.key() : '', built: unchanged }))
    return { value: built, problems: [] }
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === undefined) throw fault
    staging?.abandon()
    return { problems: [writeProblem(target.out, fault)] }
  }
}

/** Brings one file that is no page into the staging folder. */
async function put(path: string, file: OutputFile, staging: Staging): Promise<{ digest: string; size: number }> {
  const known = staging.known(path)
  if (known && (file.named || file.digest === known.digest) && staging.has(path, known.digest)) return known
  const contents = await file.contents()
  const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents
  staging.write(path, bytes)
  return { digest: file.digest ?? shortDigest(bytes), size: bytes.length }
}

/** Brings every page into the staging folder; draws those that are not what they were. */
async function writePages(
  opened: Opened,
  setup: DrawSetup,
  staging: Staging,
  onPage: OnPage | undefined,
): Promise<
  | { value: ReadonlyMap<string, { digest: string; size: number }>; drawn: number; problems: [] }
  | { value?: never; problems: readonly Problem[] }
> {
  const { plan, options, work, owners } = opened
  const table = tableOf(options, 'pages')
  const old = readTable(table, '')
  const prints = fingerprints(opened, setup)
  const rows = new Map<string, string | Uint8Array>()
  const written = new Map<string, { digest: string; size: number }>()
  const todo = new Map<string, { job: PageJob; fingerprint: string }>()
  for (const page of plan.pages) {
    const { path } = page
    const fingerprint = prints.of(page)
    const bytes = old.get(keyOf(path))
    const row = bytes && (JSON.parse(bytes.toString()) as PageRow)
    if (
      row?.fingerprint === fingerprint &&
      row.parts === prints.parts(row.reads) &&
      staging.has(fileOf(path), row.digest)
    ) {
      written.set(fileOf(path), row)
      rows.set(keyOf(path), bytes as Buffer)
    } else todo.set(path, { job: prints.job(page), fingerprint })
  }
  const problems: Problem[] = []
  let done = 0
  const take = ({ path, reads, digest, size, problem }: Written) => {
    onPage?.(++done, todo.size)
    if (problem) {
      problems.push(problem)
      return
    }
    staging.wrote(fileOf(path))
    written.set(fileOf(path), { digest, size })
    const row = { fingerprint: todo.get(path)?.fingerprint ?? '', reads, parts: prints.parts(reads), digest, size }
    rows.set(keyOf(path), JSON.stringify(row satisfies PageRow))
  }
  const jobs = [...todo.values()].map(({ job }) => job)
  const crew = jobs.length >= WORTH_WORKERS ? opened.crew() : undefined
  if (crew) {
    crew.tell({ kind: 'write setup', setup, folder: staging.folder })
    const owner = ({ planned }: PageJob) => owners.get(planned.document.file)
    await crew.each<PageJob, readonly Written[]>(
      jobs,
      (batch) => ({ kind: 'write', jobs: batch }),
      (pages) => pages.forEach(take),
      owner,
    )
  } else {
    const writePage = pageWriter(work, setup, staging.folder)
    for (const job of jobs) take(writePage(job))
  }
  if (problems.length > 0) return { problems }
  if (jobs.length > 0 || rows.size !== old.size) writeTable(table, '', rows)
  return { value: written, drawn: jobs.length, problems: [] }
}
