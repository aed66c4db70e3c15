// Writes files completely or not at all, and verifies cached files. Names of temporary files and folders end in the id of
// the process that writes them, so that a later run can delete what a killed process left.
import { createHash } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { unwritten } from './unwritten.ts'

/** The temporary name, next to `path`, of what this process will rename to it. */
const freshName = (path: string) => `${path}.new-${process.pid}`

/**
 * Writes a temporary file, renames it to `path`, and deletes the temporary files of `path` that killed processes left.
 * An existing file keeps its mode. Throws errors of the file system; `path` is then unchanged.
 */
export function replaceFile(path: string, parts: Iterable<string | Uint8Array>): void {
  const fresh = freshName(path)
  mkdirSync(dirname(path), { recursive: true })
  try {
    const before = statSync(path, { throwIfNoEntry: false })
    const handle = openSync(fresh, 'w')
    try {
      for (const part of parts) writeFileSync(handle, part)
    } finally {
      closeSync(handle)
    }
    if (before?.isFile()) chmodSync(fresh, before.mode & 0o7777)
    renameSync(fresh, path)
  } catch (fault) {
    rmSync(fresh, { force: true })
    throw fault
  }
  removeAbandoned(dirname(path), `${basename(path)}.`)
}

/** The last line of a sealed file, which is a comment in JavaScript. */
const seal = (sum: string) => `\n// sha256 ${sum}\n`
const SEAL_LENGTH = seal('0'.repeat(64)).length

const sumOf = (key: string) => createHash('sha256').update(`${key}\n`)

/**
 * Writes a cached file, and the sha256 of its key and its bytes as the last line. False if it cannot be written, which
 * `cacheNotes` reports.
 */
export function writeSealed(file: string, key: string, parts: Iterable<string | Uint8Array>): boolean {
  function* sealed() {
    const sum = sumOf(key)
    for (const part of parts) {
      sum.update(part)
      yield part
    }
    yield seal(sum.digest('hex'))
  }
  try {
    replaceFile(file, sealed())
    return true
  } catch (fault) {
    unwritten(fault)
    return false
  }
}

/** The bytes of a sealed file; undefined if it does not exist, is damaged, or was written under another key. */
export function readSealed(file: string, key: string): Buffer | undefined {
  try {
    const all = readFileSync(file)
    const bytes = all.subarray(0, -SEAL_LENGTH)
    return all.toString('latin1', bytes.length) === seal(sumOf(key).update(bytes).digest('hex')) ? bytes : undefined
  } catch {
    return undefined
  }
}

/** Deletes what killed processes left in a folder under names with a prefix. What cannot be deleted stays. */
export function removeAbandoned(folder: string, prefix: string): void {
  try {
    for (const name of readdirSync(folder))
      if (name.startsWith(prefix) && isAbandoned(name)) rmSync(join(folder, name), { recursive: true, force: true })
  } catch {}
}

const UNFINISHED = /[.]new-(\d+)$/

/** Whether a name is a temporary one, which is not yet a file of a site. */
export const isUnfinished = (name: string): boolean => UNFINISHED.test(name)

/** Whether a name is the temporary one of a process that no longer runs. */
export function isAbandoned(name: string): boolean {
  const pid = UNFINISHED.exec(name)?.[1]
  return pid !== undefined && !isAlive(Number(pid))
}

/** Whether a process of this machine is running. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code === 'EPERM'
  }
}
