// What happens, in order: numbered points with a title and a text.
import { defineSection } from '#site'
import { Points } from '#theme/blocks/points.tsx'
import { Section } from '#theme/blocks/section.tsx'
import { pointList } from '#theme/shapes.ts'

export default defineSection({
  content: (k) => ({ heading: k.text('heading of the section'), items: pointList(k) }),
  draw: (_, { id, heading, items }) => (
    <Section heading={heading} id={id}>
      <Points items={items} numbered />
    </Section>
  ),
})
