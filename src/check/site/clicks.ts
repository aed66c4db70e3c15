// Counts how many clicks each page is from the home page.
import { isErrorPage, withSlash } from '../../model/address.ts'
import type { PageSummary } from '../../model/checks/page-facts.ts'
import type { SiteContext } from '../../model/checks/rule.ts'
import { withoutQuery } from './addresses.ts'
import { ownLinkIn } from './links.ts'

export interface Clicks {
  /** Clicks from the home page by path; a page without an entry cannot be reached. */
  readonly depth: ReadonlyMap<string, number>
  /** The page before each page on the shortest way. */
  readonly before: ReadonlyMap<string, string>
  /** Pages that another page links to. */
  readonly linked: ReadonlySet<string>
}

/** Counts clicks. Redirects are followed, and error pages count as no way. */
export function clicksOf(context: Pick<SiteContext, 'site' | 'redirects' | 'summaries'>): Clicks {
  const { site, redirects, summaries } = context
  const byPath = new Map(summaries.map((page) => [page.path, page]))
  const moved = new Map(redirects.map(({ from, to }) => [from, withoutQuery(to)]))
  const ownLink = ownLinkIn(context)
  /** The pages that a page links to, except itself. */
  const targets = (page: PageSummary | undefined) => {
    const found = new Set<string>()
    for (const link of page && !isErrorPage(page.path) ? page.links : []) {
      const own = link.kind === 'link' && page ? ownLink(page, link)?.own : undefined
      const address = own === undefined ? '' : withSlash(withoutQuery(own), site.urls.trailingSlash)
      const path = moved.get(address) ?? address
      if (path !== page?.path && byPath.has(path)) found.add(path)
    }
    return found
  }
  const linked = new Set(summaries.flatMap((page) => [...targets(page)]))
  const depth = new Map([['/', 0]])
  const before = new Map<string, string>()
  for (const [path, clicks] of depth)
    for (const target of targets(byPath.get(path))) {
      if (depth.has(target)) continue
      depth.set(target, clicks + 1)
      before.set(target, path)
    }
  return { depth, before, linked }
}
