// What load hands on: the content of a site, validated, with claims filled in and references checked.

import type { Question } from './card.ts'
import type { Place } from './problem.ts'
import type { Entry } from './schemas/content-schemas.ts'
import type { Routes } from './schemas/routes.ts'
import type { Site } from './schemas/site.ts'

/** Keys and list positions from the root of a file to a value. */
export type Path = readonly (string | number)[]

/** A YAML file that becomes a page, by its name alone. */
export interface PageSource {
  readonly file: string
  readonly slug: string
  readonly collection: string
  /** Index of its route in content/routes.yaml. */
  readonly route: number
}

/** A page's file, validated. */
export interface ContentDocument extends PageSource {
  /** The template that draws it. */
  readonly template: string
  readonly entry: Entry & Readonly<Record<string, unknown>>
}

/** What is held of every page's file; its entry is read again where it is drawn. Plain data. */
export interface DocumentRecord extends PageSource {
  readonly template: string
  readonly name: string
  readonly summary: string
  readonly detail: string
  readonly icon: string
  readonly inflections: Readonly<Record<string, string>>
  readonly title: string
  readonly keywords: readonly string[]
  readonly robots: string
  /** Title and promise of the social card, where they differ from the page's. */
  readonly social: { readonly title?: string | undefined; readonly line?: string | undefined }
  readonly questionsFrom?: string | undefined
  /** Entries it refers to, as `collection/slug`, sorted. */
  readonly references: readonly string[]
  /** Pictures it names, sorted. */
  readonly pictures: readonly string[]
  /** Every character of its headings, each once, sorted. */
  readonly headings: string
  readonly placeholders: readonly { readonly path: Path; readonly value: unknown }[]
  readonly ignore: readonly { readonly rule: string; readonly about?: string | undefined }[]
  /** Digest of the file's bytes. */
  readonly digest: string
}

/** A value tagged `!placeholder`: it is not real yet. */
export interface Placeholder {
  readonly file: string
  readonly path: Path
  readonly value: unknown
  readonly at: Place
}

/** Everything the YAML says but for the pages' own files. */
export interface Content {
  readonly site: Site
  readonly routes: Routes
  /** Every page's file, in the order of the routes. */
  readonly sources: readonly PageSource[]
  readonly faqs: ReadonlyMap<string, readonly Question[]>
  /** Values of content/<name>.yaml, by name. */
  readonly data: ReadonlyMap<string, unknown>
  /** What `{name}` in a text becomes. */
  readonly tokens: ReadonlyMap<string, string>
  readonly placeholders: readonly Placeholder[]
  /** Validated values by file, for whoever must map a value back to its line. */
  readonly values: ReadonlyMap<string, unknown>
  /** Where a value of a file stands: its own line, or the route's default it took. */
  at(file: string, path: Path, part?: 'key' | 'value'): Place
  /** A scalar as it was typed, with its claims unfilled. */
  source(file: string, path: Path): string | undefined
}
