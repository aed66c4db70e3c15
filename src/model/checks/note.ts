// Words of one YAML file -> what rules that compare files know of them (the shape of it).
import type { Path } from '../content.ts'

/** What rules that compare files know of the words of one: a few texts, by what they are compared with. */
export interface Note {
  /**
   * Sentences that are long together, or a summary; a question with its answer; a town named as served; a town the
   * reader is said to be in, and one his house is in; a promised number of areas or services; what a text says is not
   * done, and what it says is; a service of others that it says is used, as its place in the list; a word the
   * dictionary of the language does not have, and a name within a sentence; a
   * name with an article; a name that a sentence begins with; a heading, a question or another short text, as the
   * stems of its words; how
   * many words a part of a file has; the one town of a list of names that is known by where it is; what the people of
   * a town are called, as the stem of its name; the town the business says it is in, and one it says rooms of it are
   * in, in a few words or in a sentence; the thing that a heading says is worked on and that no other text of its
   * file names, as a stem; a name within a sentence, whatever it is, once a file, and the stems of several of one
   * sentence, and of those that say together where something is; the work of somebody on a list of people, as stems,
   * and how many of a work a text says there are; the last day of an offer, as year-month-day; a season
   * that a text says begins, as the months in which it may say so; an offer of a few days that names none; the
   * year in which a list says that somebody joined, and one since which a text says that he is here, with the stems of
   * his names; a short text that says what something is, the page it stands beside a link to as its key; the stems of
   * all texts of a file that stand in one of them, and as its key those that stand in several; a form of the name of a
   * page, its first word as the key.
   */
  readonly kind:
    | 'paragraph'
    | 'question'
    | 'town'
    | 'where'
    | 'house'
    | 'count'
    | 'denial'
    | 'admission'
    | 'service'
    | 'word'
    | 'name'
    | 'called'
    | 'label'
    | 'opening'
    | 'part'
    | 'listed'
    | 'people'
    | 'seat'
    | 'rooms'
    | 'branch'
    | 'work'
    | 'landmark'
    | 'role'
    | 'staff'
    | 'joined'
    | 'here since'
    | 'landmarks'
    | 'quarters'
    | 'ends'
    | 'season'
    | 'undated'
    | 'point'
    | 'stems'
    | 'form'
  readonly path: Path
  /** Equal for what is the same: a digest, a question or a name in small letters. */
  readonly key: string
  /** The text as it stands, or of a question the digest of its answer. */
  readonly text: string
  /** What a word was meant to be, where the dictionary has something near. */
  readonly meant?: string
}

/** A file, and what rules know of its words. */
export type FileNotes = readonly [file: string, notes: readonly Note[]]
