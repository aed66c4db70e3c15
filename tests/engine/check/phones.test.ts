// Phone numbers as they are written in the country of a business, in E.164 form.
import { expect, test } from 'vitest'
import { internationalNumber } from '../../../src/check/text/phones.ts'
import type { Site } from '../../../src/model/schemas/site.ts'

const siteIn = (country: string) => ({ business: { address: { country } } }) as Site

test.each([
  ['GR', '210 123 4567', '+302101234567'],
  ['GR', '0030 210 123 4567', '+302101234567'],
  ['GB', '(0113) 496 0123', '+441134960123'],
  ['GB', '+44 (0)113 496 0123', '+441134960123'],
  // For fiction.
  ['GB', '07700 900123', '+447700900123'],
  ['US', '(802) 555-0143', '+18025550143'],
  ['US', '1-802-555-0143', '+18025550143'],
  ['DE', '0221 123456', '+49221123456'],
  ['IT', '06 1234 5678', '+390612345678'],
  ['CH', '044 668 18 00', '+41446681800'],
  ['PL', '22 123 45 67', '+48221234567'],
  // Numbers of something else: of a company, of an order, of a country that nobody knows.
  ['GR', '012345678000', undefined],
  ['GR', '1234567890', undefined],
  ['DE', '12345678', undefined],
  ['GB', '12345678', undefined],
  ['XX', '210 123 4567', undefined],
])('in %s, %s is %s', (country, written, number) => {
  expect(internationalNumber(written, siteIn(country))).toBe(number)
})
