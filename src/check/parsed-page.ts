// A built page, parsed once: elements and texts in document order with their offsets. Rules read this instead of HTML.
import type { Path } from '../model/data.ts'

/** The greatest size of a page's HTML in bytes as brotli: with its inlined style it arrives in one round trip. */
export const PAGE_BYTES = 12_000

/** A part of a built page: offsets into its HTML, in UTF-16 units. */
export interface Span {
  readonly start: number
  readonly end: number
}

export interface PageElement extends Span {
  readonly name: string
  /** Attribute values with character references decoded; names in lower case. */
  readonly attributes: Readonly<Record<string, string>>
  /** End of the start tag. */
  readonly open: number
  /** Index of the parent in `elements`; -1 for the root. */
  readonly parent: number
  readonly index: number
}

export interface TextRun extends Span {
  /** Decoded. */
  readonly text: string
  /** Index of the parent element. */
  readonly parent: number
}

/** One page, parsed. */
export interface ParsedPage {
  /** Address from the root: '/services/front-door'. */
  readonly path: string
  /** File in the output folder. */
  readonly file: string
  /** The YAML file the page is made from. */
  readonly from: string
  readonly html: string
  readonly elements: readonly PageElement[]
  readonly texts: readonly TextRun[]
  /** Elements of one name, in order. */
  all(name: string): readonly PageElement[]
  /** Text of an element and its descendants without script, style, noscript and template; white space is folded. */
  textOf(element: PageElement): string
  /** The nearest ancestor with one of the names. */
  inside(inner: { readonly parent: number }, ...names: string[]): PageElement | undefined
  /** `content` of the meta elements with this name or property. */
  meta(name: string): readonly { readonly content: string; readonly element: PageElement }[]
  /** The texts of `main` in order, without navigation and forms. */
  readonly main: readonly TextRun[]
  /** The texts of the page's own file that its HTML does not contain, head and data included. */
  readonly unshown: readonly Path[]
  /** The YAML files whose texts it shows; embeds and inherited texts with their path: `site.yaml embeds.map.why`. */
  readonly files: readonly string[]
}

/** A fault that html-validate reports. */
export interface MarkupFault {
  /** The rule of html-validate. */
  readonly rule: string
  readonly text: string
  /** The tag as it is written in the page. */
  readonly tag: string
  readonly span: Span
}

/** A link or another reference to this site, with its address as written. */
export interface PageLink {
  readonly href: string
  /** Whether it is in a header, navigation, footer, aside or dialog. */
  readonly nav: boolean
  readonly kind: 'link' | 'asset'
  /** The words of a link, or the name of the element. */
  readonly text: string
}

/** The part of a built page that rules of the site read: small enough for tens of thousands. */
export interface PageSummary {
  readonly path: string
  readonly from: string
  /** The YAML files whose texts it shows; embeds and inherited texts with their path: `site.yaml embeds.map.why`. */
  readonly files: readonly string[]
  readonly title: string
  readonly description: string
  readonly indexable: boolean
  readonly h1: string
  /** Ids that links may refer to. */
  readonly ids: readonly string[]
  /** In document order, those of navigation first. */
  readonly links: readonly PageLink[]
  /** Number of words of the main text. */
  readonly words: number
  /** Hashes of the sentences of the main text, with the page's own names and all numbers masked. */
  readonly sentences: readonly number[]
  /** The img elements: address as written, and the size that they state. */
  readonly pictures: readonly (Span & {
    readonly src: string
    readonly width: string | undefined
    readonly height: string | undefined
  })[]
  /** The spans of title, description and heading. */
  readonly spans: {
    readonly title?: Span
    readonly description?: Span
    readonly h1?: Span
  }
}
