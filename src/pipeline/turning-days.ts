// The days on which pages of a site change by themselves, because something begins or has ended.
import { type Content, inLanguages } from '../model/content.ts'
import { addTurningDays, dayAfter } from '../model/days.ts'
import type { Site } from '../model/schemas/site.ts'
import { periodsFrom } from '../model/seasons.ts'

/**
 * The days on which pages of a site change by themselves, sorted; `records` are those of its pages. Seasons have no end:
 * their days are those around `today`.
 */
export function turningDaysOf(
  content: Content,
  records: Iterable<{ readonly days: readonly string[] }>,
  today: string | undefined,
): string[] {
  const days = new Set<string>()
  for (const { site, faqs, data } of inLanguages(content)) {
    addTurningDays([site.notice, [...faqs.values()], [...data.values()]], days)
    for (const location of [site.business, ...Object.values(site.business.branches)])
      for (const day of daysOfHours(location, today)) days.add(day)
  }
  for (const record of records) for (const day of record.days) days.add(day)
  return [...days].sort()
}

/** The days after other hours, and the first days of the seasons around `today`. */
const daysOfHours = (
  location: Pick<Site['business'], 'hours' | 'seasons' | 'otherHours'>,
  today: string | undefined,
): string[] => [
  ...location.otherHours.map(({ from, through = from }) => dayAfter(through)),
  ...(today === undefined
    ? []
    : periodsFrom(location, today).flatMap(({ from, through }) => [from, dayAfter(through)])),
]
