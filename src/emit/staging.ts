// Files -> the output folder, all or nothing, at the price of what changed: the folder that a build replaced is cached,
// and brought up to date as the next build's staging folder.
import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { moveTable } from '../runtime/table.ts'
import {
  isAsListed,
  type LastOutput,
  type Listing,
  type Made,
  madeOf,
  NOTHING,
  readListing,
  rowOf,
  stampAt,
  writeListing,
} from './listing.ts'
import { clear, freshFolder, recover, swap } from './write.ts'

/** Where the listings and the replaced folder of one output folder are cached; nothing where nothing may be. */
export interface StagingCache {
  /** The replaced folder. */
  readonly folder: string
  /** The table of what the output folder holds. */
  readonly output: string
  /** The table of what the replaced folder holds. */
  readonly replaced: string
}

/** The paths that the replaced folder does not contain as listed. */
export const alteredSince = ({ folder, replaced }: StagingCache): readonly string[] => [
  ...readListing(replaced).altered(folder),
]

/** A folder that becomes the output folder. */
export interface Staging {
  readonly folder: string
  /** A file of this path that an earlier build made, where its bytes are still at hand. */
  known(path: string): Made | undefined
  /** Whether the folder holds the file, or got it from the present output folder; where not, it is to be written. */
  has(path: string, digest: string): boolean
  write(path: string, contents: string | Uint8Array): void
  /**
   * Makes the folder hold exactly `files`. The function puts it in the place of the output folder; its `note` is for
   * the next build.
   */
  finish(files: ReadonlyMap<string, Made>): (note: unknown) => void
  /** Throws everything away; the output folder stays as it is. */
  abandon(): void
}

/**
 * Opens the staging folder of `out`. `altered` are the paths that the replaced folder does not hold as listed. Throws
 * what the disk says.
 */
