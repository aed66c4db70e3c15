// The legal identity of site.yaml without placeholders: a made-up register number would be a false statement.
import { translationOf } from '../model/content.ts'
import { type Path, valueAt } from '../model/data.ts'
import type { Site } from '../model/schemas/site.ts'
import type { Parsed } from './yaml/fast/reader.ts'

/** The paths of site.yaml that are tagged `!placeholder`, without those that a translation replaces. */
export function taggedIn(parsed: ReadonlyMap<string, Parsed>, language: string | undefined): readonly Path[] {
  const base = parsed.get('site.yaml')?.placeholders ?? []
  const translation = language === undefined ? undefined : parsed.get(translationOf('site.yaml', language))
  return translation
    ? [...translation.placeholders, ...base.filter((path) => valueAt(translation.data, path) === undefined)]
    : base
}

/** The site without the placeholders of its identity. */
export function asStated(site: Site, tagged: readonly Path[]): Site {
  if (!site.business.legal) return site
  const isKnown = (...path: Path) =>
    !tagged.some((tag) => tag.every((key, i) => key === ['business', 'legal', ...path][i]))
  const { credentials = [], ...numbers } = site.business.legal
  const proven = credentials.filter((_, i) => isKnown('credentials', i, 'name') && isKnown('credentials', i, 'value'))
  const stated = Object.entries({ ...numbers, ...(proven.length > 0 && { credentials: proven }) })
  const real = stated.filter(([key]) => isKnown(key))
  const legal = real.length > 0 ? Object.fromEntries(real) : undefined
  return { ...site, business: { ...site.business, legal } }
}
