// Texts have the letters that they seem to have: no word mixes look-alike letters of two alphabets; in Unicode normal form
// C, one character for each accented letter; decoded as they were saved; without invisible characters.

import { matchesOf } from '../../../runtime/matches.ts'
import { exampleContact } from '../../data/examples.ts'
import { scripts } from '../../data/scripts.ts'
import { defineRule } from '../../rule.ts'
import { inEveryText, type TextFault } from '../../text/each-text.ts'

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

/** Characters that normalisation may change: combining marks, compatibility signs, polytonic Greek letters. */
const SUSPECT = /[\u0300-\u036f\u037e\u0387\u1f00-\u1fff\u2126\u212a\u212b]/
/** The characters of the bytes 0x80 to 0xBF in windows-1252 and windows-1253; control characters are refused on load. */
const TAIL = '\u00a0-\u00bf\u0152-\u0192\u02c6\u02dc\u0384-\u0386\u0388-\u038f\u2013-\u2122'
/**
 * A lost character, UTF-8 that was read as windows-1252 or as windows-1253 (where one pair may be a
 * word before a mark), or Greek that was read as Western: no language has four accented letters in a row.
 */
const DAMAGED = new RegExp(
  `\ufffd|\u00c3[\u00a0-\u00bf]|[\u00ce\u00cf][${TAIL}]|\u00e2\u20ac[${TAIL}]|` +
    `(?:[\u039e\u039f][${TAIL}]){2}|[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ff]{4}`,
)
/** Soft hyphens, joiners, direction marks and byte order marks, which come with pasted texts. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g

const wordWith = (pattern: RegExp, text: string) => text.split(/\s+/).find((word) => word.search(pattern) >= 0)

const codes = (text: string) =>
  [...text].map((letter) => `U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`).join(' ')

/** Names the characters of a word that normalisation replaces. */
function describe(word: string): string {
  const loose = word.match(/.[\u0300-\u036f]+/u)
  return loose
    ? `a letter and a separate accent (${codes(loose[0])})`
    : `the character ${codes(word.match(SUSPECT)?.[0] ?? '')}`
}

export default defineRule({
  why: 'Nobody can read a text in the wrong encoding, and no search finds a word with a Latin A for the Greek one.',
  level: 'error',
  imported: 'warning',
  help: 'type the word again, on the keyboard of its language',
  source: 'Unicode Standard Annex 15, Unicode Normalization Forms',
  fine: { yaml: exampleContact('Send an e-mail. Or ring Москва, 5 kΩ at cosφ 0.9. A café, «DÉJÀ VU».') },
  bad: {
    yaml: exampleContact(
      'Call L\u0435eds. The cafe\u0301 is closed\u037e a soft hy\u00adphen, \u00ce\u2018\u00cf\u20ac\u00cf\u0152',
    ),
    findings: [
      '"\u00ce\u2018\u00cf\u20ac\u00cf\u0152" was saved in one encoding and read in another',
      '"hyphen" contains the invisible character U+00AD',
      '"café" is written with a letter and a separate accent (U+0065 U+0301)',
      '"closed;" is written with the character U+037E',
      '"L\u0435eds" mixes letters of two alphabets',
    ],
  },

  ...inEveryText(({ script }, { terms }) => {
    const declared = new Set(terms.flatMap(({ write }) => write.split(/\s+/)))
    return {
      *faults(text): Generator<TextFault> {
        yield* damageIn(text)
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

/** Letters that were lost, are invisible, or are written in another form. */
function* damageIn(text: string): Generator<TextFault> {
  const damaged = wordWith(DAMAGED, text)
  if (damaged !== undefined)
    yield {
      text: `"${damaged}" was saved in one encoding and read in another`,
      help: 'type it again, and save the file as UTF-8',
      value: damaged,
    }
  const split = wordWith(INVISIBLE, text)
  if (split !== undefined) {
    const right = split.replace(INVISIBLE, '').replace(/[.,;:!?]$/, '')
    const signs = codes(split.match(INVISIBLE)?.[0] ?? '')
    const help = `type it again: ${right}`
    yield { text: `"${right}" contains the invisible character ${signs}`, help, value: split }
  }
  for (const word of SUSPECT.test(text) ? text.split(/\s+/) : []) {
    // Prints the normalised word: a combining accent would garble the line.
    const right = word.normalize('NFC')
    if (right !== word)
      yield { text: `"${right}" is written with ${describe(word)}`, help: `type it again: ${right}`, value: word }
  }
}
