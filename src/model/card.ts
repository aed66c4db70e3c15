// What pages show of one another, and the questions they answer: plain data that templates draw.

/** A page as a link elsewhere shows it. */
export interface Card {
  readonly slug: string
  readonly path: string
  readonly name: string
  readonly summary: string
  readonly detail: string
  readonly icon: string
  readonly inflections: Readonly<Record<string, string>>
}

export interface Question {
  readonly id?: string
  readonly question: string
  readonly answer: string
}

/** Replaces references with the cards of the entries they name. */
export function withCards(value: unknown, cards: ReadonlyMap<string, Card>): unknown {
  if (Array.isArray(value)) return value.map((item) => withCards(item, cards))
  if (typeof value !== 'object' || value === null) return value
  if ('$ref' in value) return cards.get(String(value.$ref))
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withCards(inner, cards)]))
}
