// Reduces words to stems, so that all forms of a word are equal.

import { bare } from '../../language/bare.ts'
import type { Language } from '../../language/language.ts'
import { memoize } from '../../runtime/memoize.ts'
import { lowerWords } from './similar.ts'

/** Shorter words are articles, prepositions and the like. */
const SHORTEST = 4
/** First letters that related words share: "repair", "repairing". */
const SHARED = 5

const stemmerOf = memoize(({ endings }: Language) => {
  const ending = new RegExp(`(?:${endings.replaceAll('ς', 'σ')})$`)
  return memoize(
    (word: string) => {
      const plain = bare(word)
      const stem = plain.replace(ending, '')
      return stem.length < 3 ? plain : stem
    },
    { most: 50_000 },
  )
})

/** The stem of a word: no accents, no ending. */
export const stemOf = (word: string, language: Language): string => stemmerOf(language)(word)

/** The stems of the longer words of a text. */
const stemsOf = (text: string, language: Language): string[] =>
  lowerWords(text).flatMap((word) => (word.length < SHORTEST ? [] : [stemOf(word, language)]))

/** Whether a text has a longer word of some names, in any form or ending a compound, or the names have no such word. */
export function hasWordOf(text: string, names: readonly string[], language: Language): boolean {
  const wanted = stemsOf(names.join(' '), language)
  const stems = stemsOf(text, language)
  if (wanted.length === 0) return true
  return wanted.some((name) => stems.some((word) => word.startsWith(name.slice(0, SHARED)) || word.endsWith(name)))
}
