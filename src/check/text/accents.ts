// Accents of a language whose every word of two syllables has one (Greek): which spelling of a word the dictionary has.
import type { Accents, Language } from '../../language/language.ts'
import { memoize } from '../../runtime/memoize.ts'
import { type Dictionary, dictionaryOf } from '../libraries/spelling.ts'

/** Questions about the accents of a word. */
export type AccentedSpelling = ReturnType<typeof spellingWith>

/** The spelling of accents in a language; undefined if it has no such accents or its dictionary is not installed. */
export const accentsOf = memoize((language: Language): AccentedSpelling | undefined => {
  const dictionary = dictionaryOf(language.spelling?.dictionaries[0] ?? '')
  return language.accents && dictionary ? spellingWith(language.accents, dictionary) : undefined
})

function spellingWith(accents: Accents, dictionary: Dictionary) {
  const pairs = [...accents.pairs.matchAll(/(.)(.)/gu)].map(
    ([, accented = '', plain = '']) => [accented, plain] as const,
  )
  const plainOf = new Map(pairs)
  const accentedOf = new Map(pairs.map(([accented, plain]) => [plain, accented]))
  const accented = new RegExp(`[${[...plainOf.keys()].join('')}]`, 'gu')
  const syllable = new RegExp(accents.syllable, 'g')
  const uncertain = new RegExp(accents.uncertain)
  const certain = new RegExp(accents.certain)

  const withoutAccents = (word: string) => word.replace(accented, (letter) => plainOf.get(letter) ?? letter)
  /** The number of accents. */
  const countOf = (word: string) => word.match(accented)?.length ?? 0
  /** Whether the dictionary has the word in this or in small letters, or with a capital. */
  const isKnown = (word: string) => {
    const lower = word.toLowerCase()
    return dictionary.has(lower) || dictionary.has(word) || dictionary.has(capitalized(lower))
  }
  /** A word with an accent on the vowel at an index. */
  const accentAt = (word: string, index: number) => {
    const letter = accentedOf.get(word[index] ?? '')
    return letter === undefined ? undefined : word.slice(0, index) + letter + word.slice(index + 1)
  }
  /** The words of the dictionary that differ from this one only by their accents. */
  const alternatives = (word: string): readonly string[] => {
    const plain = withoutAccents(word)
    const spellings = [plain, ...[...plain].map((_, index) => accentAt(plain, index))]
    return spellings.filter((other) => other !== undefined).filter((other) => other !== word && isKnown(other))
  }
  /** Whether the only accent is certainly on the third syllable from the end. */
  const isOnThird = (word: string) => {
    const lower = word.toLowerCase()
    if (countOf(lower) !== 1 || (uncertain.test(lower.slice(lower.search(accented))) && !certain.test(lower)))
      return false
    const syllables = lower.match(syllable) ?? []
    return syllables.length >= 3 && countOf(syllables.at(-3) ?? '') === 1
  }
  /** The word with a second accent on its last vowel. */
  const withSecond = (word: string) => {
    for (let index = word.length - 1; index >= 0; index--) {
      const accentedWord = accentAt(word, index)
      if (accentedWord !== undefined) return accentedWord
    }
    return word
  }
  return { withoutAccents, countOf, isKnown, alternatives, isOnThird, withSecond }
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
