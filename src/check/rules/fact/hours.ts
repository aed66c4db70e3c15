// Opening hours are the declared ones, day by day, in hoursShown, on the pages of branches, and in sentences about days.
import type { Language } from '../../../language/language.ts'
import { exampleZone, minutesOf } from '../../../model/hours.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { type Opening, shownOpening } from '../../../model/seasons.ts'
import { exampleBusiness, exampleContact } from '../../data/examples.ts'
import type { ShownDay, Time, Week } from '../../facts/clock.ts'
import { allWeeks, inEnglish, isTime, readHours, showsDay, spansIn, specialShifts } from '../../facts/clock.ts'
import { defineRule, type Finding, type LanguageContext } from '../../rule.ts'
import { locationsOf } from '../../site/locations.ts'
import { weekdayOf } from '../../text/dates.ts'

export default defineRule({
  why: 'A customer who calls in the shown hours and reaches no one calls another business, and writes a bad review.',
  level: 'error',
  imported: 'warning',
  help: 'write {hours}, or change business.hours in site.yaml',
  fine: {
    yaml: exampleContact(
      'We are closed on Sundays. The market is open on Sundays. Are you open on Sundays? We are open on Sundays by appointment.',
    ),
  },
  bad: {
    yaml: {
      'site.yaml': exampleBusiness('  hoursShown: Monday to Wednesday, 9 to 5.30'),
      ...exampleContact('We are open on Sundays, too, and closed on Tuesdays.'),
    },
    findings: [
      'hoursShown says "Monday to Wednesday, 9 to 5.30" and hours say Monday–Tuesday 09:00–17:30',
      '"Sundays" is named as open, and the declared hours are Monday–Tuesday 09:00–17:30',
      '"Tuesdays" is named as closed, and the declared hours are Monday–Tuesday 09:00–17:30',
    ],
  },

  *page(page, { branch }, { site, language }) {
    const own = site.business.branches[branch ?? '']
    if (!own || inEnglish(own) === '') return
    const others = locationsOf(site).filter(({ path }) => path.at(-1) !== branch)
    const names = others.flatMap(({ name, address }) => [name, address.locality.slice(0, -1)])
    const isOfOther = (text: string) => names.some((name) => text.replaceAll(own.name, '').includes(name))
    const headings = page.elements.filter(({ name }) => /^h[1-6]$/.test(name))
    for (const run of page.main) {
      // Times stand in an element of their own, so that no line breaks in them.
      const block = page.inside(run, 'p', 'li', 'tr', 'dd')
      const around = block ? page.textOf(block) : run.text
      const heading = headings.findLast(({ start }) => start <= run.start)
      if (isOfOther(around) || (heading && isOfOther(page.textOf(heading)))) continue
      for (const { raw, of } of strangeHours(run.text, around, { own, others, language }))
        yield {
          text: `"${raw}" are hours of another ${of}; those of ${own.name} are ${inEnglish(own)}`,
          level: 'warning',
          at: { page: page.path, span: { start: run.start, end: run.end }, value: raw },
          help: `write {hours.${branch}}, or name the location`,
        }
    }
  },

  *language(context) {
    const { site, language } = context
    for (const location of locationsOf(site)) yield* hoursShown(location, site, language)
    yield* daysStated(context)
  },
})

/** Reports sentences that say of a day that the business is open or closed, which is so at none of its locations. */
function* daysStated({ site, pages, notes }: LanguageContext): Generator<Finding> {
  const all = locationsOf(site)
  const branches = new Map([...pages.values()].map(({ from, branch }) => [from, branch]))
  for (const [file, stated] of notes('days'))
    for (const { path, key, text } of stated) {
      const branch = branches.get(file)
      const own = branch === undefined ? all : all.filter((location) => location.path.at(-1) === branch)
      const locations = own.filter((location) => inEnglish(location) !== '')
      const [state, ...days] = key.split(' ')
      const isSo = (day: number) => locations.some((location) => isOn(day, state === 'open', location))
      const named = days.filter((day) => day !== 'we').map(Number)
      if (locations.length > 0 && !named.every(isSo))
        yield {
          text: `"${text}" is named as ${state}, and the declared hours are ${locations.map(inEnglish).join(' or ')}`,
          level: days.includes('we') ? 'warning' : 'info',
          at: { file, path, value: text },
          help: 'write {hours}, or change business.hours in site.yaml',
        }
    }
}

