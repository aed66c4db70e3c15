// Draws the sections that a page lists in its YAML, each by its block of templates/sections/.
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
  return items.map((section, i) => <One key={i} view={view} section={section} draw={sections[section.block]?.draw} />)
}

function One({ view, section, draw }: { view: object; section: Section; draw: Draw | undefined }) {
  return draw?.(view as never, section as never)
}

type Draw = ReturnType<typeof useDrawing>['sections'][string]['draw']
