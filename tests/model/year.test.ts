// The day of the build and the year of the copyright line: of the build's date, which SOURCE_DATE_EPOCH may set.
import { expect, test } from 'vitest'
import { dayOf, yearOf } from '../../src/model/year.ts'

const NOW = new Date('2026-12-31T23:59:59Z')
const day = (epoch?: string) => dayOf(NOW, epoch === undefined ? {} : { SOURCE_DATE_EPOCH: epoch })

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
