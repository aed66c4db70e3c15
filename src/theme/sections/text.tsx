// Running text with a link to another page and, where there is one, a picture next to it.
import { z } from 'zod'
import { defineSection } from '#site'
import { Passage } from '#theme/blocks/figure.tsx'
import { illustrated, link } from '#theme/shapes.ts'

export default defineSection({
  content: (k) => ({
    ...illustrated(k).shape,
    heading: k.text('heading of the section').optional(),
    link: link(k).optional(),
    layout: z.enum(['plain', 'beside']).optional().meta({
      description: 'plain: in one column in the middle; beside: next to the heading or the picture',
    }),
  }),
  draw: (_, section) => <Passage words={section} />,
})
