// Files and folders that are being made -> taken away when the program is stopped in the middle, or by a later run when
// it was killed: their names end in the number of the process.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const paths = new Set<string>()
/** Folders in which another thread of this process makes files, and how it is stopped. */
const threads = new Map<string, () => unknown>()
/** Milliseconds in which what the disk was asked for is done, and another thread stops. */
const SETTLED = 50

/** The name, beside `path`, under which this process makes what is to take its place. */
export const freshName = (path: string) => `${path}.new-${process.pid}`

const UNFINISHED = /[.]new-(\d+)$/

/** Whether a name is one of those: nothing of such a name is a file of a site yet. */
export const isUnfinished = (name: string): boolean => UNFINISHED.test(name)

/** Whether a name ends in the number of a process that is gone: it was killed while it made this. */
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

/** Says that a file or folder is being made under a name of its own. */
export const begun = (path: string): void => void paths.add(path)

/** Says that another thread makes files below a folder, each under a `freshName`, until it is stopped. */
export const begunBelow = (folder: string, stop: () => unknown): void => void threads.set(folder, stop)

/** Says that it has got its place, or is gone. */
export const done = (path: string): void => void paths.delete(path)

/**
 * Takes away what was begun and is not done, before the program ends. This thread stands still for a moment, in which
 * nothing is asked of the disk any more. What cannot be removed is cleared by the next run.
 */
export function removeUnfinished(): void {
  for (const stop of threads.values()) stop()
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, SETTLED)
  const isOwn = (name: string) => name.endsWith(freshName(''))
  for (const folder of threads.keys())
    try {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
        if (isOwn(name)) paths.add(join(folder, name))
    } catch {}
  for (const path of paths)
    try {
      rmSync(path, { recursive: true, force: true })
    } catch {}
  paths.clear()
}
