// What a build left in a folder: path -> digest, size and stamp of each file and folder, in one table. A folder is
// proved to be as it was left by size, times and inode of all that is in it.
import { lstatSync, readdirSync } from 'node:fs'
import { shortDigest } from '../runtime/digest.ts'
import { stampOf, YOUNG } from '../runtime/inputs.ts'
import { readTable, writeTable } from '../runtime/table.ts'

/** A file that was made: the digest of its bytes, and their number. */
export interface Made {
  readonly digest: string
  readonly size: number
}

/** Path -> the row of a file or of a folder, whose path ends in /: stamp, size and digest, with a space between. */
export type Listing = ReadonlyMap<string, string>

/** A folder as the last build left it. */
export interface LastOutput {
  /** What that build recorded about itself; undefined if no build of this folder is known. */
  readonly note: unknown
  readonly listing: Listing
  /** The paths that a folder does not hold as listed. */
  altered(folder: string): Iterable<string>
}

/** A folder has no bytes of its own. */
export const NOTHING: Made = { digest: '', size: 0 }

/** The row of a file or folder with a stamp. */
export const rowOf = (stamp: string, { digest, size }: Made) => `${stamp} ${size} ${digest}`

/** What was made of a row. */
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
  const listing = rows as Map<string, string>
  return {
    note,
    listing,
    *altered(folder) {
      for (const [path, row] of listing) if (!isAsListed(folder, path, row)) yield path
    },
  }
}

/** Writes what a folder contains; `note` is for the next build. */
export function writeListing(table: string | undefined, listing: Listing, note: unknown): void {
  writeTable(table, CONTEXT, [[NOTE, note], ...listing])
}

/** Folders are looked at through their own times: those of the whole change when it is moved. */
export function stampAt(folder: string, path: string): string | undefined {
  try {
    // With the slash, a link would be followed.
    if (path.endsWith('/')) {
      const stats = lstatSync(`${folder}/${path.slice(0, -1)}`)
      return stats.isDirectory() ? `${stats.mtimeMs}:${stats.ino}` : undefined
    }
    const stats = lstatSync(`${folder}/${path}`)
    return stats.isFile() ? stampOf(stats) : undefined
  } catch {
    return undefined
  }
}

/** Whether a folder holds a file or folder as it is listed. */
export const isAsListed = (folder: string, path: string, row: string): boolean =>
  row.startsWith(`${stampAt(folder, path)} `)

/** Whether any file of a listing stands in the folder as listed: then the folder is the one that was listed. */
export const isListed = (folder: string, listing: Listing): boolean =>
  [...listing].some(([path, row]) => !path.endsWith('/') && isAsListed(folder, path, row))

/**
 * Identifies the contents of a folder by the names, sizes, times and inodes of its files. Undefined if a file changed
 * just before `now`, in milliseconds, or a part of the folder cannot be read.
 */
export function folderState(folder: string, now: number): string | undefined {
  try {
    const rows: string[] = []
    for (const name of readdirSync(folder, { encoding: 'utf8', recursive: true }).sort()) {
      const stats = lstatSync(`${folder}/${name}`)
      if (Math.max(stats.mtimeMs, stats.ctimeMs) > now - YOUNG) return undefined
      rows.push(`${name}\0${stats.isDirectory() ? '' : stampOf(stats)}`)
    }
    return shortDigest(rows.join('\0'))
  } catch {
    return undefined
  }
}
