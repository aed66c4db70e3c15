// What could not be written -> why, in plain words. Of `.site/` it is one note, however many files it was: nothing
// fails of it.
import type { Problem } from '../model/problem.ts'

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the disk is read-only',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'a file stands in its place',
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

/** Remembers what the disk said when something could not be cached. */
export function unwritten(fault: unknown): void {
  first ??= fault
}

/** The note that something could not be cached, if that was so since the last time this was asked. */
export function cacheNotes(): Problem[] {
  if (first === undefined) return []
  const text = `.site/ cannot be written: ${diskReason(first)}`
  first = undefined
  return [{ level: 'info', text, help: 'all is as it should be, but the next run takes as long as this one' }]
}
