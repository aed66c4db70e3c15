// Services as cards: all of them, or those that the section names.
import { z } from 'zod'
import { defineSection } from '#site'
import { Cards } from '#theme/blocks/cards.tsx'
import { More, Section } from '#theme/blocks/section.tsx'
import { listed } from '#theme/shapes.ts'

export default defineSection({
  content: (k) => ({
    ...listed(k, 'services'),
    layout: z.enum(['grid', 'rows', 'pictures']).optional().meta({
      description: 'grid: cards side by side; rows: one below the other; pictures: each below a large photo',
    }),
  }),
  draw({ cards: { services = [] } }, { id, heading, lead, items = services, link, layout }) {
    if (items.length === 0) return null
    return (
      <Section heading={heading} lead={lead} id={id}>
        <Cards items={items} layout={layout} />
        {link && <More link={link} />}
      </Section>
    )
  },
})
