// Where the accent of a word stands, and where it could. Pure.
import type { Accents } from '../../../model/checks/spelling.ts'
import { matchesOf } from '../expression.ts'

/** Whether a text has an accent; a diaeresis is none. */
export const isAccented = (text: string): boolean => text.normalize('NFD').includes('\u0301')

/** The word without its accent; a diaeresis stays. */
export const withoutAccent = (word: string): string =>
  /[^\0-\x7f]/.test(word)
    ? word
        .normalize('NFD')
        .replace(/\u0301/g, '')
        .normalize('NFC')
    : word

/** What a language says of the syllables of a word in small letters. */
export interface Letters {
  readonly syllablesOf: (word: string) => number
  /** Whether the accent stands on the last syllable. */
  readonly isLastAccented: (word: string) => boolean
  /** The word with its accent on one of the two syllables before the last, or on the last where it has none. */
  readonly earlier: (word: string) => readonly string[]
  /** The word with an accent on each of its last three syllables in turn. */
  readonly accented: (word: string) => readonly string[]
}

/** Of a language whose words have no accents: each is as it is. */
const WITHOUT_ACCENTS: Letters = {
  syllablesOf: (word) => matchesOf(word, /[aeiouy]+/g).length,
  isLastAccented: () => false,
  earlier: () => [],
  accented: (word) => [word],
}

/** The syllables of a language; undefined for one without accents, where they move nowhere. */
export function lettersOf(accents: Accents | undefined): Letters {
  if (!accents) return WITHOUT_ACCENTS
  const syllable = new RegExp(accents.syllable, 'g')
  /** An accent on the last vowel of a syllable. */
  const put = (word: string, { 0: own, index }: RegExpExecArray) => {
    const end = index + own.length
    return `${word.slice(0, end)}\u0301${word.slice(end)}`.normalize('NFC')
  }
  return {
    syllablesOf: (word) => matchesOf(word, syllable).length,
    isLastAccented: (word) => isAccented(matchesOf(word, syllable).at(-1)?.[0] ?? ''),
    earlier(word) {
      const bare = withoutAccent(word)
      const found = matchesOf(bare, syllable)
      const last = bare === word ? found.length : found.length - 1
      return found.slice(Math.max(0, last - 1), last).map((each) => put(bare, each))
    },
    accented: (word) =>
      matchesOf(word, syllable)
        .slice(-3)
        .map((each) => put(word, each)),
  }
}
