// Links to pages as cards, and questions: plain data that templates render.
import type { Path } from './data.ts'

/** A page as other pages show it in a link. */
export interface Card {
  readonly slug: string
  readonly path: string
  readonly name: string
  readonly summary: string
  readonly detail: string
  readonly icon: string
  readonly inflections: Readonly<Record<string, string>>
  /** The days of publication and of the last change of a dated page, and its author by id. */
  readonly date?: string | undefined
  readonly updated?: string | undefined
  readonly author?: string | undefined
  /** The photo of the page, or that of its top. */
  readonly photo?: { readonly file: string; readonly alt: string } | undefined
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

/** A reference to an entry without a page: its path in the entry, and the name of the other as collection/slug. */
export interface Cardless {
  readonly path: Path
  readonly name: string
}

/** The first reference without a card that is not an item of a list. A template gets undefined for it. */
export function cardlessIn(value: unknown, cards: ReadonlyMap<string, Card>, path: Path = []): Cardless | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if ('$ref' in value) return cards.has(String(value.$ref)) ? undefined : { path, name: String(value.$ref) }
  for (const [key, inner] of Object.entries(value)) {
    if (Array.isArray(value) && lacksCard(inner, cards)) continue
    const cardless = cardlessIn(inner, cards, [...path, Array.isArray(value) ? Number(key) : key])
    if (cardless) return cardless
  }
  return undefined
}

/** Whether a value is, or has as a field, a reference to an entry without a page. */
const lacksCard = (value: unknown, cards: ReadonlyMap<string, Card>) =>
  typeof value === 'object' &&
  value !== null &&
  [value, ...Object.values(value)].some(
    (field) => typeof field === 'object' && field !== null && '$ref' in field && !cards.has(String(field.$ref)),
  )
