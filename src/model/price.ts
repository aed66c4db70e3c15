// A price as people read it -> the amount, its currency, and whether it is the least one pays; content/prices.yaml ->
// its rows, whatever shape the site's own templates give it. Pure.

/** A price that a machine can read: `currency` by ISO 4217. */
export interface Price {
  readonly amount: number
  readonly currency: string
  /** The price begins there: "from 70€". */
  readonly least: boolean
}

/** Signs and codes of money (ISO 4217). */
const CURRENCIES: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', $: 'USD' }
const PRICE = /^(\p{L}[\p{L}\s]*\s)?([€£$]|[A-Z]{3}\s)?\s*(\d+(?:[.,]\d{1,2})?)\s*([€£$]|[A-Z]{3})?$/u

/** The price a whole text says, like "50€", "from £12.50" or "EUR 45"; undefined where it says anything else. */
export function priceOf(text: string): Price | undefined {
  const [, before, first, digits, last] = PRICE.exec(text.normalize('NFC').trim()) ?? []
  const sign = (first ?? last ?? '').trim()
  const currency = CURRENCIES[sign] ?? (sign === '' ? undefined : sign)
  if (digits === undefined || currency === undefined) return undefined
  return { amount: Number(digits.replace(',', '.')), currency, least: before !== undefined }
}

/** The prices of a list that a text names, in the order of the text, each amount once. */
export function pricesIn(text: string, declared: readonly string[]): Price[] {
  const plain = text.replaceAll('\u00a0', ' ')
  const found = new Map<string, { at: number; price: Price }>()
  for (const one of [...declared].sort((a, b) => b.length - a.length)) {
    const price = priceOf(one)
    const at = price ? indexOf(plain, one.replaceAll('\u00a0', ' ')) : -1
    const key = `${price?.amount} ${price?.currency}`
    if (price && at >= 0 && !found.has(key)) found.set(key, { at, price })
  }
  return [...found.values()].sort((a, b) => a.at - b.at).map(({ price }) => price)
}

/** Where a price stands in a text and is no part of a longer number. */
function indexOf(text: string, price: string): number {
  for (let at = text.indexOf(price); at >= 0; at = text.indexOf(price, at + 1))
    if (!/[\d.,]$/.test(text.slice(0, at)) && !/^[.,]?\d/.test(text.slice(at + price.length))) return at
  return -1
}

/** A row of the price list: what is done, and its price as shown. */
export interface PriceRow {
  readonly service: string
  readonly price: string
}

/** Every group with a text `price` is a row; what is done is `service`, or else its first other text. */
export function priceRows(list: unknown): PriceRow[] {
  if (typeof list !== 'object' || list === null) return []
  const { price, ...others } = list as Readonly<Record<string, unknown>>
  if (typeof price !== 'string') return Object.values(list).flatMap(priceRows)
  const [first = ''] = Object.values(others).filter((each) => typeof each === 'string')
  return [{ service: typeof others.service === 'string' ? others.service : first, price }]
}

/** What the list says of all its prices; undefined where its shape has no such place. */
export function priceNote(list: unknown): string | undefined {
  const { note } = (list ?? {}) as { readonly note?: unknown }
  return typeof note === 'string' ? note : undefined
}
