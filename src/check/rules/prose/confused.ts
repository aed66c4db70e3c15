// Words and marks that are taken for one another are the right one.
import { defineRule } from '../../../model/checks/rule.ts'
import { type Fault, inEveryText } from '../../text/each-text.ts'
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
    const suspected = signedIn(kinds)
    return {
      // One after the other: V8 looks for the first letters of one pattern, and not for those of sixty in one.
      suspects: (text) => suspected(text).some(({ pattern }) => text.search(pattern) >= 0),
      *faults(text) {
        for (const { pattern, right } of suspected(text))
          for (const [, ...groups] of matchesOf(text, pattern)) {
            const found = groups.find((group) => group !== undefined) ?? ''
            yield faultOf(found, right(found))
          }
      },
    }
  }),
})

/** What is said of a word, and of what to write for it: another word, or one of the signs of a `Confusion`. */
function faultOf(found: string, write: string): Fault {
  if (write === '.')
    return { text: `"${found}" says something and ends as a question`, help: 'end it with a full stop' }
  if (write === '=')
    return {
      text: `"${found}" has not the gender or number of its noun`,
      help: 'write the ending that goes with the noun it is said of',
    }
  if (write === '…')
    return { text: `"${found}" waits for a word that does not come`, help: 'finish the sentence, or take it away' }
  return { text: `"${found}" stands for "${write}"`, help: `write ${write}` }
}

/** A text -> which of these it has the signs of, in their order; those without a sign too. */
function signedIn<T extends { readonly sign?: string | undefined }>(all: readonly T[]): (text: string) => readonly T[] {
  const signs = [...new Set(all.flatMap(({ sign }) => sign ?? []))].sort((one, other) => other.length - one.length)
  const always = all.filter(({ sign }) => sign === undefined)
  if (signs.length === 0) return () => all
  // Of two signs that begin at one letter the longer is found, and the shorter stands there as well.
  const bySign = new Map(
    signs.map((found) => [found, all.filter(({ sign }) => sign !== undefined && found.startsWith(sign))]),
  )
  const any = new RegExp(`(?=(${signs.map((sign) => sign.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')}))`, 'g')
  return (text) => {
    const has = new Set<T>()
    any.lastIndex = 0
    for (let match = any.exec(text); match; match = any.exec(text)) {
      for (const each of bySign.get(match[1] ?? '') ?? []) has.add(each)
      any.lastIndex = match.index + 1
    }
    return has.size === 0 ? always : all.filter((each) => each.sign === undefined || has.has(each))
  }
}
