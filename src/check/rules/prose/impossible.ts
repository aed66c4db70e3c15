// No text says what cannot be: a key ten metres long, an October before the summer, butter that sets where it is hot.
import { defineRule } from '../../../model/checks/rule.ts'
import { inEveryText } from '../../text/each-text.ts'
import { perLanguage } from '../../text/language.ts'
import { untoldIn } from '../../text/sense/untold.ts'

export default defineRule({
  why: 'A wrong unit or an opposite word shows everyone who knows the trade that nobody read the page again.',
  level: 'warning',
  help: 'write the number, unit or word that is meant',
  needsLanguage: 'wholly',
  fine: { shownIn: 'el' },
  bad: { shownIn: 'el' },

  ...inEveryText(
    perLanguage((language) => language.prose?.impossible && untoldIn(language.prose.impossible, language)),
  ),
})
