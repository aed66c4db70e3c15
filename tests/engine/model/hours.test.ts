// The time zone that a country gives to a business that names none, and the hours of a week in words.
import { expect, test } from 'vitest'
import { type Shift, shownHours, timeZoneOf, weekdaysIn, weekIn } from '../../../src/model/hours.ts'

test.each([
  ['GR', 'Europe/Athens'],
  // Of two zones with the same time.
  ['DE', expect.stringMatching(/^Europe\/(?:Berlin|Busingen)$/)],
  ['US', undefined],
  ['ES', undefined],
  ['XX', undefined],
  ['Greece', undefined],
])('of %s', (country, zone) => expect(timeZoneOf(country)).toEqual(zone))

const HOURS: readonly Shift[] = [
  { days: ['Monday', 'Wednesday', 'Friday'], opens: '14:00', closes: '18:00' },
  { days: ['Monday', 'Wednesday', 'Friday'], opens: '08:00', closes: '12:00' },
  { days: ['Tuesday', 'Thursday'], opens: '10:00', closes: '18:00' },
]

test.each([
  ['en_GB', 'Monday, Wednesday, Friday 08:00–12:00, 14:00–18:00 · Tuesday, Thursday 10:00–18:00'],
  ['el_GR', 'Δευτέρα, Τετάρτη, Παρασκευή 08:00–12:00, 14:00–18:00 · Τρίτη, Πέμπτη 10:00–18:00'],
  ['de_DE', 'Montag, Mittwoch und Freitag 08:00–12:00, 14:00–18:00 · Dienstag, Donnerstag 10:00–18:00'],
])('days with the same hours share a line in %s', (locale, line) => {
  expect(shownHours(HOURS, locale)).toBe(line)
})

test('days that follow each other are a range in a list, and those without hours a row of their own', () => {
  const rows = weekIn('en_GB', [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Friday'], opens: '09:00', closes: '17:00' },
    { days: ['Thursday'], opens: '00:00', closes: '23:59' },
  ])
  expect(rows).toEqual([
    { days: 'Monday\u00a0–\u00a0Wednesday, Friday', shifts: ['09:00–17:00'] },
    { days: 'Thursday', shifts: ['24 hours'] },
    { days: 'Saturday\u00a0–\u00a0Sunday', shifts: [] },
  ])
})

test('the days of the week are written in any language', () => {
  expect(weekdaysIn('en_US').slice(0, 2)).toEqual(['Monday', 'Tuesday'])
  expect(weekdaysIn('el_GR').at(-1)).toBe('Κυριακή')
  expect(weekdaysIn('nl_NL')[2]).toBe('woensdag')
})
