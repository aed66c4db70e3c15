// Seasons: parts of every year with hours of their own. Their days are written month-day, like 11-01, and have the order
// of their texts.

import { dayAt, dayNumber } from './days.ts'
import { type Shift, shownHours } from './hours.ts'
import { present } from './present.ts'

/** The first and the last day. In month-day, a period may go over the new year. */
interface Period {
  readonly from: string
  readonly through: string
}

interface Season extends Period {
  readonly hours: readonly Shift[]
  /** Whether the day of the build is in it. */
  readonly isNow?: boolean
}

/** When a location is open. */
export interface Opening {
  readonly hours: readonly Shift[]
  readonly seasons: readonly Season[]
}

/** A year with all days. */
const LEAP = '2024'

const shifted = (day: string, by: number) => dayAt(dayNumber(`${LEAP}-${day}`) + by).slice(5)

/** Whether a day (month-day) is in a period. */
export const isIn = ({ from, through }: Period, day: string): boolean =>
  from <= through ? from <= day && day <= through : from <= day || day <= through

/**
 * The weeks of a location, each with the parts of the year in which it holds: the usual one first, unless seasons fill
 * the year. Without seasons, the usual week has no periods.
 */
export function weeksOf({ hours, seasons }: Opening) {
  const sorted = [...seasons].sort((a, b) => (a.from < b.from ? -1 : 1))
  const rest = sorted.flatMap(({ through }, i): Period[] => {
    const next = present(sorted[(i + 1) % sorted.length], 'a season').from
    const from = shifted(through, 1)
    return from === next ? [] : [{ from, through: shifted(next, -1) }]
  })
  const usual = rest.length > 0 || seasons.length === 0 ? [{ periods: rest, hours, isNow: false }] : []
  return [...usual, ...sorted.map(({ hours, isNow = false, ...period }) => ({ periods: [period], hours, isNow }))]
}

/** The hours of the week in which a day (year-month-day) is. */
export const hoursOn = ({ hours, seasons }: Opening, day: string): readonly Shift[] =>
  seasons.find((season) => isIn(season, day.slice(5)))?.hours ?? hours

/** A day of a year. February ends on its 28th in most years. */
const dated = (year: number, day: string) => (day === '02-29' && year % 4 !== 0 ? `${year}-02-28` : `${year}-${day}`)

/** The season or the part of the year between seasons that a day is in, and the next of each other, with years. */
export function periodsFrom(location: Opening, today: string): Season[] {
  const year = Number(today.slice(0, 4))
  const day = today.slice(5)
  return weeksOf(location).flatMap(({ periods, hours }) =>
    periods.map(({ from, through }) => {
      const end = year + (day > through ? 1 : 0)
      return { from: dated(end - (from > through ? 1 : 0), from), through: dated(end, through), hours }
    }),
  )
}

/** A period in a locale: "November – February" if it has whole months, else "1 May – 15 September". */
function shownPeriod({ from, through }: Period, locale: string): string {
  const isWhole = from.endsWith('-01') && shifted(through, 1).endsWith('-01')
  // In some languages a month beside a day has another case (Greek, Polish) than alone or beside a year.
  const style = isWhole ? ({ month: 'long', year: 'numeric' } as const) : ({ month: 'long', day: 'numeric' } as const)
  const format = new Intl.DateTimeFormat(locale.replace('_', '-'), { ...style, timeZone: 'UTC' })
  const ends = [from, through].map((day) => {
    const date = new Date(`${LEAP}-${day}`)
    const month = format.formatToParts(date).find(({ type }) => type === 'month')?.value
    return isWhole ? month : format.format(date)
  })
  return [...new Set(ends)].join('\u00a0– ')
}

/**
 * The weeks of a location with the names of their periods in a locale, that of the season of today first; without seasons,
 * one week without a name. `from` is the first day of a season, undefined for the usual week.
 */
export const namedWeeks = (location: Opening, locale: string) =>
  weeksOf(location)
    .sort((a, b) => Number(b.isNow) - Number(a.isNow))
    .map(({ periods, hours }) => ({
      hours,
      from: location.seasons.find((season) => season.hours === hours)?.from,
      name: periods.map((period) => shownPeriod(period, locale)).join(', '),
    }))

/** The hours of a location on one line. Periods without hours are left out. */
export const shownOpening = (location: Opening, locale: string): string =>
  namedWeeks(location, locale)
    .filter(({ hours }) => hours.length > 0)
    .map(({ name, hours }) => (name === '' ? '' : `${name}: `) + shownHours(hours, locale))
    .join('; ')
