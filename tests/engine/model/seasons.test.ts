// Seasons of opening hours: their weeks, the days on which they begin and end, and everything that shows them.
import { describe, expect, test } from 'vitest'
import { hoursOn, namedWeeks, periodsFrom, shownOpening } from '../../../src/model/seasons.ts'
import { turningDaysOf } from '../../../src/pipeline/turning-days.ts'
import { pageView } from '../../../src/plan/page.ts'
import { type OpeningHours, stateAt } from '../../../src/theme/islands/open-now.ts'
import { base, edited, project } from '../../helpers/project.ts'

const shift = (opens: string, closes: string, ...days: ('Monday' | 'Tuesday' | 'Saturday')[]) => ({
  days,
  opens,
  closes,
})
const SUMMER = [shift('09:00', '19:00', 'Monday', 'Tuesday')]
const WINTER = [shift('10:00', '17:00', 'Tuesday')]
const place = { hours: SUMMER, seasons: [{ from: '11-01', through: '02-29', hours: WINTER }] }

describe('a season over the new year', () => {
  test.each([
    ['2026-10-31', SUMMER],
    ['2026-11-01', WINTER],
    ['2026-12-31', WINTER],
    ['2027-01-01', WINTER],
    ['2027-02-28', WINTER],
    ['2027-03-01', SUMMER],
    ['2028-02-29', WINTER],
  ])('%s', (day, hours) => expect(hoursOn(place, day)).toBe(hours))

  test.each([
    ['2026-10-31', ['2026-03-01/2026-10-31', '2026-11-01/2027-02-28']],
    ['2026-11-01', ['2027-03-01/2027-10-31', '2026-11-01/2027-02-28']],
    ['2027-02-28', ['2027-03-01/2027-10-31', '2026-11-01/2027-02-28']],
    ['2027-03-01', ['2027-03-01/2027-10-31', '2027-11-01/2028-02-29']],
    ['2028-02-29', ['2028-03-01/2028-10-31', '2027-11-01/2028-02-29']],
  ])('has the dates around %s', (day, dates) =>
    expect(periodsFrom(place, day).map(({ from, through }) => `${from}/${through}`)).toEqual(dates),
  )

  test('is named in the words of a locale', () => {
    const names = (locale: string) => namedWeeks(place, locale).map(({ name }) => name.replaceAll('\u00a0', ' '))
    expect(names('en_US')).toEqual(['March – October', 'November – February'])
    expect(names('el_GR')).toEqual(['Μάρτιος – Οκτώβριος', 'Νοέμβριος – Φεβρουάριος'])
    const days = { hours: [], seasons: [{ from: '05-15', through: '09-14', hours: SUMMER }] }
    expect(namedWeeks(days, 'en_US').map(({ name }) => name.replaceAll('\u00a0', ' '))).toEqual([
      'September 15 – May 14',
      'May 15 – September 14',
    ])
    expect(shownOpening(days, 'en_GB').replaceAll('\u00a0', ' ')).toBe(
      '15 May – 14 September: Monday – Tuesday 09:00–19:00',
    )
  })
})

test('seasons that fill the year leave no other week, and a month has one name', () => {
  const seasons = [
    { from: '09-01', through: '07-31', hours: SUMMER },
    { from: '08-01', through: '08-31', hours: [] },
  ]
  expect(namedWeeks({ hours: WINTER, seasons }, 'en_GB')).toEqual([
    { name: 'August', from: '08-01', hours: [] },
    { name: 'September\u00a0– July', from: '09-01', hours: SUMMER },
  ])
})

/** The base site with these lines of its business. */
const seasonal = (lines: string) => edited('site.yaml', '  hoursShown: Monday and Tuesday, 9 to 5.30\n', lines)
const WINTER_YAML =
  '  seasons: [{ from: 11-01, through: 02-28, hours: [{ days: [Tuesday], opens: "10:00", closes: "16:00" }] }]\n'

test.each([
  ['{ from: 11-31, through: 02-28, hours: [] }', 'from: "11-31" is not a day of every year'],
  ['{ from: 2026-11-01, through: 02-28, hours: [] }', 'from: "2026-11-01" is not a day of every year'],
  ['{ from: 02-29, through: 03-28, hours: [] }', 'from is a day of leap years only'],
  ['{ from: 11-01, through: 02-28 }', 'hours is missing'],
])('%s is refused', (season, text) => {
  const { problems } = project(seasonal(`  seasons: [${season}]\n`))
  expect(problems.map((problem) => problem.text)).toEqual([`business.seasons.0.${text}`])
})

