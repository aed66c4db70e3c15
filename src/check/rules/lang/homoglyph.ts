// No word mixes look-alike letters of two alphabets.
import { exampleContact } from '../../data/examples.ts'
import { LIKE_GREEK, LIKE_LATIN, scripts } from '../../data/scripts.ts'
import { defineRule } from '../../rule.ts'
import { type Fault, inEveryText } from '../../text/each-text.ts'
import { matchesOf } from '../../text/matches.ts'

const { all: GREEK, small: SMALL, capital: CAPITAL } = scripts.Greek
const LATIN = scripts.Latin.all
const CYRILLIC = scripts.Cyrillic.all
/** Old keyboards typed the micro sign for the Greek letter. */
const MICRO = 'µ'
const WORD = new RegExp(`[${GREEK}${LATIN}${CYRILLIC}${MICRO}]+`, 'g')
/** Two adjacent letters of different alphabets. */
const MIXED = new RegExp(
  `[${GREEK}][${LATIN}${CYRILLIC}${MICRO}]|[${LATIN}${CYRILLIC}${MICRO}][${GREEK}]|` +
    `[${LATIN}][${CYRILLIC}]|[${CYRILLIC}][${LATIN}]`,
)
/** Mixed on purpose: quantities with a Greek letter (μm, kΩ, Δp, cosφ), and e- or my- before a Greek abbreviation. */
const MEANT = new RegExp(
  `^(?:μ[mgsAFlLV]|[kM]Ω|(?:Δ|Σ|λ)[a-zA-Z]{1,2}|[a-zA-Z]{2,4}[\u03c6\u03b8\u03c9]|(?:e|i|my|gov)[${CAPITAL}][${CAPITAL}${SMALL}]+)$`,
)
/** Latin letters alone for a Greek article. */
const ARTICLE = new RegExp(
  `(?<=^|[.!;·] )(?:[HO]|To|Ta) (?=[${SMALL}])|(?<=[${GREEK}.,;] )(?:o|to) (?=[${GREEK}])`,
  'g',
)

/** Parses pairs of a letter and its look-alike. */
const pairsOf = (text: string) =>
  new Map([...text.matchAll(/(.)(.)/gu)].map(([, letter = '', like = '']) => [letter, like]))
const LIKE = { Greek: pairsOf(LIKE_GREEK), Latin: pairsOf(LIKE_LATIN) }
type Alphabet = keyof typeof LIKE

/** The word in one alphabet, if each of its letters has a look-alike there. */
function inOneAlphabet(word: string, alphabet: Alphabet): string | undefined {
  const ofAlphabet = new RegExp(`[${scripts[alphabet].all}]`)
  const letters = [...word].map((letter) => (ofAlphabet.test(letter) ? letter : LIKE[alphabet].get(letter)))
  return letters.every((letter) => letter !== undefined) ? letters.join('') : undefined
}

/** The replacement of a mixed word: Greek if most of its letters or the site are Greek, otherwise Latin. */
function rewritten(word: string, isGreekSite: boolean): string {
  const counted = (letters: string) => word.match(new RegExp(`[${letters}]`, 'g'))?.length ?? 0
  const isGreek = counted(GREEK) > counted(LATIN) || isGreekSite
  const order: Alphabet[] = isGreek && counted(GREEK) > 0 ? ['Greek', 'Latin'] : ['Latin', 'Greek']
  for (const alphabet of order) {
    const right = inOneAlphabet(word, alphabet)
    if (right !== undefined) return `write ${right}, all in ${alphabet} letters`
  }
  return 'write all its letters in one alphabet, or separate the two words'
}

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
    const isGreek = script === 'Greek'
    return {
      *faults(text): Generator<Fault> {
        const words = MIXED.test(text) ? (text.match(WORD) ?? []) : []
        for (const value of words.filter((word) => MIXED.test(word) && !MEANT.test(word) && !declared.has(word)))
          yield { text: `"${value}" mixes letters of two alphabets`, help: rewritten(value, isGreek), value }
        if (isGreek) yield* articlesIn(text)
      },
    }
  }),
})

/** Greek articles in Latin letters. */
function* articlesIn(text: string): Generator<Fault> {
  for (const [value] of matchesOf(text, ARTICLE)) {
    const article = value.trim()
    const help = `write ${inOneAlphabet(article, 'Greek')}, in Greek letters`
    yield { text: `"${article}" before a Greek word is in Latin letters`, help, value }
  }
}
