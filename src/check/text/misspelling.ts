// Finds the words of a text that no dictionary has, with the word that was meant: one that sounds the same, or is one
// typing error away.
import type { Language, Spelling } from '../../language/language.ts'
import { perLanguage } from '../../language/load.ts'
import { memoized } from '../../runtime/memoize.ts'
import { scripts } from '../data/scripts.ts'
import { type Dictionary, dictionaryOf } from '../libraries/spelling.ts'
import { accentsOf } from './accents.ts'
import { withoutAddresses } from './each-text.ts'

/** Letters of the shortest word that is looked up. */
const SHORTEST = 5
/** Letters of the longest: the search for corrections takes quadratic time. */
const LONGEST = 40
/** Letters at the end that distinguish forms of one word: errors are searched before them. */
const ENDING = 2
/** Words in small letters, whole: no name, no part of a code, of an address or of a compound with a hyphen. */
const WORD = /(?<![\p{L}\p{N}_'’.@/-])\p{Ll}+(?:['’]\p{Ll}+)?(?![\p{L}\p{N}_@/-]|['’]\p{L})/gu

/** A word that no dictionary has, and the word that was meant. */
export interface Misspelling {
  readonly word: string
  readonly meant: string
}

/** The misspellings of a text. A word that differs from a right one only by its accent is none. */
export function misspellingsIn(text: string, language: Language): Misspelling[] {
  const meantBy = correctionsOf(language)
  if (!meantBy) return []
  return (withoutAddresses(text).match(WORD) ?? []).flatMap((word) => {
    const meant = word.length < SHORTEST || word.length > LONGEST ? undefined : meantBy(word)
    return meant === undefined ? [] : [{ word, meant }]
  })
}

/** A function that returns the word that was meant; undefined if a word is or may be right. */
const correctionsOf = perLanguage((language) => {
  const { spelling } = language
  const accents = accentsOf(language)
  const names = spelling?.dictionaries ?? []
  const own = new RegExp(`^[${scripts[language.script].all}'’]+$`)
  if (!spelling || !names.every(dictionaryOf)) return undefined
  // The second dictionary is loaded for a word that the first has not.
  const dictionary = { has: (word: string) => names.some((name) => dictionaryOf(name)?.has(word)) }
  return memoized(20_000, (word) =>
    !own.test(word) || dictionary.has(word) || (accents && accents.alternatives(word).length > 0)
      ? undefined
      : intended(word, dictionary, spelling),
  )
})

function intended(word: string, dictionary: Dictionary, spelling: Spelling): string | undefined {
  if (isFormed(word, dictionary, spelling)) return undefined
  for (const other of soundAlikes(word, spelling)) if (dictionary.has(other)) return other
  if (word.length < spelling.long) return undefined
  for (const other of slips(word, spelling)) if (dictionary.has(other)) return other
  return undefined
}

/** Whether a word is made of known ones: of a prefix and a word, or of two words. */
function isFormed(word: string, { has }: Dictionary, { prefixes, compounds }: Spelling): boolean {
  const hasPrefix = prefixes.some((prefix) => word.startsWith(prefix) && has(word.slice(prefix.length)))
  const splits = [...word].map((_, at) => [word.slice(0, at), word.slice(at)] as const)
  return (
    hasPrefix || (compounds && splits.some(([one, two]) => one.length > 3 && two.length > 3 && has(one) && has(two)))
  )
}

/** Every word with one or two groups of letters replaced by ones that sound alike. */
function* soundAlikes(word: string, spelling: Spelling): Generator<string> {
  const once = [...soundAlikesOnce(word, spelling)]
  yield* once
  for (const other of once) yield* soundAlikesOnce(other, spelling)
}

function* soundAlikesOnce(word: string, { alike }: Spelling): Generator<string> {
  for (const group of alike)
    for (const letters of group)
      for (let at = word.indexOf(letters); at >= 0; at = word.indexOf(letters, at + 1))
        for (const other of group)
          if (other !== letters) yield word.slice(0, at) + other + word.slice(at + letters.length)
}

/** Every word with two neighbours exchanged, a letter too many or too few. Names of things often differ by another letter. */
function* slips(word: string, { letters }: Spelling): Generator<string> {
  const end = word.length - ENDING
  for (let at = 1; at < end; at++) yield word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
  for (let at = 1; at < end; at++) yield word.slice(0, at) + word.slice(at + 1)
  for (let at = 1; at <= end; at++) for (const letter of letters) yield word.slice(0, at) + letter + word.slice(at)
}
