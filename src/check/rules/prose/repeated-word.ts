// No word is typed twice in a row.
import { exampleContact } from '../../data/examples.ts'
import { defineRule } from '../../rule.ts'
import { inEveryText } from '../../text/each-text.ts'
import { matchesOf } from '../../text/matches.ts'
import { wordsOf } from '../../text/similar.ts'

/** Letters of the shortest word. Shorter ones are often right twice ("had had", "vous vous", "very very"). */
const LONG = 6
/** The lookahead matches a whole word, so that the expression does not try its parts. */
const TWICE = /(?<![\p{L}\p{M}'’-])(?=([\p{L}\p{M}]+))\1[ \u00a0]+\1(?![\p{L}\p{M}-])/giu

export default defineRule({
  why: 'Readers stumble over a word that was typed twice.',
  level: 'warning',
  help: 'delete one of the two',
  fine: { yaml: exampleContact('We had had a long day, and it was really really cold. Row, row, row your boat.') },
  bad: {
    yaml: exampleContact('Come to the the workshop workshop.'),
    findings: ['"the the" is one word twice', '"workshop workshop" is one word twice'],
  },

  ...inEveryText(({ repeats }) => {
    const never = new Set(repeats?.never)
    const meant = new Set(repeats?.meant)
    return {
      suspects(text) {
        const words = wordsOf(text)
        return words.some((word, i) => word === words[i + 1])
      },
      *faults(text) {
        for (const [pair, word = ''] of matchesOf(text, TWICE)) {
          const lower = word.toLowerCase()
          if (never.has(lower) || (word.length >= LONG && !meant.has(lower)))
            yield { text: `"${pair}" is one word twice`, value: pair }
        }
      },
    }
  }),
})
