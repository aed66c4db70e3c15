// Running text with a link to another page and, where there is one, a picture next to it.
import { defineSection } from '#site'
import { WithScene } from '../blocks/scene.tsx'
import { More, Paragraphs, Section } from '../blocks/section.tsx'
import { link, passage, scene } from '../shapes.ts'

export default defineSection({
  content: (k) => ({ ...passage(k).shape, link: link(k).optional(), scene: scene(k).optional() }),
  draw: (_, { id, heading, paragraphs, link, scene }) => (
    <Section heading={heading} id={id}>
      <WithScene scene={scene}>
        <Paragraphs texts={paragraphs} />
        {link && <More link={link} />}
      </WithScene>
    </Section>
  ),
})
