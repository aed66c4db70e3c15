// Lists the files and folders of an output folder with digest, size and stamp (size, time, inode). Equal stamps prove
// that a folder is unchanged.
import { lstatSync, readdirSync } from 'node:fs'
import { readTable, writeTable } from '../runtime/table.ts'

/** A file that a build made: the digest of its bytes and their number. */
export interface Made {
  readonly digest: string
  readonly size: number
}

/** Path -> the row of a file or folder: stamp, size and digest, separated by spaces. The path of a folder ends in /. */
export type Listing = ReadonlyMap<string, string>

/** A folder as the last build left it. */
export interface LastOutput {
  /** The record of that build about itself; undefined if no build of this folder is known. */
  readonly note: unknown
  readonly listing: Listing
}

/** A folder has no bytes of its own. */
export const NOTHING: Made = { digest: '', size: 0 }

/** The row of a file or folder with a stamp. */
export const rowOf = (stamp: string, { digest, size }: Made) => `${stamp} ${size} ${digest}`

/** The digest and size in a row. */
export function madeOf(row: string): Made {
  const [, size = '', digest = ''] = row.split(' ')
  return { digest, size: Number(size) }
}

const CONTEXT = 'output'
/** The key of the note: no file has an empty path. */
const NOTE = ''

/** Reads a table that `writeListing` wrote. */
export function readListing(table: string | undefined): LastOutput {
  const rows = readTable<unknown>(table, CONTEXT)
  const note = rows.get(NOTE)
  rows.delete(NOTE)
  return { note, listing: rows as Map<string, string> }
}

/** Whether an output folder exists and is exactly as the last build left it. */
export const isUntouched = (out: string, { note, listing }: LastOutput): boolean =>
  note !== undefined && [...listing].every(([path, row]) => isAsListed(out, path, row))

/** Writes the listing of a folder, and a note for the next build. */
export function writeListing(table: string | undefined, listing: Listing, note: unknown): void {
  writeTable(table, CONTEXT, [[NOTE, note], ...listing])
}

/**
 * The stamp of a file or folder; undefined if it does not exist. It has no ctime: moving a folder and linking to a file
 * change that.
 */
export function stampAt(folder: string, path: string): string | undefined {
  try {
    // Without the slash: with it, a symbolic link is followed.
    if (path.endsWith('/')) {
      const stats = lstatSync(`${folder}/${path.slice(0, -1)}`)
      return stats.isDirectory() ? `${stats.mtimeMs}:${stats.ino}` : undefined
    }
    const stats = lstatSync(`${folder}/${path}`)
    return stats.isFile() ? `${stats.size}:${stats.mtimeMs}:${stats.ino}` : undefined
  } catch {
    return undefined
  }
}

/** Whether a folder holds a file or folder as it is listed. */
export const isAsListed = (folder: string, path: string, row: string): boolean =>
  row.startsWith(`${stampAt(folder, path)} `)

/** Whether the folder is the listed one: it holds at least one file exactly as listed. */
export const isListed = (folder: string, listing: Listing): boolean =>
  [...listing].some(([path, row]) => !path.endsWith('/') && isAsListed(folder, path, row))

/** How two builds of a folder differ: paths, sorted. */
export interface Changes {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
}

/** The files that differ from those that the last build wrote; all are `added` if no last build is known. */
export function changesSince({ listing }: LastOutput, files: ReadonlyMap<string, Made>): Changes {
  const paths = [...files.keys()].sort()
  const before = (path: string) => listing.get(path)
  return {
    added: paths.filter((path) => before(path) === undefined),
    changed: paths.filter((path) => before(path)?.endsWith(` ${files.get(path)?.digest}`) === false),
    removed: [...listing.keys()].filter((path) => !path.endsWith('/') && !files.has(path)).sort(),
  }
}

/** Files that operating systems add to folders. */
const LITTER = /^(?:\.DS_Store|Thumbs\.db)$/

/** The files and folders that were added to a folder by hand since the last build. Only changed folders are read. */
export function addedByHand(folder: string, { listing }: LastOutput): string[] {
  const changed = [...listing].filter(([path, row]) => path.endsWith('/') && !isAsListed(folder, path, row))
  return changed
    .flatMap(([path]) => {
      if (stampAt(folder, path) === undefined) return []
      const prefix = path === './' ? '' : path
      return readdirSync(`${folder}/${path}`, { withFileTypes: true })
        .filter(({ name }) => !LITTER.test(name))
        .map((dirent) => `${prefix}${dirent.name}${dirent.isDirectory() ? '/' : ''}`)
    })
    .filter((path) => !listing.has(path))
    .sort()
}
