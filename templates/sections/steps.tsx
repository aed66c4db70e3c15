// What happens, in order: numbered points along one pipe.
import { defineSection } from '#site'
import { Steps } from '../blocks/points.tsx'
import { Section } from '../blocks/section.tsx'
import { points } from '../shapes.ts'

export default defineSection({
  content: (k) => points(k).shape,
  draw: (_, { id, heading, lead, items }) => (
    <Section heading={heading} lead={lead} id={id}>
      <Steps items={items} />
    </Section>
  ),
})
