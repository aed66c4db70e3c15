// No text offers what the law forbids a business: a job without a receipt, a dig before an office hears of it, a tenant
// put out of his room.
import { defineRule } from '../../../model/checks/rule.ts'
import { inEveryText } from '../../text/each-text.ts'
import { perLanguage } from '../../text/language.ts'
import { untoldIn } from '../../text/sense/untold.ts'

export default defineRule({
  why: 'Whoever reads it may show it to a court or the tax office, and a careful customer goes to somebody else.',
  level: 'error',
  help: 'take it away, or write what the law asks for',
  needsLanguage: 'wholly',
  fine: { shownIn: 'el' },
  bad: { shownIn: 'el' },

  ...inEveryText(perLanguage((language) => language.prose?.unlawful && untoldIn(language.prose.unlawful, language))),
})