test('seasons that share a day are refused', () => {
  const season = (from: string, through: string) => `{ from: ${from}, through: ${through}, hours: [] }`
  const faults = (...seasons: string[]) =>
    project(seasonal(`  seasons: [${seasons}]\n`)).problems.map(({ text }) => text)
  expect(faults(season('11-01', '02-28'), season('03-01', '05-31'))).toEqual([])
  expect(faults(season('11-01', '02-28'), season('02-01', '05-31'))).toEqual([
    'business.seasons.1.from: the season overlaps the one from 11-01 through 02-29',
  ])
})

test('a line of hours without seasons that have any is needed', () => {
  const { problems } = project({
    'site.yaml': (base['site.yaml'] ?? '')
      .replace(/ {2}hours:\n.*\n/, '')
      .replace(/ {2}hoursShown.*\n/, '  seasons: [{ from: 11-01, through: 02-28, hours: [] }]\n'),
  })
  expect(problems.map(({ text }) => text)).toEqual(['business.hoursShown is needed where hours are left out'])
})

describe('a site with a season', () => {
  const { content, plan, problems } = project({
    ...seasonal(WINTER_YAML),
    ...edited('content/pages/contact.yaml', 'Ask for', 'We are open {hours}. Ask for'),
  })
  if (!content || !plan) throw new Error(problems.map(({ text }) => text).join())
  const planned = plan.planned.find(({ path }) => path === '/contact') ?? expect.unreachable('the page is planned')
  const entry = content.entries.find(({ file }) => file === planned.record.file)?.values
  const on = (today: string) =>
    entry
      ? pageView({ content, planned, entry, uses: [], cards: new Map(), today })
      : expect.unreachable('it is loaded')

  test('has it in {hours}, with one point at the end of a sentence', () => {
    const { entry } = on('2026-11-29').props as unknown as { entry: { text: string } }
    expect(entry.text.replaceAll('\u00a0', ' ')).toMatch(
      /^We are open March – October: Monday – Tuesday 09:00–17:30; November – February: Tuesday 10:00–16:00\. Ask/,
    )
  })

  test('has its dates in the structured data, and pages change on them', () => {
    const hours = (today: string) => {
      const [business] = JSON.parse(JSON.stringify(on(today).head.graph))
      expect(business.contactPoint.hoursAvailable).toEqual(business.openingHoursSpecification)
      return business.openingHoursSpecification.map(
        ({ dayOfWeek, opens, validFrom, validThrough }: Record<string, string>) =>
          `${dayOfWeek} ${opens} ${validFrom}/${validThrough}`,
      )
    }
    const before = ['Monday,Tuesday 09:00 2026-03-01/2026-10-31', 'Tuesday 10:00 2026-11-01/2027-02-28']
    const during = ['Monday,Tuesday 09:00 2027-03-01/2027-10-31', 'Tuesday 10:00 2026-11-01/2027-02-28']
    const after = ['Monday,Tuesday 09:00 2027-03-01/2027-10-31', 'Tuesday 10:00 2027-11-01/2028-02-29']
    expect([hours('2026-10-31'), hours('2026-11-01'), hours('2027-02-28'), hours('2027-03-01')]).toEqual([
      ...[before, during, during, after],
    ])
    const next = (today: string) => turningDaysOf(content, [], today).find((day) => day > today)
    expect([next('2026-10-31'), next('2026-11-01'), next('2027-02-28'), next('2027-03-01')]).toEqual([
      ...['2026-11-01', '2027-03-01', '2027-03-01', '2027-11-01'],
    ])
    const last = (today: string) => turningDaysOf(content, [], today).findLast((day) => day <= today)
    expect([last('2026-10-31'), last('2026-11-01'), last('2027-02-28')]).toEqual([
      ...['2026-03-01', '2026-11-01', '2026-11-01'],
    ])
  })

  test('a closed season is closed all day in the structured data', () => {
    const closed = project(seasonal('  seasons: [{ from: 11-01, through: 02-28, hours: [] }]\n')).content
    if (!closed || !entry) return expect.unreachable('it loads')
    const page = pageView({ content: closed, planned, entry, uses: [], cards: new Map(), today: '2026-11-29' })
    expect(JSON.stringify(page.head.graph)).toContain(
      '"opens":"00:00","closes":"00:00","validFrom":"2026-11-01","validThrough":"2027-02-28"',
    )
  })
})

