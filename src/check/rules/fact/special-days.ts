// Days with other hours are shown as they are declared, and the notice names the same days of a closure.
import type { Language } from '../../../language/language.ts'
import { dayAfter } from '../../../model/days.ts'
import type { Site } from '../../../model/schemas/site.ts'
import type { Opening } from '../../../model/seasons.ts'
import { exampleBusiness } from '../../data/examples.ts'
import { allWeeks, isTime, saysClosed, spansIn, specialShifts } from '../../facts/clock.ts'
import { defineRule, type Finding, type InYaml } from '../../rule.ts'
import { locationsOf } from '../../site/locations.ts'
import { type DateRange, periodsIn } from '../../text/dates.ts'

type SpecialDays = Site['business']['otherHours'][number]

const site = (shown: string, notice: string) => ({
  'site.yaml': `${exampleBusiness(
    `  otherHours: [{ from: 2026-12-24, through: 2026-12-27, closed: true, shown: "${shown}" }]`,
  )}notice: { text: "${notice}", until: 2026-12-28 }\n`,
})

export default defineRule({
  why: 'A customer who comes on a day that one line calls open and another closed finds the door locked.',
  level: 'error',
  help: 'write the same in both: visitors read shown, search engines the days and times',
  fine: { yaml: site('Closed from 24 to 27 December', 'Closed 24–27 December, back on Monday 28 December.') },
  bad: {
    yaml: site('Closed on 23 December', 'Closed December 24 to 26.'),
    findings: [
      '"23 December" is shown, and these hours are from 2026-12-24 through 2026-12-27',
      'the notice says "December 24 to 26", and otherHours are from 2026-12-24 through 2026-12-27',
    ],
  },

  *language({ site, language }) {
    if (!language.time) return
    const [business, ...branches] = locationsOf(site)
    const shared = JSON.stringify(business?.otherHours)
    // A branch without special days of its own has those of the business.
    for (const location of locationsOf(site)) {
      const { otherHours, path } = location
      if (path.length === 1 || JSON.stringify(otherHours) !== shared)
        for (const [i, days] of otherHours.entries()) {
          const at = { file: 'site.yaml', path: [...path, 'otherHours', i, 'shown'] }
          yield* daysShown(days, otherHours, at, language)
          yield* timesShown(days, location, at, language)
        }
    }
    yield* closures(
      site,
      [business, ...branches].flatMap((location) => location?.otherHours ?? []),
      language,
    )
  },
})

const rangeOf = ({ from, through = from }: SpecialDays) =>
  `from ${from}${through === from ? '' : ` through ${through}`}`

/** The dates of a text without a year may be of the year of the first special day, or of the last. */
const yearsOf = ({ from, through = from }: SpecialDays) => [from.slice(0, 4), through.slice(0, 4)]

/** Reports a date in a line of special days outside of them. */
function* daysShown(
  days: SpecialDays,
  all: readonly SpecialDays[],
  at: InYaml,
  language: Language,
): Generator<Finding> {
  const { from, through = from, shown } = days
  const [first = [], last = []] = yearsOf(days).map((year) => periodsIn(shown, language, year))
  const isRight = (period: DateRange) =>
    period.first === period.last ? period.first >= from && period.first <= dayAfter(through) : isNamed(period, all)
  const wrong = first.find((period, i) => !isRight(period) && !isRight(last[i] ?? period))
  if (wrong)
    yield { text: `"${wrong.text}" is shown, and these hours are ${rangeOf(days)}`, at: { ...at, value: wrong.text } }
}

/** Reports opening and closing times in a line of special days that are neither theirs nor those of the week. */
function* timesShown(
  { from, closed, shown }: SpecialDays,
  location: Opening & Pick<Site['business'], 'otherHours'>,
  at: InYaml,
  language: Language,
): Generator<Finding> {
  if (closed) return
  const shifts = specialShifts(location.otherHours.filter((days) => days.from === from))
  const declared = [...shifts, ...allWeeks(location).flat(2)]
  for (const { raw, times } of spansIn(shown, language)) {
    const [opens, closes] = times
    if (!opens || !closes || declared.some(([start, end]) => isTime(opens, start) && isTime(closes, end))) continue
    const [opening, closing] = shifts[0] ?? []
    yield {
      text: `"${raw}" is shown, and it opens at ${clockOf(opening)} and closes at ${clockOf(closing)} on these days`,
      at: { ...at, value: raw },
    }
  }
}

const clockOf = (minutes = 0) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** Reports a notice with other days of a closure than those declared. */
function* closures({ notice }: Site, all: readonly SpecialDays[], language: Language): Generator<Finding> {
  if (!notice) return
  const isClosed = saysClosed(notice.text, language)
  for (const days of all.filter(({ closed }) => closed)) {
    const { from, through = from } = days
    // A range that begins or ends with the closure is about it, whatever the words.
    const isAbout = ({ first, last }: DateRange) =>
      isClosed ? first <= through && last >= from : first !== last && (first === from) !== (last === through)
    const wrong = yearsOf(days)
      .flatMap((year) => periodsIn(notice.text, language, year))
      .find((period) => isAbout(period) && !isNamed(period, all))
    if (!wrong) continue
    yield {
      text: `the notice says "${wrong.text}", and otherHours are ${rangeOf(days)}`,
      level: 'warning',
      at: { file: 'site.yaml', path: ['notice', 'text'], value: wrong.text },
      help: 'write the same days in both',
    }
    return
  }
}

/** Whether special days begin and end as a range does, or on a single date; the day of reopening is one, too. */
const isNamed = ({ first, last }: DateRange, all: readonly SpecialDays[]): boolean =>
  first === last
    ? all.some(({ from, through = from }) => [from, through, dayAfter(through)].includes(first))
    : all.some(({ from }) => from === first) && all.some(({ from, through = from }) => through === last)
