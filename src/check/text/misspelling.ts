// Finds the words of a text that no dictionary has, with the word that was meant: one that sounds the same, or is one
// typing error away.
import { bare } from '../../language/bare.ts'
import type { Language, Spelling } from '../../language/language.ts'
import { distance } from '../../model/nearest.ts'
import { memoize } from '../../runtime/memoize.ts'
import { scripts } from '../data/scripts.ts'
import { type Dictionary, dictionaryOf } from '../libraries/spelling.ts'
import { withoutAddresses } from './each-text.ts'
import { stemOf } from './stems.ts'

/** Letters of the shortest word that is looked up. */
const SHORTEST = 5
/** Letters of the longest: the search for corrections takes quadratic time. */
const LONGEST = 40
/** Letters at the end that distinguish forms of one word: errors are searched before them. */
const ENDING = 2
/** Words in small letters, whole: no name, no part of a code, of an address or of a compound with a hyphen. */
const WORD = /(?<![\p{L}\p{N}_'’.@/-])\p{Ll}+(?:['’]\p{Ll}+)?(?![\p{L}\p{N}_@/-]|['’)]\p{L})/gu

/** A word with a capital: most are names. */
const NAME = /(?<![\p{L}\p{N}_'’.@/-])\p{Lu}\p{Ll}+(?![\p{L}\p{N}_@/-]|['’]\p{L})/gu

/** A word that no dictionary has, and the word that was meant; undefined for a name. */
export interface Misspelling {
  readonly word: string
  readonly meant: string | undefined
}

/** The misspellings of a text, and its names. */
export function misspellingsIn(text: string, language: Language): Misspelling[] {
  const speller = spellerOf(language)
  if (!speller) return []
  const plain = withoutAddresses(text)
  const isLookedUp = (word: string) => word.length >= SHORTEST && word.length <= LONGEST
  const names = (plain.match(NAME) ?? []).filter((word) => isLookedUp(word) && speller.isUnknown(word))
  return [
    ...(plain.match(WORD) ?? []).flatMap((word) => {
      const meant = word.length > 2 && word.length <= LONGEST ? speller.correctionOf(word) : undefined
      // A short word may be an abbreviation, unless only its accent is wrong.
      const isShort = word.length < SHORTEST && (word.endsWith('σ') || bare(meant ?? '') !== bare(word))
      return meant === undefined || isShort ? [] : [{ word, meant }]
    }),
    ...names.map((word) => ({ word, meant: undefined })),
  ]
}

/**
 * Whether a word is a name with a typing error: two neighbours exchanged, one of a double letter missing, the last letter
 * doubled; in long words any letter too many or too few. The ends may differ by the form of the name.
 */
export function isSlipOf(word: string, name: string, long: number): boolean {
  if (word === name + name.slice(-1)) return true
  const start = [...word].findIndex((letter, i) => letter !== name[i])
  const isInside = start > 0 && start < Math.min(word.length, name.length) - ENDING
  if (!isInside || distance(word, name) !== 1) return false
  const isSwap = [...word].sort().join('') === [...name].sort().join('')
  const single = (text: string) => text.replace(/(.)\1/gu, '$1')
  const isLong = Math.min(word.length, name.length) >= long && word.length !== name.length
  return isSwap || isLong || single(word) === single(name)
}

/** Whether one of two words is that of a name of two words, and the other has a typing error. */
export function isSlipInName(found: string, name: string, language: Language): boolean {
  const words = found.split(' ')
  const pairs = name.split(' ').map((right, i) => ({ word: words[i] ?? '', right }))
  const [pair, ...more] = pairs.filter(({ word, right }) => word !== right)
  if (!pair || pairs.length !== 2 || more.length > 0 || pair.word.length < SHORTEST) return false
  const word = bare(pair.word)
  const right = bare(pair.right)
  // A form of the name is none, unless it lacks an umlaut.
  const isForm = stemOf(word, language) === stemOf(right, language)
  return isForm ? language.script !== 'Greek' && word === right : distance(word, right) === 1
}

/** Which words no dictionary has, and the word that was meant; undefined if a word is or may be right. */
const spellerOf = memoize((language: Language) => {
  const { spelling } = language
  const names = spelling?.dictionaries ?? []
  const ofLanguage = new RegExp(`^[${scripts[language.script].all}'’]+$`)
  if (!spelling || !names.every(dictionaryOf)) return undefined
  // The second dictionary is loaded for a word that the first has not.
  const dictionary = { has: (word: string) => names.some((name) => dictionaryOf(name)?.has(word)) }
  return {
    isUnknown: memoize(
      (name: string) =>
        ofLanguage.test(name.toLowerCase()) && !dictionary.has(name) && !dictionary.has(name.toLowerCase()),
      { most: 20_000 },
    ),
    correctionOf: memoize(
      (word: string) =>
        !ofLanguage.test(word) || [word, withoutLastAccent(word)].some(dictionary.has)
          ? undefined
          : intended(word, dictionary, spelling),
      { most: 20_000 },
    ),
  }
})

/** A Greek word has a second accent on its last syllable before a pronoun. */
const withoutLastAccent = (word: string) =>
  word
    .normalize('NFD')
    .replace(/^(.*)\u0301/, '$1')
    .normalize('NFC')

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
