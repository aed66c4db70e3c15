// content/prices.yaml -> the rows and the note of the price list, whatever shape the site's own templates give it. Pure.

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
