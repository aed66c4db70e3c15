// A telephone number with its country -> as people of that country write it, and the country. Pure.

/** How numbers are parted, by the country they begin with: their digits after it, and how they are written. */
const FORMS: Readonly<Record<string, readonly (readonly [digits: RegExp, written: string])[]>> = {
  // North America, (NPA) NXX-XXXX: en.wikipedia.org, Local conventions for writing telephone numbers (read 2026-11).
  '+1': [[/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3']],
  // Greece, as people write them: area codes of three digits begin with 21.
  '+30': [
    [/^(21\d|6\d\d|[89]\d\d)(\d{3})(\d{4})$/, '$1 $2 $3'],
    [/^(2\d{3})(\d{3})(\d{3})$/, '$1 $2 $3'],
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

/**
 * ISO 3166 codes of countries that have a calling code to themselves, or nearly: ITU-T E.164, list of assigned country
 * codes. Europe, and where English is spoken; the codes +1 and +7 are of several countries.
 */
const COUNTRIES: Readonly<Record<string, string>> = {
  ...{ 27: 'ZA', 30: 'GR', 31: 'NL', 32: 'BE', 33: 'FR', 34: 'ES', 36: 'HU', 39: 'IT', 40: 'RO', 41: 'CH', 43: 'AT' },
  ...{ 44: 'GB', 45: 'DK', 46: 'SE', 47: 'NO', 48: 'PL', 49: 'DE', 61: 'AU', 64: 'NZ', 65: 'SG', 90: 'TR', 91: 'IN' },
  ...{ 351: 'PT', 352: 'LU', 353: 'IE', 354: 'IS', 355: 'AL', 356: 'MT', 357: 'CY', 358: 'FI', 359: 'BG', 370: 'LT' },
  ...{ 371: 'LV', 372: 'EE', 380: 'UA', 381: 'RS', 385: 'HR', 386: 'SI', 420: 'CZ', 421: 'SK' },
}

/** The country of a number like +302100000000, as its ISO 3166 code; undefined where the number does not say. */
export const countryOf = (number: string): string | undefined =>
  COUNTRIES[number.slice(1, 3)] ?? COUNTRIES[number.slice(1, 4)]
