// What kept `.site/` from being written -> one note, however many files it was. Nothing fails of it.
import type { Problem } from '../model/problem.ts'
import { diskReason } from './disk.ts'

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
