// Reasons or facts: points with a title and a text.
import { defineSection } from '#site'
import { Points } from '../blocks/points.tsx'
import { Section } from '../blocks/section.tsx'
import { pointList } from '../shapes.ts'

export default defineSection({
  content: (k) => ({ heading: k.text('heading of the section'), items: pointList(k) }),
  draw: (_, { id, heading, items }) => (
    <Section heading={heading} id={id}>
      <Points items={items} />
    </Section>
  ),
})
