// No text tells its readers to do what hurts them: to mix acid with bleach, to touch a panel that stands in water.
import { defineRule } from '../../../model/checks/rule.ts'
import { inEveryText } from '../../text/each-text.ts'
import { perLanguage } from '../../text/language.ts'
import { untoldIn } from '../../text/sense/untold.ts'

export default defineRule({
  why: 'Somebody in a flooded room does what the page says, and the business that wrote it answers for that.',
  level: 'error',
  help: 'tell them not to, or take it away',
  needsLanguage: 'wholly',
  fine: { shownIn: 'el' },
  bad: { shownIn: 'el' },

  ...inEveryText(perLanguage((language) => language.prose?.unsafe && untoldIn(language.prose.unsafe, language))),
})
