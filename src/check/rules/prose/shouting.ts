// No sentence is in capitals, and no two exclamation marks follow each other.
import { defineRule } from '../../../model/checks/rule.ts'
import { exampleContact } from '../../data/examples.ts'
import { type Fault, inEveryText } from '../../text/each-text.ts'

const MARKS = /!{2,}|\?!+|!\?+|\?{2,}/
/** Four words in a row, of which three are too long for abbreviations. */
const CAPITALS = /(?<!\p{L})(?:\p{Lu}{4,}[ \u00a0,]+(?:\p{Lu}{1,3}[ \u00a0]+)*){3,}\p{Lu}{3,}(?!\p{L})/u
/** A text without a lower-case letter, with two words that are too long for abbreviations. Legal names may be such. */
const isAllCapitals = (text: string) =>
  !/[\p{Ll},]/u.test(text) && text.split(/\s/).filter((word) => /\p{Lu}{4}/u.test(word)).length > 1
/** Most texts have neither two marks nor a word in capitals. */
const SUSPECT = /[!?]{2}|\p{Lu}{4}/u
/** A quoted text, such as that of a sign. */
const QUOTED = /[«“„"][^«»“”„"]*[»”"]/g

export default defineRule({
  why: 'Capitals and rows of exclamation marks read like shouting, and look untrustworthy.',
  level: 'warning',
  help: 'write it in small letters, with one mark at most',
  fine: {
    yaml: exampleContact('Call NOW! We take VISA, IRIS and cash; McDonald too. The sign says «STAND CLEAR OF DOORS».'),
  },
  bad: {
    yaml: exampleContact('CALL US TODAY FOR A FREE QUOTE NOW!!!'),
    findings: ['"!!!" is more than one mark', '"CALL US TODAY FOR A FREE QUOTE NOW" is in capitals'],
  },

  ...inEveryText(() => ({
    suspects: (text) => SUSPECT.test(text),
    *faults(text, { file }): Generator<Fault> {
      const marks = MARKS.exec(text)?.[0]
      if (marks !== undefined)
        yield { text: `"${marks}" is more than one mark`, help: `write ${marks.charAt(0)}`, value: marks }
      const unquoted = text.replace(QUOTED, (quote) => ' '.repeat(quote.length))
      const all = file !== 'site.yaml' && isAllCapitals(unquoted) ? unquoted : undefined
      const loud = CAPITALS.exec(unquoted)?.[0] ?? all
      if (loud !== undefined) yield { text: `"${loud}" is in capitals`, help: 'write it in small letters', value: loud }
    },
  })),
})
