// A text -> its words that may be spelt in several ways, and its words that are spelt wrong. Pure: which they are
// stands with the language.
import type { Language } from '../../model/checks/language.ts'
import type { FreeWord } from '../../model/checks/rule.ts'
import { scripts } from '../data/scripts.ts'
import { bare } from './compared.ts'
import { withoutAddresses } from './each-text.ts'
import { matchesOf } from './expression.ts'
import { perLanguage } from './language.ts'

/** A word that is spelt wrong, and how it is written. */
export interface WrongWord {
  readonly word: string
  readonly right: string
}

/** Finds both kinds in a text; undefined for a language that lists none. */
export const spellingsOf = perLanguage(({ spellings, script }: Language) => {
  if (!spellings) return undefined
  const { all } = scripts[script]
  const free = spellings.free.map((ways) => ways.map((way) => beginning([way])))
  const right = beginning(spellings.butRight)
  const someFree = within(spellings.free.flat(), all)
  const someWrong = within(
    spellings.wrong.map(([wrong]) => wrong),
    all,
  )
  const regional = new Map(
    Object.entries(spellings.regional ?? {}).map(([locale, pairs]) => {
      const beginnings = pairs.map(([foreign]) => foreign)
      return [locale, { pairs, all: within(beginnings, all), some: new RegExp(beginnings.join('|')) }]
    }),
  )
  /** The words of a text that a pattern fits without accents, as typed. */
  const wordsIn = (text: string, pattern: RegExp) => {
    const plain = bare(withoutAddresses(text))
    const found = matchesOf(plain, pattern)
    // A letter whose accent is a character of its own makes the typed text longer: then the bare word stands for it.
    const isSame = plain.length === text.length
    return found.map(({ 0: word, index }) => (isSame ? text.slice(index, index + word.length) : word))
  }
  return {
    freeIn: (text: string): FreeWord[] =>
      wordsIn(text, someFree).flatMap((word) => {
        const plain = bare(word)
        return free.flatMap((ways, entry) => {
          const way = ways.findIndex((pattern) => pattern.test(plain))
          return way < 0 ? [] : [{ word, entry, way }]
        })
      }),
    /** What another country writes: names keep their spelling. */
    foreignIn(text: string, locale: string): WrongWord[] {
      const known = regional.get(locale)
      if (!known?.some.test(text)) return []
      return wordsIn(text, known.all).flatMap((word) => {
        const pair = /^\p{Lu}/u.test(word) ? undefined : known.pairs.find(([foreign]) => word.startsWith(foreign))
        return pair && !right.test(word) ? [{ word, right: corrected(word, pair) }] : []
      })
    },
    wrongIn: (text: string): WrongWord[] =>
      wordsIn(text, someWrong).flatMap((word) => {
        const plain = bare(word)
        const slip = right.test(plain) ? undefined : spellings.wrong.find(([wrong]) => plain.startsWith(wrong))
        return slip ? [{ word, right: corrected(word, slip) }] : []
      }),
  }
})

/** Fits a word that begins with one of some patterns. */
const beginning = (patterns: readonly string[]) => new RegExp(`^(?:${patterns.join('|') || '(?!)'})`)

/** Finds the words of a text that may be such. */
const within = (patterns: readonly string[], letters: string) =>
  new RegExp(`(?<![${letters}])(?:${patterns.join('|').replaceAll('$', '') || '(?!)'})[${letters}]*`, 'g')

/** The word with its beginning put right: of letters that differ, the new ones have the accent of the old. */
function corrected(word: string, [wrong, right]: readonly [wrong: string, right: string]): string {
  const shorter = Math.min(wrong.length, right.length)
  let from = 0
  while (from < shorter && wrong[from] === right[from]) from++
  let same = 0
  while (same < shorter - from && wrong.at(-1 - same) === right.at(-1 - same)) same++
  const marks = [...word.slice(from, wrong.length - same)].map((own) => own.normalize('NFD').replace(/\P{M}/gu, ''))
  const fresh = [...right.slice(from, right.length - same)]
  const marked = fresh.map((letter, i) => {
    const mark = marks.length === fresh.length ? marks[i] : i === fresh.length - 1 ? marks.join('') : ''
    return (letter + mark).normalize('NFC')
  })
  const isCapitals = word.length > 1 && word === word.toUpperCase()
  const text = isCapitals ? marked.join('').toUpperCase() : marked.join('')
  return word.slice(0, from) + text + word.slice(wrong.length - same)
}
