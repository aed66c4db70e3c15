// No word mixes look-alike letters of two alphabets.
import { exampleContact } from '../../data/examples.ts'
import { scripts } from '../../data/scripts.ts'
import { defineRule } from '../../rule.ts'
import { inEveryText, type TextFault } from '../../text/each-text.ts'
import { matchesOf } from '../../text/matches.ts'

const { all: GREEK, small: SMALL, capital: CAPITAL } = scripts.Greek
/** With the micro sign, which old keyboards typed for the Greek letter. */
const OTHERS = `${scripts.Cyrillic.all}µ`
const LATIN = scripts.Latin.all
const WORD = new RegExp(`[${GREEK}${LATIN}${OTHERS}]+`, 'g')
/** Two adjacent letters of different alphabets. */
const MIXED = new RegExp(
  `[${GREEK}][${LATIN}${OTHERS}]|[${LATIN}${OTHERS}][${GREEK}]|[${LATIN}][${OTHERS}]|[${OTHERS}][${LATIN}]`,
)
/** Mixed on purpose: quantities with a Greek letter (μm, kΩ, Δp, cosφ), and e- or my- before a Greek abbreviation. */
const MEANT = new RegExp(
  `^(?:[μµ][mgsAFlLV]|[kM]Ω|(?:Δ|Σ|λ)[a-zA-Z]{1,2}|[a-zA-Z]{2,4}[\u03c6\u03b8\u03c9]|(?:e|i|my|gov)[${CAPITAL}][${CAPITAL}${SMALL}]+)$`,
)
/** Latin letters alone for a Greek article. */
const ARTICLE = new RegExp(
  `(?<=^|[.!;·] )(?:[HO]|To|Ta) (?=[${SMALL}])|(?<=[${GREEK}.,;] )(?:o|to) (?=[${GREEK}])`,
  'g',
)

export default defineRule({
  why: 'A Latin A in a Greek word looks right, but search engines and screen readers do not recognise the word.',
  level: 'error',
  help: 'type the word again, on the keyboard of its language',
  fine: { yaml: exampleContact('Send an e-mail. Or ring Москва, 5 kΩ at cosφ 0.9.') },
  bad: {
    yaml: exampleContact('Call L\u0435eds'),
    findings: ['"L\u0435eds" mixes letters of two alphabets'],
  },

  ...inEveryText(({ script }, { terms }) => {
    const declared = new Set(terms.flatMap(({ write }) => write.split(/\s+/)))
    return {
      *faults(text): Generator<TextFault> {
        for (const value of MIXED.test(text) ? (text.match(WORD) ?? []) : [])
          if (MIXED.test(value) && !MEANT.test(value) && !declared.has(value))
            yield { text: `"${value}" mixes letters of two alphabets`, value }
        for (const [article] of script === 'Greek' ? matchesOf(text, ARTICLE) : []) {
          const value = article.trim()
          yield { text: `"${value}" before a Greek word is in Latin letters`, value }
        }
      },
    }
  }),
})
