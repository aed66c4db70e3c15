// The plan: every page decided before any is drawn. All of it plain data, so that it can be hashed, cached and sent to a worker.

import type { Phone } from './business.ts'
import type { Card, Question } from './content.ts'
import type { Place } from './problem.ts'
import type { Site } from './site.ts'

export interface Head {
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  readonly robots: string
  /** Absolute. */
  readonly canonical: string
  /** Open Graph and Twitter tags: property or name -> content. */
  readonly social: Readonly<Record<string, string>>
  /** JSON-LD: one @graph, or nothing. */
  readonly graph: readonly Readonly<Record<string, unknown>>[]
}

export interface Crumb {
  readonly name: string
  readonly path: string
}

/** A page, decided but not drawn. */
export interface Page {
  /** Address from the root, by the site's slash policy: '/services/front-door'. */
  readonly path: string
  /** Name of a file in templates/pages/. */
  readonly template: string
  readonly head: Head
  readonly props: PageProps
  /** The file whose history dates the page and whose lines findings point at. */
  readonly from: Place
  /** Files whose history dates the page: its own, the question group it shows, the data it draws. Cards of other entries are theirs to date. */
  readonly sources: readonly string[]
}

/** What a page template draws from. JSON. */
export interface PageProps {
  readonly path: string
  readonly entry: Readonly<Record<string, unknown>>
  readonly data: Readonly<Record<string, unknown>>
  readonly crumbs: readonly Crumb[]
  readonly questions: readonly Question[]
  readonly phone: Phone
}

export interface Redirect {
  readonly from: string
  readonly to: string
  readonly status: 301 | 302 | 307 | 308
  readonly at: Place
}

export interface Plan {
  readonly site: Site
  readonly pages: readonly Page[]
  readonly redirects: readonly Redirect[]
  /** What the layout of every page reads besides its own props. JSON. */
  readonly shared: Shared
}

/** What every page of a site shares. */
export interface Shared {
  readonly site: Site
  readonly labels: Readonly<Record<string, unknown>>
  /** The year of the copyright line, from the build date. */
  readonly year: number
  readonly cards: Readonly<Record<string, readonly Card[]>>
}
