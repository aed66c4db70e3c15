// Services as cards: all of them, or those that the section names.
import { defineSection } from '#site'
import { Cards } from '#theme/blocks/cards.tsx'
import { More, Section } from '#theme/blocks/section.tsx'
import { listed } from '#theme/shapes.ts'

export default defineSection({
  content: (k) => listed(k, 'services'),
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
