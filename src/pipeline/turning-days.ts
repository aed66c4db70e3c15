// The days on which pages of a site change by themselves, because something begins or has ended.
import { type Content, inLanguages } from '../model/content.ts'
import { addTurningDays, dayAfter } from '../model/days.ts'

/** The days on which pages of a site change by themselves, sorted; `records` are those of its pages. */
export function turningDaysOf(content: Content, records: Iterable<{ readonly days: readonly string[] }>): string[] {
  const days = new Set<string>()
  for (const { site, faqs, data } of inLanguages(content)) {
    addTurningDays([site.notice, [...faqs.values()], [...data.values()]], days)
    for (const { otherHours } of [site.business, ...Object.values(site.business.branches)])
      for (const { from, through = from } of otherHours) days.add(dayAfter(through))
  }
  for (const record of records) for (const day of record.days) days.add(day)
  return [...days].sort()
}
