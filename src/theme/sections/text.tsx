// Running text with a link to another page and, where there is one, a picture next to it.
import { defineSection } from '#site'
import { Passage } from '#theme/blocks/figure.tsx'
import { figure, link, passage } from '#theme/shapes.ts'

export default defineSection({
  content: (k) => ({
    ...passage(k).shape,
    heading: k.text('heading of the section').optional(),
    link: link(k).optional(),
    photo: figure(k).optional(),
  }),
  draw: (_, section) => <Passage words={section} />,
})
