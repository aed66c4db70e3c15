// Locks an output folder for one process at a time, with a file next to it that names the holder. The lock of a killed
// process is taken over at once. In place of proper-lockfile 4.1, which installs signal handlers (signal-exit), so that
// SIGTERM and Ctrl-C no longer end a busy process, and which waits for a lock's mtime to be old before it takes it
// over.
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { error, type Result } from '../model/problem.ts'
import { isAlive } from './replace-file.ts'

/** The contents of a lock file: a process, its machine, and when the process started (`startOf`). */
interface Holder {
  readonly pid: number
  readonly host: string
  readonly born: string
}

/** A lock as another process left it. */
interface Found {
  readonly text: string
  /** Describes its holder. */
  readonly who: string
  /** Whether the holder no longer runs. */
  readonly isLeft: boolean
}

/** A lock that this process holds. */
export interface Lock {
  release(): void
}

/** How long to wait for another process, in milliseconds. */
const PATIENCE = 60_000
/** Milliseconds between two looks at a lock of another process. */
const PAUSE = 50
/** A lock without contents is this old, in milliseconds, only if its process was killed while it wrote the lock. */
const WRITTEN = 2_000
/** Processes of other machines cannot be examined: their locks count as left after this time, in milliseconds. */
const FOREIGN = 3_600_000

/**
 * When a process started, in ticks since the system did (field 22 of /proc/PID/stat, see proc(5)); '' on systems
 * without /proc. It distinguishes a process from a later one with the same id.
 */
function startOf(pid: number): string {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name of the program, in brackets, may contain spaces and brackets.
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

const holder = () => JSON.stringify({ pid: process.pid, host: hostname(), born: startOf(process.pid) } satisfies Holder)

/** The result if no lock can be written: the build itself will report why it cannot write. */
const UNLOCKED: Result<Lock> = { value: { release: () => undefined }, problems: [] }

/**
 * Takes the lock of `out`, and waits for its holder if necessary. `now` is when the command began, in milliseconds;
 * `onWait` is called once with a description of the holder. Problem: the wait was too long.
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
    const code = createFile(lock, holder())
    if (code === undefined) return { value: { release: () => release(lock) }, problems: [] }
    if (code !== 'EEXIST') {
      // On a full disk an empty file is created.
      removed(lock)
      return UNLOCKED
    }
    const waited = performance.now() - began
    const held = examine(lock, now + waited)
    if (held?.isLeft && takeOver(lock, held.text, now + waited)) continue
    if (waited > patience) {
      const help = `wait for it, or end it; if no such process runs: rm ${lock}`
      return held ? { problems: [error(`${out} is being written by ${held.who}`, undefined, help)] } : UNLOCKED
    }
    if (held?.text) {
      report?.(held.who)
      report = undefined
    }
    await sleep(PAUSE)
  }
}

/** Creates a file. Returns the code of the fault if that fails: EEXIST if the file exists. */
function createFile(file: string, text: string): string | undefined {
  try {
    writeFileSync(file, text, { flag: 'wx' })
    return undefined
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code ?? ''
  }
}

/** Reads a lock of another process; undefined if there is none. */
function examine(lock: string, now: number): Found | undefined {
  try {
    const text = readFileSync(lock, 'utf8')
    const age = now - statSync(lock).mtimeMs
    const { pid, host, born } = holderIn(text)
    if (pid === undefined) return { text, who: `an unknown process (${ago(age)})`, isLeft: age > WRITTEN }
    const isHere = host === hostname()
    const isGone = isHere ? !isAlive(pid) || (born !== '' && born !== startOf(pid)) : age > FOREIGN
    return { text, who: `process ${pid}${isHere ? '' : ` of ${host}`}, begun ${ago(age)}`, isLeft: isGone }
  } catch {
    return undefined
  }
}

/** The holder that a lock names; empty if it was not written to its end. */
function holderIn(text: string): Partial<Holder> {
  try {
    return JSON.parse(text) as Holder
  } catch {
    return {}
  }
}

/** A time span in words. */
function ago(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000))
  return seconds < 120 ? `${seconds} s ago` : `${Math.round(seconds / 60)} min ago`
}

/**
 * Removes a lock that was left with this text. Several processes may find it: only the one that creates the guard file,
 * and then still finds the same text, may remove it, so that no lock of a next holder is removed. False if the lock
 * still exists, because another process is removing it or this user may not.
 */
function takeOver(lock: string, text: string, now: number): boolean {
  const guard = `${lock}.taken`
  if (createFile(guard, '') !== undefined)
    // A process that is killed here leaves its guard.
    return now - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? now) > WRITTEN && removed(guard)
  const isSame = examine(lock, now)?.text === text
  const isRemoved = isSame && removed(lock)
  removed(guard)
  return isRemoved
}

/** Removes a file, and returns whether that was possible. */
function removed(file: string): boolean {
  try {
    rmSync(file)
    return true
  } catch {
    return false
  }
}

/** Removes the lock if it is still that of this process. One that cannot be removed is taken over by the next build. */
function release(lock: string): void {
  if (examine(lock, 0)?.text === holder()) removed(lock)
}
