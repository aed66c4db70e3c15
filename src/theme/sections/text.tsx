// Running text with a link to another page and, where there is one, a picture next to it.
import { defineSection } from '#site'
import { WithFigure } from '#theme/blocks/figure.tsx'
import { More, Paragraphs, Section } from '#theme/blocks/section.tsx'
import { figure, link, passage } from '#theme/shapes.ts'

export default defineSection({
  content: (k) => ({
    ...passage(k).shape,
    heading: k.text('heading of the section').optional(),
    link: link(k).optional(),
    photo: figure(k).optional(),
  }),
  draw: (_, { id, heading, paragraphs, link, photo }) => (
    <Section heading={heading} id={id} beside={!photo}>
      <WithFigure photo={photo}>
        <Paragraphs texts={paragraphs} />
        {link && <More link={link} />}
      </WithFigure>
    </Section>
  ),
})
