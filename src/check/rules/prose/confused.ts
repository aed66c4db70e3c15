// Words and marks that are taken for one another are the right one.
import { defineRule } from '../../../model/checks/rule.ts'
import { inEveryText } from '../../text/each-text.ts'
import { expression, matchesOf } from '../../text/expression.ts'

export default defineRule({
  why: 'A word for another that sounds the same is what every teacher underlines, and it can turn the sense round.',
  level: 'warning',
  help: 'write the word that is meant',
  needsLanguage: 'wholly',
  fine: { shownIn: 'el' },
  bad: { shownIn: 'el' },

  ...inEveryText(({ prose }, { locale }) => {
    if (!prose) return undefined
    const kinds = prose.confused
      .filter((each) => each.locale === undefined || each.locale === locale)
      .map(({ pattern, write, end, sign }) => ({
        sign,
        pattern: expression(`(?<!\\p{L})(?:${pattern})`, 'g'),
        right: (found: string) => (end === undefined ? write : found.slice(0, found.length - end) + write),
      }))
    return {
      // One after the other: V8 looks for the first letters of one pattern, and not for those of sixty in one.
      suspects: (text) =>
        kinds.some(({ sign, pattern }) => (sign === undefined || text.includes(sign)) && text.search(pattern) >= 0),
      *faults(text) {
        for (const { pattern, right } of kinds)
          for (const [, ...groups] of matchesOf(text, pattern)) {
            const found = groups.find((group) => group !== undefined) ?? ''
            const write = right(found)
            yield write === '.'
              ? { text: `"${found}" says something and ends as a question`, help: 'end it with a full stop' }
              : { text: `"${found}" stands for "${write}"`, help: `write ${write}` }
          }
      },
    }
  }),
})
