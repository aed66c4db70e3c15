// Opening hours are the declared ones, day by day, in hoursShown and on the pages of branches.
import type { Language } from '../../../language/language.ts'
import { shownHours } from '../../../model/hours.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { exampleBusiness } from '../../data/examples.ts'
import { isShown, isTime, readHours, spansIn, type Time, type Week, weekOf } from '../../facts/clock.ts'
import { defineRule, type Finding } from '../../rule.ts'
import { locationsOf } from '../../site/places.ts'

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
    const others = locationsOf(site).filter(({ path }) => path.at(-1) !== branch)
    const names = others.flatMap(({ name, address }) => [name, address.locality.slice(0, -1)])
    for (const run of page.main) {
      // Times stand in an element of their own, so that no line breaks in them.
      const block = page.inside(run, 'p', 'li', 'tr', 'dd')
      const around = block ? page.textOf(block) : run.text
      if (names.some((name) => around.replaceAll(own.name, '').includes(name))) continue
      for (const { raw, of } of strangeHours(run.text, around, { own, others, language }))
        yield {
          text: `"${raw}" are hours of another ${of}; those of ${own.name} are ${inEnglish(own.hours)}`,
          level: 'warning',
          at: { page: page.path, span: { start: run.start, end: run.end }, value: raw },
          help: `write {hours.${branch}}, or name the location`,
        }
    }
  },

  *language({ site, language }) {
    for (const location of locationsOf(site)) yield* hoursShown(location, site, language)
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

type Hours = Pick<Site['business'], 'hours'>

/** The times in a text of a branch that are those of another location, or its own on other days than `around` names. */
function strangeHours(
  text: string,
  around: string,
  { own, others, language }: { own: Hours; others: readonly Hours[]; language: Language },
) {
  const week = weekOf(own.hours)
  const isOf = (times: readonly Time[], hours: Week) =>
    times.every((time) => hours.flat(2).some((declared) => isTime(time, declared)))
  return spansIn(text, language).flatMap(({ raw, times }) => {
    if (isOf(times, week)) return isOutside(around, week, language) ? [{ raw, of: 'day' }] : []
    return others.some((other) => isOf(times, weekOf(other.hours))) ? [{ raw, of: 'location' }] : []
  })
}

/** Whether a text shows hours of a day outside of the declared ones. A text that names no day shows none. */
function isOutside(text: string, week: Week, language: Language): boolean {
  const shown = readHours(text, language) ?? []
  if (shown.every((day) => day.length > 0)) return false
  const isIn = ({ minutes, isHalf }: Time, [opens, closes]: readonly [number, number]) =>
    [minutes, ...(isHalf ? [minutes + 720] : [])].some((time) => time >= opens && time <= closes)
  return shown.some((day, i) =>
    day.some(([opens, closes]) => !week[i]?.some((shift) => isIn(opens, shift) && isIn(closes, shift))),
  )
}
