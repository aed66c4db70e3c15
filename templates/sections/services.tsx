// Services as cards, and a link to another page.
import { defineSection } from '#site'
import { ServiceCards } from '../blocks/cards.tsx'
import { More, Section } from '../blocks/section.tsx'
import { link, related } from '../shapes.ts'

export default defineSection({
  content: (k) => ({ ...related(k, 'services').shape, link: link(k).optional() }),
  draw: (_, { id, heading, lead, items, link }) => (
    <Section heading={heading} lead={lead} id={id}>
      <ServiceCards items={items} />
      {link && <More link={link} />}
    </Section>
  ),
})
