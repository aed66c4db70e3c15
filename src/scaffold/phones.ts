// A telephone number with its country -> as people of that country write it, and the country. Pure.

/** How numbers are parted, by the country they begin with: their digits after it, and how they are written. */
const FORMS: Readonly<Record<string, readonly (readonly [digits: RegExp, written: string])[]>> = {
  // North America, (NPA) NXX-XXXX: en.wikipedia.org, Local conventions for writing telephone numbers (read 2026-11).
  '+1': [[/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3']],
  // Greece, as people write them: area codes of the capital begin with 21, those of the next largest towns are 2x10,
  // and all others have five digits.
  '+30': [
    [/^(21\d|6\d\d|[89]\d\d)(\d{3})(\d{4})$/, '$1 $2 $3'],
    [/^(2[3-8]1\d)(\d{3})(\d{3})$/, '$1 $2 $3'],
    [/^(2\d{4})(\d{5})$/, '$1 $2'],
  ],
  // United Kingdom, as people write them: the length of an area code is told by its first digits.
  '+44': [
    [/^(2\d)(\d{4})(\d{4})$/, '0$1 $2 $3'],
    [/^(11\d|1\d1|3\d\d|8\d\d)(\d{3})(\d{4})$/, '0$1 $2 $3'],
    [/^(7\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3'],
    [/^(1\d{3})(\d{5,6})$/, '0$1 $2'],
  ],
}

/** A number like +302100000000 as it is written in its country; undefined where that is not known. */
export function nationalPhone(number: string): string | undefined {
  for (const [country, forms] of Object.entries(FORMS)) {
    if (!number.startsWith(country)) continue
    const digits = number.slice(country.length)
    const [form, written = ''] = forms.find(([each]) => each.test(digits)) ?? []
    return form && digits.replace(form, written)
  }
  return undefined
}

/** A country: its ISO 3166 code, and the degrees of its capital. */
export type Country = readonly [code: string, latitude: number, longitude: number]

/**
 * Countries that have a calling code to themselves, or nearly (ITU-T E.164, list of assigned country codes): Europe,
 * and where English is spoken. The codes +1 and +7 are of several countries.
 */
export const COUNTRIES: Readonly<Record<string, Country>> = {
  ...{
    27: ['ZA', -25.7, 28.2],
    30: ['GR', 38, 23.7],
    31: ['NL', 52.4, 4.9],
    32: ['BE', 50.8, 4.4],
    33: ['FR', 48.9, 2.3],
  },
  ...{
    34: ['ES', 40.4, -3.7],
    36: ['HU', 47.5, 19],
    39: ['IT', 41.9, 12.5],
    40: ['RO', 44.4, 26.1],
    41: ['CH', 46.9, 7.4],
  },
  ...{ 43: ['AT', 48.2, 16.4], 44: ['GB', 51.5, -0.1], 45: ['DK', 55.7, 12.6], 46: ['SE', 59.3, 18.1] },
  ...{ 47: ['NO', 59.9, 10.8], 48: ['PL', 52.2, 21], 49: ['DE', 52.5, 13.4], 61: ['AU', -35.3, 149.1] },
  ...{ 64: ['NZ', -41.3, 174.8], 65: ['SG', 1.3, 103.8], 90: ['TR', 39.9, 32.9], 91: ['IN', 28.6, 77.2] },
  ...{ 351: ['PT', 38.7, -9.1], 352: ['LU', 49.6, 6.1], 353: ['IE', 53.3, -6.3], 354: ['IS', 64.1, -21.9] },
  ...{ 355: ['AL', 41.3, 19.8], 356: ['MT', 35.9, 14.5], 357: ['CY', 35.2, 33.4], 358: ['FI', 60.2, 24.9] },
  ...{ 359: ['BG', 42.7, 23.3], 370: ['LT', 54.7, 25.3], 371: ['LV', 56.9, 24.1], 372: ['EE', 59.4, 24.8] },
  ...{ 380: ['UA', 50.5, 30.5], 381: ['RS', 44.8, 20.5], 385: ['HR', 45.8, 16], 386: ['SI', 46.1, 14.5] },
  ...{ 420: ['CZ', 50.1, 14.4], 421: ['SK', 48.1, 17.1] },
}

/** What is proposed for +1, which the United States share with Canada and others. */
export const NORTH_AMERICA: Country = ['US', 38.9, -77]

/** The country of a number like +302100000000; undefined where the number does not say. */
export const countryOf = (number: string): Country | undefined =>
  COUNTRIES[number.slice(1, 3)] ?? COUNTRIES[number.slice(1, 4)]
