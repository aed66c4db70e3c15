// The content of a site as it is loaded, and what the texts of a language are validated against.
import type { Content } from '../model/content.ts'
import type { FieldContext, Shapes } from '../model/schemas/fields.ts'
import type { Site } from '../model/schemas/site.ts'
import { type Tagger, untagged } from '../model/source-map.ts'
import type { Layer } from './places.ts'

/** The values that the files of pages are validated against. With mistakes in site.yaml, nothing else is loaded. */
export interface LoadedContent extends Omit<Content, 'site' | 'others'>, Pick<Site, 'urls' | 'templates'> {
  readonly others: ReadonlyMap<string, LoadedContent>
  /** The names of the files in `content/<collection>/`. */
  readonly slugs: ReadonlyMap<string, ReadonlySet<string>>
  readonly pictures: ReadonlySet<string>
  /** The files that a file inherits values from, the nearest first. */
  readonly layers: ReadonlyMap<string, readonly Layer[]>
  /** Addresses of pages in the first language -> their addresses in this language; empty in the first. */
  readonly addresses: ReadonlyMap<string, string>
}

/** The content of a site. Plain data, so workers receive a copy. */
export interface LoadedSite extends LoadedContent, Content {
  readonly others: ReadonlyMap<string, LoadedSite>
}

/** Whether site.yaml has no mistakes in any language. */
export const isWhole = (loaded: LoadedContent): loaded is LoadedSite =>
  'site' in loaded && [...loaded.others.values()].every(isWhole)

/** The site without source tags. */
export const untaggedSite = (site: LoadedSite): LoadedSite => ({
  ...site,
  site: untagged(site.site),
  data: untagged(site.data),
  faqs: untagged(site.faqs),
  values: untagged(site.values),
  others: new Map([...site.others].map(([language, other]) => [language, untaggedSite(other)])),
})

/** The names in texts of one language, and the form of their addresses. */
type Names = Pick<LoadedContent, 'tokens' | 'slugs' | 'pictures' | 'addresses' | 'urls'>

/** The values that texts of one language are validated against. */
export const contextOf = (
  { tokens, slugs, pictures, addresses, urls }: Names,
  { icons, sections }: Shapes,
  tagger: Tagger | undefined,
): FieldContext => ({ tokens, slugs, pictures, addresses, urls, icons, sections, tag: tagger?.tag })
