// The day of the build and the year of the copyright line: of the build's date, which SOURCE_DATE_EPOCH may set. Days and
// times as readers of a locale write them.
import { expect, test } from 'vitest'
import { dayIn, timeIn } from '../../../src/model/hours.ts'
import { buildDay, yearOf } from '../../../src/pipeline/build-day.ts'

const NOW = new Date('2026-12-31T23:59:59Z')
const day = (epoch?: string) => buildDay(NOW, epoch === undefined ? {} : { SOURCE_DATE_EPOCH: epoch })

test.each([
  [undefined, '2026-12-31', 2026],
  ['0', '1970-01-01', 1970],
  ['1767225599', '2025-12-31', 2025],
  ['1767225600', '2026-01-01', 2026],
  ['0001767225600', '2026-01-01', 2026],
  ['8640000000000', '+275760-09-13', 275760],
])('SOURCE_DATE_EPOCH %s gives the day %s, in UTC', (epoch, expected, year) => {
  expect(day(epoch)).toEqual({ value: expected, problems: [] })
  expect(yearOf(expected)).toBe(year)
})

test.each(['', ' ', '-1', '1.5', '1e9', '0x10', '12 ', 'today', '2026-01-01', '8640000000001', '9'.repeat(30)])(
  'SOURCE_DATE_EPOCH %j is a problem that says what is expected',
  (epoch) => {
    expect(day(epoch)).toEqual({
      problems: [
        {
          level: 'error',
          text: `SOURCE_DATE_EPOCH is "${epoch}", expected whole seconds since 1970, at most 8640000000000`,
          help: 'set it to what `date +%s` prints, or unset it',
        },
      ],
    })
  },
)

test.each([
  ['en_US', 'November 3, 2026', '11/3/2026', '8\u00a0a.m.', '12:30\u00a0p.m.'],
  ['en_GB', '3 November 2026', '03/11/2026', '08:00', '12:30'],
  ['el_GR', '3 Νοεμβρίου 2026', '3/11/2026', '08:00', '12:30'],
  ['de_DE', '3. November 2026', '3.11.2026', '08:00', '12:30'],
])('a day and times in %s: %s', (locale, long, numeric, morning, noon) => {
  expect([dayIn(locale, '2026-11-03'), dayIn(locale, '2026-11-03', 'numeric')]).toEqual([long, numeric])
  expect([timeIn(locale, '08:00'), timeIn(locale, '12:30')]).toEqual([morning, noon])
})
