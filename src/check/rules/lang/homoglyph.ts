// No word mixes letters of two alphabets that look alike.

import { defineRule } from '../../../model/checks/rule.ts'
import { LIKE_GREEK, LIKE_LATIN, scripts } from '../../data/scripts.ts'
import { inEveryText } from '../../text/each-text.ts'
import { matchesOf } from '../../text/expression.ts'

const { all: GREEK, small: SMALL, capital: CAPITAL } = scripts.Greek
const [LATIN, CYRILLIC] = [scripts.Latin.all, scripts.Cyrillic.all]
/**
 * Two neighbours of different alphabets. Pairs of classes: lookaheads over scripts cost six times a whole parse. µ is
 * the micro sign, which keyboards of old wrote for μ.
 */
const MIXED = new RegExp(
  `[${GREEK}][${LATIN}${CYRILLIC}µ]|[${LATIN}${CYRILLIC}µ][${GREEK}]|[${LATIN}][${CYRILLIC}]|[${CYRILLIC}][${LATIN}]`,
  'g',
)
const LETTER = new RegExp(`[${GREEK}${LATIN}${CYRILLIC}µ]`)
/** Mixed on purpose: units with a Greek letter (μm, kΩ, Δp), and services named e- or my- and a Greek abbreviation. */
const MEANT = new RegExp(
  `^(?:μ[mgsAFlLV]|[kM]Ω|(?:Δ|Σ|λ)[a-zA-Z]{1,2}|(?:e|i|my|gov)[${CAPITAL}][${CAPITAL}${SMALL}]+)$`,
)
/** Letters that a quantity of physics has at most: cosφ, IΔn. */
const QUANTITY = 5
/** Latin letters alone for a Greek article, or for the end of an ordinal: "3o". */
const ALONE = new RegExp(
  `(?:^|[.!;·] )([HO]|To|Ta|Tov) (?=[${SMALL}])|(?:(?:^|[${GREEK}.,;] )|(?<=\\d))(o|to) (?=[${GREEK}])`,
  'g',
)

const SUSPECT = new RegExp(`${MIXED.source}|(?:^|[ .;·])(?:[HOo]|T(?:o|a|ov)|to) |\\do `)

const counted = (word: string, alphabet: string) => word.match(new RegExp(`[${alphabet}]`, 'g'))?.length ?? 0

/** A text of pairs, a letter before the one it passes for -> a table. */
const pairsOf = (text: string) =>
  new Map([...text.matchAll(/(.)(.)/gu)].map(([, letter = '', like = '']) => [letter, like]))
const LIKE = { Greek: pairsOf(LIKE_GREEK), Latin: pairsOf(LIKE_LATIN) }

/** The word in one alphabet, where each letter has a likeness there; undefined where one has not. */
function inOneAlphabet(word: string, alphabet: 'Greek' | 'Latin'): string | undefined {
  const own = new RegExp(`[${scripts[alphabet].all}]`)
  const letters = [...word].map((letter) => (own.test(letter) ? letter : LIKE[alphabet].get(letter)))
  return letters.every((letter) => letter !== undefined) ? letters.join('') : undefined
}

const page = (text: string) => ({
  'content/pages/contact.yaml': `name: Contact\nhead: { title: Call us, description: Where we are. }\ntext: ${text}\n`,
})

export default defineRule({
  why: 'A Latin A inside a Greek word looks right and is not: search and screen readers do not know the word.',
  level: 'error',
  help: 'type the letter anew, on the keyboard of the language',
  fine: {
    yaml: page('Send an e-mail. Or ring Москва, 5 kΩ at cosφ 0.9.'),
  },
  bad: {
    yaml: page('Call L\u0435eds'),
    findings: ['"L\u0435eds" mixes alphabets: \u0435 is Cyrillic'],
  },

  ...inEveryText((_, { terms }) => {
    const own = new Set(terms.flatMap(({ write }) => write.split(/\s+/)))
    return {
      suspects: (text) => SUSPECT.test(text),
      *faults(text) {
        let end = 0
        for (const { index } of matchesOf(text, MIXED)) {
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
          const main =
            greek > latin || (greek === latin && inOneAlphabet(word, 'Greek') !== undefined)
              ? ('Greek' as const)
              : ('Latin' as const)
          const letters = new RegExp(`[${main === 'Greek' ? GREEK : LATIN}]`)
          const strangers = [...new Set([...word].filter((letter) => !letters.test(letter)))]
          const whose = strangers.every((letter) => letter === 'µ')
            ? 'the micro sign'
            : main === 'Latin' && cyrillic === 0
              ? 'Greek'
              : latin > 0 && main === 'Greek'
                ? 'Latin'
                : 'Cyrillic'
          const right = inOneAlphabet(word, main)
          // A letter like no other stands for itself.
          const isQuantity = main === 'Latin' && greek === 1 && cyrillic === 0 && word.length <= QUANTITY
          if (own.has(word) || (isQuantity && inOneAlphabet(strangers.join(''), 'Latin') === undefined)) continue
          yield {
            text: `"${word}" mixes alphabets: ${strangers.join(', ')} ${strangers.length > 1 ? 'are' : 'is'} ${whose}`,
            help:
              right === undefined
                ? `write every letter of it in ${main}, or part the two words`
                : `write ${right}, all in ${main} letters`,
          }
        }
        for (const { 1: capital, 2: small } of matchesOf(text, ALONE)) {
          const letter = capital ?? small ?? ''
          yield {
            text: `"${letter}" before a Greek word is ${letter.length > 1 ? 'in Latin letters' : 'a Latin letter'}`,
            help: `write ${inOneAlphabet(letter, 'Greek')}, the Greek one`,
          }
        }
      },
    }
  }),
})
