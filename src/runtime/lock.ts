// Locks an output folder for one process at a time, with a file next to it that names the holder. The lock of a killed
// process is taken over at once. In place of proper-lockfile 4.1, which installs signal handlers (signal-exit), so that
// SIGTERM and Ctrl-C no longer end a busy process, and which waits for a lock's mtime to be old before it takes it over.
import { linkSync, mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { error, type Result } from '../model/problem.ts'
import { freshName, isAlive } from './unfinished.ts'
import { diskReason } from './unwritten.ts'

/** What a lock file says: the process, its machine, and when that process began, in the system's own count. */
interface Holder {
  readonly pid: number
  readonly host: string
  readonly born: string
}

/** A lock that is held. */
export interface Lock {
  /** Gives it back. Where nothing was `written`, folders made for the lock alone go too. */
  release(written: boolean): void
}

/** How long another process is waited for, in milliseconds. */
const PATIENCE = 60_000
/** Between two looks at a lock that is held, in milliseconds. */
const PAUSE = 50
/** A lock that still says nothing after so many milliseconds was left by a process killed while it wrote it. */
const WRITTEN = 10_000
/** A process of another machine cannot be looked at: its lock counts as left behind after so many milliseconds. */
const FOREIGN = 3_600_000

/**
 * When a process began, in ticks since the machine did (field 22 of /proc/PID/stat, see proc(5)); '' where a system
 * does not tell. It tells a process from a later one of the same number.
 */
function bornAt(pid: number): string {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name of the program, in brackets, may hold spaces and brackets.
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

const own = (): Holder => ({ pid: process.pid, host: hostname(), born: bornAt(process.pid) })

/** The lock of an output folder. */
const lockOf = (out: string) => join(dirname(resolve(out)), `.${basename(resolve(out))}.lock`)

/**
 * Takes the lock of `out`, after whoever has it. `now` is when the command began, in milliseconds; `onWait` hears once
 * who is waited for. Problem: another process keeps it for too long, or the disk is full. Where this user may not
 * write at all there is nothing to hold: the writing itself says so.
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
  const free = { value: { release: () => undefined }, problems: [] }
  let made: string | undefined
  try {
    made = mkdirSync(dirname(lock), { recursive: true })
  } catch {
    return free
  }
  let reported = false
  for (;;) {
    try {
      create(lock)
      return { value: { release: (written) => giveBack(lock, written ? undefined : made) }, problems: [] }
    } catch (fault) {
      const { code = '' } = fault as NodeJS.ErrnoException
      if (code === 'ENOSPC' || code === 'EDQUOT') {
        const help = 'make room, or choose another folder with --out'
        return { problems: [error(`could not write ${out}: ${diskReason(fault)}`, undefined, help)] }
      }
      if (code !== 'EEXIST') return free
    }
    const waited = performance.now() - began
    const found = look(lock, now + waited)
    if (found?.left && takeAway(lock, found.text, now + waited)) continue
    if (waited > patience && !found) return free
    if (waited > patience) {
      const help = `wait for it, or end it; where no such process runs: rm ${lock}`
      return { problems: [error(`${out} is being written by ${found?.who}`, undefined, help)] }
    }
    if (found && !reported) onWait?.(found.who)
    reported ||= found !== undefined
    await sleep(PAUSE)
  }
}

/** Makes the lock with what it says, in one step where the disk has hard links. Throws EEXIST where another has it. */
function create(lock: string): void {
  const [fresh, text] = [freshName(lock), JSON.stringify(own())]
  try {
    writeFileSync(fresh, text)
    try {
      linkSync(fresh, lock)
    } catch (fault) {
      if ((fault as NodeJS.ErrnoException).code === 'EEXIST') throw fault
      writeFileSync(lock, text, { flag: 'wx' })
    }
  } finally {
    rmSync(fresh, { force: true })
  }
}

/** What a lock says, in words, and whether whoever wrote it is gone. Undefined where there is none any more. */
function look(lock: string, now: number): { text: string; who: string; left: boolean } | undefined {
  try {
    const text = readFileSync(lock, 'utf8')
    const age = now - statSync(lock).mtimeMs
    const holder = read(text)
    if (!holder) return { text, who: `a process that did not say which (${ago(age)})`, left: age > WRITTEN }
    const { pid, host, born } = holder
    const here = host === hostname()
    const gone = here ? !isAlive(pid) || (born !== '' && born !== bornAt(pid)) : age > FOREIGN
    return { text, who: `process ${pid}${here ? '' : ` of ${host}`}, begun ${ago(age)}`, left: gone }
  } catch {
    return undefined
  }
}

function read(text: string): Holder | undefined {
  try {
    const { pid, host, born } = JSON.parse(text) as Partial<Holder>
    return Number.isInteger(pid) && typeof host === 'string' ? { pid: Number(pid), host, born: born ?? '' } : undefined
  } catch {
    return undefined
  }
}

/** A time span in plain words. */
function ago(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000))
  return seconds < 120 ? `${seconds} s ago` : `${Math.round(seconds / 60)} min ago`
}

/**
 * Removes a lock that was left behind and says `text`. Of several processes that find it one may: whoever makes the
 * file beside it, and then still finds the same lock. So nobody removes the lock of the next holder. False: it is still
 * there, because another process is at it or this user may not.
 */
function takeAway(lock: string, text: string, now: number): boolean {
  const guard = `${lock}.taken`
  try {
    writeFileSync(guard, '', { flag: 'wx' })
  } catch {
    // Killed between the two, a process leaves the guard too.
    return now - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? now) > WRITTEN && isRemoved(guard)
  }
  try {
    return readFileSync(lock, 'utf8') === text && isRemoved(lock)
  } catch {
    return false
  } finally {
    isRemoved(guard)
  }
}

/** Removes a file, where that may be. */
function isRemoved(file: string): boolean {
  try {
    rmSync(file)
    return true
  } catch {
    return false
  }
}

function giveBack(lock: string, made: string | undefined): void {
  try {
    if (readFileSync(lock, 'utf8') === JSON.stringify(own())) rmSync(lock, { force: true })
    // The folders down to the lock's, as long as they are empty.
    for (let at = dirname(lock); made !== undefined && at.startsWith(made); at = dirname(at)) rmdirSync(at)
  } catch {
    // What others put there meanwhile stays, and so does what cannot be removed: the next build takes it over.
  }
}
