// Dates exist and are of the weekday beside them, offers and special days are not in the past, reviews not in the future,
// and a coupon names its last day.
import type { Language } from '../../../language/language.ts'
import { textsIn } from '../../../model/data.ts'
import { dayNumber } from '../../../model/days.ts'
import { plainText } from '../../../model/inline.ts'
import { isPast } from '../../../model/shown-on.ts'
import { exampleBusiness, exampleContact } from '../../data/examples.ts'
import { defineRule, type Finding } from '../../rule.ts'
import { endsIn, isDay, shiftYears, wrongWeekdaysIn } from '../../text/dates.ts'
import { findingAt, type TextFault } from '../../text/each-text.ts'

const NUMERIC = /(?<![\d/.-])(\d{1,2})([/.])(\d{1,2})\2((?:19|20)\d\d)(?![\d-])/g
/** Years after which a past date is history rather than an expired offer. */
const HISTORY = 3
const isOver = (day: string, today: string) => day < today && day >= shiftYears(today, -HISTORY)
const CALENDAR = 'look it up in a calendar: correct the weekday or the date'

const site = (text: string, closed: string, written: string) => ({
  yaml: {
    'content/reviews.yaml': `origin: Sent to us.\nitems: [{ id: ann, name: Ann, rating: 5, text: Good., date: ${written} }]\n`,
    'site.yaml': exampleBusiness(`  otherHours: [{ from: ${closed}, closed: true, shown: Closed }]`),
    ...exampleContact(text),
  },
})

export default defineRule({
  why: 'An expired offer makes the business look abandoned, and a visitor who reads "Saturday" of a Sunday comes in vain.',
  level: 'error',
  help: 'write a day that exists, and remove what is over',
  fine: site(
    'Founded on 3/4/1998, law 4495/2017. Until 30/6/2025 we worked in Otley. Valid until 31 March 2027. On Sunday 3 ' +
      'January 2027 and 9 January 2027 (Saturday). Every Saturday, 1 March 2027 to 31 May 2027.',
    '2026-12-25',
    '2026-11-03',
  ),
  bad: {
    ...site(
      'Open on 31/2/2027. Offer valid until October 31, 2026, then 20%. Open on Saturday, 3 January 2027.',
      '2025-12-25',
      '2027-11-03',
    ),
    findings: [
      '"31/2/2027" is not a date',
      '"Saturday, 3 January 2027": 2027-01-03 is a Sunday',
      'the review is of 2027-11-03, which is in the future',
      '"October 31, 2026" is in the past',
      '2025-12-25 is over: pages show it no longer',
    ],
  },

  *words(words, { language }) {
    const groups = new Map(words.map((one) => [one.path.join('.'), one.text]))
    for (const { file, path, text } of words) {
      const beside = (key: string) => groups.get([...path.slice(0, -1), key].join('.'))
      const until = beside('until')
      const at = { file, path }
      const near = until ?? beside('from')
      for (const fault of near !== undefined || /20\d\d/.test(text) ? faultsOf(plainText(text), language, near) : [])
        yield findingAt(at, fault)
      // A coupon has a code.
      const ends = until === undefined || beside('code') === undefined ? [] : endsIn(text, language, until.slice(0, 4))
      const [end] = ends
      if (end && !ends.some(({ day }) => day === until))
        yield {
          text: `"${end.text}" is not the last day of this coupon: until: says ${until}`,
          at: { ...at, value: end.text },
          level: 'warning',
          help: 'write the same day in both',
        }
    }
  },

  *language({ site, notes, data, year, today = `${year}-01-01` }) {
    yield* futureReviews(data.get('reviews'), today)
    for (const [file, ends] of notes('ends'))
      for (const { key: day, text, path } of ends.filter(({ key }) => isOver(key, today)))
        yield {
          text: `"${text}" is in the past`,
          at: { file, path, value: text },
          level: 'warning',
          help: day.endsWith('-12-31') ? `remove the year, or write ${year}` : 'remove it, or write its next date',
          ...(path.at(-1) === 'until' && { level: 'info' as const, help: 'write its next date, or delete what ended' }),
        }
    for (const [i, days] of site.business.otherHours.entries())
      if (isPast(days, today))
        yield {
          text: `${days.through ?? days.from} is over: pages show it no longer`,
          at: { file: 'site.yaml', path: ['business', 'otherHours', i, 'from'] },
          level: 'warning',
          help: 'write the next days, or delete the entry',
        }
  },
})

/** Dates that do not exist, and those beside another weekday. A date without a year is near the days of its text. */
function* faultsOf(text: string, language: Language, near: string | undefined): Generator<TextFault> {
  for (const [value, day, , month, year] of text.matchAll(NUMERIC))
    if (!isDay(Number(year), Number(month), Number(day)) && !isDay(Number(year), Number(day), Number(month)))
      yield { text: `"${value}" is not a date`, value, level: 'warning', help: CALENDAR }
  for (const { text: value, day, weekday } of wrongWeekdaysIn(text, language, near))
    yield { text: `"${value}": ${day} is a ${weekday}`, value, help: CALENDAR }
}

/** Reviews of a day to come, by a day at least: it may be tomorrow elsewhere. */
function* futureReviews(reviews: unknown, today: string): Generator<Finding> {
  for (const [text, path] of textsIn(reviews))
    if (path.at(-1) === 'date' && dayNumber(text) - dayNumber(today) > 1)
      yield {
        text: `the review is of ${text}, which is in the future`,
        at: { file: 'content/reviews.yaml', path },
        level: 'warning',
        help: 'write the day it was written',
      }
}
