// Shows the steps of a job, in order: numbered points along one line.
import { defineSection } from '#site'
import { Steps } from '#theme/blocks/points.tsx'
import { Section } from '#theme/blocks/section.tsx'
import { points } from '#theme/shapes.ts'

export default defineSection({
  content: (k) => points(k).shape,
  draw: (_, { id, heading, lead, items }) => (
    <Section heading={heading} lead={lead} id={id}>
      <Steps items={items} />
    </Section>
  ),
})
