// Amounts of money in the notations of different languages, and the signs, codes and words of currencies.
import { memoize } from '../runtime/memoize.ts'

/** The source of a pattern for an amount: groups of three digits, and at most two decimals. */
export const NUMBER =
  "(?:\\d{1,3}(?:[ \\u00a0\\u202f.,\u2019']\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,](?:\\d{1,2}|[-–—]+))?)(?![.,]?\\d)"

const GROUPED = /^\d{1,3}([ \u00a0\u202f.,\u2019'])\d{3}(?:\1\d{3})*(?:([.,])\d{1,2})?$/

/**
 * The value of an amount, whatever its notation: 1.250,50 and 1 250,50 and 1,250.50 are 1250.5; 1.250 is 1250, because
 * prices have no third decimal; 45,- is 45. Undefined if its separators contradict each other, as in 1,250,50.
 */
export function amountOf(typed: string): number | undefined {
  const plain = typed.replace(/[.,][-–—]+$/, '')
  if (/^\d+(?:[.,]\d{1,2})?$/.test(plain)) return Number(plain.replace(',', '.'))
  const [, group, decimal] = GROUPED.exec(plain) ?? []
  if (group === undefined || group === decimal) return undefined
  return Number(plain.replaceAll(group, '').replace(',', '.'))
}

/** Signs of currencies (ISO 4217). The dollar is that of the United States unless a code names another. */
const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', $: 'USD' }
/** Currencies whose codes, and names in words, are understood. */
export const CURRENCIES = ['EUR', 'GBP', 'USD', 'CHF', 'SEK', 'DKK', 'NOK', 'PLN', 'CZK', 'RON', 'BGN', 'HUF']

/** The ISO 4217 code of a sign, a code, or the name of a currency in a language; undefined for another word. */
export function currencyOf(unit: string, language: string): string | undefined {
  if (SIGNS[unit] !== undefined) return SIGNS[unit]
  return /^[A-Z]{3}$/.test(unit) ? unit : wordsOf(language).get(unit.toLowerCase())
}

/** The words of currency names in a language (CLDR), in the singular and the plural, like "euro" and "euros". */
const wordsOf = memoize((language: string): ReadonlyMap<string, string> => {
  const words = new Map<string, string>()
  for (const currency of CURRENCIES) {
    const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'name' })
    for (const n of [1, 2, 5]) {
      const name = format.formatToParts(n).find(({ type }) => type === 'currency')?.value ?? ''
      // "British pounds": the noun is in lower case, or the only word that is not an adjective of a country.
      for (const word of name.split(/[\s-]+/)) {
        const key = word.toLowerCase()
        if (word.length >= 3 && !/^\d/.test(word) && !words.has(key)) words.set(key, currency)
      }
    }
  }
  return words
})
