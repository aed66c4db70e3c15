// The plan: every page decided before any is drawn. It is plain data, so it can be hashed, cached and sent to workers.

import { fileOf } from './address.ts'
import type { Card, Cardless, Question } from './card.ts'
import type { PageRecord } from './content.ts'
import type { Place } from './problem.ts'
import type { Phone } from './schemas/business.ts'
import type { Site } from './schemas/site.ts'

/** A page in another language, and the page itself among them. */
export interface Twin {
  /** ISO 639-1. */
  readonly language: string
  readonly path: string
  /** It has `noindex`. */
  readonly hidden?: true
}

/**
 * The values of hreflang for an indexable page, and the path of each: every page names all its languages, itself
 * included; x-default is for all other readers and leads to the first language (Google, Localized versions of your
 * pages, read 2026-11).
 */
export function alternatesOf(twins: readonly Twin[]): readonly { readonly hreflang: string; readonly path: string }[] {
  const shown = twins.filter(({ hidden }) => !hidden)
  if (!shown[0] || shown.length < 2) return []
  const all = shown.map(({ language, path }) => ({ hreflang: language, path }))
  return [...all, { hreflang: 'x-default', path: shown[0].path }]
}

export interface Head {
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  readonly robots: string
  /** Absolute. */
  readonly canonical: string
  /** The page in every language it has, by the value of hreflang, including x-default. */
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[]
  /** The content of Open Graph and Twitter tags by property or name; a list makes one tag for each item. */
  readonly social: Readonly<Record<string, string | readonly string[]>>
  /** JSON-LD: one @graph, or nothing. */
  readonly graph: readonly Readonly<Record<string, unknown>>[]
}

export interface Crumb {
  readonly name: string
  readonly path: string
  /** ISO 639-1, if its page is in another language: for `lang`. */
  readonly language?: string
}

/** The plan's record of a page: its address, its parents and its source files. */
export interface PlannedPage {
  /** Address from the root, by the site's slash policy: '/services/front-door'. */
  readonly path: string
  /** The page in each language, its own included, in the order of site.yaml; empty if it exists in one language. */
  readonly twins: readonly Twin[]
  readonly record: PageRecord
  readonly crumbs: readonly Crumb[]
  /** Address of the home page in its language, or in the first language if its own has none. */
  readonly home: string
  /** The name of its phone among those of the business. */
  readonly phone: string
  /** Names of the areas with pages, if the page is about a service and there are at most fifty areas. */
  readonly serves: readonly string[]
  /**
   * Files whose history dates the page: its own, the question group it shows, the data it draws. Cards of other entries
   * are theirs to date.
   */
  readonly sources: readonly string[]
}

/** A page, decided but not drawn. */
export interface PageView {
  readonly path: string
  /** ISO 639-1. */
  readonly language: string
  /** Name of a file in templates/pages/. */
  readonly template: string
  readonly head: Head
  readonly props: PageProps
  /** The file whose lines findings point at. */
  readonly from: Place
  /** A reference to a page that is not shown, for the report if the template cannot do without it. */
  readonly cardless?: Cardless
}

/** The props of a page template. JSON. */
export interface PageProps {
  readonly path: string
  /** Address of the home page in the language of the page, or in the first language if its own has none. */
  readonly home: string
  /** The page in each language, its own included, with the name of the language in itself; empty if it is in one. */
  readonly languages: readonly (Twin & { readonly name: string })[]
  readonly entry: Readonly<Record<string, unknown>>
  readonly data: Readonly<Record<string, unknown>>
  readonly crumbs: readonly Crumb[]
  readonly questions: readonly Question[]
  readonly phone: Phone
}

export interface Redirect {
  /** A path; with `query`, the path, a question mark and the query. */
  readonly from: string
  /** The parameter of the old address, as `name=value`: requests with it are redirected, whatever else they ask. */
  readonly query?: string
  readonly to: string
  readonly status: 301 | 302 | 307 | 308
  /** It has no HTML page: it has a query, or, on disks that ignore case, that would be the file of another page. */
  readonly hostOnly?: true
  readonly at: Place
}

export interface Plan {
  /** The site in its first language, and in the others by their codes. */
  readonly site: Site
  readonly others: ReadonlyMap<string, Pick<Plan, 'site' | 'cards' | 'collections'> & { readonly home: string }>
  /** Sorted by path. */
  readonly pages: readonly PlannedPage[]
  readonly redirects: readonly Redirect[]
  /** The files of pages that are not shown on the day of the build, by address. */
  readonly hidden: ReadonlyMap<string, string>
  /** The addresses of pages that cannot be read: their files have mistakes. */
  readonly unread: ReadonlySet<string>
  /** Cards in the first language by entry, as `collection/slug`. */
  readonly cards: ReadonlyMap<string, Card>
  /** The same by collection: those its route puts first, then the others by name in the site's language. */
  readonly collections: Shared['cards']
}

/**
 * The card of an entry on pages in a language. An entry without a page in it has the card of the first language, which
 * then says so.
 */
export function cardIn({ site, others, cards }: Plan, language: string, name: string): Card | undefined {
  const first = cards.get(name)
  const translation = others.get(language)
  return translation ? (translation.cards.get(name) ?? (first && { ...first, language: site.language })) : first
}

/** The page at an address. */
export const pageAt = (pages: Plan['pages'], address: string): PlannedPage | undefined =>
  pages.find(({ path }) => path === address)

/** The page that is written to a file of the output folder. */
export const pageIn = (pages: Plan['pages'], file: string): PlannedPage | undefined =>
  pages.find(({ path }) => fileOf(path) === file)

/** Values that all pages in one language share. */
export interface Shared {
  readonly site: Site
  readonly labels: Readonly<Record<string, unknown>>
  /** The year of the copyright line, from the build date. */
  readonly year: number
  /** Cards by collection: those its route puts first, then the others by name in the site's language. */
  readonly cards: Readonly<Record<string, readonly Card[]>>
}