export function openStaging(
  out: string,
  { cache, last, altered }: { cache: StagingCache | undefined; last: LastOutput; altered: Iterable<string> },
): Staging {
  const full = resolve(out)
  const folder = freshFolder(out)
  recover(out)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(dirname(full), { recursive: true })
  let before: Listing = new Map()
  try {
    if (cache && last.note !== undefined) {
      renameSync(cache.folder, folder)
      before = readListing(cache.replaced).listing
    }
  } catch {
    before = new Map()
  }
  // Without `recursive`, which answers ENOENT on a read-only disk.
  if (!isFolder(folder)) mkdirSync(folder)

  /** What is proved to stand in the folder, and the folders in it. */
  const present = new Map(before)
  const folders = new Set(['./'])
  for (const path of before.keys()) if (path.endsWith('/')) folders.add(path)
  const made = new Set<string>()
  const lose = (folder: string) => {
    for (const each of [...folders]) if (each.startsWith(folder)) folders.delete(each)
    for (const each of [...present.keys()]) if (each.startsWith(folder)) present.delete(each)
  }
  for (const path of altered) {
    present.delete(path)
    // Behind a link that somebody put in a folder's place, every file would look as it should.
    if (path.endsWith('/') && !tidy(folder, path, before)) lose(path)
  }
  if (!before.has('./')) tidy(folder, './', before)

  const remove = (path: string) => {
    touch(path)
    rmSync(join(folder, path), { recursive: true, force: true })
  }
  /** Makes the folders above a path, and takes away what stands at its place and is no file. */
  const makeWay = (path: string) => {
    if (folders.has(`${path}/`) && !made.has(`${path}/`)) {
      lose(`${path}/`)
      remove(path)
    }
    const above = `${dirname(path)}/`
    if (folders.has(above)) return
    if (before.has(dirname(path))) remove(dirname(path))
    makeWay(dirname(path))
    mkdirSync(join(folder, above), { recursive: true })
    folders.add(above)
    made.add(above)
  }
  /** Whatever stood there is not what is listed any more, nor is what is around it. */
  const touch = (path: string) => {
    present.delete(path)
    for (const above of foldersAbove(path)) present.delete(above)
    present.delete('./')
  }
  // Where there is no folder to bring up to date, files are in both: to copy 10,000 takes longer than to draw them.
  const mayLink = cache !== undefined && last.note !== undefined && before.size === 0 && isOneDisk(full, cache.folder)
  const linked = new Set<string>()
  const brought = new Set<string>()
  const bring = (path: string) => {
    const [from, to] = [join(full, path), join(folder, path)]
    makeWay(path)
    touch(path)
    brought.add(path)
    try {
      if (mayLink) {
        linkSync(from, to)
        linked.add(path)
        return
      }
    } catch {
      // A disk without links.
    }
    partFrom(to)
    copyFileSync(from, to)
  }
  const inOutput = (path: string, digest?: string) => {
    const listed = last.listing.get(path)
    if (listed === undefined || (digest !== undefined && madeOf(listed).digest !== digest)) return undefined
    return isAsListed(full, path, listed) ? listed : undefined
  }
  return {
    folder,
    known(path) {
      const listed = present.get(path) ?? (linked.has(path) ? last.listing.get(path) : inOutput(path))
      return listed === undefined ? undefined : madeOf(listed)
    },
    has(path, digest) {
      if (present.get(path)?.endsWith(` ${digest}`)) return true
      // With a link more the file in the output folder is not as listed.
      if (linked.has(path)) return madeOf(last.listing.get(path) ?? '').digest === digest
      if (!inOutput(path, digest)) return false
      bring(path)
      return true
    },
    write(path, contents) {
      makeWay(path)
      touch(path)
      linked.delete(path)
      partFrom(join(folder, path))
      writeFileSync(join(folder, path), contents)
    },
    finish(files) {
      for (const path of [...before.keys(), ...brought]) if (!path.endsWith('/') && !files.has(path)) remove(path)
      const used = new Set(['./'])
      for (const path of files.keys())
        for (const above of foldersAbove(path)) {
          if (used.has(above)) break
          used.add(above)
        }
      for (const path of folders) if (!used.has(path)) remove(path.slice(0, -1))
      const listing = new Map<string, string>()
      for (const [path, file] of files) listing.set(path, present.get(path) ?? rowOf(stampAt(folder, path) ?? '', file))
      for (const path of used) listing.set(path, present.get(path) ?? rowOf(stampAt(folder, path) ?? '', NOTHING))
      return (note) => {
        const isReplaced = cache !== undefined && last.note !== undefined
        swap(folder, full, isReplaced ? cache.folder : undefined)
        // The folder that was replaced takes its listing along; of a file that is in both, the stamp is another now.
        if (isReplaced && linked.size === 0) moveTable(cache.output, cache.replaced)
        else if (isReplaced) {
          const now = [...linked].map((path) => [path, listing.get(path) ?? ''] as const)
          writeListing(cache.replaced, new Map([...last.listing, ...now]), last.note)
        }
        writeListing(cache?.output, listing, note)
      }
    },
    abandon() {
      clear(folder)
    },
  }
}

/** The folders that a path lies in, the nearest first, each with its slash; that of the whole is not among them. */
function* foldersAbove(path: string): Generator<string> {
  for (let at = path.lastIndexOf('/', path.length - 2); at > 0; at = path.lastIndexOf('/', at - 1))
    yield path.slice(0, at + 1)
}

/** Takes a file away that another folder holds too: what is written into it would be written there as well. */
function partFrom(file: string): void {
  const stats = lstatSync(file, { throwIfNoEntry: false })
  if (stats?.isFile() && stats.nlink > 1) rmSync(file)
}

/** Whether a folder can be moved to a place: both are on one disk. */
function isOneDisk(folder: string, place: string): boolean {
  const above = dirname(place)
  if (!existsSync(above)) return dirname(above) !== above && isOneDisk(folder, above)
  return existsSync(folder) && statSync(folder).dev === statSync(above).dev
}

function isFolder(path: string): boolean {
  try {
    return lstatSync(path).isDirectory()
  } catch {
    return false
  }
}

/** Removes what stands in a folder and is not listed: somebody put it there. False where there is no folder. */
function tidy(root: string, path: string, listing: Listing): boolean {
  if (!isFolder(join(root, path))) {
    rmSync(join(root, path.slice(0, -1)), { recursive: true, force: true })
    return false
  }
  for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
    const own = (path === './' ? '' : path) + entry.name
    if (!listing.has(entry.isDirectory() ? `${own}/` : own)) rmSync(join(root, own), { recursive: true, force: true })
  }
  return true
}
