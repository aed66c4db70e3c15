// Explains why files could not be read or written. All failures to write into `.site/` become one note, because no
// build needs it.
import { error, type Problem } from '../model/problem.ts'

/** Versions of Node differ in the code of this fault. */
const FILE = 'a file has the name of one of its folders'

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the disk is read-only',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOTDIR: FILE,
  EEXIST: FILE,
  EBUSY: 'the folder is mounted, or in use',
  EXDEV: 'the folder is mounted from another disk',
  EFBIG: 'a file grew past the allowed size',
}

/** Why a file or folder could not be written. */
export function diskReason(fault: unknown): string {
  const { code = '', message } = fault as NodeJS.ErrnoException
  return REASONS[code] ?? message
}

/**
 * The problem of a file or folder that exists but cannot be read. Throws a fault that is not an error of the file system.
 */
export function unreadable(name: string, fault: unknown, { at, help }: Pick<Problem, 'at' | 'help'> = {}): Problem {
  const { code } = fault as NodeJS.ErrnoException
  if (code === undefined) throw fault
  return error(`${name} cannot be read (${code})`, at, help ?? 'see who owns it and who may read it')
}

/** The notes of this run; the first of a kind is the cause of the others. */
const notes = new Map<string, Problem>()

/** Records a note about the cache `.site/` or the shared one. */
export function addCacheNote(cache: '.site' | 'shared', text: string, help: string): void {
  if (!notes.has(cache)) notes.set(cache, { level: 'info', text, help })
}

/** Records why something could not be cached in `.site/`. */
export const unwritten = (fault: unknown): void =>
  addCacheNote(
    '.site',
    `.site/ cannot be written: ${diskReason(fault)}`,
    'all is as it should be, but the next run takes as long as this one',
  )

/** The notes about caches since the last call. */
export function cacheNotes(): Problem[] {
  const all = [...notes.values()]
  notes.clear()
  return all
}
