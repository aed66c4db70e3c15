// Texts have whole letters: in Unicode normal form C, one character for each accented letter; decoded as they were saved;
// without invisible characters.
import { exampleContact } from '../../data/examples.ts'
import { defineRule } from '../../rule.ts'
import { inEveryText, type TextFault } from '../../text/each-text.ts'

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
  why: 'Letters pasted from a PDF can be other characters that look the same, and searches do not find the word.',
  level: 'error',
  help: 'type it again, and save the file as UTF-8',
  source: 'Unicode Standard Annex 15, Unicode Normalization Forms',
  fine: { yaml: exampleContact('When do you close? Café, «DÉJÀ VU», 24 hours.') },
  bad: {
    yaml: exampleContact('The cafe\u0301 is closed\u037e a soft hy\u00adphen, \u00ce\u2018\u00cf\u20ac\u00cf\u0152'),
    findings: [
      '"\u00ce\u2018\u00cf\u20ac\u00cf\u0152" was saved in one encoding and read in another',
      '"hyphen" contains the invisible character U+00AD',
      '"café" is written with a letter and a separate accent (U+0065 U+0301)',
      '"closed;" is written with the character U+037E',
    ],
  },

  ...inEveryText(() => ({
    *faults(text): Generator<TextFault> {
      const damaged = wordWith(DAMAGED, text)
      if (damaged !== undefined)
        yield { text: `"${damaged}" was saved in one encoding and read in another`, value: damaged }
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
    },
  })),
})
