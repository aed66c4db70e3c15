// Locks an output folder for one process at a time, with a file next to it that names the holder. The lock of a killed
// process is taken over at once. In place of proper-lockfile 4.1, whose signal handlers keep Ctrl-C and SIGTERM from
// ending a busy process, and which takes a lock over only when its file is old.
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { error, type Result } from '../model/problem.ts'
import { isAlive } from './replace-file.ts'

/** A lock that this process holds. */
export interface Lock {
  release(): void
}

/** How long to wait for another process, and the time between two looks at its lock, in milliseconds. */
const PATIENCE = 60_000
const PAUSE = 50
/** A lock that is older, in milliseconds, was left: one without contents; and one of a process that cannot be examined. */
const WRITTEN = 2_000
const FOREIGN = 3_600_000

/**
 * When a process started (field 22 of /proc/PID/stat, proc(5)), which distinguishes it from a later one with the same id;
 * '' on systems without /proc.
 */
function startOf(pid: number): string {
  try {
    return /(?<=\) )[^)]*$/.exec(readFileSync(`/proc/${pid}/stat`, 'latin1'))?.[0].split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

const holder = () => `${process.pid} ${startOf(process.pid)} ${hostname()}`

/**
 * Takes the lock of `out`, and waits for its holder if necessary. `now` is when the command began, in milliseconds;
 * `onWait` is called once with the holder. Problem: the wait was too long. If no lock can be written, the build itself
 * reports why it cannot write.
 */
export async function takeLock(
  out: string,
  {
    now,
    patience = PATIENCE,
    onWait,
  }: { now: number; patience?: number; onWait?: ((who: string) => void) | undefined },
): Promise<Result<Lock>> {
  const lock = join(dirname(resolve(out)), `.${basename(resolve(out))}.lock`)
  const began = performance.now()
  let report = onWait
  for (;;) {
    if (create(lock, holder()) !== 'exists') return { value: { release: () => release(lock) }, problems: [] }
    const waited = performance.now() - began
    const left = examine(lock, now + waited)
    if (left?.isLeft && takeOver(lock, left.text, now + waited)) continue
    if (waited > patience) {
      // A lock that cannot be read.
      if (!left) return { value: { release: () => undefined }, problems: [] }
      const help = `wait for it, or end it; if no such process runs: rm ${lock}`
      return { problems: [error(`${out} is being written by ${left.who}`, undefined, help)] }
    }
    if (left?.text) {
      report?.(left.who)
      report = undefined
    }
    await sleep(PAUSE)
  }
}

/** Creates a file that does not exist yet. */
function create(file: string, text: string): 'created' | 'exists' | 'impossible' {
  try {
    writeFileSync(file, text, { flag: 'wx' })
    return 'created'
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'EEXIST') return 'exists'
    // A full disk leaves an empty file.
    remove(file)
    return 'impossible'
  }
}

/** Reads a lock: its text, its holder in words, and whether that no longer runs. Undefined if there is none. */
function examine(lock: string, now: number): { text: string; who: string; isLeft: boolean } | undefined {
  try {
    const text = readFileSync(lock, 'utf8')
    const age = now - statSync(lock).mtimeMs
    const [, pid, start, host] = /^(\d+) (\d*) (.+)$/.exec(text) ?? []
    const begun = `begun ${Math.max(0, Math.round(age / 1000))} s ago`
    if (pid === undefined) return { text, who: `an unknown process, ${begun}`, isLeft: age > WRITTEN }
    const isHere = host === hostname()
    const isGone = !isAlive(Number(pid)) || (start !== '' && start !== startOf(Number(pid)))
    const who = `process ${pid}${isHere ? '' : ` of ${host}`}, ${begun}`
    return { text, who, isLeft: isHere ? isGone : age > FOREIGN }
  } catch {
    return undefined
  }
}

/**
 * Removes a lock that was left with this text. Several processes may find it: only the one that creates the guard file,
 * and then still finds the same text, may remove it, so that no lock of a next holder is removed. True if something was
 * removed, and the lock may be free.
 */
function takeOver(lock: string, text: string, now: number): boolean {
  const guard = `${lock}.taken`
  if (create(guard, '') !== 'created') {
    // A process that is killed below leaves its guard.
    const age = now - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? now)
    return age > WRITTEN && remove(guard)
  }
  const isRemoved = examine(lock, now)?.text === text && remove(lock)
  remove(guard)
  return isRemoved
}

/** Removes a file. False if that is not possible: a lock that stays is taken over by the next build. */
function remove(file: string): boolean {
  try {
    rmSync(file, { force: true })
    return true
  } catch {
    return false
  }
}

/** Removes the lock if it is still that of this process. */
function release(lock: string): void {
  if (examine(lock, 0)?.text === holder()) remove(lock)
}
