// Reads prices as people write them to amounts and currencies, and finds the rows of content/prices.yaml, whose shape
// the templates of a site decide.
import type { Language } from './language.ts'
import { amountOf, currencyOf, NUMBER } from './money.ts'

/** A price as data: `currency` by ISO 4217. */
export interface Price {
  /** The amount, or the lower end of a range. */
  readonly amount: number
  /** The upper end of a range. */
  readonly most?: number
  readonly currency: string
  /** The price is a minimum: "from 70€". */
  readonly least: boolean
}

/** An amount with its currency before or after it: "€40", "EUR 40", "40 euros". `n` numbers its groups. */
const money = (n: number) =>
  `(?:(?<before${n}>[€£$]|[A-Z]{3} ) ?)?(?<amount${n}>${NUMBER})(?: ?(?<after${n}>[€£$]|\\p{L}+))?`

/** A price as a whole text: words before it make it a minimum; a dash or a word joins the ends of a range. */
const PRICE = new RegExp(`^(?<from>\\p{L}[\\p{L} ]*? )??${money(1)}(?:(?: ?[-–—] ?| \\p{L}{2,6} )${money(2)})?$`, 'u')
/** Characters of the longest text that is read as a price. */
const LONGEST = 100

const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

/**
 * The price that a whole text is, like "50€", "from £12.50", "1.250,50 €", "40-60 euros"; undefined for any other text.
 * `language` is that of the words for currencies.
 */
export function priceOf(text: string, language = 'en'): Price | undefined {
  const plain = plainSpaces(text).normalize('NFC').trim()
  const parts = plain.length <= LONGEST ? PRICE.exec(plain)?.groups : undefined
  if (!parts) return undefined
  const [first, second] = ([1, 2] as const).map((n) => amountOf(parts[`amount${n}`] ?? ''))
  const units = [parts.before1, parts.after1, parts.before2, parts.after2].flatMap((unit) => unit?.trim() ?? [])
  const [currency, ...moreCurrencies] = new Set(units.map((unit) => currencyOf(unit, language)))
  if (first === undefined || currency === undefined || moreCurrencies.length > 0) return undefined
  if (parts.amount2 === undefined) return { amount: first, currency, least: parts.from !== undefined }
  return second === undefined || second <= first ? undefined : { amount: first, most: second, currency, least: false }
}

/** Whether a price in words is an amount less than another price: "$40 off". */
export const isDiscount = (text: string, { discount }: Pick<Language, 'discount'>): boolean =>
  new RegExp(`(?<!\\p{L})(?:${discount})(?!\\p{L})`, 'iu').test(text)

/** The prices among `declared` texts that a text contains, in the order of the text, each amount once. */
export function pricesIn(text: string, declared: readonly string[], language = 'en'): Price[] {
  const plain = plainSpaces(text)
  const prices = new Map<string, { at: number; price: Price }>()
  for (const text of [...declared].sort((a, b) => b.length - a.length)) {
    const price = priceOf(text, language)
    const at = price ? indexOf(plain, plainSpaces(text)) : -1
    const key = `${price?.amount} ${price?.currency}`
    if (price && at >= 0 && !prices.has(key)) prices.set(key, { at, price })
  }
  return [...prices.values()].sort((a, b) => a.at - b.at).map(({ price }) => price)
}

/** The index of a price in a text where it is not part of a longer number; -1 if there is none. */
function indexOf(text: string, price: string): number {
  const before = /^\d{3}/.test(price) ? /[\d.,]$|\d $/ : /[\d.,]$/
  for (let at = text.indexOf(price); at >= 0; at = text.indexOf(price, at + 1))
    if (!before.test(text.slice(0, at)) && !/^[.,]?\d/.test(text.slice(at + price.length))) return at
  return -1
}

/** A price of the price list as shown, and what it is for. */
export interface PriceRow {
  /** The service; in a list of several columns with the heading of the column. */
  readonly service: string
  readonly price: string
  /** Its last day, as year-month-day. */
  readonly until?: string | undefined
}

/**
 * The prices of a list: of every group with a text `price`, and of the other columns in its `also`. The service is
 * `service`, or else the first other text. `columns` are the headings of the list that has the group.
 */
export function priceRows(list: unknown, columns: readonly unknown[] = []): PriceRow[] {
  if (typeof list !== 'object' || list === null) return []
  const { price, from: _, until, also, ...texts } = list as Readonly<Record<string, unknown>>
  if (typeof price !== 'string') {
    const headings = Array.isArray(texts.columns) ? texts.columns : columns
    return Object.values(list).flatMap((part) => priceRows(part, headings))
  }
  const [first = ''] = Object.values(texts).filter((text) => typeof text === 'string')
  const service = typeof texts.service === 'string' ? texts.service : first
  return [price, ...(Array.isArray(also) ? also : [])].map((price, i) => ({
    service: columns[i] === undefined ? service : `${service}, ${columns[i]}`,
    price: String(price),
    ...(typeof until === 'string' && { until }),
  }))
}
