// The top of a page: its h1, a sentence, the buttons, up to three facts, and a picture.
import { z } from 'zod'
import { defineSection } from '#site'
import { Hero } from '#theme/blocks/hero.tsx'
import { heroFields } from '#theme/shapes.ts'

export default defineSection({
  content: (k) => ({
    ...heroFields(k),
    layout: z.enum(['split', 'words', 'photo']).optional().meta({
      description:
        'split: words next to the picture; words: large and without one; photo: the photo fills the whole side',
    }),
  }),
  draw(view, section) {
    const { layout, photo } = section
    // There is nothing to fill the side with.
    const form = layout === 'photo' && !photo ? 'split' : layout
    return <Hero view={view} hero={section} layout={form} />
  },
})
