// Services as cards: all of them, or those that the section names.
import { z } from 'zod'
import { defineSection } from '#site'
import { Cards } from '#theme/blocks/cards.tsx'
import { More, Section } from '#theme/blocks/section.tsx'
import { link, related } from '#theme/shapes.ts'

export default defineSection({
  content: (k) => ({
    ...related(k, 'services').shape,
    items: z
      .array(k.ref('services', 'a service to show'))
      .min(1)
      .optional()
      .meta({ description: 'the services in their order; all of them when left out' }),
    link: link(k).optional(),
  }),
  draw({ cards: { services = [] } }, { id, heading, lead, items = services, link }) {
    if (items.length === 0) return null
    return (
      <Section heading={heading} lead={lead} id={id}>
        <Cards items={items} />
        {link && <More link={link} />}
      </Section>
    )
  },
})
