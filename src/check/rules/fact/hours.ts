// Opening hours are the declared ones in hoursShown, in otherHours and on the pages of branches.
import type { Language } from '../../../language/language.ts'
import { shownHours } from '../../../model/hours.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { exampleBusiness } from '../../data/examples.ts'
import { isShown, isTime, readHours, spansIn, type Week, weekOf } from '../../facts/clock.ts'
import { defineRule, type Finding } from '../../rule.ts'
import { locationsOf } from '../../site/places.ts'
import { datesIn } from '../../text/dates.ts'

export default defineRule({
  why: 'A customer who calls in the shown hours and reaches no one calls another business, and writes a bad review.',
  level: 'error',
  help: 'write {hours}, or change business.hours in site.yaml',
  fine: {},
  bad: {
    yaml: { 'site.yaml': exampleBusiness('  hoursShown: Monday to Wednesday, 9 to 5.30') },
    findings: ['hoursShown says "Monday to Wednesday, 9 to 5.30" and hours say Monday–Tuesday 09:00–17:30'],
  },

  *page(page, { branch }, { site, language }) {
    const own = site.business.branches[branch ?? '']
    if (!own || own.hours.length === 0) return
    const week = weekOf(own.hours)
    const others = locationsOf(site).filter(({ path }) => path.at(-1) !== branch)
    const names = others.flatMap(({ name, address }) => [name, address.locality.slice(0, -1)])
    for (const { text, start, end } of page.main)
      for (const { raw, times } of spansIn(text, language)) {
        const isOf = (hours: Week) => times.every((time) => hours.flat(2).some((one) => isTime(time, one)))
        if (isOf(week) || !others.some(({ hours }) => isOf(weekOf(hours)))) continue
        if (names.some((name) => text.replaceAll(own.name, '').includes(name))) continue
        yield {
          text: `"${raw}" are hours of another location; those of ${own.name} are ${inEnglish(own.hours)}`,
          level: 'warning',
          at: { page: page.path, span: { start, end }, value: raw },
          help: `write {hours.${branch}}, or name the location`,
        }
      }
  },

  *language({ site, language }) {
    for (const location of locationsOf(site)) yield* hoursShown(location, site, language)
    yield* otherHours(site, language)
  },
})

/** Hours as they appear in messages. */
const inEnglish = (hours: Site['business']['hours']) => shownHours(hours, 'en_GB').replaceAll('\u00a0', '') || 'none'

/** Reports a line with other hours than the declared ones. A line that was generated from the hours is right. */
function* hoursShown(
  { hoursShown: line, hours, path }: ReturnType<typeof locationsOf>[number],
  { locale }: Site,
  language: Language,
): Generator<Finding> {
  const shown = line === shownHours(hours, locale) ? undefined : readHours(line, language)
  const week = weekOf(hours)
  if (!shown?.some((day) => day.length > 0) || shown.every((day, i) => isShown(day, week[i] ?? []))) return
  yield {
    text: `hoursShown says "${line}" and hours say ${inEnglish(hours)}`,
    at: { file: 'site.yaml', path: [...path, 'hoursShown'] },
    help: 'write the same in both: visitors read hoursShown, search engines hours',
  }
}

/** Days in a line of special hours outside its first and last day. */
function* otherHours({ business }: Site, { time }: Language): Generator<Finding> {
  for (const [i, { from, through = from, shown }] of time ? business.otherHours.entries() : []) {
    const wrong = datesIn(shown, time?.months ?? [], from.slice(0, 4)).find(({ day }) => {
      // The line may also show the day of reopening, and the year may change in between.
      const days = [day, through.slice(0, 4) + day.slice(4)]
      return !days.some((each) => each >= from && each <= dayAfter(through))
    })
    if (wrong)
      yield {
        text: `"${wrong.text}" is shown, and these hours are from ${from}${through === from ? '' : ` through ${through}`}`,
        at: { file: 'site.yaml', path: ['business', 'otherHours', i, 'shown'], value: wrong.text },
        help: 'write the same in both: visitors read shown, search engines the days',
      }
  }
}

function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}
