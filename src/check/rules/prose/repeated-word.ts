// No word, comma or full stop is typed twice in a row.

import { matchesOf } from '../../../runtime/matches.ts'
import { exampleContact } from '../../data/examples.ts'
import { defineRule } from '../../rule.ts'
import { inEveryText } from '../../text/each-text.ts'
import { lowerWords } from '../../text/similar.ts'

/** Letters of the shortest word. Shorter ones are often right twice ("had had", "vous vous", "very very"). */
const LONG = 6
/** The characters before a pair in which its clause may begin. */
const CLAUSE = 40
/** The lookahead matches a whole word, so that the expression does not try its parts. */
const TWICE = /(?<![\p{L}\p{M}'’-])(?=([\p{L}\p{M}]+))\1[ \u00a0]+\1(?![\p{L}\p{M}-])/giu
const SIGNS = /(?<!\.)\.\.(?!\.)|,,/g

export default defineRule({
  why: 'Readers stumble over a word that was typed twice.',
  level: 'warning',
  help: 'delete one of the two',
  fine: {
    yaml: exampleContact(
      'We had had a long day... and it was really really cold. What it is is a lock. Row, row, row your boat.',
    ),
  },
  bad: {
    yaml: exampleContact('Come to the the workshop workshop. It is open..'),
    findings: ['".." is one sign twice', '"the the" is one word twice', '"workshop workshop" is one word twice'],
  },

  ...inEveryText(({ repeats }) => {
    const never = new Set(repeats?.never)
    const meant = new Set(repeats?.meant)
    const clause = new RegExp(`(?<!\\p{L})(?:${repeats?.clause ?? '(?!)'})(?!\\p{L})`, 'iu')
    return {
      suspects(text) {
        const words = lowerWords(text)
        return text.search(SIGNS) >= 0 || words.some((word, i) => word === words[i + 1])
      },
      *faults(text) {
        for (const [value] of matchesOf(text, SIGNS)) yield { text: `"${value}" is one sign twice`, value }
        for (const { 0: pair, 1: word = '', index } of matchesOf(text, TWICE)) {
          const lower = word.toLowerCase()
          if (clause.test(text.slice(Math.max(0, index - CLAUSE), index))) continue
          if (never.has(lower) || (word.length >= LONG && !meant.has(lower)))
            yield { text: `"${pair}" is one word twice`, value: pair }
        }
      },
    }
  }),
})
