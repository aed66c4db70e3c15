// What kept `.site/` from being written -> one note, however many files it was. Nothing fails of it.
import type { Problem } from '../model/problem.ts'

const REASONS: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the disk is read-only',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'a file stands in its place',
  EFBIG: 'a file grew past the allowed size',
}

let first: unknown

/** Remembers what the disk said when something could not be cached. */
export function unwritten(fault: unknown): void {
  first ??= fault
}

/** The note that something could not be cached, if that was so since the last time this was asked. */
export function cacheNotes(): Problem[] {
  if (first === undefined) return []
  const { code = '', message } = first as NodeJS.ErrnoException
  first = undefined
  const text = `.site/ cannot be written: ${REASONS[code] ?? message}`
  return [{ level: 'info', text, help: 'all is as it should be, but the next run takes as long as this one' }]
}
