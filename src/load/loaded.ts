// What load is told of templates, and a site as load hands it on.
import type { z } from 'zod'
import type { Content, Path } from '../model/content.ts'
import type { Fields } from '../model/schemas/fields.ts'
import { untagged } from '../model/source-map.ts'
import type { Places } from './yaml/places-in.ts'

/** What load must know of the templates: the content each page needs and the data files there are. */
export interface Shapes {
  readonly pages: Readonly<Record<string, { content(fields: Fields): z.ZodRawShape; uses?: readonly string[] }>>
  /** The blocks that draw sections of pages. */
  readonly sections?: Readonly<Record<string, { content(fields: Fields): z.ZodRawShape; uses?: readonly string[] }>>
  readonly data: Readonly<Record<string, (fields: Fields) => z.ZodType>>
  /** The names an `icon` may have; undefined where the templates do not say. */
  readonly icons?: readonly string[] | undefined
}

/** The fields of the blocks of sections, by the name of the block. */
export const sectionShapes = ({ sections = {} }: Pick<Shapes, 'sections'>) =>
  Object.fromEntries(Object.entries(sections).map(([block, { content }]) => [block, content]))

/** A data file that a page shows: what draws it, and the path of the section that names that block. */
export interface NeededData {
  readonly name: string
  readonly by: string
  readonly path?: Path
}

/** The data files that a template shows, and those of the blocks in the sections of its entry. */
export function neededData(
  { pages, sections = {} }: Shapes,
  template: string,
  entry: Readonly<Record<string, unknown>>,
): NeededData[] {
  const listed = Array.isArray(entry.sections) ? (entry.sections as readonly { readonly block?: string }[]) : []
  return [
    ...(pages[template]?.uses ?? []).map((name) => ({ name, by: `the template "${template}"` })),
    ...listed.flatMap(({ block = '' }, i) =>
      (sections[block]?.uses ?? []).map((name) => ({
        name,
        by: `the block "${block}"`,
        path: ['sections', i, 'block'],
      })),
    ),
  ]
}

/** A site as load hands it on: what its YAML says, and what its pages' files are loaded with. */
export interface LoadedSite extends Content {
  readonly others: ReadonlyMap<string, LoadedSite>
  /** In another language than the first: what its routes give their entries, by the index of the route. */
  readonly ownDefaults: ReadonlyMap<number, Readonly<Record<string, unknown>>>
  readonly shapes: Shapes
  readonly fields: Fields
  /** The names of the files in `content/<collection>/`. */
  readonly slugs: ReadonlyMap<string, ReadonlySet<string>>
  readonly pictures: ReadonlySet<string>
  /** Schemas of templates, made when first needed. */
  readonly schemas: Map<string, z.ZodType>
  /** Positions in a file, with those of its route's defaults for what the file leaves to them. */
  placesOf(file: string): Places
  /** A text that a file leaves to its route or to the first language, as it was typed there. */
  inherited(file: string, path: Path): string | undefined
  /** Whether a file that is no page says something at a path itself, and takes it from no other. */
  says(file: string, path: Path): boolean
  /** Says whose texts are read next: their tags name it, and positions are those of the file as it is then. */
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
