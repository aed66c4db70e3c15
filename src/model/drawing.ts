// The input of rendering except the plan: hashed assets, islands and templates of pages and social cards.
import type { FunctionComponent, ReactNode } from 'react'
import type { PageProps, Shared } from './plan.ts'
import type { Site } from './schemas/site.ts'

/** The data of one `<picture>`, as plain JSON. Addresses start at the root of the site (`/assets/…`). */
export interface PreparedPicture {
  /** Pixels of the upright original; for an SVG, its own size. */
  readonly width: number
  readonly height: number
  /** For `src`: one file in the original's format (WebP for an AVIF, which not every browser reads). */
  readonly fallback: string
  /** One `<source>` each, best first, with widths: `/assets/a-480.….avif 480w, …`. Empty for an SVG. */
  readonly sources: readonly { readonly type: string; readonly srcset: string }[]
}

/** Addresses from the root of the site. */
export interface Assets {
  /** Addresses of scripts by the name of their island. */
  readonly islands: Readonly<Record<string, string>>
  /** Pictures by path below content/images. */
  readonly pictures: Readonly<Record<string, PreparedPicture>>
}

/** Rules of the linked stylesheet that a page inlines too if its first screen shows a component that they are for. */
export interface StylesBelow {
  readonly css: string
  /** Lists of classes: a page that has all of one list needs the rules. */
  readonly needs: readonly (readonly string[])[]
}

/** Island components by name, as templates/islands/ holds them. */
export type Islands = Readonly<Record<string, FunctionComponent<never>>>

/** A page template, as far as drawing goes. */
export interface Template {
  draw(view: unknown): ReactNode
}

/** The blocks of sections by name, as templates/sections/ holds them, as far as drawing goes. */
export type SectionTemplates = Readonly<
  Record<
    string,
    {
      draw(view: never, section: never): ReactNode
      node?(section: never, page: SectionPage): Readonly<Record<string, unknown>> | undefined
    }
  >
>

/** Where a section is, for structured data: the address of its page, with its anchor, and the site. */
export interface SectionPage {
  readonly url: string
  readonly site: Site
}

/** The input of the body of a page. */
export interface BodyWork {
  readonly template: Template
  readonly props: PageProps
  readonly shared: Shared
  readonly assets: Assets
  readonly islands: Islands
  readonly sections: SectionTemplates
}

/** A template of social cards, as far as drawing goes. */
export interface CardTemplate {
  readonly uses?: readonly string[]
  draw(view: CardView): ReactNode
}

/** The size that every network crops least (1.91 : 1), in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** The words of a social card: composed letters, single spaces; '' if there are none. */
export interface CardWords {
  readonly title: string
  /** The business. */
  readonly name: string
  /** As shown, not as dialled. */
  readonly phone: string
  /** The short promise below the title. */
  readonly line: string
}

/** The input of the template of a social card. `D` is the data that it uses. */
export interface CardView<D = unknown> extends CardWords {
  readonly path: string
  /** The page template. */
  readonly template: string
  /** '' if the page has none. */
  readonly icon: string
  /** `theme.card` of site.yaml. */
  readonly theme: Site['theme']['card']
  /** The SVG files that the page's YAML names, by path below content/images; first the one that fewest pages show. */
  readonly pictures: readonly string[]
  readonly data: D
  /** The logo for light grounds as a data URL, if `brand` of site.yaml has one. */
  readonly logo?: string
  /** Returns a file of content/images as a data URL. */
  source(picture: string): string
  /** Breaks a text into lines and chooses its size, for one of the weights of the font: 500 or 700. */
  fit(text: string, weight: CardWeight, box: TextBox): FittedText
  /** The width of a line in pixels, without kerning. */
  width(text: string, weight: CardWeight, size: number): number
}

export type CardWeight = 500 | 700

/** The box of a text. Lengths are in pixels, `sizes` are font sizes to try, largest first. */
export interface TextBox {
  readonly sizes: readonly number[]
  readonly width: number
  /** The most lines; without it, `height` and `lineHeight` (a factor of the font size) decide it for each size. */
  readonly lines?: number
  readonly height?: number
  readonly lineHeight?: number
  /** Ems after each letter. */
  readonly tracking?: number
}

/** A text as it is set. */
export interface FittedText {
  readonly lines: readonly string[]
  readonly size: number
}
