// Draws the sections that a page lists in its YAML, each by its block of templates/sections/.
import { Fragment } from 'react'
import type { Section } from '../model/schemas/fields.ts'
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
