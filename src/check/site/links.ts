// Searches the links of all pages. A site repeats its menu on every page, so each distinct link is examined once.
import type { PageLink, PageSummary } from '../../model/checks/page-facts.ts'
import type { InPage, SiteContext } from '../../model/checks/rule.ts'
import { ownPath } from './addresses.ts'

/** A link to this site. `own` is its address as a path, with query and fragment. */
export interface OwnLink extends PageLink {
  readonly own: string
}

/** Addresses that lead to the same place from every page. */
const FIXED = /^(?:\/|[a-z][a-z\d+.-]*:)/i

/** Identifies the target of a link: equal menus share their links, and a relative address depends on its page. */
const keyOf = ({ path }: PageSummary, link: PageLink): PageLink | string =>
  FIXED.test(link.href) ? link : `${path}\n${link.kind}\n${link.href}\n${link.text}`

type OwnLinks = ReadonlyMap<PageLink | string, OwnLink>

const known = new WeakMap<readonly PageSummary[], OwnLinks>()

/** The distinct links to this site, for all rules that ask. */
function ownLinks({ site, summaries }: Pick<SiteContext, 'site' | 'summaries'>): OwnLinks {
  const cached = known.get(summaries)
  if (cached) return cached
  const seen = new Set<PageLink | string>()
  const links = new Map<PageLink | string, OwnLink>()
  for (const page of summaries)
    for (const link of page.links) {
      const key = keyOf(page, link)
      if (seen.has(key)) continue
      seen.add(key)
      const own = ownPath(link.href, page.path, site.origin)
      if (own !== undefined) links.set(key, { ...link, own })
    }
  known.set(summaries, links)
  return links
}

/** A function from a link of a page to the same with its address as a path; undefined if it leads elsewhere. */
export function ownLinkIn(context: Pick<SiteContext, 'site' | 'summaries'>) {
  const links = ownLinks(context)
  return (page: PageSummary, link: PageLink): OwnLink | undefined => links.get(keyOf(page, link))
}

/**
 * Yields the links to this site for which `examine` has a result, with that result, their page and their place.
 * `examine` is called once for each distinct link.
 */
export function* linksWith<T>(
  context: Pick<SiteContext, 'site' | 'summaries'>,
  examine: (link: OwnLink) => T | undefined,
): Generator<{ readonly page: PageSummary; readonly link: OwnLink; readonly found: T; readonly at: InPage }> {
  const results = new Map<PageLink | string, { readonly link: OwnLink; readonly found: T }>()
  for (const [key, link] of ownLinks(context)) {
    const found = examine(link)
    if (found !== undefined) results.set(key, { link, found })
  }
  if (results.size === 0) return
  for (const page of context.summaries) {
    const times = new Map<string, number>()
    for (const link of page.links) {
      const result = results.get(keyOf(page, link))
      if (!result) continue
      const equal = `${link.nav}\n${link.kind}\n${link.href}\n${link.text}`
      const nth = times.get(equal) ?? 0
      times.set(equal, nth + 1)
      yield { page, ...result, at: { page: page.path, link, nth, value: link.href } }
    }
  }
}
