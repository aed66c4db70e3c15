// Reduces words to stems, so that all forms of a word are equal.
import type { Language } from '../../model/checks/language.ts'
import { bare } from './compared.ts'
import { perLanguage, remembered } from './language.ts'
import { wordsOf } from './similar.ts'

/** Shorter words are articles, prepositions and the like. */
const SHORTEST = 4

const stemmerOf = perLanguage(({ endings }: Language) => {
  const ending = new RegExp(`(?:${endings.replaceAll('ς', 'σ')})$`)
  return remembered(50_000, (word) => {
    const plain = bare(word)
    const stem = plain.replace(ending, '')
    return stem.length < 3 ? plain : stem
  })
})

/** The stem of a word: no accents, no ending. */
export const stemOf = (word: string, language: Language): string => stemmerOf(language)(word)

/** The stems of the longer words of a text, each once. */
export const stemsIn = (text: string, language: Language): ReadonlySet<string> =>
  new Set(wordsOf(text).flatMap((word) => (word.length < SHORTEST ? [] : [stemOf(word, language)])))
