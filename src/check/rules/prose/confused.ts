// Words and marks that are taken for one another are the right one.
import { defineRule } from '../../../model/checks/rule.ts'
import { type Fault, inEveryText, type TextCheck } from '../../text/each-text.ts'
import { matchesOf } from '../../text/expression.ts'
import { perLanguage, remembered } from '../../text/language.ts'
import { candidates, lazyPattern } from '../../text/prefilter/candidates.ts'
import { confusionPattern } from '../../text/prefilter/patterns.ts'

/** Locales of the sites that one process checks. */
const FEW = 100

export default defineRule({
  why: 'A word for another that sounds the same is what every teacher underlines, and it can turn the sense round.',
  level: 'warning',
  help: 'write the word that is meant',
  needsLanguage: 'wholly',
  fine: { shownIn: 'el' },
  bad: { shownIn: 'el' },

  ...inEveryText((language, { locale }) => checksOf(language)(locale)),
})

/** The checks of a language, by the locale of a site. */
const checksOf = perLanguage(({ prose }) =>
  remembered(FEW, (locale): TextCheck | undefined => {
    if (!prose) return undefined
    const kinds = prose.confused
      .filter((each) => each.locale === undefined || each.locale === locale)
      .map((each) => ({
        pattern: lazyPattern(confusionPattern(each), 'g'),
        right: (found: string) =>
          each.end === undefined ? each.write : found.slice(0, found.length - each.end) + each.write,
      }))
    const suspected = candidates(kinds)
    return {
      // One after the other: V8 looks for the first letters of one pattern, and not for those of sixty in one.
      suspects: (text) => suspected(text).some(({ pattern }) => text.search(pattern.expression()) >= 0),
      *faults(text) {
        for (const { pattern, right } of suspected(text))
          for (const [, ...groups] of matchesOf(text, pattern.expression())) {
            const found = groups.find((group) => group !== undefined) ?? ''
            yield faultOf(found, right(found))
          }
      },
    }
  }),
)

/** What is said of a word, and of what to write for it: another word, or one of the signs of a `Confusion`. */
function faultOf(found: string, write: string): Fault {
  if (write === '.')
    return { text: `"${found}" says something and ends as a question`, help: 'end it with a full stop' }
  if (write === '=')
    return {
      text: `"${found}" has not the gender or number of its noun`,
      help: 'write the ending that goes with the noun it is said of',
    }
  if (write === '<') return { text: `"${found}" stands behind the word it belongs to`, help: 'put it before that word' }
  if (write === '…')
    return { text: `"${found}" waits for a word that does not come`, help: 'finish the sentence, or take it away' }
  return { text: `"${found}" stands for "${write}"`, help: `write ${write}` }
}
