// Services as cards: all of them, or those that the section names.
import { z } from 'zod'
import { defineSection } from '#site'
import { Cards } from '../blocks/cards.tsx'
import { Section } from '../blocks/section.tsx'

export default defineSection({
  content: (k) => ({
    heading: k.text('heading of the section'),
    items: z
      .array(k.ref('services', 'a service to show'))
      .min(1)
      .optional()
      .meta({ description: 'the services in their order; all of them when left out' }),
  }),
  draw({ cards }, { id, heading, items = cards.services ?? [] }) {
    if (items.length === 0) return null
    return (
      <Section heading={heading} id={id}>
        <Cards items={items} />
      </Section>
    )
  },
})
