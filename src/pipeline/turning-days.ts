// The days on which pages of a site change by themselves, because something begins or has ended.
import { type Content, inLanguages } from '../model/content.ts'
import { addTurningDays, dayAfter, dayOf, numberOf } from '../model/days.ts'
import { secondWeeks } from '../plan/second-weeks.ts'

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
    for (const { hours, otherHours } of [site.business, ...Object.values(site.business.branches)]) {
      for (const { from, through = from } of otherHours) days.add(dayAfter(through))
      for (const { day } of secondWeeks(hours, twoWeeksAgo)) days.add(dayAfter(day))
    }
  }
  for (const record of records) for (const day of record.days) days.add(day)
  return [...days].sort()
}
