// The time zone that a country gives to a business that names none.
import { expect, test } from 'vitest'
import { timeZoneOf } from '../../../src/model/hours.ts'

test.each([
  ['GR', 'Europe/Athens'],
  // Of two zones with the same time.
  ['DE', expect.stringMatching(/^Europe\/(?:Berlin|Busingen)$/)],
  ['US', undefined],
  ['ES', undefined],
  ['XX', undefined],
  ['Greece', undefined],
])('of %s', (country, zone) => expect(timeZoneOf(country)).toEqual(zone))
