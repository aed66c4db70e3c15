// The files a site builds and an output folder -> what of the folder is missing, added, stale or altered.
import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileOf } from '../model/address.ts'
import type { Difference } from '../model/checks/rule.ts'
import { shortDigest } from '../runtime/digest.ts'
import { type Compressed, compressedDigest, digestOfCompressed } from './compress.ts'
import { isAsListed, isListed, type Listing, madeOf } from './listing.ts'
import { isMade } from './write.ts'

/** A file that should be there. `named`: its name holds the digest of all that decides its bytes. */
interface Wanted {
  readonly digest?: string
  readonly named?: boolean
  contents(): Promise<string | Uint8Array>
}

/**
 * Nothing where there is no folder, or none that a build made. `pages` holds the digest of every page by its address.
 */
export async function differences({
  out,
  root,
  listing,
  files,
  compressed,
  pages,
}: {
  out: string
  /** Findings name files relative to this folder. */
  root: string
  /** What the last build left in the output folder. */
  listing: Listing
  files: ReadonlyMap<string, Wanted | 'page'>
  compressed: ReadonlyMap<string, Compressed>
  pages: ReadonlyMap<string, string>
}): Promise<Difference[]> {
  const found: Difference[] = []
  const add = (path: string, kind: Difference['kind']) =>
    found.push({ path: relative(root, join(out, path)).split(sep).join('/'), kind })
  try {
    if (!lstatSync(out, { throwIfNoEntry: false })?.isDirectory() || !(isMade(out) || isListed(out, listing))) return []
  } catch (fault) {
    if (!isClosed(fault)) throw fault
    add('', 'closed')
    return found
  }
  const byFile = new Map([...pages].map(([path, digest]) => [fileOf(path), digest]))
  const closed = new Set<string>()
  const onClosed = (path: string) => closed.add(path)
  const look = (path: string, present: string | undefined, wanted: string | undefined) => {
    const listed = listing.get(path)
    if (closed.has(path)) return
    if (present === undefined) add(path, 'missing')
    else if (present !== wanted)
      add(path, listed !== undefined && present !== madeOf(listed).digest ? 'altered' : 'stale')
  }
  for (const path of filesIn(out, onClosed)) if (!files.has(path) && !compressed.has(path)) add(path, 'added')
  const digests = new Map<string, string | undefined>()
  for (const [path, file] of files) {
    const listed = listing.get(path)
    const digest = file === 'page' ? byFile.get(path) : await wanted(file, listed)
    digests.set(path, digest)
    look(path, digestOf(out, path, listed, onClosed), digest)
  }
  for (const [path, { of, coding }] of compressed) {
    const present = digestOf(out, path, listing.get(path), onClosed, (bytes) => digestOfCompressed(coding, bytes))
    look(path, present, compressedDigest(coding, digests.get(of) ?? ''))
  }
  const folders = [...closed].filter((path) => /^$|\/$/.test(path))
  const isInside = (path: string) => folders.some((folder) => path !== folder && path.startsWith(folder))
  for (const path of closed) if (!isInside(path)) add(path, 'closed')
  return found.sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Whether this user may not read what the fault is about. */
const isClosed = (fault: unknown) => ['EACCES', 'EPERM'].includes((fault as NodeJS.ErrnoException).code ?? '')

/** The digest of a file of the folder: known where the file is as the last build left it. */
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

/** The digest a file should have. One whose name says what it holds is what an earlier build made of it. */
async function wanted(file: Wanted, listed: string | undefined): Promise<string> {
  if (file.digest !== undefined) return file.digest
  return listed !== undefined && file.named ? madeOf(listed).digest : shortDigest(await file.contents())
}

/** The files below a folder; none of one that a build replaces at this moment. */
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
