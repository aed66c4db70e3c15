// Reasons or facts: points with a title and a text and, where there is one, a picture next to them.
import { defineSection } from '#site'
import { Points } from '../blocks/points.tsx'
import { WithScene } from '../blocks/scene.tsx'
import { Section } from '../blocks/section.tsx'
import { points, scene } from '../shapes.ts'

export default defineSection({
  content: (k) => ({ ...points(k).shape, scene: scene(k).optional() }),
  draw: (_, { id, heading, lead, items, scene }) => (
    <Section heading={heading} lead={lead} id={id}>
      <WithScene scene={scene}>
        <Points items={items} columns={scene ? 1 : 2} />
      </WithScene>
    </Section>
  ),
})
