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

/** The beginnings of the longer words of a text, by which words that are related are recognised. */
const beginningsOf = (text: string, language: Language): Set<string> =>
  new Set(lowerWords(text).flatMap((word) => (word.length < SHORTEST ? [] : [stemOf(word, language).slice(0, SHARED)])))

/** Whether a text has a form of a longer word of one of the names. Without a longer word in them, it has. */
export function hasWordOf(text: string, names: readonly string[], language: Language): boolean {
  const wanted = beginningsOf(names.join(' '), language)
  const beginnings = beginningsOf(text, language)
  return wanted.size === 0 || [...wanted].some((word) => beginnings.has(word))
}
