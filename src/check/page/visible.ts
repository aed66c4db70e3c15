// Whether assistive technology skips an element of a page.
import type { PageElement, PageFacts } from '../page-facts.ts'

/** Elements that assistive technology skips. */
const SKIPPED = ['template', 'noscript']

/** Whether an element or one of its ancestors is hidden from assistive technology. */
export function isHidden(page: PageFacts, element: PageElement): boolean {
  for (let at: PageElement | undefined = element; at; at = page.elements[at.parent]) {
    const { hidden, 'aria-hidden': isAriaHidden } = at.attributes
    if (isAriaHidden === 'true' || hidden !== undefined || SKIPPED.includes(at.name)) return true
  }
  return false
}
