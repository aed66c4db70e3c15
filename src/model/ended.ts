// Parts of a site that are shown on some days only: the notice, other opening hours, and items with `from:` or `until:`.
import { type Content, inLanguages } from './content.ts'
import { DAYS } from './hours.ts'
import type { Site } from './schemas/site.ts'

type OtherHours = Site['business']['otherHours'][number]

/** Days as year-month-day, whose order is that of their texts. */
interface Days {
  readonly from?: string | undefined
  readonly until?: string | undefined
}

/** Whether days with other hours ended before a day (both as year-month-day). */
export const isPast = ({ from, through = from }: Pick<OtherHours, 'from' | 'through'>, today: string): boolean =>
  through < today

/** Whether something is shown on a day; without a day, everything is. */
export const isShown = ({ from, until }: Days, today: string | undefined): boolean =>
  today === undefined || ((from === undefined || from <= today) && (until === undefined || until >= today))

/** The site as its pages show it on a day: without what is not shown then. Undefined as the day: with everything. */
export function siteOn(site: Site, today: string | undefined): Site {
  if (today === undefined) return site
  const { notice, business } = site
  const otherHours = business.otherHours.filter((days) => !isPast(days, today))
  const shown = notice && isShown(notice, today) ? notice : undefined
  return { ...site, notice: shown, business: { ...business, otherHours } }
}

const DAY = /^\d{4}-\d\d-\d\d$/
const isDay = (value: unknown): value is string => typeof value === 'string' && DAY.test(value)

/** A value without the items of its lists that are not shown on a day. */
export function shownOn<T>(value: T, today: string | undefined): T {
  if (today === undefined || typeof value !== 'object' || value === null) return value
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shownOn(each, today)])) as T
  return value.filter((item) => isShown(daysOf(item), today)).map((item) => shownOn(item, today)) as T
}

/** The first and the last day of a value, if it has any. */
export function daysOf(item: unknown): Days {
  const { from, until } = (item ?? {}) as Readonly<Record<string, unknown>>
  return { ...(isDay(from) && { from }), ...(isDay(until) && { until }) }
}

/** Adds the days on which something begins or has ended, of a value and all its parts. */
export function addTurningDays(value: unknown, days: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  const { from, until } = value as Readonly<Record<string, unknown>>
  if (isDay(from)) days.add(from)
  if (isDay(until)) days.add(dayAfter(until))
  for (const inner of Object.values(value)) addTurningDays(inner, days)
}

const DAY_MS = 86_400_000
const numberOf = (day: string) => Date.parse(day) / DAY_MS
const dayOf = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10)
const dayAfter = (day: string) => dayOf(numberOf(day) + 1)
/** The week of a day by its number, from Monday to Sunday. */
const weekOf = (number: number) => Math.floor((number + 3) / 7)

/** The coming days for which structured data names hours of every second week. A multiple of two weeks. */
const AHEAD = 56

/** The days from `first` on with hours of every second week, and these hours, in order. */
export function secondWeeks(hours: Site['business']['hours'], first: string | undefined) {
  const alternate = hours.filter(({ everySecondWeekFrom }) => everySecondWeekFrom !== undefined)
  if (first === undefined || alternate.length === 0) return []
  return Array.from({ length: AHEAD }, (_, i) => numberOf(first) + i).flatMap((number) =>
    alternate.flatMap(({ days, opens, closes, everySecondWeekFrom = '' }) => {
      const weeks = weekOf(number) - weekOf(numberOf(everySecondWeekFrom))
      const isOpen = weeks >= 0 && weeks % 2 === 0 && days.some((day) => DAYS.indexOf(day) === (number + 3) % 7)
      return isOpen ? [{ day: dayOf(number), opens, closes }] : []
    }),
  )
}

/**
 * The days on which pages of a site change by themselves, sorted; `records` are those of its pages. Of hours of every
 * second week, those from two weeks before `today` on.
 */
export function turningDaysOf(
  content: Content,
  records: Iterable<{ readonly days: readonly string[] }>,
  today?: string,
): string[] {
  const twoWeeksAgo = today && dayOf(numberOf(today) - 14)
  const days = new Set<string>()
  for (const { site, faqs, data } of inLanguages(content)) {
    addTurningDays([site.notice, [...faqs.values()], [...data.values()]], days)
    for (const { from, through = from } of site.business.otherHours) days.add(dayAfter(through))
    for (const { hours } of [site.business, ...Object.values(site.business.branches)])
      for (const { day } of secondWeeks(hours, twoWeeksAgo)) days.add(dayAfter(day))
  }
  for (const record of records) for (const day of record.days) days.add(day)
  return [...days].sort()
}
