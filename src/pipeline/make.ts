// The files of a site -> its output folder, all or nothing. The order of the work stands here; what need not be done
// again is decided step by step.

import { compress, compressedFiles } from '../emit/compress.ts'
import { type LastOutput, type Made, NOTHING } from '../emit/listing.ts'
import { type Sizes, sizesOf } from '../emit/sizes.ts'
import { openStaging, type Staging, type StagingCache } from '../emit/staging.ts'
import { writeProblem } from '../emit/write.ts'
import { history } from '../load/history.ts'
import { fileOf } from '../model/address.ts'
import { inOrder, type Result } from '../model/problem.ts'
import { shortDigest } from '../runtime/digest.ts'
import { packedValue } from '../runtime/encoding.ts'
import { inParallel } from '../runtime/in-parallel.ts'
import type { Inputs } from '../runtime/inputs.ts'
import { changeTable, keyOf, pathOf, readTable } from '../runtime/table.ts'
import { cacheNotes } from '../runtime/unwritten.ts'
import { drawSetup, eachPage, fingerprints, type Standing } from './fingerprints.ts'
import { openSite } from './open.ts'
import { type Opened, type Options, type Step, tableOf } from './options.ts'
import { chosenHosts, type OutputFile, outputFiles } from './output.ts'
import { type DrawnPage, type DrawnPages, type DrawSetup, pageDrawer, pagesIn } from './pages.ts'
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
  /** The paths that the replaced folder does not hold as listed; where there is none, nothing was built before. */
  readonly altered: (() => Promise<readonly string[]>) | undefined
  /** What the last build made, where that is known. */
  readonly before: Built | undefined
  /** Digest of everything the output is made from. */
  readonly key: () => string
  readonly onPage: OnPage | undefined
}

/** Makes the site of `inputs` and puts it in the place of the output folder. On any problem that stays as it was. */
export async function make(options: Options, inputs: Inputs, target: Target): Promise<Step<Built>> {
  const { files } = inputs
  const changed = history(options.root)
  const opened = await openSite(options, inputs)
  if (!opened.value) return opened
  const fresh = beginFresh(opened.value, target)
  try {
    const prepared = await prepare(opened.value)
    const output = prepared.value ? await outputFiles(opened.value, prepared.value, await changed) : prepared
    if (!prepared.value || !output.value) {
      fresh?.abandon()
      return { problems: output.problems, files }
    }
    const made = await write(opened.value, prepared.value, output.value, target, fresh)
    inputs.save()
    opened.value.cache.clean(options.now)
    return made.value ? { value: made.value, problems: [...made.problems, ...cacheNotes()], files } : { ...made, files }
  } finally {
    await opened.value.close()
  }
}

/**
 * The staging folder of a site that is made for the first time, where workers have nothing to do until pages are drawn:
 * one makes the folders of the pages.
 */
function beginFresh({ plan, crew }: Opened, target: Target): Staging | undefined {
  const idle = target.altered ? undefined : crew(plan.pages.length)
  if (!idle) return undefined
  try {
    const staging = openStaging(target.out, { ...target, altered: [] })
    const files = plan.pages.map(({ path }) => fileOf(path))
    staging.expect(files)
    idle.tellOne({ kind: 'folders', root: staging.folder, files })
    return staging
  } catch {
    // What the disk says is told when it is written to again.
    return undefined
  }
}

