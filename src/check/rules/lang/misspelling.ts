// Words that are often misspelt are spelt right.

import { defineRule } from '../../../model/checks/rule.ts'
import { inEveryText } from '../../text/each-text.ts'
import { spellingsOf } from '../../text/spellings.ts'

export default defineRule({
  why: 'A misspelt word is the first thing a careful reader sees, and the last they think of the business.',
  level: 'warning',
  help: 'write it as the dictionary has it',
  needsLanguage: 'wholly',
  fine: { shownIn: 'el' },
  bad: { shownIn: 'el' },

  ...inEveryText((language, { locale }) => {
    const spellings = spellingsOf(language)
    return (
      spellings && {
        suspects: (text) => spellings.wrongIn(text).length > 0 || spellings.foreignIn(text, locale).length > 0,
        *faults(text) {
          for (const { word, right } of spellings.foreignIn(text, locale))
            yield { text: `"${word}" is how another country spells it`, help: `write ${right}` }
          for (const { word, right } of spellings.wrongIn(text))
            yield { text: `"${word}" is misspelt`, help: `write ${right}` }
        },
      }
    )
  }),
})
