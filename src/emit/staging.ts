// Files -> the output folder, all or nothing, at the price of what changed: the folder that a build replaced is cached,
// and brought up to date as the next build's staging folder. What a folder holds is known from its listing, and each
// file of it is proved by size, times and inode.
import { copyFileSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { stampOf } from '../runtime/inputs.ts'
import { keyOf, moveTable, pathOf, readTable, writeTable } from '../runtime/table.ts'
import { begun, done } from '../runtime/unfinished.ts'
import { clear, freshFolder, recover, swap } from './write.ts'

/** A file or folder (its path ends in /) of an output folder. `digest` is '' for folders. */
export interface Listed {
  readonly digest: string
  readonly size: number
  readonly stamp: string
}

/** Path -> what is known of it. */
export type Listing = ReadonlyMap<string, Listed>

/** Where the listings and the replaced folder of one output folder are cached; nothing where nothing may be. */
export interface StagingCache {
  /** The replaced folder. */
  readonly folder: string
  /** The table of what the output folder holds. */
  readonly output: string
  /** The table of what the replaced folder holds. */
  readonly replaced: string
}

/** The output folder as the last build left it: its listing, and what that build noted of itself. */
export interface LastOutput {
  readonly listing: Listing
  readonly note: string
}

const CONTEXT = 'output'
const NOTE = ':note'

export function lastOutput(cache: StagingCache | undefined, which: 'output' | 'replaced' = 'output'): LastOutput {
  const listing = new Map<string, Listed>()
  let note = ''
  for (const [key, row] of readTable(cache?.[which], CONTEXT)) {
    if (key === NOTE) note = row.toString()
    else {
      const [digest = '', size = '', stamp = ''] = row.toString().split(' ')
      listing.set(pathOf(key), { digest, size: Number(size), stamp })
    }
  }
  return { listing, note }
}

/** Folders are looked at through their own times: those of the whole change when it is moved. */
export function stampAt(folder: string, path: string): string | undefined {
  try {
    const stats = lstatSync(join(folder, path))
    if (!path.endsWith('/')) return stats.isFile() ? stampOf(stats) : undefined
    return stats.isDirectory() ? `${stats.mtimeMs}:${stats.ino}` : undefined
  } catch {
    return undefined
  }
}

/** The paths of a listing that a folder does not hold as listed. */
export function* altered(folder: string, listing: Listing): Generator<string> {
  for (const [path, { stamp }] of listing) if (stampAt(folder, path) !== stamp) yield path
}

/** Whether any file of a listing stands in the folder as listed: then the folder is the one that was listed. */
export const isListed = (folder: string, listing: Listing) =>
  [...listing].some(([path, { stamp }]) => !path.endsWith('/') && stampAt(folder, path) === stamp)

/** A folder that becomes the output folder. */
export interface Staging {
  readonly folder: string
  /** The digest of a file of this path that an earlier build made, where its bytes are still at hand. */
  known(path: string): Pick<Listed, 'digest' | 'size'> | undefined
  /** Whether the folder holds the file, or got it from the present output folder; where not, it is to be written. */
  has(path: string, digest: string): boolean
  write(path: string, contents: string | Uint8Array): void
  /** Says that a file of the folder was written by somebody else. */
  wrote(path: string): void
  /**
   * Makes the folder hold exactly `files`. The function puts it in the place of the output folder; its `note` is for
   * the next build.
   */
  finish(files: ReadonlyMap<string, Pick<Listed, 'digest' | 'size'>>): (note: string) => void
  /** Throws everything away; the output folder stays as it is. */
  abandon(): void
}

/** Opens the staging folder of `out`. Throws what the disk says. */
export function openStaging(out: string, cache: StagingCache | undefined, last: LastOutput): Staging {
  const full = resolve(out)
  const folder = freshFolder(out)
  recover(out)
  rmSync(folder, { recursive: true, force: true })
  begun(folder)
  mkdirSync(dirname(full), { recursive: true })
  let before: Listing = new Map()
  try {
    if (cache) {
      renameSync(cache.folder, folder)
      before = lastOutput(cache, 'replaced').listing
    }
  } catch {
    before = new Map()
  }
  // Without `recursive`, which answers ENOENT on a read-only disk.
  if (!isFolder(folder)) mkdirSync(folder)

  /** What is proved to stand in the folder, and the folders in it. */
  const present = new Map<string, Listed>()
  const folders = new Set(['./'])
  const made = new Set<string>()
  // Folders first: behind a link that somebody put in a folder's place, every file would look as it should.
  for (const [path, listed] of before) {
    if (!path.endsWith('/')) continue
    if (stampAt(folder, path) === listed.stamp) present.set(path, listed)
    else if (!tidy(folder, path, before)) continue
    folders.add(path)
  }
  for (const [path, listed] of before)
    if (!path.endsWith('/') && stampAt(folder, path) === listed.stamp) present.set(path, listed)
  if (!before.has('./')) tidy(folder, './', before)

  const remove = (path: string) => {
    touch(path)
    rmSync(join(folder, path), { recursive: true, force: true })
  }
  /** Makes the folders above a path, and takes away what stands at its place and is no file. */
  const makeWay = (path: string) => {
    if (folders.has(`${path}/`) && !made.has(`${path}/`)) {
      for (const each of [...folders]) if (each.startsWith(`${path}/`)) folders.delete(each)
      for (const each of [...present.keys()]) if (each.startsWith(`${path}/`)) present.delete(each)
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
    for (let above = `${dirname(path)}/`; ; above = `${dirname(above)}/`) {
      present.delete(above)
      if (above === './') break
    }
  }
  const inOutput = (path: string, digest?: string) => {
    const listed = last.listing.get(path)
    return listed && (digest === undefined || listed.digest === digest) && stampAt(full, path) === listed.stamp
      ? listed
      : undefined
  }
  return {
    folder,
    known: (path) => present.get(path) ?? inOutput(path),
    has(path, digest) {
      if (present.get(path)?.digest === digest) return true
      if (!inOutput(path, digest)) return false
      makeWay(path)
      touch(path)
      copyFileSync(join(full, path), join(folder, path))
      return true
    },
    write(path, contents) {
      makeWay(path)
      touch(path)
      writeFileSync(join(folder, path), contents)
    },
    wrote(path) {
      touch(path)
      for (let above = dirname(path); above !== '.'; above = dirname(above)) folders.add(`${above}/`)
    },
    finish(files) {
      for (const path of before.keys())
        if (!path.endsWith('/') && !files.has(path)) {
          remove(path)
        }
      const used = new Set(['./'])
      for (const path of files.keys())
        for (let above = dirname(path); above !== '.' && !used.has(`${above}/`); above = dirname(above))
          used.add(`${above}/`)
      for (const path of folders)
        if (!used.has(path)) {
          remove(path.slice(0, -1))
        }
      const listing = new Map<string, Listed>()
      for (const [path, { digest, size }] of files)
        listing.set(path, present.get(path) ?? { digest, size, stamp: stampAt(folder, path) ?? '' })
      for (const path of used)
        listing.set(path, present.get(path) ?? { digest: '', size: 0, stamp: stampAt(folder, path) ?? '' })
      return (note) => {
        const isReplaced = cache !== undefined && last.listing.size > 0
        swap(folder, full, isReplaced ? cache.folder : undefined)
        done(folder)
        // The folder that was replaced takes its listing along.
        if (isReplaced) moveTable(cache.output, cache.replaced)
        writeTable(cache?.output, CONTEXT, [[NOTE, note], ...rows(listing)])
      }
    },
    abandon() {
      clear(folder)
      done(folder)
    },
  }
}

function* rows(listing: Listing): Generator<readonly [string, string]> {
  for (const [path, { digest, size, stamp }] of listing) yield [keyOf(path), `${digest} ${size} ${stamp}`]
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
