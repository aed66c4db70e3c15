// Every Greek word of two syllables or more has its accent.

import { defineRule } from '../../../model/rule.ts'
import { type Around, inEveryText, withoutAddresses } from '../../texts.ts'
import { GREEK, isAccented, isCutShort, lacksTonos, ODD, odditiesOf, withoutTonos } from './words/greek.ts'

const WORD = new RegExp(`[${GREEK}]+`, 'g')
/** Half of a compound: "ηλεκτρο-", "(ξανα)ρίχνουμε". */
const HALF = new RegExp(`^(?:-(?=[α-ωά-ώ])|\\)(?=[${GREEK}]))`)

/** What stands around a word and excuses it: a number ("24ωρο"), an apostrophe ("θα 'χουμε"), a cut word's full stop, letters of a code, a loose accent. */
function excused(text: string, start: number, word: string): boolean {
  const before = text[start - 1] ?? ' '
  const rest = text.slice(start + word.length, start + word.length + 2)
  if (/[\u0300-\u036f0-9'’ʼ᾽A-Za-z_]/.test(before) || /^[\u0300-\u036f'’ʼ᾽A-Za-z0-9_]/.test(rest)) return true
  if (before === '.' && /(?:^|[\s.(«])[^\s.]{1,2}$/.test(text.slice(0, start - 1))) return true
  if (/(?:[αουι]|υπερ)$/i.test(word) && HALF.test(rest)) return true
  return rest.startsWith('.') && isCutShort(word)
}

/** A name of another language in Greek letters ("ο Μπαουερ", "της Στρατεκ"): many write it bare, and nothing says where its accent is. */
const FOREIGN = /^(?:Μπ|Ντ|Γκ|Τζ|Τσ)|[βγδζθκλμπρστφχξψ]$/
/** Where a sentence begins: there any word has a capital. */
const BEGINS = /(?:^|[.!;:·«»"(–]\s*|\n\s*)$/

const isForeignName = (text: string, start: number, word: string) =>
  /^[Α-Ω]/.test(word) && FOREIGN.test(word) && !BEGINS.test(text.slice(Math.max(0, start - 3), start))

const accented = new WeakMap<Around, ReadonlyMap<string, string>>()

/** The accented words of the file, by how they read without accents. */
function accentedIn(around: Around): ReadonlyMap<string, string> {
  const known = accented.get(around)
  if (known) return known
  const found = new Map<string, string>()
  for (const text of around.texts) for (const word of text.match(WORD) ?? []) if (isAccented(word)) found.set(withoutTonos(word.toLowerCase()), word)
  accented.set(around, found)
  return found
}

export default defineRule({
  why: 'Greek without accents reads like a message typed in haste, and a business in haste is not trusted with a house.',
  level: 'warning',
  fine: {
    yaml: {
      'site.yaml': 'language: el',
      'content/pages/contact.yaml':
        'name: Contact\nhead: { title: Call us, description: Where we are. }\ntext: Για μια βλάβη, όποια ώρα κι αν είναι, καλέστε 24ωρο στη Λεωφ. Θηβών.\n',
    },
  },
  bad: {
    yaml: {
      'site.yaml': 'language: el',
      'content/pages/contact.yaml':
        'name: Contact\nhead: { title: Call us, description: Where we are. }\ntext: Απόφραξη με εγγύηση. Η αποφραξη γίνεται την ιδια μέρα.\n',
    },
    findings: ['"αποφραξη" has no accent', '"ιδια" has no accent'],
  },

  ...inEveryText({ language: 'el', suspects: (text) => (odditiesOf(text) & ODD.bare) !== 0 }, function* (raw, around) {
    const text = withoutAddresses(raw)
    for (const { 0: word, index } of text.matchAll(WORD)) {
      if (!lacksTonos(word) || excused(text, index, word)) continue
      if (isForeignName(text, index, word)) continue
      const right = accentedIn(around).get(word.toLowerCase())
      yield { text: `"${word}" has no accent`, help: right === undefined ? 'write it with its accent' : `write ${right}` }
    }
  }),
})
