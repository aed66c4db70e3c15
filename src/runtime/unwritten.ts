// Explains why files could not be written. All failures to write into `.site/` become one note, because no build needs
// it.
import type { Problem } from '../model/problem.ts'

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

let first: unknown
let added: Problem[] = []

/** Records why something could not be cached in `.site/`. Only the first reason is reported. */
export function unwritten(fault: unknown): void {
  first ??= fault
}

/** Records a note about a cache. */
export function addCacheNote(note: Problem): void {
  added.push(note)
}

/** The notes about caches since the last call. */
export function cacheNotes(): Problem[] {
  const notes = added
  added = []
  if (first === undefined) return notes
  const text = `.site/ cannot be written: ${diskReason(first)}`
  first = undefined
  return [{ level: 'info', text, help: 'all is as it should be, but the next run takes as long as this one' }, ...notes]
}
