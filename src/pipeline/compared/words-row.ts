// What rules say of the words of a file -> its row of a table, and back; notes stay bytes until a rule asks for them.
import { type HeldNotes, heldNotes, type KindOfNotes, packNotes } from '../../check/packed/notes.ts'
import { fromUtf8, toUtf8 } from '../../runtime/encoding.ts'
import type { WordsResult } from '../pages.ts'

/** What rules say of the words of a file, as it is held. */
export interface HeldWords extends Omit<WordsResult, 'notes'> {
  readonly notes: HeldNotes
}

const TAB = 9

/** The row of a result: what is read of all files, then the notes. */
export function wordsRow({ notes, ...rest }: WordsResult): Buffer {
  const { kinds, bytes } = packNotes(notes)
  return Buffer.concat([toUtf8(`${JSON.stringify({ ...rest, kinds })}\t`), bytes])
}

export function wordsIn(row: Buffer): HeldWords {
  const tab = row.indexOf(TAB)
  type Head = Omit<WordsResult, 'notes'> & { readonly kinds: readonly KindOfNotes[] }
  const { kinds, ...rest } = JSON.parse(fromUtf8(row.subarray(0, tab))) as Head
  return { ...rest, notes: heldNotes(kinds, row.subarray(tab + 1)) }
}
