// The legal identity of site.yaml without placeholders: a made-up register number would be a false statement.
import { type Path, translationOf, valueAt } from '../model/content.ts'
import type { Site } from '../model/schemas/site.ts'
import type { Parsed } from './yaml/parse.ts'

type Legal = Site['business']['legal']

/** The identity without its placeholders. `tagged` are the paths of site.yaml that are tagged `!placeholder`. */
function knownIdentity(legal: Legal, tagged: readonly Path[]): Legal {
  const known = (...path: Path) => {
    const whole = ['business', 'legal', ...path]
    return !tagged.some((tag) => tag.length <= whole.length && tag.every((key, i) => key === whole[i]))
  }
  if (!legal) return undefined
  const { credentials = [], ...numbers } = legal
  const stated = Object.entries(numbers).filter(([key]) => known(key))
  const proven = credentials.filter((_, i) => known('credentials', i, 'name') && known('credentials', i, 'value'))
  if (stated.length === 0 && proven.length === 0) return undefined
  return { ...Object.fromEntries(stated), ...(proven.length > 0 && { credentials: proven }) }
}

/** The paths of site.yaml that are tagged `!placeholder`, without those that a translation replaces. */
export function taggedIn(parsed: ReadonlyMap<string, Parsed>, language: string | undefined): readonly Path[] {
  const base = parsed.get('site.yaml')?.placeholders ?? []
  const own = language === undefined ? undefined : parsed.get(translationOf('site.yaml', language))
  return own ? [...own.placeholders, ...base.filter((path) => valueAt(own.data, path) === undefined)] : base
}

/** The site without the placeholders of its identity; undefined, if site.yaml is invalid, stays undefined. */
export function asStated(site: Site | undefined, tagged: readonly Path[]): Site {
  const legal = knownIdentity(site?.business.legal, tagged)
  return (site && { ...site, business: { ...site.business, legal } }) as Site
}
