// Question marks, quotation marks and amounts follow the conventions of the page's language.
import type { Punctuation } from '../../../language/language.ts'
import { scripts } from '../../data/scripts.ts'
import { defineRule } from '../../rule.ts'
import { type Fault, inEveryText, withoutAddresses } from '../../text/each-text.ts'
import { matchesOf } from '../../text/matches.ts'

export default defineRule({
  why: 'Foreign punctuation, such as 45.50 for 45,50, shows readers that the text was not checked.',
  level: 'warning',
  help: 'write questions, quotations and amounts as the language prints them',
  fine: { shownIn: 'el' },
  bad: { shownIn: 'el' },

  ...inEveryText(({ script, punctuation }) => {
    if (!punctuation) return undefined
    const faults = patternsOf(punctuation, scripts[script].all)
    return {
      suspects: (text) => faults.some(({ pattern }) => text.search(pattern) >= 0),
      *faults(raw): Generator<Fault> {
        const text = withoutAddresses(raw)
        for (const { pattern, what, right } of faults)
          for (const [wrong] of matchesOf(text, pattern))
            yield { text: `"${wrong}" ${what}`, help: `write ${right(wrong)}`, value: wrong }
      },
    }
  }),
})

interface Pattern {
  readonly pattern: RegExp
  readonly what: string
  readonly right: (wrong: string) => string
}

function patternsOf({ quotes, question, decimalComma, signLast }: Punctuation, letters: string): Pattern[] {
  const [open, close] = quotes
  const patterns: Pattern[] = [
    {
      pattern: new RegExp(`(?<!\\d)"(?=[^"\\n]*[${letters}])[^"\\n]*"`, 'g'),
      what: 'is in straight quotation marks',
      right: (wrong) => `${open}${wrong.slice(1, -1)}${close}`,
    },
  ]
  if (question !== undefined)
    patterns.push({
      pattern: new RegExp(`(?<![${letters}])[${letters}]+[${close})]?\\?`, 'g'),
      what: 'ends a question with ?',
      right: (wrong) => wrong.slice(0, -1) + question,
    })
  if (decimalComma !== undefined)
    patterns.push({
      pattern: new RegExp(`(?<!\\d)\\d+\\.\\d{2}\\s?(?:${decimalComma})`, 'g'),
      what: 'has a decimal point',
      right: (wrong) => wrong.replace('.', ','),
    })
  if (signLast !== undefined)
    patterns.push({
      pattern: new RegExp(`${signLast}\\s?\\d+(?:[.,]\\d+)?`, 'g'),
      what: `has the ${signLast} before the amount`,
      right: (wrong) => wrong.slice(1).trim() + signLast,
    })
  return patterns
}
