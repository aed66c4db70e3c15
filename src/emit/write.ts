// Replaces the output folder by a finished staging folder: all or nothing, with two renames. A build that is killed
// leaves the old folder or the new one, never a mixture. If it is killed between the renames, the old folder has another
// name until the next build, check or preview of the site puts it back.
import {
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readlinkSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { error, type Files, type Problem } from '../model/problem.ts'
import { isBelow } from '../runtime/below.ts'
import { takeLock } from '../runtime/lock.ts'
import { removeAbandoned, replaceFile } from '../runtime/replace-file.ts'
import { diskReason, unreadable } from '../runtime/unwritten.ts'

/** A file that every build writes. It begins with `SIGNATURE`, which proves that a build made the folder. */
const SIGNED = 'sitemap.xml'
export const SIGNATURE = '<!-- Made by site build, which replaces this folder whole. -->'

/** Whether a build made the folder. Throws an error of the file system if this user may not read it. */
export function isBuilt(folder: string): boolean {
  const file = join(folder, SIGNED)
  if (!lstatSync(file, { throwIfNoEntry: false })?.isFile()) return false
  const head = Buffer.alloc(256)
  const open = openSync(file, 'r')
  try {
    return head.toString('utf8', 0, readSync(open, head)).includes(SIGNATURE)
  } finally {
    closeSync(open)
  }
}

/** Folders of a site or of its repository that hold sources, and the cache. */
const SOURCES = ['.site', 'content', 'templates', 'public', 'src', 'tests', 'bin', '.git', 'node_modules']

/**
 * Refuses folders that a build must not replace: the root, its parents, the home folder, folders of sources, and
 * symbolic links, because renaming replaces the link and not its target.
 */
export function mayWriteAt(out: string, root: string): Problem[] {
  const refuse = (text: string, help = 'choose a folder of its own, like dist') => [
    error(`--out ${out} ${text}`, undefined, help),
  ]
  const full = resolve(out)
  const real = realPath(full)
  const realRoot = realPath(resolve(root))
  if (isBelow(real, realRoot)) return refuse('holds the site itself')
  if (real === realPath(homedir())) return refuse('is the home folder')
  const [inside = ''] = relative(realRoot, real).split(sep)
  if (SOURCES.includes(inside)) return refuse(`is inside ${inside}/`)
  const stats = statsOf(full)
  if (stats?.isSymbolicLink())
    return refuse(
      'is a symbolic link',
      `name the folder it leads to: --out ${resolve(dirname(full), readlinkSync(full))}`,
    )
  return stats && !stats.isDirectory() ? refuse('is a file', 'choose a folder') : []
}

/** The path without symbolic links; unchanged if it does not exist, for example while a build replaces it. */
function realPath(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}

function statsOf(path: string): Stats | undefined {
  try {
    return lstatSync(path)
  } catch {
    return undefined
  }
}

/**
 * Refuses a folder that is neither new, empty, made by a build, nor known as the output of this root (`isListed`). Only
 * the holder of its lock may ask.
 */
export function mayReplace(out: string, root: string, { isListed = false } = {}): Problem[] {
  const refused = mayWriteAt(out, root)
  const full = resolve(out)
  if (refused.length > 0 || !existsSync(full)) return refused
  try {
    if (readdirSync(full).length === 0 || isBuilt(full) || isListed) return []
  } catch (fault) {
    return [unreadable(`--out ${out}`, fault)]
  }
  const text = `--out ${out} was not made by a build: it has no ${SIGNED} that one wrote`
  return [error(text, undefined, 'choose another folder, or empty this one yourself')]
}

const siblingOf = (out: string, kind: string) => join(dirname(out), `.${basename(out)}.${kind}`)

/** Repairs what a killed build left: completes or undoes its renames, and removes the folders of dead processes. */
export function recover(out: string): void {
  const full = resolve(out)
  const parent = dirname(full)
  const old = siblingOf(full, 'old')
  if (!existsSync(parent) || !statSync(parent).isDirectory()) return
  try {
    if (!existsSync(full) && existsSync(old)) renameSync(old, full)
    removeAbandoned(parent, basename(siblingOf(full, '')))
  } catch {
    // A folder that cannot be changed cannot be written either, and the build will report why.
  }
}

/**
 * Puts the output folder back if a build was killed between its renames, for commands that only read the folder. `now` is
 * when the command began, in milliseconds.
 */
export async function restore(out: string, now: number): Promise<void> {
  const full = resolve(out)
  if (existsSync(full) || !existsSync(siblingOf(full, 'old'))) return
  // A build that is at work holds the lock, and ends with a folder.
  const { value: lock } = await takeLock(full, { now })
  if (!lock) return
  recover(full)
  lock.release()
}

/** The problem that a file or folder could not be written. */
export function writeProblem(out: string, fault: unknown): Problem {
  const { code = '' } = fault as NodeJS.ErrnoException
  const isMount = code === 'EBUSY' || code === 'EXDEV'
  const isFull = code === 'ENOSPC' || code === 'EDQUOT'
  const elsewhere = `${isFull ? 'make room, or ' : ''}choose another folder with --out`
  const help = isMount ? `name a folder in it: --out ${join(out, 'site')}` : elsewhere
  return error(`could not write ${out}: ${diskReason(fault)}`, undefined, help)
}

/** The staging folder of this process, next to `out`. */
export const freshFolder = (out: string) => siblingOf(resolve(out), `new-${process.pid}`)

/**
 * Renames `fresh` to `out`, and the replaced folder to `cached`, or deletes that. Throws errors of the file system; the
 * old folder is then back in its place.
 */
export function swap(fresh: string, out: string, cached: string | undefined): void {
  const full = resolve(out)
  const old = siblingOf(full, 'old')
  rmSync(old, { recursive: true, force: true })
  if (existsSync(full)) renameSync(full, old)
  try {
    renameSync(fresh, full)
  } catch (fault) {
    if (existsSync(old)) renameSync(old, full)
    throw fault
  }
  try {
    if (cached !== undefined && existsSync(old)) {
      mkdirSync(dirname(cached), { recursive: true })
      renameSync(old, cached)
    }
  } catch {
    // It is on another disk, or may not be written: the next build starts with an empty folder.
  }
  clear(old)
}

/** Removes a folder if possible. If not, the next build removes it. */
export function clear(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {
    return
  }
}

/** Writes single files below `root`, each completely or not at all. Stops at the first that cannot be written. */
export function putFiles(root: string, files: Files): Problem[] {
  for (const [file, contents] of files) {
    try {
      replaceFile(join(root, file), [contents])
    } catch (fault) {
      return [error(`could not write ${file}: ${diskReason(fault)}`, { file })]
    }
  }
  return []
}
