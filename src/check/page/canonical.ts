// The canonical links of a page, wherever they stand. Pure.
import type { PageElement, PageFacts } from '../../model/checks/page-facts.ts'

/** The links of a page that name its canonical address. */
export const canonicalsOf = (page: PageFacts): PageElement[] =>
  page.all('link').filter(({ attributes }) => /(?:^|\s)canonical(?:\s|$)/i.test(attributes.rel ?? ''))
