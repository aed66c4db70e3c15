// Greek words have the final sigma (ς) at the end, and σ everywhere else.
import { scripts } from '../../data/scripts.ts'
import { defineRule } from '../../rule.ts'
import { type Fault, inEveryText } from '../../text/each-text.ts'
import { matchesOf } from '../../text/matches.ts'

const { all: GREEK } = scripts.Greek
/**
 * A word with \u03c3 at its end, or \u03c2 before another letter. A word before an apostrophe, a slash or a hyphen is not
 * complete.
 */
const WRONG = new RegExp(
  `(?<![${GREEK}])[${GREEK}]*(?:\u03c3(?![${GREEK}A-Za-z'’ʼ᾽/-])|\u03c2(?=[${GREEK}]))[${GREEK}]*`,
  'g',
)

export default defineRule({
  why: 'Readers recognise a wrong sigma as machine-made or badly pasted text.',
  level: 'error',
  help: 'write the final sigma at the end of a word, and the other one inside it',
  fine: { shownIn: 'el' },
  bad: { shownIn: 'el' },

  // Texts of every language may contain Greek words.
  ...inEveryText(({ cutShort }) => ({
    suspects: (text) => /[\u03c2\u03c3]/.test(text),
    *faults(text): Generator<Fault> {
      for (const { 0: value, index } of matchesOf(text, WRONG)) {
        const isCut = text[index + value.length] === '.' && cutShort.includes(value.toLowerCase())
        if (value.length === 1 || isCut) continue
        yield value.endsWith('\u03c3')
          ? { text: `"${value}" ends in \u03c3`, help: `write ${value.slice(0, -1)}\u03c2`, value }
          : { text: `"${value}" has \u03c2 inside`, help: 'write \u03c3, or separate the two words', value }
      }
    },
  })),
})
