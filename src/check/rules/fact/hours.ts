// Opening hours said anywhere are the declared ones.

import { defineRule } from '../../../model/rule.ts'
import { agrees, declaredHours, hoursIn, isAlways, shownHours } from '../../hours.ts'
import { languageOf } from '../../language.ts'
import { inPage, numbersOf, saidOf } from '../../said.ts'

const kept = new WeakMap<object, ReturnType<typeof declaredHours>>()
const declaredOf = (site: Parameters<typeof declaredHours>[0]) => {
  const known = kept.get(site) ?? declaredHours(site)
  kept.set(site, known)
  return known
}

export default defineRule({
  why: 'A caller who reads "24 hours" and reaches nobody at night calls someone else, and says so in a review.',
  level: 'error',
  fine: { pages: { '/': '<p>Open Monday and Tuesday 9am to 5.30pm.</p>' } },
  bad: {
    pages: { '/': '<p>We answer 24/7.</p><p>Open daily 8:00-16:00.</p>' },
    findings: [
      '"24/7" is not the declared hours: Mon-Tue 09:00-17:30, Wed-Sun closed',
      '"Open daily 8:00-16:00" is not the declared hours: Mon-Tue 09:00-17:30, Wed-Sun closed',
    ],
  },

  *page(page, _, { site }) {
    const declared = declaredOf(site)
    // Hours are said with figures or with a word for closed; a round clock nobody promised has words too.
    const round = !isAlways(declared)
    const signs = languageOf(site.language).hours.closedSigns.filter((sign) => page.html.includes(sign))
    for (const said of round || signs.length > 0 ? saidOf(page) : numbersOf(page)) {
      if (!round && !/\d/.test(said.text) && !signs.some((sign) => said.text.includes(sign))) continue
      // Structured data has fields of its own for hours; the line every page shows is judged once, below.
      if (said.kind === 'data' || said.text.trim() === site.business.hoursShown) continue
      for (const hours of hoursIn(said.text, site.language, round))
        if (!agrees(hours, declared))
          yield {
            text: `"${hours.raw}" is not the declared hours: ${shownHours(declared)}`,
            at: inPage(page, said, hours.raw),
            help: 'write the hours of site.yaml, or change business.hours there',
          }
    }
  },

  *site({ site }) {
    const declared = declaredOf(site)
    for (const hours of hoursIn(site.business.hoursShown, site.language))
      if (!agrees(hours, declared))
        yield {
          text: `hoursShown says "${hours.raw}" and hours say ${shownHours(declared)}`,
          at: { file: 'site.yaml', path: ['business', 'hoursShown'] },
          help: 'make the two say the same',
        }
  },
})
