// Searches the links of all pages. A site repeats its menu on every page, so each distinct link is examined once.
import type { PageSummary, Span } from '../../model/checks/page-facts.ts'

type Link = PageSummary['links'][number]

/** A link without its position in the page. */
export type LinkEntry = Omit<Link, keyof Span>

/** Yields the links that `isWanted` accepts, with their pages. `isWanted` depends on nothing but the link itself. */
export function* linksWhere(
  pages: readonly PageSummary[],
  isWanted: (link: LinkEntry) => boolean,
): Generator<{ page: PageSummary; link: Link }> {
  const results = new Map<string, boolean>()
  for (const page of pages)
    for (const link of page.links) {
      const key = `${link.kind} ${link.nav} ${link.href}\n${link.text}`
      let result = results.get(key)
      if (result === undefined) {
        result = isWanted(link)
        results.set(key, result)
      }
      if (result) yield { page, link }
    }
}
