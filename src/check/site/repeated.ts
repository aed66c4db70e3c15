// Pages -> those whose head or heading is that of an earlier page. Pages kept out of search results do not
// count. Pure.
import type { PageSummary } from '../../model/checks/page-facts.ts'

/** Each page whose text is that of an earlier one, small letters and capitals alike. */
export function* repeated(
  pages: readonly PageSummary[],
  key: 'title' | 'description' | 'h1',
): Generator<{ page: PageSummary; first: PageSummary; value: string }> {
  const seen = new Map<string, PageSummary>()
  for (const page of pages) {
    const value = page[key]
    if (!page.indexable || value.trim() === '') continue
    const same = value.toLowerCase()
    const first = seen.get(same)
    if (first) yield { page, first, value }
    else seen.set(same, page)
  }
}
