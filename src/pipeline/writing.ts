// What was made of a site -> its output folder, all or nothing: every file, or those of a few pages alone.
import { compress, compressedFiles } from '../emit/compress.ts'
import { type LastOutput, type Made, NOTHING } from '../emit/listing.ts'
import { type Sizes, sizesOf } from '../emit/sizes.ts'
import { alteredSince, openStaging, type Staging, type StagingCache } from '../emit/staging.ts'
import { writeProblem } from '../emit/write.ts'
import { fileOf } from '../model/address.ts'
import { inOrder, type Result } from '../model/problem.ts'
import { shortDigest } from '../runtime/digest.ts'
import { inParallel } from '../runtime/in-parallel.ts'
import { Table } from '../runtime/table.ts'
import { drawSetup, eachPage, fingerprints, type Standing } from './fingerprints.ts'
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

/** The output folder, and what is known of its last build. */
export interface Target {
  readonly out: string
  readonly cache: StagingCache | undefined
  readonly last: LastOutput
  /** The key and result of the last build, if any. */
  readonly before: { readonly key: string; readonly built: Built } | undefined
  /** Digest of everything that the output is made from. */
  readonly key: () => string
  readonly onPage: OnPage | undefined
}

/** Draws the pages and writes all files. */
export async function writeSite(
  opened: Opened,
  prepared: Prepared,
  files: ReadonlyMap<string, OutputFile | 'page'>,
  target: Target,
): Promise<Result<Built>> {
  const { plan } = opened
  const { out, cache, before } = target
  let staging: Staging | undefined
  try {
    staging = openStaging(out, { ...target, altered: before && cache ? alteredSince(cache) : [] })
    const into = staging
    const pages = await writePages(opened, drawSetup(opened, prepared), staging, target.onPage)
    if (!pages.value) {
      staging.abandon()
      return { problems: inOrder(pages.problems) }
    }
    const { rows, made } = pages.value
    const listed = new Map<string, Made>()
    for (const path of files.keys()) listed.set(path, NOTHING)
    for (const [path, { digest, size }] of rows) listed.set(fileOf(path), { digest, size })
    const others = [...files].filter((one): one is [string, OutputFile] => one[1] !== 'page')
    await inParallel(others, async ([path, file]) => listed.set(path, await put(path, file, into)))
    await compress(compressedFiles(files.keys(), plan, await chosenHosts(plan.site)), listed, staging)
    const counts = { pages: plan.pages.length, redirects: plan.redirects.length, drawn: made }
    return { value: await replaceOutput(staging, listed, target, counts), problems: [] }
  } catch (fault) {
    return failed(fault, target, staging)
  }
}

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
): Promise<Built> {
  const sizes = sizesOf(listed, staging.folder, target.before?.built.sizes)
  // Awaited below; where the folder cannot be finished, what is wrong with that is told.
  sizes.catch(() => undefined)
  const replace = staging.finish(listed)
  const built: Built = { ...counts, files: listed.size, sizes: await sizes }
  const { drawn: _, ...unchanged } = built
  replace({ key: target.cache ? target.key() : '', built: unchanged })
  return built
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

/** The cached record of a written page: what it was drawn from, and the digest and size of its HTML. */
interface Row extends Standing, Made {}

/** Writes every page into the staging folder, drawing only the changed ones. Returns rows by path, and the count. */
async function writePages(
  opened: Opened,
  setup: DrawSetup,
  staging: Staging,
  onPage: OnPage | undefined,
): Promise<Result<{ readonly rows: ReadonlyMap<string, Row>; readonly made: number }>> {
  const table = new Table<Row>(tableOf(opened.options, 'pages'), '')
  const rooms: ArrayBuffer[] = []
  const pages = await eachPage<Row, DrawnPage, DrawnPages>(opened, fingerprints(opened, setup), {
    known(path) {
      const row = table.get(path)
      return row && staging.has(fileOf(path), row.digest) ? row : undefined
    },
    here: () => pageDrawer(opened.work, setup),
    setup: () => ({ kind: 'draw setup', setup }),
    request: (jobs) => ({ kind: 'draw', jobs, room: rooms.pop() ?? new ArrayBuffer(0) }),
    answered(answer) {
      // The pages of a batch are written before the next request is made, so its buffer is free again.
      rooms.push(answer.room)
      return pagesIn(answer)
    },
    rowOf({ path, digest, bytes }, standing) {
      staging.write(fileOf(path), bytes)
      const row = { ...standing, digest, size: bytes.length }
      table.set(path, row)
      return row
    },
    onPage,
  })
  if (pages.value) table.save()
  return pages
}
