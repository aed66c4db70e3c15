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
  const targets = (page: PageSummary): readonly string[] => {
    const links = isErrorPage(page.path) ? [] : page.links.filter(({ kind }) => kind === 'link')
    const found = links.flatMap((link) => {
      const own = ownLink(page, link)?.own
      return own === undefined ? [] : [withSlash(withoutQuery(own), site.urls.trailingSlash)]
    })
    const paths = new Set(found.map((address) => moved.get(address) ?? address))
    return [...paths].filter((path) => path !== page.path && byPath.has(path))
  }
  const linked = new Set(summaries.flatMap(targets))
  const depth = new Map([['/', 0]])
  const before = new Map<string, string>()
  for (const [path, clicks] of depth) {
    const page = byPath.get(path)
    for (const target of page ? targets(page) : []) {
      if (depth.has(target)) continue
      depth.set(target, clicks + 1)
      before.set(target, path)
    }
  }
  return { depth, before, linked }
}
