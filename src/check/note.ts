// Facts about the texts of one file, for rules that compare files. Plain JSON.
import type { Path } from '../model/data.ts'

/** One text of a file, with the key by which it is compared. */
export interface Note {
  /**
   * `paragraph`: a long run of sentences, or a summary; its key is a digest.
   * `question`: a question in small letters; its text is the digest of the answer.
   * `number`: a number that is neither a claim nor marked, in its normal form, with its `sentence`.
   * `names`: the names with a capital in a text, joined by "|".
   * `word`: a word that the dictionary does not have. In small letters it has a near one as `meant`.
   * `vocabulary`: the longer words of a group of a file as hashes (see `hashOfWord`), one after the other.
   * `person`: a `name:` in a group or a list of a page: of a member of the team, of a brand.
   * `days`: days of the week on which the business is open or closed, by a sentence; its key is `open` or `closed`, then
   * the days from 0, then `we` if it is of the business for sure.
   * `ends`: the last day of an offer, as year-month-day.
   * `list`: the length of a list, on a site in several languages.
   */
  readonly kind:
    | 'paragraph'
    | 'question'
    | 'number'
    | 'names'
    | 'word'
    | 'vocabulary'
    | 'person'
    | 'days'
    | 'ends'
    | 'list'
  readonly path: Path
  readonly key: string
  /** The start of the text, for the message. */
  readonly text: string
  readonly meant?: string
  readonly sentence?: string
  /** The file of the text, if a page has it from its route. */
  readonly file?: string
}

/** A file with the notes of one kind. */
export type FileNotes = readonly [file: string, notes: readonly Note[]]
