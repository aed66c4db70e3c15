// A loaded file -> the rows of tables for it, and back: its record, and what rules say of its words. Of these, notes
// stay bytes until a rule asks for them, findings until they are told. Rows go from thread to thread sooner than what
// they hold.
import { type HeldNotes, heldNotes, packNotes } from '../../check/packed/notes.ts'
import { fromUtf8, packedValue, toUtf8 } from '../../runtime/encoding.ts'
import type { Loaded, WordsResult } from '../pages.ts'

/** A loaded file as it is handed on: what was made of it as rows. */
export interface LoadedRows extends Omit<Loaded, 'record' | 'words'> {
  readonly record?: string
  readonly words?: Uint8Array
}

/** What was made of a file, as rows. */
export const loadedRows = ({ record, words, ...rest }: Loaded): LoadedRows => ({
  ...rest,
  ...(record && { record: packedValue(record) }),
  ...(words && { words: wordsRow(words) }),
})

/** What rules say of the words of a file, as it is held: findings are read whenever they are asked for. */
export interface HeldWords extends Omit<WordsResult, 'notes'> {
  readonly notes: HeldNotes
}

const TAB = 9

/** The row of a result: what is read of all files, which notes there are, the findings, then the notes. */
function wordsRow({ notes, found, ...rest }: WordsResult): Uint8Array {
  const { kinds, bytes } = packNotes(notes)
  // A copy: what goes to another thread takes along all that it is a part of.
  return new Uint8Array(Buffer.concat([toUtf8(`${JSON.stringify(rest)}\t${kinds}\t${JSON.stringify(found)}\t`), bytes]))
}

/** What a row says of the words of a file. */
export function wordsIn(bytes: Uint8Array): HeldWords {
  const row = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const head = row.indexOf(TAB)
  const kinds = row.indexOf(TAB, head + 1)
  const found = row.indexOf(TAB, kinds + 1)
  return {
    ...(JSON.parse(fromUtf8(row.subarray(0, head))) as Omit<WordsResult, 'notes' | 'found'>),
    get found() {
      return JSON.parse(fromUtf8(row.subarray(kinds + 1, found))) as WordsResult['found']
    },
    notes: heldNotes(row.toString('latin1', head + 1, kinds), row, found + 1),
  }
}
