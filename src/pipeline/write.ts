// Draws the pages of a site and writes all files of its output folder, all or nothing.
import { compress, compressedFiles } from '../emit/compress.ts'
import { type LastOutput, type Made, NOTHING } from '../emit/listing.ts'
import { type Sizes, sizesOf } from '../emit/sizes.ts'
import { Staging, type StagingCache } from '../emit/staging.ts'
import { writeProblem } from '../emit/write.ts'
import { fileOf } from '../model/address.ts'
import { inOrder, type Result } from '../model/problem.ts'
import { shortDigest } from '../runtime/digest.ts'
import { inParallel } from '../runtime/in-parallel.ts'
import type { Inputs } from '../runtime/inputs.ts'
import { Table } from '../runtime/table.ts'
import { cacheNotes } from '../runtime/unwritten.ts'
import { changedPages, type Rows } from './changed-pages.ts'
import { drawSetup, type Fingerprint, Fingerprints } from './fingerprints.ts'
import type { OpenSite } from './open.ts'
import type { OnPage, Options, Step } from './options.ts'
import { chosenHosts, type OutputFile } from './output.ts'
import { type DrawnPage, type DrawSetup, pageDrawer } from './pages.ts'
import { type ReadySite, withSite } from './ready.ts'

/** The result of a build. */
export interface BuildResult {
  readonly pages: number
  readonly redirects: number
  readonly files: number
  /** The number of pages that had to be drawn; undefined if nothing had changed at all. */
  readonly drawn?: number
  readonly sizes: readonly Sizes[]
}

/** The output folder and its last build. */
export interface Target {
  readonly out: string
  readonly cache: StagingCache | undefined
  readonly last: LastOutput
  /** The key and result of the last build, if any. */
  readonly before: { readonly key: string; readonly result: BuildResult } | undefined
  /** Digest of everything that the output is made from. */
  readonly key: () => string
  readonly onPage: OnPage | undefined
}

/** Builds the site of `inputs` and replaces the output folder. On any problem that folder stays as it was. */
export async function make(options: Options, inputs: Inputs, target: Target): Promise<Step<BuildResult>> {
  const step = await withSite(options, inputs, undefined, (ready) => writeSite(ready, target))
  if (!step.value) return step
  inputs.save()
  return { ...step, problems: [...step.problems, ...cacheNotes()] }
}

/** Draws the pages and writes all files. */
async function writeSite({ site, prepared, files }: ReadySite, target: Target): Promise<Result<BuildResult>> {
  const { plan } = site
  const compressed = compressedFiles(files.keys(), plan, await chosenHosts(plan.site))
  let staging: Staging | undefined
  try {
    staging = new Staging(target.out, { ...target, files: [...files.keys(), ...compressed.keys()] })
    const into = staging
    const pages = await writePages(site, drawSetup(site, prepared), staging, target.onPage)
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
    await compress(compressed, listed, staging)
    const counts = { pages: plan.pages.length, redirects: plan.redirects.length, drawn: made }
    return { value: await replaceOutput(staging, listed, target, counts), problems: [] }
  } catch (fault) {
    return failed(fault, target, staging)
  }
}

/** Turns a fault of the disk into a problem; anything else is a bug and is thrown. The output folder stays as it is. */
function failed(fault: unknown, { out }: Target, staging: Staging | undefined): Result<BuildResult> {
  if ((fault as NodeJS.ErrnoException).code === undefined) throw fault
  staging?.abandon()
  return { problems: [writeProblem(out, fault)] }
}

/** Replaces the output folder by the staging folder, and records the key of everything that it was made from. */
async function replaceOutput(
  staging: Staging,
  listed: ReadonlyMap<string, Made>,
  target: Target,
  counts: Pick<BuildResult, 'pages' | 'redirects' | 'drawn'>,
): Promise<BuildResult> {
  const sizes = await sizesOf(listed, staging.folder, target.before?.result.sizes)
  const { drawn: _, ...rest } = counts
  const unchanged = { ...rest, files: listed.size, sizes }
  staging.replace(listed, { key: target.cache ? target.key() : '', result: unchanged })
  return { ...counts, ...unchanged }
}

/** Writes a file that is not a page, unless the staging folder has it already. */
async function put(path: string, file: OutputFile, staging: Staging): Promise<Made> {
  const known = staging.known(path)
  if (known && (file.named || file.digest === known.digest) && staging.has(path, known.digest)) return known
  const contents = await file.contents()
  const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents
  staging.write(path, bytes)
  return { digest: file.digest ?? shortDigest(bytes), size: bytes.length }
}

/** The cached record of a written page: what it was drawn from, and the digest and size of its HTML. */
interface Row extends Fingerprint, Made {}

/** Writes every page into the staging folder, drawing only the changed ones. */
async function writePages(
  site: OpenSite,
  setup: DrawSetup,
  staging: Staging,
  onPage: OnPage | undefined,
): Promise<Result<Rows<Row>>> {
  const table = new Table<Row>(site.tables('pages'), '')
  const pages = await changedPages<Row, DrawnPage>(site, new Fingerprints(site, setup), {
    cached(path) {
      const row = table.get(path)
      return row && staging.has(fileOf(path), row.digest) ? row : undefined
    },
    make: () => pageDrawer(site.work, setup),
    setup,
    rowOf({ path, digest, bytes }, fingerprint) {
      staging.write(fileOf(path), bytes)
      const row = { ...fingerprint, digest, size: bytes.length }
      table.set(path, row)
      return row
    },
    onPage,
  })
  if (pages.value) table.save()
  return pages
}
