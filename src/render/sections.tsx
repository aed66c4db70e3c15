// Draws the sections that a page lists in its YAML, each by its block of templates/sections/, and adds to the head of the
// page what they tell search engines.
import { Fragment } from 'react'
import type { SectionTemplates } from '../model/drawing.ts'
import type { Head, PageView } from '../model/plan.ts'
import type { Section } from '../model/schemas/fields.ts'
import type { Site } from '../model/schemas/site.ts'
import { useDrawing } from './context.tsx'

interface Props {
  /** The view of the page, passed to each block. */
  readonly view: object
  readonly items: readonly Section[]
}

/** The sections of a page in their order. A block that has nothing to show draws nothing. */
export function Sections({ view, items }: Props) {
  const { sections } = useDrawing()
  return items.map((section, i) => (
    <Fragment key={i}>{sections[section.block]?.draw(view as never, section as never)}</Fragment>
  ))
}

/** The head of a page with the structured data of its sections. A page that is not for search engines has none. */
export function headOf({ head, path, props }: PageView, blocks: SectionTemplates, site: Site): Head {
  const { sections = [] } = props.entry as { sections?: readonly Section[] }
  if (head.robots.startsWith('noindex')) return head
  const nodes = sections.flatMap((section): Head['graph'] => {
    const url = `${site.origin}${path}${section.id === undefined ? '' : `#${section.id}`}`
    const node = blocks[section.block]?.node?.(section as never, { url, site })
    return node ? [node] : []
  })
  return nodes.length > 0 ? { ...head, graph: [...head.graph, ...nodes] } : head
}
