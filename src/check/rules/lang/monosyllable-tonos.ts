// A word of one syllable has no accent, but for those an accent tells apart and a pronoun before its verb.

import { defineRule } from '../../../model/checks/rule.ts'
import { inAccentedText, ODD } from '../../text/accents.ts'
import { matchesOf } from '../../text/expression.ts'

export default defineRule({
  why: 'An accent on a word of one syllable belongs to the spelling of before 1982 and dates the whole page.',
  level: 'warning',
  help: 'write it without an accent',
  needsLanguage: 'wholly',
  fine: { shownIn: 'el' },
  bad: { shownIn: 'el' },

  ...inAccentedText((spelling, accents, { all }) => {
    const { small, capital, isCutShort, hasNeedlessAccent, withoutAccents, odditiesOf } = spelling
    const pronouns = new Set(accents.pronouns)
    /**
     * Short words with an accent that stand alone: not joined to another, not abbreviated, not cut by an apostrophe,
     * not behind a figure.
     */
    const begins = `(?<![${all}A-Za-z0-9.'’ʼ᾽])(?!(?:${accents.joined}))(?=[${all}]{1,6}(?![${all}'’ʼ᾽]))`
    const short = new RegExp(`${begins}[${all}]*[${small}${capital}][${all}]*(?![${all}])`, 'gi')
    return {
      suspects: (text) => (odditiesOf(text) & ODD.needless) !== 0,
      *faults(text) {
        for (const { 0: word, index } of matchesOf(text, short)) {
          const rest = text.slice(index + word.length)
          if (rest.startsWith('.') && isCutShort(word)) continue
          const help = `write ${withoutAccents(word)}`
          if (pronouns.has(word) && !/^[\s\u00a0]+[^\s]/.test(rest))
            yield { text: `"${word}" needs no accent at the end of a phrase`, help }
          else if (hasNeedlessAccent(word)) yield { text: `"${word}" needs no accent`, help }
        }
      },
    }
  }),
})
