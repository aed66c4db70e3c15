// The output folder -> what may be served: each file by its address, with its size and times. Nothing that is
// asked for is ever joined to a path: what is not in this map does not exist.
import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** A file of the output folder. */
export interface ServedFile {
  /** Its path in the output folder. */
  readonly path: string
  readonly size: number
  /** When it was written, in whole seconds since 1970. */
  readonly modified: number
  /** Changes when the file does; without quotes. */
  readonly tag: string
  /** Its bytes; undefined where it has been taken away meanwhile. */
  read(): Buffer | undefined
}

/** Files by their path in the output folder. */
export type Folder = Pick<ReadonlyMap<string, ServedFile>, 'get' | 'has' | 'size'>

/** What starts with a dot is nobody's business, but for the addresses of RFC 8615. */
const HIDDEN = /(?:^|\/)\.(?!well-known\/)/

/** The regular files below `out`; links are none. `own` names files that hosts read, which begin with a dot or not. */
export function openFolder(out: string, own: ReadonlySet<string>): Folder {
  const files = new Map<string, ServedFile>()
  for (const entry of readdirSync(out, { recursive: true, withFileTypes: true })) {
    const full = join(entry.parentPath, entry.name)
    const path = relative(out, full).split(sep).join('/')
    if (HIDDEN.test(path) && !own.has(path)) continue
    const stats = lstatSync(full, { throwIfNoEntry: false })
    if (!stats?.isFile()) continue
    const { size, mtimeMs, ino } = stats
    files.set(path, {
      path,
      size,
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
