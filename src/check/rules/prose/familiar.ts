// A page speaks to its reader in one way: as to a customer, or as to a friend.
import type { Familiar } from '../../../model/checks/phrases.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { type Around, inEveryText } from '../../text/each-text.ts'
import { expression, matchesOf } from '../../text/expression.ts'
import { sentenceAt } from '../../text/sense/sentence.ts'

/** Texts of a file that speak to a customer, from which on that is its way. */
const FEWEST = 3
/** What others say stands between quotation marks, in what they ask and in what they write of the business. */
const QUOTED = /«[^»]*»|“[^”]*”|"[^"]*"/g
/** A label of a button may be what its reader tells the page. */
const OF_OTHERS = /^content\/(?:reviews|testimonials|labels)\./

/** Whether most texts of a file that speak to somebody speak to a customer. */
function formality({ formal, patterns }: Familiar) {
  const customer = expression(`(?<!\\p{L})(?:${formal})(?!\\p{L})`, 'i')
  const friend = expression(`(?<!\\p{L})(?:${patterns})`)
  const known = new WeakMap<Around, boolean>()
  return (around: Around): boolean => {
    const done = known.get(around)
    if (done !== undefined) return done
    const formally = around.texts.filter((text) => customer.test(text)).length
    const is = formally >= FEWEST && formally > 2 * around.texts.filter((text) => friend.test(text)).length
    known.set(around, is)
    return is
  }
}

export default defineRule({
  why: 'A reader who is a customer in one line and a friend in the next hears two writers, and trusts neither.',
  level: 'warning',
  help: 'speak to the reader as the other texts do',
  needsLanguage: 'wholly',
  fine: { shownIn: 'el' },
  bad: { shownIn: 'el' },

  ...inEveryText(({ prose }) => {
    const familiar = prose?.familiar
    if (!familiar) return undefined
    const isFormal = formality(familiar)
    const pattern = expression(`(?<!\\p{L})(?:${familiar.patterns})`, 'g')
    const saying = expression(`(?<!\\p{L})(?:${familiar.saying})(?!\\p{L})`, 'i')
    return {
      suspects: (text) => text.search(pattern) >= 0,
      *faults(text, around, path, file) {
        if (path.at(-1) === 'question' || OF_OTHERS.test(file)) return
        const own = text.replace(QUOTED, ' ')
        const isSaying = ({ 0: raw, index }: RegExpExecArray) => saying.test(sentenceAt(own, index, raw.length).text)
        const found = matchesOf(own, pattern).find((match) => !isSaying(match))
        if (found && isFormal(around))
          yield { text: `"${found[0]}" speaks to a friend, and the texts around it to a customer` }
      },
    }
  }),
})
