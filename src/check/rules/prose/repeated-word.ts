// No word stands twice in a row, but for those doubled for their sense.
import { defineRule } from '../../../model/checks/rule.ts'
import { inEveryText } from '../../text/each-text.ts'
import { expression, matchesOf } from '../../text/expression.ts'

/** Shorter words than this may be doubled for their sense, or be two words of one form. */
const LONG = 5
/** What follows the last word of a part of a sentence. */
const ENDS = /^(?:[.,;:!?)»·]|\s*$)/
const QUOTE = /["'«»“”‘’]/

export default defineRule({
  why: 'A word typed twice is a slip that every reader stops at.',
  level: 'warning',
  help: 'delete one of the two',
  needsLanguage: 'wholly',
  fine: { shownIn: 'el' },
  bad: { shownIn: 'el' },

  ...inEveryText(({ prose }) => {
    if (!prose) return undefined
    const once = new Set(prose.once)
    const doubled = new Set(prose.doubled)
    const oneByOne = expression(`(?:${prose.oneByOne ?? '(?!)'})$`, 'i')
    const pair = expression(/(?<![\p{L}-])(\p{L}+)[ \u00a0]+\1(?![\p{L}-])/giu)
    return {
      suspects: (text) => text.search(pair) >= 0,
      *faults(text) {
        for (const { 0: found, 1: word = '', index } of matchesOf(text, pair)) {
          // What is quoted whole is a sound: “knock knock”.
          if (QUOTE.test(text.charAt(index - 1)) && QUOTE.test(text.charAt(index + found.length))) continue
          const lower = word.toLowerCase()
          const behind = text.slice(index + found.length)
          const isMeant = doubled.has(lower) || (ENDS.test(behind) && oneByOne.test(text.slice(0, index + word.length)))
          if (once.has(lower) || (lower.length >= LONG && !isMeant))
            yield { text: `"${found}" says a word twice`, help: 'take one of the two away' }
        }
      },
    }
  }),
})
