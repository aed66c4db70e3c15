// Collects the files of a build in a staging folder, which then replaces the output folder as a whole. The replaced
// folder is cached and becomes the next staging folder, so that a build writes only what changed.

import { constants, copyFileSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { present } from '../model/present.ts'
import { shortDigest } from '../runtime/digest.ts'
import { moveTable } from '../runtime/table.ts'
import {
  isAsListed,
  type LastOutput,
  type Made,
  madeOf,
  NOTHING,
  readListing,
  rowOf,
  stampAt,
  writeListing,
} from './listing.ts'
import { clear, freshFolder, recover, swap } from './write.ts'

/** Where the replaced folder of an output folder is cached, with the listings of both. */
export interface StagingCache {
  /** The replaced folder. */
  readonly folder: string
  /** The table of what the output folder holds. */
  readonly output: string
  /** The table of what the replaced folder holds. */
  readonly replaced: string
}

/** A folder that becomes the output folder. Every method may throw a fault of the disk. */
export class Staging {
  readonly folder: string
  readonly #out: string
  readonly #cache: StagingCache | undefined
  readonly #last: LastOutput
  /** The output folder is as a build left it, so it is cached when it is replaced. */
  readonly #isCached: boolean
  /** The folders of all files, parents first. */
  readonly #folders: ReadonlySet<string>
  readonly #writer: FileWriter
  /** Path -> row of each file of this folder that an earlier build made. */
  readonly #rows = new Map<string, string>()

  /** Opens the folder for a build that may write `files`. `last` is the output folder after the last build. */
  constructor(
    out: string,
    { cache, last, files }: { cache: StagingCache | undefined; last: LastOutput; files: Iterable<string> },
  ) {
    this.folder = freshFolder(out)
    this.#out = resolve(out)
    this.#cache = cache
    this.#last = last
    this.#isCached = cache !== undefined && last.note !== undefined
    const all = new Set(files)
    this.#folders = foldersOf(all)
    recover(out)
    rmSync(this.folder, { recursive: true, force: true })
    mkdirSync(dirname(this.#out), { recursive: true })
    // Without `recursive`, which fails with ENOENT on a read-only disk.
    if (!(this.#isCached && cache && this.#reuse(cache, all))) mkdirSync(this.folder)
    this.#writer = new FileWriter(this.folder)
  }

  /**
   * The file of a path, if an earlier build made it, with this digest if one is given. It is taken from the output folder
   * if need be.
   */
  find(path: string, digest?: string): Made | undefined {
    const isWanted = (row: string | undefined): row is string =>
      row !== undefined && (digest === undefined || row.endsWith(` ${digest}`))
    const row = this.#rows.get(path)
    const last = this.#last.listing.get(path)
    if (isWanted(row)) return madeOf(row)
    if (!isWanted(last) || !isAsListed(this.#out, path, last)) return undefined
    this.#take(path, last)
    return madeOf(last)
  }

  /**
   * Writes a file, unless an earlier build made it with the same bytes. Without a digest, files of one name have the same
   * bytes, because the name contains the digest of everything they are made from.
   */
  async put(
    path: string,
    digest: string | undefined,
    make: () => Promise<string | Uint8Array> | string | Uint8Array,
  ): Promise<Made> {
    return this.find(path, digest) ?? this.write(path, await make(), digest)
  }

  write(path: string, contents: string | Uint8Array, digest = shortDigest(contents)): Made {
    const entry = { digest, size: Buffer.byteLength(contents) }
    this.add(path, { ...entry, stamp: this.#writer.write(path, contents) })
    return entry
  }

  /** Records a file that was written into the folder. */
  add(path: string, { stamp, digest, size }: Written): void {
    this.#rows.set(path, rowOf(stamp, { digest, size }))
  }

  /** Replaces the output folder by this one, which holds exactly `files`. `note` is for the next build. */
  replace(files: ReadonlyMap<string, Made>, note: unknown): void {
    const listing = new Map<string, string>()
    for (const path of files.keys()) listing.set(path, present(this.#rows.get(path), path))
    for (const folder of this.#folders) listing.set(folder, rowOf(writtenStamp(this.folder, folder), NOTHING))
    swap(this.folder, this.#out, this.#isCached ? this.#cache?.folder : undefined)
    if (this.#isCached && this.#cache) moveTable(this.#cache.output, this.#cache.replaced)
    writeListing(this.#cache?.output, listing, note)
  }

  /** Deletes everything; the output folder stays as it is. */
  abandon(): void {
    clear(this.folder)
  }

  /** Moves the replaced folder here and removes everything but `files`. False if that is not possible. */
  #reuse(cache: StagingCache, files: ReadonlySet<string>): boolean {
    try {
      renameSync(cache.folder, this.folder)
      this.#removeOthers(files)
    } catch {
      rmSync(this.folder, { recursive: true, force: true })
      return false
    }
    for (const [path, row] of readListing(cache.replaced).listing)
      if (files.has(path) && isAsListed(this.folder, path, row)) this.#rows.set(path, row)
    return true
  }

  /** Removes everything that is not one of `files` or a folder of theirs, links included. */
  #removeOthers(files: ReadonlySet<string>, prefix = ''): void {
    for (const dirent of readdirSync(join(this.folder, prefix), { withFileTypes: true })) {
      const path = prefix + dirent.name
      if (dirent.isDirectory() && this.#folders.has(`${path}/`)) this.#removeOthers(files, `${path}/`)
      else if (!dirent.isFile() || !files.has(path)) rmSync(join(this.folder, path), { recursive: true, force: true })
    }
  }

  /**
   * Takes a file from the output folder. A hard link has the same row as the file; copying 10,000 pages would take
   * longer than drawing them.
   */
  #take(path: string, row: string): void {
    const from = join(this.#out, path)
    try {
      this.#writer.make(path, (to) => linkSync(from, to))
      this.#rows.set(path, row)
    } catch {
      // The disk has no hard links.
      this.#writer.make(path, (to) => copyFileSync(from, to, constants.COPYFILE_EXCL))
      this.add(path, { ...madeOf(row), stamp: writtenStamp(this.folder, path) })
    }
  }
}

/** The stamp of what was written into a folder. */
const writtenStamp = (folder: string, path: string) => present(stampAt(folder, path), path)

/** A file that was written into a staging folder, with its stamp. */
export interface Written extends Made {
  readonly stamp: string
}

/**
 * Writes files into a staging folder: makes their folders, and removes an existing file first, because writing into it
 * would change the output folder, which may hold a hard link to it.
 */
export class FileWriter {
  readonly #root: string
  readonly #folders = new Set(['.'])

  constructor(root: string) {
    this.#root = root
  }

  /** Makes the file of a path. `make` fails if the file exists. */
  make(path: string, make: (file: string) => void): void {
    const above = dirname(path)
    const file = `${this.#root}/${path}`
    if (!this.#folders.has(above)) mkdirSync(`${this.#root}/${above}`, { recursive: true })
    this.#folders.add(above)
    try {
      make(file)
    } catch (fault) {
      if ((fault as NodeJS.ErrnoException).code !== 'EEXIST') throw fault
      rmSync(file)
      make(file)
    }
  }

  /** Writes a file and returns its stamp. */
  write(path: string, contents: string | Uint8Array): string {
    this.make(path, (file) => writeFileSync(file, contents, { flag: 'wx' }))
    return writtenStamp(this.#root, path)
  }
}

/** The folders of files, parents first, each with a slash at its end. */
function foldersOf(files: Iterable<string>): Set<string> {
  const folders = new Set(['./'])
  for (const path of files)
    for (let at = path.indexOf('/'); at > 0; at = path.indexOf('/', at + 1)) folders.add(path.slice(0, at + 1))
  return folders
}
