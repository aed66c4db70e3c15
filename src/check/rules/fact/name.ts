// Texts spell the name of the business with the same letters, accents and capitals, and use no former name.

import { bare } from '../../../language/bare.ts'
import type { Language } from '../../../language/language.ts'
import { distance } from '../../../model/nearest.ts'
import { matchesOf } from '../../../runtime/matches.ts'
import { exampleBusiness, exampleContact } from '../../data/examples.ts'
import { isQuoted } from '../../facts/prose.ts'
import { defineRule, type PageContext } from '../../rule.ts'
import { inTypedTexts, type TextFault, withoutAddresses } from '../../text/each-text.ts'
import { stemOf } from '../../text/stems.ts'

const LETTER = "[\\p{L}\\p{N}'’&]"
const WORD = new RegExp(`${LETTER}+`, 'gu')
/** Length from which on a word is recognised with one wrong letter. */
const SHORT = 4
/** Length from which on it is recognised with two. */
const LONG = 8
/** Length of a word that shows that a text may contain the name. */
const HINT = 4
/** The most wrong letters in the whole name. */
const MOST = 2

const site = (text: string) => ({
  yaml: { 'site.yaml': exampleBusiness('  formerNames: [Leeds Cycle Repairs]'), ...exampleContact(text) },
})

export default defineRule({
  why: 'Search engines and customers know a business by one spelling. A second spelling looks like a second business.',
  level: 'warning',
  help: 'write {business}',
  fine: site('At Two Wheels we mend wheels. Two wheels are better than one. TWO WHEELS does leeds cycle repairs.'),
  bad: {
    ...site('Two Wheals is open. Come to Two wheels. Leeds Cycle Repairs is open.'),
    findings: [
      '"Two Wheals" is not the declared name: Two Wheels',
      '"Two wheels" is not the declared name: Two Wheels',
      '"Leeds Cycle Repairs" is a former name of the business',
    ],
  },

  ...inTypedTexts((language, site) => {
    const { name, legal, formerNames } = site.business
    const words = name.match(WORD) ?? []
    const runs = runsOf(words.length)
    const former = formsOf(formerNames, language)
    const current = formsOf([name, legal?.name ?? name], language)
    // At least one word of a longer name is spelled right.
    const hints = [...(words.length > 1 ? words : ['']), ...formerNames.flatMap((each) => each.match(WORD) ?? [])]
    const hinted = hints.map((word) => word.toLowerCase().slice(0, HINT))
    return {
      suspects(text) {
        const plain = text.toLowerCase()
        return hinted.some((hint) => plain.includes(hint))
      },
      *faults(text, { file }): Generator<TextFault> {
        for (const { 1: found = '', index } of matchesOf(text, runs)) {
          const value = found.replaceAll('\u00a0', ' ')
          if (isSlip(value, words, START.test(text.slice(Math.max(0, index - 8), index)), { site, language }))
            // In small letters, a word may be an ordinary one: "the Riegler bakery".
            yield {
              text: `"${value}" is not the declared name: ${name}`,
              value,
              level: value.toLowerCase() === name.toLowerCase() ? 'info' : undefined,
            }
        }
        // Customers may use a former name.
        const others = isQuoted(file) ? '' : withoutAddresses(text).replace(current, hidden)
        // In lower case these are ordinary words.
        const old = matchesOf(others, former).filter(([value]) => /^\p{Lu}/u.test(value))
        for (const [value] of old) yield { text: `"${value}" is a former name of the business`, value }
      },
    }
  }),
})

/** The characters before the first word of a sentence. */
const START = /(?:^|[.;!?·…:]["»”]?\s+|["«“])$/u
const hidden = (found: string) => ' '.repeat(found.length)

/** Finds each run of as many words as a name has, from a capital or a digit on, as group 1. */
const runsOf = (words: number) =>
  new RegExp(
    `(?<!${LETTER})(?=([\\p{Lu}\\p{N}]${LETTER}*(?:[^\\p{L}\\p{N}'’&]+${LETTER}+){${Math.max(0, words - 1)}}))`,
    'gu',
  )

/** Finds one of several names, with its words in any form. */
function formsOf(names: readonly string[], { endings }: Language): RegExp {
  if (names.length === 0) return /(?!)/g
  const ending = new RegExp(`(?:${endings})$`, 'u')
  const forms = names.map((name) =>
    (name.match(/[\p{L}\p{N}]+/gu) ?? [])
      .map((word) => `${word.replace(ending, '') || word}(?:${endings})`)
      .join('[^\\p{L}\\p{N}]+'),
  )
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
}

/** The most wrong letters in a word of the name. */
function slipsOf({ length }: string): number {
  if (length >= LONG) return 2
  return length >= SHORT ? 1 : 0
}

/** Whether some words are the name with a misspelling, and no other words. */
function isSlip(
  found: string,
  name: readonly string[],
  isFirst: boolean,
  { site: { business }, language }: Pick<PageContext, 'site' | 'language'>,
): boolean {
  if (Math.abs(found.length - business.name.length) > MOST || found === found.toUpperCase()) return false
  const declared = [business.name, business.shortName, business.legal?.name, ...business.formerNames]
  if (declared.some((own) => own?.includes(found))) return false
  const pairs = (found.match(WORD) ?? []).map((word, i) => ({ word, right: name[i] ?? '' }))
  const slips = pairs.map(({ word, right }) => distance(bare(word), bare(right)))
  const all = slips.reduce((sum, by) => sum + by, 0)
  if (all > MOST || pairs.some(({ right }, i) => (slips[i] ?? 0) > slipsOf(right))) return false
  // The same letters with another accent or capital. The first word of a sentence always has a capital.
  if (all === 0) return !(isFirst && pairs.slice(1).every(({ word }) => /^\p{Ll}/u.test(word)))
  // Another form of the name, or ordinary words in lower case, are not a misspelling.
  const isForm = pairs.every(({ word, right }) => stemOf(word, language) === stemOf(right, language))
  const hasCapitals = pairs.every(({ word, right }) => /^\p{Lu}/u.test(right) === /^\p{Lu}/u.test(word))
  return !isForm && hasCapitals && (name.length > 1 || (all === 1 && business.name.length >= LONG))
}
