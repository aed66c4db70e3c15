// Names of temporary files and folders, which end in the id of the process that writes them, so that a later run can
// delete what a killed process left.

/** The temporary name, next to `path`, of what this process will rename to it. */
export const freshName = (path: string) => `${path}.new-${process.pid}`

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
