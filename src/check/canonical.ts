// The canonical links of a page, wherever they stand. Pure.
import type { Element, PageFacts } from '../model/facts.ts'

export const canonicalsOf = (page: PageFacts): Element[] => page.all('link').filter(({ attributes }) => /(?:^|\s)canonical(?:\s|$)/i.test(attributes.rel ?? ''))
