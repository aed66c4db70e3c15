// What load hands on: the content of a site, validated, with claims filled in and references checked.
import type { Entry, Question } from './content.ts'
import type { Place } from './problem.ts'
import type { Routes } from './routes.ts'
import type { Site } from './site.ts'

/** Keys and list positions from the root of a file to a value. */
export type Path = readonly (string | number)[]

/** One YAML file that becomes a page. */
export interface Document {
  readonly file: string
  readonly slug: string
  readonly collection: string
  /** The template that draws it. */
  readonly template: string
  /** Index of its route in content/routes.yaml. */
  readonly route: number
  readonly entry: Entry & Readonly<Record<string, unknown>>
}

/** A value tagged `!placeholder`: it is not real yet. */
export interface Placeholder {
  readonly file: string
  readonly path: Path
  readonly value: unknown
  readonly at: Place
}

/** Everything the YAML says. */
export interface Content {
  readonly site: Site
  readonly routes: Routes
  readonly documents: readonly Document[]
  readonly faqs: ReadonlyMap<string, readonly Question[]>
  /** Values of content/<name>.yaml, by name. */
  readonly data: ReadonlyMap<string, unknown>
  /** What `{name}` in a text becomes. */
  readonly facts: ReadonlyMap<string, string>
  readonly placeholders: readonly Placeholder[]
  /** Validated values by file, for whoever must map a value back to its line. */
  readonly values: ReadonlyMap<string, unknown>
  /** Where a value of a file stands: its own line, or the route's default it took. */
  at(file: string, path: Path, part?: 'key' | 'value'): Place
  /** A scalar as it was typed, with its claims unfilled. */
  source(file: string, path: Path): string | undefined
}
