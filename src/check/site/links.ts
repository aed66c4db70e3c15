// Searches the links of all pages. A site repeats its menu on every page, so each distinct link is examined once.
import { memoize } from '../../runtime/memoize.ts'
import type { PageLink, PageSummary } from '../parsed-page.ts'
import type { Finding, SiteContext } from '../rule.ts'
import { findingAt, type TextFault } from '../text/each-text.ts'
import { ownPath } from './addresses.ts'

/** A link to this site. `own` is its address as a path, with query and fragment. */
export interface OwnLink extends PageLink {
  readonly own: string
}

/** Addresses that lead to the same page from every page. */
const FIXED = /^(?:\/|[a-z][a-z\d+.-]*:)/i

/** Identifies the target of a link: equal menus share their links, and a relative address depends on its page. */
const keyOf = ({ path }: PageSummary, link: PageLink): PageLink | string =>
  FIXED.test(link.href) ? link : `${path}\n${link.kind}\n${link.href}\n${link.text}`

type OwnLinks = ReadonlyMap<PageLink | string, OwnLink>

/** The distinct links to this site, for all rules that ask. */
const ownLinks = memoize((context: Pick<SiteContext, 'site' | 'summaries'>): OwnLinks => {
  const { site, summaries } = context
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
  return links
})

/** A function from a link of a page to the same with its address as a path; undefined if it leads elsewhere. */
export function ownLinkIn(context: Pick<SiteContext, 'site' | 'summaries'>) {
  const links = ownLinks(context)
  return (page: PageSummary, link: PageLink): OwnLink | undefined => links.get(keyOf(page, link))
}

/**
 * Yields the faults that `examine` finds in links to this site, each on every page that has the link. `examine` is called
 * once for each distinct link.
 */
export function* faultsOfLinks(
  context: Pick<SiteContext, 'site' | 'summaries'>,
  examine: (link: OwnLink) => TextFault | undefined,
): Generator<Finding> {
  const faults = new Map<PageLink | string, TextFault>()
  for (const [key, link] of ownLinks(context)) {
    const fault = examine(link)
    if (fault) faults.set(key, fault)
  }
  for (const page of faults.size === 0 ? [] : context.summaries) {
    const times = new Map<string, number>()
    for (const link of page.links) {
      const fault = faults.get(keyOf(page, link))
      if (!fault) continue
      const equal = `${link.nav}\n${link.kind}\n${link.href}\n${link.text}`
      const nth = times.get(equal) ?? 0
      times.set(equal, nth + 1)
      yield findingAt({ page: page.path, link, nth, value: link.href }, fault)
    }
  }
}
