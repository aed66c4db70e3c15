// No word mixes letters of two alphabets that look alike.

import { defineRule } from '../../../model/rule.ts'
import { inEveryText } from '../../texts.ts'
import { GREEK, inOneAlphabet } from './words/greek.ts'

const LATIN = 'A-Za-z\\u00c0-\\u024f'
const CYRILLIC = '\\u0400-\\u052f'
/** Two neighbours of different alphabets. Pairs of classes: lookaheads over scripts cost six times a whole parse. µ is the micro sign, which keyboards of old wrote for μ. */
const MIXED = new RegExp(`[${GREEK}][${LATIN}${CYRILLIC}µ]|[${LATIN}${CYRILLIC}µ][${GREEK}]|[${LATIN}][${CYRILLIC}]|[${CYRILLIC}][${LATIN}]`, 'g')
const LETTER = new RegExp(`[${GREEK}${LATIN}${CYRILLIC}µ]`)
/** Mixed on purpose: units with a Greek letter (μm, kΩ, Δp), and services named e- or my- and a Greek abbreviation (myΔΕΗ). */
const MEANT = /^(?:μ[mgsAFlLV]|[kM]Ω|[ΔΣλ][a-zA-Z]{1,2}|(?:e|i|my|gov)[Α-Ω][Α-Ωα-ω]+)$/
/** A Latin letter alone for a Greek article. */
const ALONE = new RegExp(`(?:^|[.!;·] )([HO]) (?=[α-ωά-ώ])|(?:^|[${GREEK}.,;] )(o) (?=[${GREEK}])`, 'g')

const SUSPECT = new RegExp(`${MIXED.source}|(?:^|[ .;·])[HOo] `)

const counted = (word: string, alphabet: string) => word.match(new RegExp(`[${alphabet}]`, 'g'))?.length ?? 0

export default defineRule({
  why: 'A Latin A inside a Greek word looks right and is not: search, spell checkers and screen readers no longer know the word.',
  level: 'error',
  fine: {
    yaml: {
      'content/pages/contact.yaml': 'name: Contact\nhead: { title: Call us, description: Where we are. }\ntext: Στείλτε e-mail ή SMS, το λέει και η myΔΕΗ.\n',
    },
  },
  bad: {
    yaml: { 'content/pages/contact.yaml': 'name: Contact\nhead: { title: Call us, description: Where we are. }\ntext: "Aποφράξεις στην Aθήνα"\n' },
    findings: ['"Aποφράξεις" mixes alphabets: A is Latin', '"Aθήνα" mixes alphabets: A is Latin'],
  },

  ...inEveryText({ suspects: (text) => SUSPECT.test(text) }, function* (text) {
    let end = 0
    for (const { index } of text.matchAll(MIXED)) {
      if (index < end) continue
      let start = index
      while (start > 0 && LETTER.test(text[start - 1] ?? '')) start--
      end = index + 1
      while (end < text.length && LETTER.test(text[end] ?? '')) end++
      const word = text.slice(start, end)
      if (MEANT.test(word)) continue
      const latin = counted(word, LATIN)
      const cyrillic = counted(word, `${CYRILLIC}µ`)
      const greek = counted(word, GREEK)
      const main = greek > latin || (greek === latin && inOneAlphabet(word, 'Greek') !== undefined) ? ('Greek' as const) : ('Latin' as const)
      const own = new RegExp(`[${main === 'Greek' ? GREEK : LATIN}]`)
      const strangers = [...new Set([...word].filter((letter) => !own.test(letter)))]
      const whose = strangers.every((letter) => letter === 'µ')
        ? 'the micro sign'
        : main === 'Latin' && cyrillic === 0
          ? 'Greek'
          : latin > 0 && main === 'Greek'
            ? 'Latin'
            : 'Cyrillic'
      const right = inOneAlphabet(word, main)
      yield {
        text: `"${word}" mixes alphabets: ${strangers.join(', ')} ${strangers.length > 1 ? 'are' : 'is'} ${whose}`,
        help: right === undefined ? `write every letter of it in ${main}, or part the two words` : `write ${right}, all in ${main} letters`,
      }
    }
    for (const { 1: capital, 2: small } of text.matchAll(ALONE)) {
      const letter = capital ?? small ?? ''
      yield { text: `"${letter}" before a Greek word is a Latin letter`, help: `write ${inOneAlphabet(letter, 'Greek')}, the Greek one` }
    }
  }),
})
