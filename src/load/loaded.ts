// The result of load: a loaded site.
import type { z } from 'zod'
import type { Content, Path } from '../model/content.ts'
import type { Fields, Shapes } from '../model/schemas/fields.ts'
import { untagged } from '../model/source-map.ts'
import type { Places } from './places.ts'

/** A loaded site: its content, and what the files of its pages are loaded with. */
export interface LoadedSite extends Content {
  readonly others: ReadonlyMap<string, LoadedSite>
  /** The counts of pages, if a file that is not a page names one; else ''. */
  readonly sharedCounts: string
  readonly shapes: Shapes
  readonly fields: Fields
  /** The names of the files in `content/<collection>/`. */
  readonly slugs: ReadonlyMap<string, ReadonlySet<string>>
  readonly pictures: ReadonlySet<string>
  /** The schema of the pages of a template, with or without their own slugs. Throws what the template throws. */
  schemaOf(template: string, hasSlug: boolean): z.ZodType
  /** Positions in a file; inherited values have their positions in the file that defines them. */
  placesOf(file: string): Places
  /** Whether a file that is not a page defines the value at a path itself, rather than inheriting it. */
  says(file: string, path: Path): boolean
  /** Begins a file: the tags of the following texts name it, and its positions are looked up again. */
  begin(file: string): void
}

/** The site without source tags. */
export const untaggedSite = (site: LoadedSite): LoadedSite => ({
  ...site,
  site: untagged(site.site),
  data: untagged(site.data),
  faqs: untagged(site.faqs),
  values: untagged(site.values),
  others: new Map([...site.others].map(([language, other]) => [language, untaggedSite(other)])),
})
