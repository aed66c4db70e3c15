// The canonical links of a page, wherever they stand. Pure.
import type { PageElement, PageFacts } from '../../model/checks/page-facts.ts'

export const canonicalsOf = (page: PageFacts): PageElement[] =>
  page.all('link').filter(({ attributes }) => /(?:^|\s)canonical(?:\s|$)/i.test(attributes.rel ?? ''))
