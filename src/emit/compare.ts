// Compares an output folder with the files that the site builds: which are missing, added, stale or altered.
import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileOf } from '../model/address.ts'
import type { Difference } from '../model/checks/rule.ts'
import { shortDigest } from '../runtime/digest.ts'
import { type Compressed, compressedDigest, digestOfCompressed } from './compress.ts'
import { isAsListed, isListed, type Listing, madeOf } from './listing.ts'
import { isMade } from './write.ts'

/** A file that should exist. `named`: its name contains the digest of everything that decides its bytes. */
interface Wanted {
  readonly digest?: string
  readonly named?: boolean
  contents(): Promise<string | Uint8Array>
}

/** What an output folder is compared with. */
export interface Expected {
  readonly out: string
  /** Findings name files relative to this folder. */
  readonly root: string
  /** What the last build left in the output folder. */
  readonly listing: Listing
  readonly files: ReadonlyMap<string, Wanted | 'page'>
  readonly compressed: ReadonlyMap<string, Compressed>
  /** The digest of every page by its address. */
  readonly pages: ReadonlyMap<string, string>
}

/** How an output folder differs from `expected`. None if the folder does not exist, or no build made it. */
export async function differences(expected: Expected): Promise<Difference[]> {
  const { out, root, listing, files, compressed, pages } = expected
  const found: Difference[] = []
  const add = (path: string, kind: Difference['kind']) =>
    found.push({ path: relative(root, join(out, path)).split(sep).join('/'), kind })
  const isBuilt = isOutput(out, listing)
  if (isBuilt === undefined) add('', 'closed')
  if (!isBuilt) return found
  const closed = new Set<string>()
  const onClosed = (path: string) => closed.add(path)
  const compare = (path: string, present: string | undefined, wanted: string | undefined) => {
    if (closed.has(path) || (present !== undefined && present === wanted)) return
    const listed = listing.get(path)
    const isAltered = listed !== undefined && present !== madeOf(listed).digest
    add(path, present === undefined ? 'missing' : isAltered ? 'altered' : 'stale')
  }
  for (const path of filesIn(out, onClosed)) if (!files.has(path) && !compressed.has(path)) add(path, 'added')
  const byFile = new Map([...pages].map(([path, digest]) => [fileOf(path), digest]))
  const digests = new Map<string, string | undefined>()
  for (const [path, file] of files) {
    const listed = listing.get(path)
    const digest = file === 'page' ? byFile.get(path) : await wanted(file, listed)
    digests.set(path, digest)
    compare(path, digestOf(out, path, listed, onClosed), digest)
  }
  for (const [path, { of, coding }] of compressed) {
    const present = digestOf(out, path, listing.get(path), onClosed, (bytes) => digestOfCompressed(coding, bytes))
    compare(path, present, compressedDigest(coding, digests.get(of) ?? ''))
  }
  for (const path of outermost(closed)) add(path, 'closed')
  return found.sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Whether a build made the folder; undefined if it cannot be read. */
function isOutput(out: string, listing: Listing): boolean | undefined {
  try {
    return !!lstatSync(out, { throwIfNoEntry: false })?.isDirectory() && (isMade(out) || isListed(out, listing))
  } catch (fault) {
    if (!isClosed(fault)) throw fault
    return undefined
  }
}

/** The paths that are not in a folder of the set. */
function outermost(paths: ReadonlySet<string>): string[] {
  const folders = [...paths].filter((path) => path === '' || path.endsWith('/'))
  return [...paths].filter((path) => !folders.some((folder) => path !== folder && path.startsWith(folder)))
}

/** Whether the user lacks the permission to read. */
const isClosed = (fault: unknown) => ['EACCES', 'EPERM'].includes((fault as NodeJS.ErrnoException).code ?? '')

/** The digest of a file of the folder. An unchanged file is not read. */
function digestOf(
  out: string,
  path: string,
  listed: string | undefined,
  onClosed: (path: string) => unknown,
  digest: (bytes: Uint8Array) => string = shortDigest,
): string | undefined {
  if (listed !== undefined && isAsListed(out, path, listed)) return madeOf(listed).digest
  try {
    const bytes = readFileSync(join(out, path))
    try {
      return digest(bytes)
    } catch {
      return shortDigest(bytes)
    }
  } catch (fault) {
    if (isClosed(fault)) onClosed(path)
    return undefined
  }
}

/** The digest that a file should have. A listed file with a digest in its name is not made again. */
async function wanted(file: Wanted, listed: string | undefined): Promise<string> {
  if (file.digest !== undefined) return file.digest
  return listed !== undefined && file.named ? madeOf(listed).digest : shortDigest(await file.contents())
}

/** The files below a folder; none if a build replaces the folder at this moment. */
function filesIn(folder: string, onClosed: (path: string) => unknown, prefix = ''): string[] {
  try {
    return readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? filesIn(folder, onClosed, `${prefix}${entry.name}/`) : [prefix + entry.name],
    )
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'ENOENT') return []
    if (isClosed(fault)) {
      onClosed(prefix)
      return []
    }
    throw fault
  }
}
