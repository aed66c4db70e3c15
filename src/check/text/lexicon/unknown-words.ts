// A text -> its words that the dictionary of its language does not have, and what such a word was meant to be. Pure.
import type { Language } from '../../model/checks/language.ts'
import { dictionaryOf } from '../../runtime/dictionary.ts'
import { scripts } from '../data/scripts.ts'
import { withoutAddresses } from './each-text.ts'
import { matchesOf } from './expression.ts'
import { perLanguage, remembered } from './language.ts'
import { spellingsOf } from './spellings.ts'

/** Shorter words are too near to one another to tell a slip from a name. */
const SHORTEST = 5
/** From so many letters on a word one slip from another is that other. */
const LONG = 10
/** Letters at the end of a word in which two forms of it may differ. */
const ENDING = 3

export interface Lexicon {
  /** Words that no dictionary has; names within a sentence are none. */
  unknownIn(text: string): string[]
  /** The known word that a word sounds like, or is one slip from. */
  meantBy(word: string): string | undefined
}

/** Undefined for a language without a dictionary. */
export const lexiconOf = perLanguage((language: Language): Lexicon | undefined => {
  const { lexicon, script } = language
  const dictionary = lexicon && dictionaryOf(lexicon.package)
  if (!lexicon || !dictionary) return undefined
  const { all, small, capital } = scripts[script]
  // A point within letters stands in an abbreviation or an address; one before a space ends a sentence.
  const word = new RegExp(
    `(?<![${all}A-Za-z0-9_'’-])([${capital}]?[${small}]{${SHORTEST},})(?![${all}A-Za-z0-9_'’-]|\\.(?!\\s|$))`,
    'g',
  )
  const begins = /(?:^|[.!;:·«»"(–]\s*|\n\s*)$/
  const firsts = new RegExp(`^(?:${lexicon.prefixes.join('|')})(?=[${small}]{4})`)
  const together = language.accents && new RegExp(`^(?!.$)(?:${language.accents.syllable})$`)
  const big = new RegExp(`^[${capital}]`)
  const has = remembered(100_000, (text) => {
    if (dictionary.has(text) || dictionary.has(oneAccent(text)) || dictionary.has(named(text))) return true
    if (lexicon.more.some((beginning) => text.startsWith(beginning))) return true
    const rest = text.replace(firsts, '')
    if (rest === text) return false
    // Where the vowels that meet would be said as one, a diaeresis parts them.
    const meeting = text.slice(text.length - rest.length - 1, text.length - rest.length + 1)
    return !together?.test(meeting) && dictionary.has(rest.replace(/^./, withoutDiaeresis))
  })
  /** A word, not a name that would be one in small letters. */
  const isWord = (text: string) => has(text) && (dictionary.has(text) || !dictionary.has(named(text)))
  const withoutDiaeresis = (letter: string) =>
    letter
      .normalize('NFD')
      .replace(/\u0308/, '')
      .normalize('NFC')
  const named = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  /** A word that leans has a second accent, on its last syllable. */
  function oneAccent(text: string): string {
    const marks = [...text.matchAll(/[\u03ac-\u03af\u03cc-\u03ce]/g)]
    const last = marks.at(-1)
    if (marks.length < 2 || !last) return text
    const plain = last[0].normalize('NFD').slice(0, 1)
    return text.slice(0, last.index) + plain + text.slice(last.index + 1)
  }
  const accent = new RegExp(`[${[...lexicon.letters].filter((letter) => letter !== letter.normalize('NFD')).join('')}]`)
  const listed = spellingsOf(language)
  const isUnknown = remembered(100_000, (typed) => {
    const lower = typed.toLowerCase()
    // A word without its accent, and one that is listed as misspelt, have rules of their own.
    const isOther = !accent.test(lower) || (listed?.wrongIn(typed).length ?? 0) > 0
    return !isOther && !has(lower)
  })
  const letters = [...lexicon.letters]
  const alike = lexicon.alike
  function* soundalikes(text: string): Generator<string> {
    for (const group of alike)
      for (const from of group)
        for (let at = text.indexOf(from); at >= 0; at = text.indexOf(from, at + 1))
          for (const to of group) if (to !== from) yield text.slice(0, at) + to + text.slice(at + from.length)
  }
  /** Neighbours that changed places, and an accent on another vowel. */
  function* moved(text: string): Generator<string> {
    for (let i = 0; i + 1 < text.length; i++)
      yield text.slice(0, i) + text.charAt(i + 1) + text.charAt(i) + text.slice(i + 2)
    const bareText = text
      .normalize('NFD')
      .replace(/\u0301/g, '')
      .normalize('NFC')
    for (let i = 0; i < bareText.length; i++)
      yield `${bareText.slice(0, i + 1)}\u0301${bareText.slice(i + 1)}`.normalize('NFC')
  }
  function* slips(text: string): Generator<string> {
    // Other forms of one word differ in their ends, and are not slips of one another.
    for (let i = 0; i < text.length - ENDING; i++) {
      yield text.slice(0, i) + text.slice(i + 1)
      for (const letter of letters) {
        yield text.slice(0, i) + letter + text.slice(i + 1)
        yield text.slice(0, i) + letter + text.slice(i)
      }
    }
  }
  return {
    unknownIn(text) {
      const plain = withoutAddresses(text)
      return matchesOf(plain, word).flatMap(({ 1: found = '', index }) =>
        isUnknown(found) && (!big.test(found) || begins.test(plain.slice(Math.max(0, index - 3), index)))
          ? [found]
          : [],
      )
    },
    meantBy: remembered(10_000, (typed) => {
      const text = typed.toLowerCase()
      for (const each of soundalikes(text)) if (isWord(each)) return each
      // Two of one sound: the vowel of a stem and that of its end.
      for (const each of soundalikes(text)) for (const other of soundalikes(each)) if (isWord(other)) return other
      for (const each of moved(text)) if (isWord(each)) return each
      // What begins with a capital may be a name, and what is short may be another word.
      if (typed === text && text.length >= LONG) for (const each of slips(text)) if (isWord(each)) return each
      return undefined
    }),
  }
})
