// A short word keeps or loses its last letter as the first of the next word asks.

import { defineRule } from '../../../model/checks/rule.ts'
import { scripts } from '../../data/scripts.ts'
import { inEveryText, withoutAddresses } from '../../text/each-text.ts'
import { expression, matchesOf } from '../../text/expression.ts'

const NAME = expression(/^\p{Lu}\p{Ll}/u)

export default defineRule({
  why: 'School teaches when a final n is said and when it goes; readers stumble over one that is not as they say it.',
  level: 'warning',
  help: 'write its final n before vowels and plosives, and leave it out elsewhere',
  needsLanguage: 'wholly',
  fine: { shownIn: 'el' },
  bad: { shownIn: 'el' },

  ...inEveryText(({ linked, script }) => {
    if (!linked) return undefined
    const { all } = scripts[script]
    const checks = linked.map(({ word, before, letter, butNames = false }) => ({
      letter,
      butNames,
      pattern: new RegExp(`(?<![${all}])(${word})[ \\u00a0]+(?=${before})([${all}]+)`, 'gi'),
    }))
    return {
      suspects: (text) => checks.some(({ pattern }) => text.search(pattern) >= 0),
      *faults(raw) {
        const text = withoutAddresses(raw)
        for (const { letter, butNames, pattern } of checks)
          for (const [, word = '', next = ''] of matchesOf(text, pattern)) {
            if (butNames && NAME.test(next)) continue
            const right = letter === '' ? word.slice(0, -1) : word + letter
            yield { text: `"${word}" stands before "${next}"`, help: `write ${right} ${next}` }
          }
      },
    }
  }),
})
