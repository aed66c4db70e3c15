// An element of a page -> the name assistive technology reads out for it, as far as HTML alone decides. Pure.
// Order of "Accessible Name and Description Computation 1.2", section 4.3.2, shortened to what static pages use.
import type { PageElement, PageFacts } from '../../model/checks/page-facts.ts'

const byId = new WeakMap<PageFacts, ReadonlyMap<string, PageElement>>()

/** Elements by id; the first of a doubled id. */
export function idsIn(page: PageFacts): ReadonlyMap<string, PageElement> {
  let ids = byId.get(page)
  if (!ids) {
    const made = new Map<string, PageElement>()
    for (const element of page.elements) {
      const { id } = element.attributes
      if (id !== undefined && !made.has(id)) made.set(id, element)
    }
    ids = made
    byId.set(page, ids)
  }
  return ids
}

/** The name of an element; empty when it has none. */
export function accessibleName(page: PageFacts, element: PageElement): string {
  const { 'aria-labelledby': labelledBy, 'aria-label': label, alt, title } = element.attributes
  if (labelledBy !== undefined) {
    const text = labelledBy
      .split(/\s+/)
      .map((id) => ((target) => (target ? textWithPictures(page, target) : ''))(idsIn(page).get(id)))
      .join(' ')
      .trim()
    if (text !== '') return text
  }
  if (label !== undefined && label.trim() !== '') return label.trim()
  if (
    (element.name === 'img' || element.name === 'input' || element.name === 'area') &&
    alt !== undefined &&
    alt.trim() !== ''
  )
    return alt.trim()
  const text = textWithPictures(page, element)
  return text !== '' ? text : (title ?? '').trim()
}

/** Text of an element; where it has none, the names of pictures and drawings in it. */
function textWithPictures(page: PageFacts, element: PageElement): string {
  const text = page.textOf(element)
  if (text !== '') return text
  for (let i = element.index + 1; i < page.elements.length; i++) {
    const inner = page.elements[i]
    if (!inner || inner.start >= element.end) break
    if (inner.attributes['aria-hidden'] === 'true') continue
    const name = inner.attributes['aria-label'] ?? (inner.name === 'img' ? inner.attributes.alt : undefined)
    if (name !== undefined && name.trim() !== '') return name.trim()
  }
  return ''
}

/** Whether assistive technology passes an element by: it or an element around it is hidden. */
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
