// Files and folders that are being made -> taken away when the program is stopped in the middle, or by a later run when
// it was killed: their names end in the number of the process.
import { rmSync } from 'node:fs'

const paths = new Set<string>()

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

/** Says that it has got its place, or is gone. */
export const done = (path: string): void => void paths.delete(path)

/** Milliseconds after which the file operations that were already requested are finished. */
const SETTLED = 50

/**
 * Deletes unfinished files and folders before the process ends. Blocks this thread for a moment, so that pending file
 * operations finish first. What cannot be deleted is cleared by the next run.
 */
export function removeUnfinished(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, SETTLED)
  for (const path of paths)
    try {
      rmSync(path, { recursive: true, force: true })
    } catch {}
  paths.clear()
}
