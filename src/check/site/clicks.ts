// Counts how many clicks each page is from the home page.
import { isErrorPage, withSlash } from '../../model/address.ts'
import type { PageSummary } from '../../model/checks/page-facts.ts'
import type { SiteContext } from '../../model/checks/rule.ts'
import { once } from '../../runtime/once.ts'
import { withoutQuery } from './addresses.ts'
import { ownLinkIn } from './links.ts'

interface Clicks {
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
  const paged = new Set(summaries.map(({ path }) => path))
  const moved = new Map(redirects.map(({ from, to }) => [from, withoutQuery(to)]))
  const ownLink = ownLinkIn(context)
  const pathOf = once((own) => {
    const address = withSlash(withoutQuery(own), site.urls.trailingSlash)
    return moved.get(address) ?? address
  })
  /** The pages that a page links to, except itself. */
  const targets = (page: PageSummary): readonly string[] => {
    const links = isErrorPage(page.path) ? [] : page.links.filter(({ kind }) => kind === 'link')
    const own = links.flatMap((link) => ownLink(page, link)?.own ?? [])
    return [...new Set(own.map(pathOf))].filter((path) => path !== page.path && paged.has(path))
  }
  const targetsOf = new Map(summaries.map((page) => [page.path, targets(page)]))
  const linked = new Set([...targetsOf.values()].flat())
  const depth = new Map([['/', 0]])
  const before = new Map<string, string>()
  for (const [path, clicks] of depth)
    for (const target of targetsOf.get(path) ?? []) {
      if (depth.has(target)) continue
      depth.set(target, clicks + 1)
      before.set(target, path)
    }
  return { depth, before, linked }
}
