// Dates exist, offers and special days are not in the past, reviews not in the future, and a coupon names its last day.
import { textsIn } from '../../../model/data.ts'
import { dayNumber } from '../../../model/days.ts'
import { plainText } from '../../../model/inline.ts'
import { isPast } from '../../../model/shown-on.ts'
import { exampleBusiness, exampleContact } from '../../data/examples.ts'
import { defineRule, type Finding } from '../../rule.ts'
import { endsIn, isDay, shiftYears } from '../../text/dates.ts'

const NUMERIC = /(?<![\d/.-])(\d{1,2})([/.])(\d{1,2})\2((?:19|20)\d\d)(?![\d-])/g
/** Years after which a past date is history rather than an expired offer. */
const HISTORY = 3
const isOver = (day: string, today: string) => day < today && day >= shiftYears(today, -HISTORY)

const site = (text: string, closed: string, written: string) => ({
  yaml: {
    'content/reviews.yaml': `origin: Sent to us.\nitems: [{ id: ann, name: Ann, rating: 5, text: Good., date: ${written} }]\n`,
    'site.yaml': exampleBusiness(`  otherHours: [{ from: ${closed}, closed: true, shown: Closed }]`),
    ...exampleContact(text),
  },
})

export default defineRule({
  why: 'An expired offer makes the page, and the business, look abandoned.',
  level: 'warning',
  help: 'write a day that exists, and remove what is over',
  fine: site(
    'Founded on 3/4/1998, law 4495/2017. Until 30/6/2025 we worked in Otley. Valid until 31 March 2027.',
    '2026-12-25',
    '2026-11-03',
  ),
  bad: {
    ...site('Open on 31/2/2027. Offer valid until October 31, 2026, then 20%.', '2025-12-25', '2027-11-03'),
    findings: [
      '"31/2/2027" is not a date',
      'the review is of 2027-11-03, which is in the future',
      '"October 31, 2026" is in the past',
      '2025-12-25 is over: pages show it no longer',
    ],
  },

  *words(words, { language }) {
    const groups = new Map(words.map((one) => [one.path.join('.'), one.text]))
    for (const { file, path, text } of words) {
      for (const [value, day, , month, year] of plainText(text).matchAll(NUMERIC))
        if (!isDay(Number(year), Number(month), Number(day)) && !isDay(Number(year), Number(day), Number(month)))
          yield { text: `"${value}" is not a date`, at: { file, path, value }, help: 'look it up in a calendar' }
      const beside = (key: string) => groups.get([...path.slice(0, -1), key].join('.'))
      const until = beside('until')
      // A coupon has a code.
      const ends =
        until === undefined || beside('code') === undefined ? [] : endsIn(plainText(text), language, until.slice(0, 4))
      const [end] = ends
      if (end && !ends.some(({ day }) => day === until))
        yield {
          text: `"${end.text}" is not the last day of this coupon: until: says ${until}`,
          at: { file, path, value: end.text },
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
          help: day.endsWith('-12-31') ? `remove the year, or write ${year}` : 'remove it, or write its next date',
          ...(path.at(-1) === 'until' && { level: 'info' as const, help: 'write its next date, or delete what ended' }),
        }
    for (const [i, days] of site.business.otherHours.entries())
      if (isPast(days, today))
        yield {
          text: `${days.through ?? days.from} is over: pages show it no longer`,
          at: { file: 'site.yaml', path: ['business', 'otherHours', i, 'from'] },
          help: 'write the next days, or delete the entry',
        }
  },
})

/** Reviews of a day to come, by a day at least: it may be tomorrow elsewhere. */
function* futureReviews(reviews: unknown, today: string): Generator<Finding> {
  for (const [text, path] of textsIn(reviews))
    if (path.at(-1) === 'date' && dayNumber(text) - dayNumber(today) > 1)
      yield {
        text: `the review is of ${text}, which is in the future`,
        at: { file: 'content/reviews.yaml', path },
        help: 'write the day it was written',
      }
}
