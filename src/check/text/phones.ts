// Finds the phone numbers in a text and compares them with those that the site declares, in E.164 form.
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { count } from '../../model/counts.ts'
import { distance } from '../../model/nearest.ts'
import type { Phone } from '../../model/schemas/business.ts'
import type { Site } from '../../model/schemas/site.ts'
import { matchesOf } from '../../runtime/matches.ts'
import { memoize } from '../../runtime/memoize.ts'

/** The most digits in which a mistyped number differs. */
const SLIPS = 2

/** A number in a text. */
export interface WrittenPhone {
  /** As written. */
  readonly raw: string
  /** +country and digits; undefined where it cannot be a whole number. */
  readonly number: string | undefined
  readonly index: number
}

/**
 * A run of digits as phones are grouped: single spaces, hyphens, points, brackets. Not the end of a word, a price, a
 * date or a decimal. A point before a space ends a sentence.
 */
const RUN =
  /(?=[+(\d])(?<![\p{L}\d.,:/€#&=_%-])(?:\+|00(?=[1-9]))?\(?\d(?:(?!\. )[ \u00a0\u202f.()-]{0,2}\d){6,17}(?![\p{L}\d€%/]|[.,:]\d)/gu
const DATE = /^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[.-]\d{1,2}[.-]\d{4}|(?:19|20)\d{2}[ -]+(?:19|20)\d{2}$)/

/** An account number (ISO 13616), and more digits than a phone number may have (ITU-T E.164: 15). */
const LONGER =
  /(?<![\p{L}\d])(?:\p{Lu}{2}\d{2}(?:[ \u00a0]?[\p{Lu}\d]{4}){2,8}(?:[ \u00a0]?[\p{Lu}\d]{1,3})?|\d(?:[ \u00a0.-]?\d){15,})(?![\p{L}\d])/gu

/** A text with its account numbers and other long numbers replaced by blanks: a part of them is no phone and no amount. */
export const withoutLongNumbers = (text: string): string =>
  /\d{2}/.test(text) ? text.replace(LONGER, (number) => ' '.repeat(number.length)) : text

/** All runs of digits in a text that have the length and grouping of a phone number. */
export function phonesIn(text: string, site: Site): WrittenPhone[] {
  return matchesOf(withoutLongNumbers(text), RUN).flatMap(({ 0: raw, index }) =>
    DATE.test(raw) ? [] : [{ raw, number: internationalNumber(raw, site), index }],
  )
}

/** The beginning of the mobile numbers for fiction (ofcom.org.uk, read 2026-11), which are not valid. */
const FICTION = '+447700900'
/** Countries where nothing is dialled before a number, or only a 1 that may be left out; elsewhere it is a 0 (ITU-T E.164). */
const WITHOUT_TRUNK = /^(?:CA|CY|CZ|DK|EE|ES|GR|IS|IT|LU|LV|MT|NO|PL|PT|SM|US|VA)$/

/** A number in E.164, by the country and the number in one text. */
const internationalOf = memoize(
  (dialled: string) => {
    const [country = '', digits = ''] = dialled.split(' ')
    if (!isSupportedCountry(country) || !(digits.startsWith('0') || WITHOUT_TRUNK.test(country))) return undefined
    const phone = parsePhoneNumberFromString(digits, { defaultCountry: country, extract: false })
    return phone?.isValid() || phone?.number.startsWith(FICTION) ? phone.number : undefined
  },
  { most: 10_000 },
)

/**
 * A written number in E.164, by the country of the business; undefined if it is not a whole number of that country, as it
 * is dialled there, and has no country code.
 */
export function internationalNumber(raw: string, { business }: Site): string | undefined {
  const digits = raw.replace('(0)', '').replace(/\D/g, '')
  if (!/^\(?(?:\+|00)/.test(raw.trim())) return internationalOf(`${business.address.country} ${digits}`)
  const number = digits.replace(/^00/, '')
  return /^[1-9]\d{7,14}$/.test(number) ? `+${number}` : undefined
}

/** A number with the letter O of the Latin, Greek or Cyrillic alphabet among its digits, or without. */
const LETTERED =
  /(?<![\p{L}\p{N}])\+?[\dOo\u039f\u03bf\u041e\u043e](?:[ \u00a0().-]{0,2}[\dOo\u039f\u03bf\u041e\u043e]){7,16}(?![\p{L}\p{N}])/gu

/** The phones of a text that are written with the letter O for a zero, each with the number that is meant. */
export const withDigits = (text: string, site: Site) =>
  matchesOf(text, LETTERED).flatMap(([raw]) => {
    const meant = raw.replace(/\p{L}/gu, '0')
    return meant !== raw && internationalNumber(meant, site) !== undefined ? [{ raw, meant }] : []
  })

/** A phone of the business, by its name. */
export interface Declared extends Phone {
  readonly name: string
}

/** The phones of the business. */
export const declaredPhones = ({ business }: Site): Declared[] =>
  Object.entries(business.phones).map(([name, phone]) => ({ name, ...phone }))

const sorted = (digits: string) => [...digits].sort().join('')

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** The digits that a written number shares with its form in E.164: 0117 496 0123 is the end of +44 117 496 0123. */
export const sharedDigits = (written: string) => digitsOf(written.replace('(0)', '')).replace(/^0+/, '')

/** The declared phone a run of digits is: the same number, or the very digits shown. */
export const phoneOf = ({ raw, number }: Pick<WrittenPhone, 'raw' | 'number'>, declared: readonly Declared[]) =>
  declared.find((phone) => phone.number === number) ?? declared.find((phone) => digitsOf(phone.shown) === digitsOf(raw))

/** The declared phone that a number misspells, and how it differs; undefined for other numbers. */
export function misspeltPhone(
  found: WrittenPhone,
  declared: readonly Declared[],
): { phone: Declared; how: string } | undefined {
  if (phoneOf(found, declared)) return undefined
  const digits = digitsOf(found.raw)
  const forms = declared.flatMap((phone) =>
    [phone.shown, phone.number].map((form) => ({ phone, form: digitsOf(form), by: distance(digits, digitsOf(form)) })),
  )
  const [near] = forms.filter(({ by }) => by <= SLIPS).sort((first, second) => first.by - second.by)
  if (!near) return undefined
  const { phone, form, by } = near
  const isSwap = by === 1 && sorted(form) === sorted(digits)
  const how = isSwap
    ? `is ${phone.shown} with two digits swapped`
    : `differs from ${phone.shown} by ${count(by, 'digit')}`
  return { phone, how }
}
