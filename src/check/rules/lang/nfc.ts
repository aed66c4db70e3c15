// Texts are in Unicode normal form C: one character per accented letter, with modern Greek accents.
import { exampleContact } from '../../data/examples.ts'
import { defineRule } from '../../rule.ts'
import { type Fault, inEveryText } from '../../text/each-text.ts'
import { damageIn } from './nfc/mojibake.ts'

/** Characters that normalisation may change: combining marks, compatibility signs, polytonic Greek letters. */
const SUSPECT = /[\u0300-\u036f\u037e\u0387\u1f00-\u1fff\u2126\u212a\u212b]/
const OLD_GREEK = /[\u1f00-\u1fff]/

const codes = (text: string) =>
  [...text].map((letter) => `U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`).join(' ')

/** Names the characters of a word that normalisation replaces. */
function describe(word: string): string {
  const loose = word.match(/.[\u0300-\u036f]+/u)
  if (loose) return `a letter and a separate accent (${codes(loose[0])})`
  const sign = word.match(SUSPECT)?.[0] ?? ''
  return sign === '\u037e' ? 'the Greek question mark U+037E' : `the character ${codes(sign)}`
}

export default defineRule({
  why: 'Letters pasted from a PDF can be other characters that look the same, and searches do not find the word.',
  level: 'error',
  help: 'type it again, and save the file as UTF-8',
  source: 'Unicode Standard Annex 15, Unicode Normalization Forms',
  fine: { yaml: exampleContact('When do you close? Café, «DÉJÀ VU», 24 hours.') },
  bad: {
    yaml: exampleContact('The cafe\u0301 is closed\u037e \u00ce\u2018\u00cf\u20ac\u00cf\u0152'),
    findings: [
      '"\u00ce\u2018\u00cf\u20ac\u00cf\u0152" is Greek saved as UTF-8 and read as Western',
      '"café" is written with a letter and a separate accent (U+0065 U+0301)',
      '"closed;" is written with the Greek question mark U+037E',
    ],
  },

  ...inEveryText(({ script }) => ({
    *faults(text): Generator<Fault> {
      const damage = damageIn(text)
      if (damage)
        yield { text: `"${damage.piece}" is ${damage.sign}`, help: 'type it again, and save the file as UTF-8' }
      const words = SUSPECT.test(text) ? (text.match(/\S+/g) ?? []) : []
      for (const word of words) {
        // Prints the normalised word: a combining accent would garble the line.
        const right = word.normalize('NFC')
        if (right !== word)
          yield { text: `"${right}" is written with ${describe(word)}`, help: `type it again: ${right}`, value: word }
      }
      const old = script === 'Greek' && words.find((word) => OLD_GREEK.test(word) && word.normalize('NFC') === word)
      if (old)
        yield {
          text: `"${old}" has the accents of before 1982`,
          help: 'write the text with one accent a word',
          value: old,
        }
    },
  })),
})