describe('the state of a location', () => {
  const everyDay = [0, 1, 2, 3, 4, 5, 6]
  const hours = (zone: string, changed: Partial<OpeningHours> = {}): OpeningHours => ({
    zone,
    locale: 'en-GB',
    week: [{ days: everyDay, opens: '09:00', closes: '19:00' }],
    seasons: [{ from: '11-01', through: '02-29', week: [{ days: everyDay, opens: '10:00', closes: '17:00' }] }],
    other: [],
    times: Object.fromEntries(['09:00', '10:00', '17:00', '19:00', '20:00', '02:00'].map((time) => [time, time])),
    words: { open: 'until {time}', opens: 'opens {time}', opensOn: 'opens {day} {time}', allDay: 'always', days: [] },
    ...changed,
  })
  const at = (time: string, given = hours('Europe/Athens')) => stateAt(new Date(time), given)

  test('is that of the season, from its first day through its last', () => {
    expect([at('2026-10-31T15:30Z'), at('2026-11-01T14:59Z'), at('2026-11-01T15:00Z')]).toEqual([
      ...['opens  10:00', 'until 17:00', 'opens  10:00'].map((text, i) => (i === 0 ? 'until 19:00' : text)),
    ])
    expect([at('2026-12-31T14:00Z'), at('2027-01-01T14:00Z')]).toEqual(['until 17:00', 'until 17:00'])
    expect([at('2027-02-28T08:00Z'), at('2027-03-01T07:00Z')]).toEqual(['until 17:00', 'until 19:00'])
    expect([at('2028-02-29T07:30Z'), at('2028-03-01T07:30Z')]).toEqual(['opens 10:00', 'until 19:00'])
  })

  test('changes with daylight saving', () => {
    // Athens is at UTC+3 until 25 October 2026, 4:00, and again from 28 March 2027, 3:00.
    expect([at('2026-10-24T15:59Z'), at('2026-10-24T16:00Z')]).toEqual(['until 19:00', 'opens  09:00'])
    expect([at('2026-10-25T16:59Z'), at('2026-10-25T17:00Z')]).toEqual(['until 19:00', 'opens  09:00'])
    expect([at('2027-03-27T06:59Z'), at('2027-03-27T07:00Z')]).toEqual(['opens 09:00', 'until 19:00'])
    expect([at('2027-03-28T05:59Z'), at('2027-03-28T06:00Z')]).toEqual(['opens 09:00', 'until 19:00'])
  })

  test('names the date where the next opening is a week away or more', () => {
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
    const monday = hours('Europe/Athens', { week: [{ days: [0], opens: '10:00', closes: '17:00' }], seasons: [] })
    const words = { ...monday.words, days }
    expect(at('2026-11-30T16:00Z', { ...monday, words })).toBe('opens Monday 7 December 10:00')
    expect(at('2026-12-01T16:00Z', { ...monday, words })).toBe('opens Monday 10:00')
    const closed = [{ from: '2026-12-24', through: '2027-01-03' }]
    expect(at('2026-12-24T08:00Z', { ...monday, words, other: closed })).toBe('opens Monday 4 January 10:00')
    expect(at('2026-12-24T08:00Z', { ...monday, words, other: closed, locale: 'el-GR' })).toBe(
      'opens Δευτέρα 4 Ιανουαρίου 10:00',
    )
  })

  test('is that of its own time zone', () => {
    // 16:30 in London, 17:30 in Berlin.
    expect(at('2026-12-01T16:30Z', hours('Europe/London'))).toBe('until 17:00')
    expect(at('2026-12-01T16:30Z', hours('Europe/Berlin'))).toBe('opens  10:00')
  })

  test('other hours win over a season, and a night that begins before it lasts', () => {
    const closed = hours('Europe/Athens', { other: [{ from: '2026-12-25', through: '2026-12-26' }] })
    expect([at('2026-12-24T14:00Z', closed), at('2026-12-25T14:00Z', closed)]).toEqual(['until 17:00', 'opens  10:00'])
    const bar = hours('Europe/Athens', { week: [{ days: everyDay, opens: '20:00', closes: '02:00' }] })
    expect(at('2026-10-31T23:30Z', bar)).toBe('until 02:00')
    expect(at('2026-11-01T23:30Z', bar)).toBe('opens 10:00')
  })
})
