// Services as cards: all of them, or those that the section names.
import { z } from 'zod'
import { type AnyView, defineSection } from '#site'
import { Cards } from '#theme/blocks/cards.tsx'
import { Section } from '#theme/blocks/section.tsx'

const all = ({ services = [] }: AnyView['cards']) => services

export default defineSection({
  content: (k) => ({
    heading: k.text('heading of the section'),
    items: z
      .array(k.ref('services', 'a service to show'))
      .min(1)
      .optional()
      .meta({ description: 'the services in their order; all of them when left out' }),
  }),
  draw({ cards }, { id, heading, items = all(cards) }) {
    if (items.length === 0) return null
    return (
      <Section heading={heading} id={id}>
        <Cards items={items} />
      </Section>
    )
  },
})
