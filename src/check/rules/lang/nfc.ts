// Letters are stored the way keyboards write them: one character each, today's accents.

import { defineRule } from '../../../model/checks/rule.ts'
import { inEveryText } from '../../text/each-text.ts'

/** What may change under normalisation: loose marks, signs that stand for others, letters of the old accents. */
const SUSPECT = /[\u0300-\u036f\u037e\u0387\u1f00-\u1fff\u2126\u212a\u212b]/
const OLD = /[\u1f00-\u1fff]/

const codes = (text: string) =>
  [...text].map((letter) => `U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`).join(' ')

function nameOf(word: string): string {
  const loose = word.match(/.[\u0300-\u036f]+/u)
  if (loose) return `a letter and a loose accent (${codes(loose[0])})`
  const sign = word.match(/[\u037e\u0387\u2126\u212a\u212b]/)
  if (sign) return sign[0] === '\u037e' ? 'the Greek question mark U+037E' : `the sign ${codes(sign[0])}`
  return `letters of another table (${codes(word.match(OLD)?.[0] ?? '')})`
}

const page = (text: string) => ({
  'content/pages/contact.yaml': `name: Contact\nhead: { title: Call us, description: Where we are. }\ntext: ${text}\n`,
})

export default defineRule({
  why: 'Letters pasted from a PDF can look right and be other characters: nobody who searches for the word finds it.',
  level: 'error',
  help: 'type it anew: one character for each letter, and the marks of today',
  source: 'Unicode Standard Annex 15, Unicode Normalization Forms',
  fine: {
    yaml: page('When do you close? Café, 24 hours.'),
  },
  bad: {
    yaml: page('The cafe\u0301 is closed\u037e'),
    findings: [
      '"café" is written with a letter and a loose accent (U+0065 U+0301)',
      '"closed;" is written with the Greek question mark U+037E',
    ],
  },

  ...inEveryText(({ oldSpelling }) => ({
    suspects: (text) => SUSPECT.test(text),
    *faults(text) {
      for (const [word] of text.matchAll(/\S+/g)) {
        if (!SUSPECT.test(word)) continue
        const right = word.normalize('NFC')
        // The word is shown in its right form: a finding with a loose accent in it would spoil the line it is printed
        // on.
        if (right !== word) yield { text: `"${right}" is written with ${nameOf(word)}`, help: `type it anew: ${right}` }
        else if (oldSpelling && new RegExp(`[${oldSpelling.letters}]`).test(word)) {
          yield {
            text: `"${word}" has the accents of before ${oldSpelling.until}`,
            help: 'write the text with one accent a word',
          }
          return
        }
      }
    },
  })),
})
