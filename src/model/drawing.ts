// What drawing a page needs besides its plan: the addresses and sizes of hashed assets, the islands, the template.
import type { FunctionComponent, ReactNode } from 'react'

/** A picture as the asset stage prepared it: every address and size a `<picture>` needs. */
export interface PreparedPicture {
  readonly width: number
  readonly height: number
  /** Placeholder colour, #rrggbb. */
  readonly color: string
  readonly fallback: string
  readonly fallbackSrcset: string
  readonly sources: readonly { readonly type: string; readonly srcset: string }[]
}

/** Addresses from the root of the site. */
export interface Assets {
  /** Island name -> address of its script. */
  readonly islands: Readonly<Record<string, string>>
  /** Path below content/images -> picture. */
  readonly pictures: Readonly<Record<string, PreparedPicture>>
}

/** Island components by name, as templates/islands/ holds them. */
export type Islands = Readonly<Record<string, FunctionComponent<never>>>

/** A page template, as far as drawing goes. */
export interface Template {
  draw(view: unknown): ReactNode
  cardPicture?(page: CardView): ReactNode
}

/** What the picture of a page's social card is drawn from. `D` is the data its template uses. */
export interface CardView<D = unknown> {
  readonly path: string
  /** Empty: the page has none. */
  readonly icon: string
  /** The drawings (SVG) that the page's YAML names, by path below content/images; first the one fewest pages show. */
  readonly pictures: readonly string[]
  readonly data: D
  /** A drawing as a data URL. */
  source(picture: string): string
}
