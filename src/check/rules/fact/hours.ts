// Opening hours said anywhere are the declared ones.

import { defineRule } from '../../../model/checks/rule.ts'
import { inPage, statementsOf } from '../../page/statements.ts'
import {
  agrees,
  breaksOf,
  type DeclaredHours,
  declaredHours,
  isAlways,
  isSame,
  shownHours,
  shownShift,
} from '../../text/promises/declared-hours.ts'
import { daysNamed, hoursIn, spansIn } from '../../text/promises/hours.ts'
import { namesHour } from '../../text/promises/hours-in-words.ts'
import { isOfAThing, isOfOthers } from '../../text/promises/speaker.ts'

const cached = new WeakMap<object, DeclaredHours>()
const declaredOf = (site: Parameters<typeof declaredHours>[0]) => {
  const known = cached.get(site) ?? declaredHours(site)
  cached.set(site, known)
  return known
}

export default defineRule({
  why: 'A caller who reads "24 hours" and reaches nobody at night calls someone else, and says so in a review.',
  level: 'error',
  help: 'write the hours of site.yaml, or change business.hours there',
  needsLanguage: 'partly',
  fine: { pages: { '/': '<p>Open Monday and Tuesday 9am to 5.30pm.</p>' } },
  bad: {
    pages: { '/': '<p>We answer 24/7.</p><p>Open daily 8:00-16:00.</p>' },
    findings: [
      '"24/7" is not the declared hours: Mon-Tue 09:00-17:30, Wed-Sun closed',
      '"Open daily 8:00-16:00" is not the declared hours: Mon-Tue 09:00-17:30, Wed-Sun closed',
    ],
  },

  *page(page, _, { site, language }) {
    const declared = declaredOf(site)
    // Hours are said with figures, in words or with a word for closed; a round clock nobody promised has words too.
    const round = !isAlways(declared)
    const signs = language.hours.closedSigns.filter((sign) => page.html.includes(sign))
    for (const statement of statementsOf(page)) {
      const { text } = statement
      if (!round && !/\d/.test(text) && !signs.some((sign) => text.includes(sign)) && !namesHour(text, language))
        continue
      // Structured data has fields of its own for hours; the line every page shows is checked once, below.
      if (statement.kind === 'data') continue
      const { hoursShown } = site.business
      const line = statement.text.includes(hoursShown) ? hoursShown : ''
      for (const hours of hoursIn(statement.text, language, round))
        if (
          !line.includes(hours.raw) &&
          !agrees(hours, declared) &&
          (hours.isOurs ||
            !(isOfOthers(statement.text, hours, language) || isOfAThing(statement.text, hours, language)))
        )
          yield {
            text: `"${hours.raw}" is not the declared hours: ${shownHours(declared)}`,
            at: inPage(page, statement, hours.raw),
            help: 'write the hours of site.yaml, or change business.hours there',
          }
    }
  },

  *site({ site, language }) {
    const declared = declaredOf(site)
    const named = daysNamed(site.business.hoursShown, language)
    if (named.length > 0 && declared.some((own, day) => (own !== undefined) !== named.includes(day)))
      yield {
        text: `hoursShown names other days than the declared hours: ${shownHours(declared)}`,
        at: { file: 'site.yaml', path: ['business', 'hoursShown'] },
        help: 'name the days of business.hours',
      }
    const at = { file: 'site.yaml', path: ['business', 'hoursShown'] }
    const stated = hoursIn(site.business.hoursShown, language)
    for (const hours of stated)
      if (!agrees(hours, declared))
        yield {
          text: `hoursShown says "${hours.raw}" and hours say ${shownHours(declared)}`,
          at,
          help: 'make the two say the same',
        }
    // What says when a day begins and ends says when it is closed between.
    const spans = spansIn(site.business.hoursShown, language)
    const untold = declared
      .flatMap((own) => (own ? breaksOf(own).map((between) => ({ own, between })) : []))
      .find(
        ({ own, between }) => spans.some((span) => isSame(span, own)) && !spans.some((span) => isSame(span, between)),
      )
    if (untold && !stated.some(({ kind }) => kind === 'break'))
      yield {
        text: `hoursShown leaves out that it is closed ${shownShift(untold.between)}: ${shownHours(declared)}`,
        at,
        help: 'name the break, or both parts of the day',
      }
  },
})