async function write(
  opened: Opened,
  prepared: Prepared,
  files: ReadonlyMap<string, OutputFile | 'page'>,
  target: Target,
  fresh: Staging | undefined,
): Promise<Result<Built>> {
  const { plan, options } = opened
  let staging = fresh
  try {
    staging ??= openStaging(target.out, { ...target, altered: (await target.altered?.()) ?? [] })
    const pages = await writePages(opened, drawSetup(opened, prepared), staging, target.onPage)
    if (!pages.value) {
      staging.abandon()
      return { problems: inOrder(pages.problems) }
    }
    const into = staging
    const listed = new Map<string, Made>()
    for (const path of files.keys()) listed.set(path, NOTHING)
    for (const [path, { digest, size }] of pages.value.rows) listed.set(fileOf(path), { digest, size })
    const others = [...files].filter((one): one is [string, OutputFile] => one[1] !== 'page')
    await inParallel(others, async ([path, file]) => listed.set(path, await put(path, file, into)))
    await compress(compressedFiles(files.keys(), plan, await chosenHosts(plan.site)), listed, staging)
    const sizes = sizesOf(listed, staging.folder, target.before?.sizes)
    // Awaited below; where the folder cannot be finished, what is wrong with that is told.
    sizes.catch(() => undefined)
    const replace = staging.finish(listed)
    const built: Built = {
      pages: plan.pages.length,
      redirects: plan.redirects.length,
      files: listed.size,
      drawn: pages.value.made,
      sizes: await sizes,
    }
    const { drawn: _, ...unchanged } = built
    replace(packedValue({ key: options.cache ? target.key() : '', built: unchanged }))
    return { value: built, problems: [] }
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === undefined) throw fault
    staging?.abandon()
    return { problems: [writeProblem(target.out, fault)] }
  }
}

/** Brings one file that is no page into the staging folder. */
async function put(path: string, file: OutputFile, staging: Staging): Promise<Made> {
  const known = staging.known(path)
  if (known && (file.named || file.digest === known.digest) && staging.has(path, known.digest)) return known
  const contents = await file.contents()
  const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents
  staging.write(path, bytes)
  return { digest: file.digest ?? shortDigest(bytes), size: bytes.length }
}

/** What is cached of a page that was written: digest and size in bytes of its HTML. */
interface Row extends Standing, Made {
  /** The row as it is cached. */
  readonly line: string
}

function rowIn(line: string): Row {
  const [fingerprint = '', parts = '', digest = '', size = '', ...reads] = line.split(' ')
  return { fingerprint, parts, digest, size: Number(size), reads: reads.map(pathOf), line }
}

function rowOf(row: Omit<Row, 'line'>): Row {
  const { fingerprint, parts, digest, size, reads } = row
  return { ...row, line: [fingerprint, parts, digest, size, ...reads.map(keyOf)].join(' ') }
}

/** Brings every page into the staging folder; draws those that are not what they were. By path, and how many. */
async function writePages(
  opened: Opened,
  setup: DrawSetup,
  staging: Staging,
  onPage: OnPage | undefined,
): Promise<Result<{ readonly rows: ReadonlyMap<string, Row>; readonly made: number }>> {
  const table = tableOf(opened.options, 'pages')
  const old = readTable(table, '')
  const rooms: ArrayBuffer[] = []
  const pages = await eachPage<Row, DrawnPage, DrawnPages>(opened, fingerprints(opened, setup), {
    known(path) {
      const line = old.get(keyOf(path))
      const row = line === undefined ? undefined : rowIn(line)
      return row && staging.has(fileOf(path), row.digest) ? row : undefined
    },
    here: () => pageDrawer(opened.work, setup),
    setup: () => ({ kind: 'draw setup', setup }),
    request: (jobs) => ({ kind: 'draw', jobs, room: rooms.pop() ?? new ArrayBuffer(0) }),
    answered(answer) {
      // What is in it is written before the next request is made.
      rooms.push(answer.room)
      return pagesIn(answer)
    },
    rowOf({ path, digest, bytes }, { fingerprint, reads, parts }) {
      staging.write(fileOf(path), bytes)
      return rowOf({ fingerprint, reads, parts, digest, size: bytes.length })
    },
    onPage,
  })
  const rows = pages.value?.rows
  if (rows) changeTable(table, '', old, new Map([...rows].map(([path, { line }]) => [keyOf(path), line])))
  return pages
}
