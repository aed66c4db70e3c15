// Whether assistive technology skips an element of a page.
import type { PageElement, PageFacts } from '../../model/checks/page-facts.ts'

/** Whether an element or one of its ancestors is hidden from assistive technology. */
export function isHidden(page: PageFacts, element: PageElement): boolean {
  for (let at: PageElement | undefined = element; at; at = page.elements[at.parent])
    if (
      at.attributes['aria-hidden'] === 'true' ||
      at.attributes.hidden !== undefined ||
      at.name === 'template' ||
      at.name === 'noscript'
    )
      return true
  return false
}
