// A phone is written with digits: no letter O for a zero, no l or I for a one.

import { defineRule } from '../../../model/checks/rule.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { inPage, statementsOf } from '../../page/statements.ts'
import { expression, matchesOf } from '../../text/expression.ts'
import { declaredPhones, numberOf } from '../../text/phones.ts'

/** O of the Latin, Greek and Cyrillic alphabets, large and small; what looks like a one. */
const ZERO = 'Oo\\u039f\\u03bf\\u041e\\u043e'
const ONE = 'lI\\u0399'
const RUN = expression(
  `(?<![\\p{L}\\p{N}])\\+?[\\d${ZERO}](?:[ \\u00a0().-]{0,2}[\\d${ZERO}${ONE}]){7,16}(?![\\p{L}\\p{N}])`,
  'g',
)
const LETTER = new RegExp(`[${ZERO}${ONE}]`)
/** A digit beside such a letter: most texts hold none. */
const BESIDE = new RegExp(`\\d[ \\u00a0().-]{0,2}[${ZERO}${ONE}]|[${ZERO}${ONE}][ \\u00a0().-]{0,2}\\d`)
const zeros = new RegExp(`[${ZERO}]`, 'g')
const ones = new RegExp(`[${ONE}]`, 'g')

export default defineRule({
  why: 'A phone tells a number by its digits: one with a letter in it cannot be tapped, copied or found.',
  level: 'error',
  help: 'write the phone by its name, like {phone.name}, or type digits',
  fine: { pages: { '/': '<p>Call 0113 000 0000. Fits 20 Oil seals, O-ring 20x2, frame 700C.</p>' } },
  bad: {
    pages: { '/': '<p>Call O113 OOO 0000.</p><p>Or +44 77OO 9oo 000.</p><p>Or 0ll3 000 0000.</p>' },
    findings: [
      '"O113 OOO 0000" is a phone with letters in it, expected 0113 000 0000',
      '"+44 77OO 9oo 000" is a phone with letters in it, expected +44 7700 900 000',
      '"0ll3 000 0000" is a phone with letters in it, expected 0113 000 0000',
    ],
  },

  *page(page, _, { site }) {
    // What site.yaml shows is wrong there, and once.
    const declared = new Set(declaredPhones(site).map(({ shown }) => shown.replaceAll('\u00a0', ' ')))
    for (const statement of statementsOf(page))
      for (const { raw, meant } of lettered(statement.text, site))
        if (!declared.has(raw)) yield { text: textOf(raw, meant), at: inPage(page, statement, raw) }
  },

  *site({ site }) {
    for (const { name, shown } of declaredPhones(site))
      for (const { raw, meant } of lettered(shown, site))
        yield { text: textOf(raw, meant), at: { file: 'site.yaml', path: ['business', 'phones', name, 'shown'] } }
  },
})

const textOf = (raw: string, meant: string) => `"${raw}" is a phone with letters in it, expected ${meant}`

/** Phones with letters among their digits, as they stand in a text, and what is meant. */
function* lettered(text: string, site: Site): Generator<{ readonly raw: string; readonly meant: string }> {
  if (!BESIDE.test(text)) return
  for (const [found] of matchesOf(text, RUN)) {
    if (!LETTER.test(found) || (found.match(/\d/g) ?? []).length < 2) continue
    const meant = found.replace(zeros, '0').replace(ones, '1')
    if (numberOf(meant, site) !== undefined) yield { raw: found.replaceAll('\u00a0', ' '), meant }
  }
}
