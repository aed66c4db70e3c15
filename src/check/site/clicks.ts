// Pages with their links -> how many clicks each page is from the home page. Pure.

import { isErrorPage, withSlash } from '../../model/address.ts'
import type { PageSummary } from '../../model/checks/page-facts.ts'
import type { SiteContext } from '../../model/checks/rule.ts'
import { isRelative, ownPath, withoutQuery } from './addresses.ts'
import type { LinkEntry } from './links.ts'

export interface Clicks {
  /** Path -> clicks from the home page; not there when no way leads there. */
  readonly depth: ReadonlyMap<string, number>
  /** Path -> the page before it on the shortest way. */
  readonly before: ReadonlyMap<string, string>
  /** Pages that some other page links to. */
  readonly linked: ReadonlySet<string>
}

const counted = new WeakMap<readonly PageSummary[], Clicks>()

/** Counts once for all rules that ask. Redirects are followed; a link of a page to itself does not count. */
export function clicksOf({
  site,
  redirects,
  summaries: pages,
}: Pick<SiteContext, 'site' | 'redirects' | 'summaries'>): Clicks {
  const done = counted.get(pages)
  if (done) return done
  const slash = site.urls.trailingSlash
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const moved = new Map(redirects.map(({ from, to }) => [from, withoutQuery(to)]))
  const pageAt = (href: string, from: string): string | undefined => {
    const own = ownPath(href, from, site.origin)
    const bare = own === undefined ? undefined : withSlash(withoutQuery(own), slash)
    const target = bare === undefined ? undefined : (moved.get(bare) ?? bare)
    return target !== undefined && byPath.has(target) ? target : undefined
  }
  const resolved = new Map<string, string | null>()
  const targetOf = ({ kind, href }: LinkEntry, from: string): string | undefined => {
    if (kind !== 'link' || href.startsWith('#')) return undefined
    const known = resolved.get(href)
    if (known !== undefined) return known ?? undefined
    const target = pageAt(href, from)
    if (!isRelative(href)) resolved.set(href, target ?? null)
    return target
  }
  const linked = new Set<string>()
  for (const page of pages) {
    if (isErrorPage(page.path)) continue
    for (const entry of page.links) {
      const target = targetOf(entry, page.path)
      if (target !== undefined && target !== page.path) linked.add(target)
    }
  }
  const depth = new Map([['/', 0]])
  const before = new Map<string, string>()
  for (const [path, clicks] of depth) {
    const page = isErrorPage(path) ? undefined : byPath.get(path)
    for (const entry of page?.links ?? []) {
      const target = targetOf(entry, path)
      if (target === undefined || depth.has(target)) continue
      depth.set(target, clicks + 1)
      before.set(target, path)
    }
  }
  const clicks = { depth, before, linked }
  counted.set(pages, clicks)
  return clicks
}
