// Every word of two syllables or more has its accent.

import { defineRule } from '../../../model/checks/rule.ts'
import { inAccentedText, ODD, type Spelling } from '../../text/accents.ts'
import { type Around, withoutAddresses } from '../../text/each-text.ts'
import { matchesOf } from '../../text/expression.ts'

/** Where a sentence begins: there any word has a capital. */
const BEGINS = /(?:^|[.!;:·«»"(–]\s*|\n\s*)$/
/**
 * Before and behind a word that is part of something else: a loose accent, a number, an apostrophe, letters of a
 * code.
 */
const BEFORE = /[\u0300-\u036f0-9'’ʼ᾽A-Za-z_\u00ad\u200b]/
const BEHIND = /^[\u0300-\u036f'’ʼ᾽A-Za-z0-9_\u00ad\u200b]/

const known = new WeakMap<Around, ReadonlyMap<string, string>>()

/** The accented words of the file, by how they read without accents. */
function accentedIn(around: Around, { word, isAccented, withoutAccents }: Spelling): ReadonlyMap<string, string> {
  const done = known.get(around)
  if (done) return done
  const found = new Map<string, string>()
  for (const text of around.texts)
    for (const own of text.match(word) ?? []) if (isAccented(own)) found.set(withoutAccents(own.toLowerCase()), own)
  known.set(around, found)
  return found
}

export default defineRule({
  why: 'Greek without accents reads like a message typed in haste; a business in haste is not trusted with a house.',
  level: 'warning',
  help: 'write the word with its accent',
  needsLanguage: 'wholly',
  fine: { shownIn: 'el' },
  bad: { shownIn: 'el' },

  ...inAccentedText((spelling, accents, { all, capital }) => {
    const compound = new RegExp(`(?:${accents.halves})$`, 'i')
    /** Behind the first half of a compound: a hyphen, or the bracket that it stood in. */
    const half = new RegExp(`^(?:-(?=[${all}])|\\)(?=[${all}]))`)
    const foreign = new RegExp(accents.foreign)
    const named = new RegExp(`^[${capital}]`)

    /** Whether what stands around a word says that it is none, or not a whole one. */
    const isPart = (text: string, start: number, word: string): boolean => {
      const before = text[start - 1] ?? ' '
      const rest = text.slice(start + word.length, start + word.length + 2)
      if (BEFORE.test(before) || BEHIND.test(rest)) return true
      if (before === '.' && /(?:^|[\s.(«])[^\s.]{1,2}$/.test(text.slice(0, start - 1))) return true
      if (compound.test(word) && half.test(rest)) return true
      return rest.startsWith('.') && spelling.isCutShort(word)
    }
    /** A name of another language: many write it without an accent, and nothing says where it is. */
    const isForeignName = (text: string, start: number, word: string) =>
      named.test(word) && foreign.test(word) && !BEGINS.test(text.slice(Math.max(0, start - 3), start))

    return {
      suspects: (text) => (spelling.odditiesOf(text) & ODD.bare) !== 0,
      *faults(raw, around) {
        const text = withoutAddresses(raw)
        for (const { 0: word, index } of matchesOf(text, spelling.word)) {
          if (!spelling.lacksAccent(word) || isPart(text, index, word) || isForeignName(text, index, word)) continue
          const right = accentedIn(around, spelling).get(word.toLowerCase())
          yield {
            text: `"${word}" has no accent`,
            help: right === undefined ? 'write it with its accent' : `write ${right}`,
          }
        }
      },
    }
  }),
})
