// Parts of a site that are shown on some days only: the notice, other opening hours, and items with `from:` or `until:`.
import { type Content, inLanguages } from './content.ts'
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
  const { notice, business, ...rest } = site
  if (today === undefined) return site
  if ((!notice || isShown(notice, today)) && !business.otherHours.some((days) => isPast(days, today))) return site
  return {
    ...rest,
    ...(notice && isShown(notice, today) && { notice }),
    business: { ...business, otherHours: business.otherHours.filter((days) => !isPast(days, today)) },
  }
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

/** The days on which something begins or has ended, of a value and all its parts. */
export function turningDays(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { from, until } = daysOf(value)
  return [
    ...(from === undefined ? [] : [from]),
    ...(until === undefined ? [] : [dayAfter(until)]),
    ...Object.values(value).flatMap(turningDays),
  ]
}

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

/** The days on which pages of a site change by themselves, sorted; `records` are those of its pages. */
export function turningDaysOf(content: Content, records: Iterable<{ readonly days: readonly string[] }>): string[] {
  const days = new Set<string>()
  for (const { site, faqs, data } of inLanguages(content)) {
    for (const day of turningDays([site.notice, [...faqs.values()], [...data.values()]])) days.add(day)
    for (const { from, through = from } of site.business.otherHours) days.add(dayAfter(through))
  }
  for (const record of records) for (const day of record.days) days.add(day)
  return [...days].sort()
}
