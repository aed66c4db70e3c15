// Areas by their names: all of them, or those that the section names.
import { z } from 'zod'
import { defineSection } from '#site'
import { AreaLinks } from '#theme/blocks/cards.tsx'
import { More, Section } from '#theme/blocks/section.tsx'
import { link, related } from '#theme/shapes.ts'

export default defineSection({
  content: (k) => ({
    ...related(k, 'areas').shape,
    items: z
      .array(k.ref('areas', 'an area to show'))
      .min(1)
      .optional()
      .meta({ description: 'the areas in their order; all of them when left out' }),
    link: link(k).optional(),
  }),
  draw({ cards: { areas = [] } }, { id, heading, lead, items = areas, link }) {
    if (items.length === 0) return null
    return (
      <Section heading={heading} lead={lead} id={id}>
        <AreaLinks items={items} />
        {link && <More link={link} />}
      </Section>
    )
  },
})
