// Links to pages as cards, and questions: plain data that templates render.

/** A page as other pages show it in a link. */
export interface Card {
  readonly slug: string
  readonly path: string
  readonly name: string
  readonly summary: string
  readonly detail: string
  readonly icon: string
  readonly inflections: Readonly<Record<string, string>>
  /** ISO 639-1, if the page is in another language than the page with the card: for `lang`. */
  readonly language?: string
}

export interface Question {
  readonly id?: string
  readonly question: string
  readonly answer: string
}

/** Replaces references with the cards of the entries they name. An item of a list without its card is left out. */
export function withCards(value: unknown, cards: ReadonlyMap<string, Card>): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.filter((item) => !lacksCard(item, cards)).map((item) => withCards(item, cards))
  if ('$ref' in value) return cards.get(String(value.$ref))
  const filled: Record<string, unknown> = { ...value }
  for (const key in filled) {
    const inner = filled[key]
    if (typeof inner === 'object') filled[key] = withCards(inner, cards)
  }
  return filled
}

/** Whether a value is, or has as a field, a reference to an entry without a page. */
const lacksCard = (value: unknown, cards: ReadonlyMap<string, Card>) =>
  typeof value === 'object' &&
  value !== null &&
  [value, ...Object.values(value)].some(
    (one) => typeof one === 'object' && one !== null && '$ref' in one && !cards.has(String(one.$ref)),
  )
