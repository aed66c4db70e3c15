// A text -> its words that the dictionary of its language does not have, and what such a word was meant to be. Pure.
import type { Language } from '../../../model/checks/language.ts'
import { dictionaryOf } from '../../../runtime/dictionary.ts'
import { scripts } from '../../data/scripts.ts'
import { withoutAddresses } from '../each-text.ts'
import { matchesOf } from '../expression.ts'
import { perLanguage, remembered } from '../language.ts'
import { lettersOf } from './accented.ts'
import { slipsOf } from './slips.ts'
import { formationOf } from './word-formation.ts'

/** Shorter words are too near to one another to tell a slip from a name. */
const SHORTEST = 5
/** Letters before a word that tell whether it begins a sentence. */
const BEFORE = 6
/** A few words that a text cites: an old inscription, a name, what is said in a place. */
const CITED = /«[^\s«»]+(?: [^\s«»]+){0,3}»|“[^\s“”]+(?: [^\s“”]+){0,3}”/g

export interface Lexicon {
  /** Words that no dictionary has; names within a sentence are none, nor what is cited in a few words. */
  unknownIn(text: string): string[]
  /** Names within a sentence that no dictionary has. */
  namesIn(text: string): string[]
  /** The known word that a word sounds like, or is one slip from. */
  meantBy(word: string): string | undefined
  /** Whether the dictionary has a word in small letters. */
  has(word: string): boolean
}

/** Undefined for a language without a dictionary. */
export const lexiconOf = perLanguage((language: Language): Lexicon | undefined => {
  const { lexicon, script } = language
  const dictionaries = lexicon?.packages.flatMap((name) => dictionaryOf(name) ?? []) ?? []
  if (!lexicon || dictionaries.length === 0) return undefined
  const dictionary = { has: (text: string) => dictionaries.some((each) => each.has(text)) }
  const { all, small, capital } = scripts[script]
  // A point within letters stands in an abbreviation or an address; one before a space ends a sentence.
  const word = new RegExp(
    `(?<![${all}A-Za-z0-9_'’-])([${capital}]?[${small}]{${SHORTEST},})(?![${all}A-Za-z0-9_'’-]|\\.(?!\\s|$))`,
    'g',
  )
  // What is quoted within a sentence may be a name; a letter or two before a full stop are cut short: "Mr. Brown".
  const begins = new RegExp(`(?:^|(?<!(?:^|[\\s(])[${all}]{1,2})\\.\\s*|[!;:·–]\\s*|\\n\\s*)[«"(]*$`)
  const firsts = new RegExp(`^(?:${lexicon.prefixes.join('|')})(?=[${small}]{4})`)
  const unjoined = lexicon.unjoined === undefined ? undefined : new RegExp(`^(?:${lexicon.unjoined})`)
  const together = language.accents && new RegExp(`^(?!.$)(?:${language.accents.syllable})$`)
  const big = new RegExp(`^[${capital}]`)
  const letters = lettersOf(language.accents)
  const retracting = new RegExp(`(?:${lexicon.retracting ?? '(?!)'})$`)
  const named = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  const isListed = (text: string) => lexicon.more.some((beginning) => text.startsWith(beginning))
  const hasWhole = (text: string) => {
    if (dictionary.has(text)) return true
    const once = oneAccent(text)
    return once !== text && dictionary.has(once)
  }
  /** What stands behind a beginning that any word may have. */
  function restOf(text: string): string | undefined {
    const rest = unjoined?.test(text) ? text : text.replace(firsts, '')
    if (rest === text || (letters.syllablesOf(rest) === 2 && retracting.test(rest))) return undefined
    // Where the vowels that meet would be said as one, a diaeresis parts them.
    const meeting = text.slice(text.length - rest.length - 1, text.length - rest.length + 1)
    return together?.test(meeting) ? undefined : rest.replace(/^./, withoutDiaeresis)
  }
  const has = (text: string) => {
    const rest = hasWhole(text) || dictionary.has(named(text)) || isListed(text) ? '' : restOf(text)
    return rest === '' || (rest !== undefined && dictionary.has(rest))
  }
  const isMade = formationOf(lexicon, { has: hasWhole, letters, together: (pair) => together?.test(pair) ?? false })
  const withoutDiaeresis = (letter: string) =>
    letter
      .normalize('NFD')
      .replace(/\u0308/, '')
      .normalize('NFC')
  /** A word that leans has a second accent, on its last syllable. */
  function oneAccent(text: string): string {
    const marks = [...text.matchAll(/[\u03ac-\u03af\u03cc-\u03ce]/g)]
    const last = marks.at(-1)
    if (marks.length < 2 || !last) return text
    const plain = last[0].normalize('NFD').slice(0, 1)
    return text.slice(0, last.index) + plain + text.slice(last.index + 1)
  }
  const accented = [...lexicon.letters].filter((letter) => letter !== letter.normalize('NFD')).join('')
  const accent = new RegExp(accented === '' ? '' : `[${accented}]`)
  const slips = slipsOf(lexicon)
  const isUnknown = remembered(100_000, (typed) => {
    const lower = typed.toLowerCase()
    // A word without its accent, and one that is listed as misspelt, have rules of their own.
    const isOther = !accent.test(lower)
    if (isOther || has(lower)) return false
    // Letters that changed places may leave what looks like a compound.
    return unjoined?.test(lower) || !isMade(oneAccent(lower)) || slips.swapped(lower).some(dictionary.has)
  })
  const foundIn = remembered(100, (text) => {
    const plain = withoutAddresses(text)
    const cited = /[«“]/.test(plain) ? plain.replace(CITED, (found) => '\0'.repeat(found.length)) : plain
    return matchesOf(plain, word).flatMap(({ 1: found = '', index }) =>
      isUnknown(found)
        ? [
            {
              found,
              isName: big.test(found) && !begins.test(plain.slice(Math.max(0, index - BEFORE), index)),
              isCited: cited.charAt(index) === '\0',
            },
          ]
        : [],
    )
  })
  return {
    has: hasWhole,
    unknownIn: (text) => foundIn(text).flatMap(({ found, isName, isCited }) => (isName || isCited ? [] : [found])),
    namesIn: (text) => foundIn(text).flatMap(({ found, isName }) => (isName ? [found] : [])),
    meantBy: remembered(10_000, (typed) => {
      const text = typed.toLowerCase()
      const first = firsts.exec(text)?.[0]
      /** A word of the dictionary, or one behind the beginning that was typed; no name in small letters. */
      const isWord = (other: string): boolean => {
        if (hasWhole(other) || isListed(other)) return true
        const rest = first !== undefined && other.startsWith(first) ? restOf(other) : undefined
        return rest !== undefined && dictionary.has(rest)
      }
      for (const each of slips.sounds(text)) if (isWord(each)) return each
      if (lexicon.twice)
        for (const each of slips.sounds(text)) for (const other of slips.sounds(each)) if (isWord(other)) return other
      for (const each of [...slips.swapped(text), ...slips.doubled(text), ...slips.moved(text)])
        if (isWord(each)) return each
      // What is short may be another word, and nothing but a word of the dictionary is near enough.
      if (text.length >= lexicon.long) for (const each of slips.keys(text)) if (hasWhole(each)) return each
      return undefined
    }),
  }
})
