// Searches the links of all pages. A site repeats its menu on every page, so each distinct link is examined once.
import type { PageSummary, Span } from '../../model/checks/page-facts.ts'
import type { SiteContext, Where } from '../../model/checks/rule.ts'
import { ownPath } from './addresses.ts'

type Link = PageSummary['links'][number]

/** A link without its position in the page. */
export type LinkEntry = Omit<Link, keyof Span>

/** A link to this site. `own` is its address as a path, with query and fragment. */
export interface OwnLink extends LinkEntry {
  readonly own: string
}

/** Addresses that lead to the same place from every page. */
const FIXED = /^(?:\/|[a-z][a-z\d+.-]*:)/i

const keyOf = ({ path }: PageSummary, { href, kind, text }: Link) =>
  `${FIXED.test(href) ? '' : path}\n${kind}\n${href}\n${text}`

const known = new WeakMap<readonly PageSummary[], ReadonlyMap<string, OwnLink>>()

/** The distinct links to this site, for all rules that ask. */
function ownLinks({ site, summaries }: Pick<SiteContext, 'site' | 'summaries'>): ReadonlyMap<string, OwnLink> {
  const cached = known.get(summaries)
  if (cached) return cached
  const links = new Map<string, OwnLink | undefined>()
  for (const page of summaries)
    for (const link of page.links) {
      const key = keyOf(page, link)
      if (links.has(key)) continue
      const { href, nav, kind, text } = link
      const own = ownPath(href, page.path, site.origin)
      links.set(key, own === undefined ? undefined : { href, nav, kind, text, own })
    }
  const own = new Map([...links].flatMap(([key, link]) => (link ? [[key, link] as const] : [])))
  known.set(summaries, own)
  return own
}

/**
 * Yields the links to this site for which `examine` has a result, with that result, their page and their place.
 * `examine` is called once for each distinct link.
 */
export function* linksWith<T>(
  context: Pick<SiteContext, 'site' | 'summaries'>,
  examine: (link: OwnLink) => T | undefined,
): Generator<{ readonly page: PageSummary; readonly link: OwnLink; readonly found: T; readonly at: Where }> {
  const results = new Map<string, { readonly link: OwnLink; readonly found: T }>()
  for (const [key, link] of ownLinks(context)) {
    const found = examine(link)
    if (found !== undefined) results.set(key, { link, found })
  }
  if (results.size === 0) return
  for (const page of context.summaries)
    for (const link of page.links) {
      const result = results.get(keyOf(page, link))
      const at = { page: page.path, span: { start: link.start, end: link.end }, value: link.href }
      if (result) yield { page, ...result, at }
    }
}
