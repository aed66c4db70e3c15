// Reasons or facts: points with a title and a text and, where there is one, a picture next to them.
import { defineSection } from '#site'
import { WithFigure } from '#theme/blocks/figure.tsx'
import { Points } from '#theme/blocks/points.tsx'
import { Section } from '#theme/blocks/section.tsx'
import { figure, points } from '#theme/shapes.ts'

export default defineSection({
  content: (k) => ({ ...points(k).shape, photo: figure(k).optional() }),
  draw: (_, { id, heading, lead, items, photo }) => (
    <Section heading={heading} lead={lead} id={id}>
      <WithFigure photo={photo}>{photo ? <Points items={items} columns={1} /> : <Points items={items} />}</WithFigure>
    </Section>
  ),
})
