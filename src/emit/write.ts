// A finished folder -> the output folder, all or nothing: made beside it, then swapped in by two renames.
// A build that is killed leaves the old folder or the new one, never a mixture; what it left lying is cleared by the
// next.
import {
  chmodSync,
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
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { error, type Files, type Problem } from '../model/problem.ts'
import { freshName, isAbandoned } from '../runtime/unfinished.ts'
import { diskReason } from '../runtime/unwritten.ts'

/** The file every build writes; its beginning says that a build wrote it, and so whose folder it stands in. */
const SIGNED = 'sitemap.xml'
/** Stands in the first bytes of `SIGNED`. */
export const SIGNATURE = '<!-- Made by site build, which replaces this folder whole. -->'

/** Whether a build made the folder. Throws what the disk says where this user may not look. */
export function isMade(folder: string): boolean {
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

/**
 * Whether a build may write at this place: never to the root, the home folder, a parent of the root or a folder of the
 * sources, nor to a symbolic link: the renames that put a finished folder in its place would put it in the link's.
 */
export function mayWriteAt(out: string, root: string): Problem[] {
  const say = (text: string, help: string) => [error(text, undefined, help)]
  const name = `--out ${out}`
  const full = resolve(out)
  const real = realOf(full)
  const realRoot = existsSync(root) ? realpathSync(root) : resolve(root)
  if (real === realRoot || `${realRoot}${sep}`.startsWith(real.endsWith(sep) ? real : `${real}${sep}`))
    return say(`${name} holds the site itself`, 'choose a folder of its own, like dist')
  if (existsSync(homedir()) && real === realpathSync(homedir()))
    return say(`${name} is the home folder`, 'choose a folder of its own, like dist')
  const inside = relative(realRoot, real).split(sep)[0]
  if (
    inside !== undefined &&
    ['content', 'templates', 'public', 'src', 'tests', 'bin', '.git', 'node_modules'].includes(inside)
  )
    return say(`${name} is inside ${inside}/`, 'choose a folder of its own, like dist')
  const stats = statsOf(full)
  if (stats?.isSymbolicLink())
    return say(
      `${name} is a symbolic link`,
      `name the folder it leads to: --out ${resolve(dirname(full), readlinkSync(full))}`,
    )
  return stats && !stats.isDirectory() ? say(`${name} is a file`, 'choose a folder') : []
}

/** The path without symbolic links; as it is where nothing stands there, be it that a build replaces it right now. */
function realOf(full: string): string {
  try {
    return realpathSync(full)
  } catch {
    return full
  }
}

/** What stands at a path; nothing where a part of it is not there or no folder. */
function statsOf(full: string): Stats | undefined {
  try {
    return lstatSync(full)
  } catch {
    return undefined
  }
}

/**
 * Whether the folder may be replaced: it is new, empty, or made by a build (`isKnown`: one of this root). To be asked
 * by the holder of its lock.
 */
export function mayReplace(out: string, root: string, isKnown = false): Problem[] {
  const refused = mayWriteAt(out, root)
  const full = resolve(out)
  if (refused.length > 0 || !existsSync(full)) return refused
  try {
    if (readdirSync(full).length === 0 || isMade(full) || isKnown) return []
  } catch (fault) {
    return [unreadable(`--out ${out}`, fault)]
  }
  const text = `--out ${out} was not made by a build: it has no ${SIGNED} that one wrote`
  return [error(text, undefined, 'choose another folder, or empty this one yourself')]
}

/** What kept a folder from being read, in words. Throws what no disk says. */
export function unreadable(name: string, fault: unknown): Problem {
  const { code } = fault as NodeJS.ErrnoException
  if (code === undefined) throw fault
  return error(`${name} cannot be read (${code})`, undefined, 'see who owns it and who may read it')
}

const partOf = (out: string, kind: string) => join(dirname(out), `.${basename(out)}.${kind}`)

/** Puts right what a killed build left: a swap half done is undone, the leavings of dead processes are removed. */
export function recover(out: string): void {
  const full = resolve(out)
  const parent = dirname(full)
  const old = partOf(full, 'old')
  const leaving = partOf(full, '')
  if (!existsSync(parent) || !statSync(parent).isDirectory()) return
  try {
    if (!existsSync(full) && existsSync(old)) renameSync(old, full)
    for (const path of readdirSync(parent).map((name) => join(parent, name)))
      if (path.startsWith(leaving) && isAbandoned(path)) rmSync(path, { recursive: true, force: true })
  } catch {
    // What may not be cleared may not be written to either: the writing says why.
  }
}

/** What kept a file or folder from being written, in words. */
export function writeProblem(out: string, fault: unknown): Problem {
  const { code = '' } = fault as NodeJS.ErrnoException
  const full = code === 'ENOSPC' || code === 'EDQUOT'
  const mounted = code === 'EBUSY' || code === 'EXDEV'
  return error(
    `could not write ${out}: ${diskReason(fault)}`,
    undefined,
    mounted
      ? `name a folder in it: --out ${join(out, 'site')}`
      : full
        ? 'make room, or choose another folder with --out'
        : 'choose another folder with --out',
  )
}

/** The folder a build of this process writes to before it takes the place of `out`. */
export const freshFolder = (out: string) => partOf(resolve(out), `new-${process.pid}`)

/**
 * Puts the finished folder `fresh` in the place of `out`, and the one that stood there at `cached`, or nowhere. Throws
 * what the disk says.
 */
export function swap(fresh: string, out: string, cached: string | undefined): void {
  const full = resolve(out)
  const old = partOf(full, 'old')
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
    // On another disk, or not allowed: the next build starts from an empty folder.
  }
  clear(old)
}

/** Removes a folder if it can be: what stopped the writing may stop this too, and the next build clears it. */
export function clear(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {
    return
  }
}

/**
 * Writes single files below `root`, each whole or not at all; one that was there keeps its mode. Stops at the first
 * that cannot be written. What a killed process left of the same file is cleared.
 */
export function putFiles(root: string, files: Files): Problem[] {
  for (const [file, contents] of files) {
    const path = join(root, file)
    const fresh = freshName(path)
    try {
      mkdirSync(dirname(path), { recursive: true })
      for (const name of readdirSync(dirname(path)))
        if (isAbandoned(name) && name.startsWith(`${basename(path)}.`)) clear(join(dirname(path), name))
      const { mode } = statSync(path, { throwIfNoEntry: false }) ?? {}
      writeFileSync(fresh, contents)
      if (mode !== undefined) chmodSync(fresh, mode & 0o7777)
      renameSync(fresh, path)
    } catch (fault) {
      clear(fresh)
      return [error(`could not write ${file}: ${diskReason(fault)}`, { file })]
    }
  }
  return []
}
