// The country of a telephone number, and the number as people of that country write it; data in src/starter/countries.yaml.
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A country by its calling code. */
export interface Country {
  /** ISO 3166. */
  readonly code: string
  /** Latitude and longitude of its capital. */
  readonly at: readonly [number, number]
  /** Whether other countries have the same calling code. */
  readonly shared?: boolean
  /** The sign of its currency, if English is spoken there. */
  readonly english?: string
  /** How numbers are written: the first form that fits; `#` is any digit. */
  readonly forms?: readonly string[]
  /** The digits dialled before a number instead of the calling code. */
  readonly trunk?: string
}

/** Countries by calling code. */
export type Countries = Readonly<Record<string, Country>>

/** The calling code of a number like +302101234567; undefined if no country has it. */
const callingCode = (number: string, countries: Countries) =>
  [1, 2, 3].map((length) => number.slice(1, 1 + length)).find((code) => code in countries)

/** The country of a number; undefined if its calling code is unknown. */
export const countryOf = (number: string, countries: Countries): Country | undefined =>
  countries[callingCode(number, countries) ?? '']

/** A number as it is dialled in a country (ISO 3166), like +441353550199; undefined if it is not a number there. */
export function internationalPhone(typed: string, country: string): string | undefined {
  const number = typed.replace(/[^+\d]/g, '').replace(/^00/, '+')
  const defaultCountry = isSupportedCountry(country) ? country : undefined
  const phone = parsePhoneNumberFromString(number, { ...(defaultCountry && { defaultCountry }), extract: false })
  return phone?.isPossible() ? phone.number : undefined
}

/** A number as it is written in its country; undefined if no form is known. */
export function nationalPhone(number: string, countries: Countries): string | undefined {
  const code = callingCode(number, countries) ?? ''
  const { forms = [], trunk = '' } = countries[code] ?? {}
  const digits = trunk + number.slice(1 + code.length)
  const fits = (form: string) => {
    const wanted = form.replace(/[^\d#]/g, '')
    return wanted.length === digits.length && [...wanted].every((digit, i) => digit === '#' || digit === digits[i])
  }
  let next = 0
  return forms.find(fits)?.replace(/[\d#]/g, () => digits[next++] ?? '')
}
