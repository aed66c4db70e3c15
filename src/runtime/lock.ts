// Locks an output folder for one process at a time, with a file next to it that names the holder. The lock of a killed
// process is taken over at once. In place of proper-lockfile 4.1, which installs signal handlers (signal-exit), so that
// SIGTERM and Ctrl-C no longer end a busy process, and which waits for a lock's mtime to be old before it takes it
// over.
import { mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { error, type Result } from '../model/problem.ts'
import { isAlive } from './unfinished.ts'
import { diskReason } from './unwritten.ts'

/** The contents of a lock file: a process, its machine, and when the process started (`startOf`). */
interface Holder {
  readonly pid: number
  readonly host: string
  readonly born: string
}

/** A lock that this process holds. */
export interface Lock {
  /** Removes the lock. If nothing was `written`, folders that were created only for the lock are removed too. */
  release(written: boolean): void
}

/** How long to wait for another process, in milliseconds. */
const PATIENCE = 60_000
/** Milliseconds between two looks at a lock of another process. */
const PAUSE = 50
/** A lock without contents is this old, in milliseconds, only if its process was killed while it wrote the lock. */
const WRITTEN = 10_000
/**
 * Processes of other machines cannot be examined: their locks count as left behind after this time, in milliseconds.
 */
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

const own = () => JSON.stringify({ pid: process.pid, host: hostname(), born: startOf(process.pid) } satisfies Holder)

/** The lock file of an output folder. */
const lockOf = (out: string) => join(dirname(resolve(out)), `.${basename(resolve(out))}.lock`)

/** What is returned if this user may not write a lock at all: the build itself will report why it cannot write. */
const UNLOCKED: Result<Lock> = { value: { release: () => undefined }, problems: [] }

/**
 * Takes the lock of `out`, and waits for its holder if necessary. `now` is when the command began, in milliseconds;
 * `onWait` is called once with a description of the holder. Problem: the wait was too long, or the disk is full.
 */
export async function takeLock(
  out: string,
  {
    now,
    patience = PATIENCE,
    onWait,
  }: { now: number; patience?: number; onWait?: ((who: string) => void) | undefined },
): Promise<Result<Lock>> {
  const lock = lockOf(out)
  const began = performance.now()
  const folder = makeFolder(dirname(lock))
  if (!folder) return UNLOCKED
  let report = onWait
  for (;;) {
    const fault = create(lock)
    if (!fault)
      return { value: { release: (written) => release(lock, written ? undefined : folder.made) }, problems: [] }
    if (fault.code !== 'EEXIST') return withoutLock(out, fault)
    const waited = performance.now() - began
    const found = examine(lock, now + waited)
    if (found?.isLeft && takeAway(lock, found.text, now + waited)) continue
    if (waited > patience) return tooLong(out, found?.who)
    if (found) {
      report?.(found.who)
      report = undefined
    }
    await sleep(PAUSE)
  }
}

/** Creates a folder; `made` is the first one that did not exist. Undefined if this user may not. */
function makeFolder(folder: string): { readonly made: string | undefined } | undefined {
  try {
    return { made: mkdirSync(folder, { recursive: true }) }
  } catch {
    return undefined
  }
}

/** Creates the lock file of this process. Returns the fault if that fails: EEXIST if another process has one. */
function create(lock: string): NodeJS.ErrnoException | undefined {
  try {
    writeFileSync(lock, own(), { flag: 'wx' })
    return undefined
  } catch (fault) {
    const { code } = fault as NodeJS.ErrnoException
    // On a full disk an empty file is created.
    if (code !== 'EEXIST') removed(lock)
    return fault as NodeJS.ErrnoException
  }
}

/** The result if no lock can be created: a full disk is a problem, anything else is reported by the build itself. */
function withoutLock(out: string, fault: NodeJS.ErrnoException): Result<Lock> {
  if (fault.code !== 'ENOSPC' && fault.code !== 'EDQUOT') return UNLOCKED
  const help = 'make room, or choose another folder with --out'
  return { problems: [error(`could not write ${out}: ${diskReason(fault)}`, undefined, help)] }
}

/** The result after waiting too long for `who`. */
function tooLong(out: string, who: string | undefined): Result<Lock> {
  if (who === undefined) return UNLOCKED
  const help = `wait for it, or end it; if no such process runs: rm ${lockOf(out)}`
  return { problems: [error(`${out} is being written by ${who}`, undefined, help)] }
}

/** The text of a lock, a description of its holder, and whether that no longer runs. Undefined if there is no lock. */
function examine(lock: string, now: number): { text: string; who: string; isLeft: boolean } | undefined {
  try {
    const text = readFileSync(lock, 'utf8')
    const age = now - statSync(lock).mtimeMs
    const holder = holderIn(text)
    if (!holder) return { text, who: `an unknown process (${ago(age)})`, isLeft: age > WRITTEN }
    const { pid, host, born } = holder
    const isHere = host === hostname()
    const isGone = isHere ? !isAlive(pid) || (born !== '' && born !== startOf(pid)) : age > FOREIGN
    return { text, who: `process ${pid}${isHere ? '' : ` of ${host}`}, begun ${ago(age)}`, isLeft: isGone }
  } catch {
    return undefined
  }
}

function holderIn(text: string): Holder | undefined {
  try {
    const { pid, host, born } = JSON.parse(text) as Partial<Holder>
    return Number.isInteger(pid) && typeof host === 'string' ? { pid: Number(pid), host, born: born ?? '' } : undefined
  } catch {
    return undefined
  }
}

/** A time span in words. */
function ago(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000))
  return seconds < 120 ? `${seconds} s ago` : `${Math.round(seconds / 60)} min ago`
}

/**
 * Removes a lock that was left behind with this text. Several processes may find it: only the one that creates the
 * guard file, and then still finds the same text, may remove it, so that nobody removes the lock of the next holder.
 * False if the lock still exists, because another process is removing it or this user may not.
 */
function takeAway(lock: string, text: string, now: number): boolean {
  const guard = `${lock}.taken`
  try {
    writeFileSync(guard, '', { flag: 'wx' })
  } catch {
    // A process that is killed here leaves its guard.
    return now - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? now) > WRITTEN && removed(guard)
  }
  try {
    return readFileSync(lock, 'utf8') === text && removed(lock)
  } catch {
    return false
  } finally {
    removed(guard)
  }
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

function release(lock: string, made: string | undefined): void {
  try {
    if (readFileSync(lock, 'utf8') === own()) rmSync(lock, { force: true })
    // The folders down to the lock's, as long as they are empty.
    for (let at = dirname(lock); made !== undefined && at.startsWith(made); at = dirname(at)) rmdirSync(at)
  } catch {
    // Folders that others use stay. A lock that cannot be removed is taken over by the next build.
  }
}