/** Whether a location is open, or closed, on a day of the week in some season, or on a single special day. */
const isOn = (day: number, isOpen: boolean, location: Location): boolean =>
  allWeeks(location).some((week) => (week[day] ?? []).length > 0 === isOpen) ||
  location.otherHours.some(
    ({ from, through = from, closed = false }) => through === from && closed !== isOpen && weekdayOf(from) === day,
  )

/** A business that is open for longer than a night, and closes later than this, closes on the day on which it opens. */
const MORNING = '08:00'
const NIGHT = 12 * 60

/** Reports swapped hours, hours without a time zone, and a line with other hours; one generated from the hours is right. */
function* hoursShown(
  location: ReturnType<typeof locationsOf>[number],
  { locale }: Site,
  language: Language,
): Generator<Finding> {
  const { hours, hoursShown: line, path, timeZone, address } = location
  for (const [i, { opens, closes }] of hours.entries())
    if (closes >= MORNING && closes < opens && minutesOf(opens) - minutesOf(closes) < NIGHT)
      yield {
        text: `it opens at ${opens} and closes at ${closes} of the next day`,
        level: 'warning',
        at: { file: 'site.yaml', path: [...path, 'hours', i, 'closes'] },
        help: `write opens: "${closes}", closes: "${opens}"`,
      }
  if (timeZone === undefined && inEnglish(location) !== '')
    yield {
      text: `${address.country} has several time zones, so "open now" is not shown`,
      level: 'warning',
      at: { file: 'site.yaml', path: [...path, 'hours'], part: 'key' },
      help: `write the one of these hours beside them, like timeZone: ${exampleZone(address.country)}`,
    }
  const shown = line === shownOpening(location, locale) ? undefined : readHours(line, language)
  if (!shown?.some((day) => day.length > 0) || isOfSeasons(shown, allWeeks(location))) return
  yield {
    text: `hoursShown says "${line}" and hours say ${inEnglish(location) || 'none'}`,
    at: { file: 'site.yaml', path: [...path, 'hoursShown'] },
    help: 'write the same in both: visitors read hoursShown, search engines hours',
  }
}

/** Whether a line shows the hours of one week, or on each day only hours that it has in some season. */
function isOfSeasons(shown: readonly ShownDay[], weeks: readonly Week[]): boolean {
  const isOf = (week: Week) => shown.every((day, i) => showsDay(day, week[i] ?? []))
  const isOfSome = (shift: ShownDay[number], day: number) =>
    weeks.some((week) => week[day]?.some((declared) => showsDay([shift], [declared])))
  return weeks.some(isOf) || (weeks.length > 1 && shown.every((day, i) => day.every((shift) => isOfSome(shift, i))))
}

type Location = Opening & Pick<Site['business'], 'otherHours'>

/** The times in a text of a branch that are those of another location, or its own on other days than `around` names. */
function strangeHours(
  text: string,
  around: string,
  { own, others, language }: { own: Location; others: readonly Opening[]; language: Language },
) {
  const weeks = allWeeks(own)
  const special = specialShifts(own.otherHours).map((shift) => [shift])
  const isOf = (times: readonly Time[], week: Week) =>
    times.every((time) => week.flat(2).some((declared) => isTime(time, declared)))
  return spansIn(text, language).flatMap(({ raw, times }) => {
    if (isOf(times, special)) return []
    if (weeks.some((week) => isOf(times, week))) return isOutside(around, weeks, language) ? [{ raw, of: 'day' }] : []
    return others.flatMap(allWeeks).some((week) => isOf(times, week)) ? [{ raw, of: 'location' }] : []
  })
}

/** Whether a text shows hours of a day outside of the declared ones. A text that names no day shows none. */
function isOutside(text: string, weeks: readonly Week[], language: Language): boolean {
  const shown = readHours(text, language) ?? []
  if (shown.every((day) => day.length > 0)) return false
  const isIn = ({ minutes, isHalf }: Time, [opens, closes]: readonly [number, number]) =>
    [minutes, ...(isHalf ? [minutes + 720] : [])].some((time) => time >= opens && time <= closes)
  return shown.some((day, i) =>
    day.some(
      ([opens, closes]) => !weeks.some((week) => week[i]?.some((shift) => isIn(opens, shift) && isIn(closes, shift))),
    ),
  )
}
