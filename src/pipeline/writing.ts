// What was made of a site -> its output folder, all or nothing: every file, or those of a few pages alone.
import { compress, compressedFiles } from '../emit/compress.ts'
import { type LastOutput, type Made, madeOf, NOTHING } from '../emit/listing.ts'
import { type Sizes, sizesOf } from '../emit/sizes.ts'
import { openStaging, type Staging, type StagingCache } from '../emit/staging.ts'
import { writeProblem } from '../emit/write.ts'
import { fileOf } from '../model/address.ts'
import { CODINGS } from '../model/hosting/host.ts'
import { inOrder, type Result } from '../model/problem.ts'
import { shortDigest } from '../runtime/digest.ts'
import { packedValue } from '../runtime/encoding.ts'
import { inParallel } from '../runtime/in-parallel.ts'
import { changeTable, keyOf, readTable } from '../runtime/tables/table.ts'
import { drawSetup, eachPage, fingerprints, readsIn, type Standing } from './fingerprints.ts'
import type { FewPages } from './incremental/few.ts'
import { holdSite } from './incremental/held.ts'
import { type OnPage, type Opened, tableOf } from './options.ts'
import { chosenHosts, type OutputFile } from './output.ts'
import { type DrawnPage, type DrawnPages, type DrawSetup, pageDrawer, pagesIn } from './pages.ts'
import type { Prepared } from './prepare.ts'

/** What a build made, for whoever tells of it. */
export interface Built {
  readonly pages: number
  readonly redirects: number
  readonly files: number
  /** Pages that had to be drawn; undefined where nothing had changed at all. */
  readonly drawn?: number
  readonly sizes: readonly Sizes[]
}

/** Where a site is written to, and what is known of that folder. */
export interface Target {
  readonly out: string
  readonly cache: StagingCache | undefined
  readonly last: LastOutput
  /** The paths that the replaced folder does not hold as listed; where there is none, nothing was built before. */
  readonly altered: (() => Promise<readonly string[]>) | undefined
  /** What the last build made, and its key, where that is known. */
  readonly before: { readonly key: string; readonly built: Built } | undefined
  /** The state of the history of the site's files. */
  readonly history: string
  /** Digest of everything the output is made from. */
  readonly key: () => string
  readonly onPage: OnPage | undefined
}

/** What a whole site is written from. */
export interface Whole {
  readonly prepared: Prepared
  readonly files: ReadonlyMap<string, OutputFile | 'page'>
  /** When each file was last changed. */
  readonly dates: ReadonlyMap<string, string>
  /** The staging folder, where it is open. */
  readonly staging: Staging | undefined
}

/** Draws and writes a whole site. */
export async function writeSite(
  opened: Opened,
  { prepared, files, dates, staging: open }: Whole,
  target: Target,
): Promise<Result<Built>> {
  const { plan } = opened
  let staging = open
  try {
    staging ??= await stagingOf(target)
    const pages = await writePages(opened, drawSetup(opened, prepared), staging, target.onPage)
    if (!pages.value) {
      staging.abandon()
      return { problems: inOrder(pages.problems) }
    }
    const into = staging
    const { rows, made } = pages.value
    const listed = new Map<string, Made>()
    for (const path of files.keys()) listed.set(path, NOTHING)
    for (const [path, { digest, size }] of rows) listed.set(fileOf(path), { digest, size })
    const others = [...files].filter((one): one is [string, OutputFile] => one[1] !== 'page')
    await inParallel(others, async ([path, file]) => listed.set(path, await put(path, file, into)))
    await compress(compressedFiles(files.keys(), plan, await chosenHosts(plan.site)), listed, staging)
    const counts = { pages: plan.pages.length, redirects: plan.redirects.length, drawn: made }
    const { built, key } = await replaceOutput(staging, listed, target, counts)
    // A site that was never built before is not built again soon, if ever.
    if (target.before) {
      const texts = new Set([...rows.values()].map((row) => row.reads))
      const reads = [...new Set([...texts].flatMap(readsIn))]
      const { shell, assets } = prepared
      holdSite(opened, { shell, assets, reads }, { key, history: target.history, dates })
    }
    return { value: built, problems: [] }
  } catch (fault) {
    return failed(fault, target, staging)
  }
}

/**
 * Writes pages alone, where the output folder is as the last build left it. Where it is not, or where pages have files
 * beside them, the site is to be written whole, into the staging folder that is handed back.
 */
export async function writeFew({ pages, hold }: FewPages, target: Target): Promise<Result<Built> | Staging> {
  let staging: Staging | undefined
  try {
    staging = await stagingOf(target)
    const listed = new Map<string, Made>()
    for (const [path, row] of target.last.listing) if (!path.endsWith('/')) listed.set(path, madeOf(row))
    const fresh = new Map(pages.map(({ path, digest, bytes }) => [fileOf(path), { digest, bytes }] as const))
    for (const path of fresh.keys())
      if (!listed.has(path) || CODINGS.some((coding) => listed.has(`${path}.${coding}`))) return staging
    for (const [path, { digest }] of listed) if (!fresh.has(path) && !staging.has(path, digest)) return staging
    for (const [path, { digest, bytes }] of fresh) {
      staging.write(path, bytes)
      listed.set(path, { digest, size: bytes.length })
    }
    const { pages: all = 0, redirects = 0 } = target.before?.built ?? {}
    const { built, key } = await replaceOutput(staging, listed, target, { pages: all, redirects, drawn: pages.length })
    hold(key)
    return { value: built, problems: [] }
  } catch (fault) {
    return failed(fault, target, staging)
  }
}

const stagingOf = async (target: Target) =>
  openStaging(target.out, { ...target, altered: (await target.altered?.()) ?? [] })

/** What the disk says is a problem, and leaves the output folder as it is; anything else is a fault of the engine. */
function failed(fault: unknown, { out }: Target, staging: Staging | undefined): Result<Built> {
  if ((fault as NodeJS.ErrnoException).code === undefined) throw fault
  staging?.abandon()
  return { problems: [writeProblem(out, fault)] }
}

/** Puts the files of the staging folder in the place of the output folder, under the key of what they are made from. */
async function replaceOutput(
  staging: Staging,
  listed: ReadonlyMap<string, Made>,
  target: Target,
  counts: Pick<Built, 'pages' | 'redirects' | 'drawn'>,
): Promise<{ readonly built: Built; readonly key: string }> {
  const sizes = sizesOf(listed, staging.folder, target.before?.built.sizes)
  // Awaited below; where the folder cannot be finished, what is wrong with that is told.
  sizes.catch(() => undefined)
  const replace = staging.finish(listed)
  const built: Built = { ...counts, files: listed.size, sizes: await sizes }
  const { drawn: _, ...unchanged } = built
  const key = target.cache ? target.key() : ''
  replace(packedValue({ key, built: unchanged }))
  return { built, key }
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
  const fields = line.split(' ', 4)
  const [fingerprint = '', parts = '', digest = '', size = ''] = fields
  return { fingerprint, parts, digest, size: Number(size), reads: line.slice(fields.join(' ').length + 1), line }
}

function rowOf(row: Omit<Row, 'line'>): Row {
  const { fingerprint, parts, digest, size, reads } = row
  return { ...row, line: [fingerprint, parts, digest, size, reads].join(' ') }
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
    standing: (row) => row,
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
