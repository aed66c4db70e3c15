// Lists the files of the output folder that may be served. A requested path is looked up in this list and never joined
// to a path of the disk, so that nothing outside the folder can be read.
import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** A file of the output folder. */
export interface ServedFile {
  /** Its path in the output folder. */
  readonly path: string
  /** When it was written, in whole seconds since 1970. */
  readonly modified: number
  /** Changes when the file does; without quotes. */
  readonly tag: string
  /** Its bytes; undefined if it has been deleted. */
  read(): Buffer | undefined
}

/** Files by their path in the output folder. */
export type Folder = Pick<ReadonlyMap<string, ServedFile>, 'get' | 'has' | 'keys' | 'size'>

/** The regular files below `out`, without links. */
export function openFolder(out: string): Folder {
  const files = new Map<string, ServedFile>()
  for (const dirent of readdirSync(out, { recursive: true, withFileTypes: true })) {
    const full = join(dirent.parentPath, dirent.name)
    const path = relative(out, full).split(sep).join('/')
    const stats = lstatSync(full, { throwIfNoEntry: false })
    if (!stats?.isFile()) continue
    const { size, mtimeMs, ino } = stats
    files.set(path, {
      path,
      modified: Math.floor(mtimeMs / 1000),
      tag: `${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}-${ino.toString(16)}`,
      read() {
        try {
          return readFileSync(full)
        } catch {
          return undefined
        }
      },
    })
  }
  return files
}
