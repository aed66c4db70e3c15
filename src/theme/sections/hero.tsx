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
        'split: words next to the picture; words: large, where there is no photo; photo: the photo fills the whole side',
    }),
  }),
  draw(view, section) {
    const { layout, photo } = section
    // A photo needs a side of its own, and without one there is none to fill.
    const form = (layout === 'photo' && !photo) || (layout === 'words' && photo) ? 'split' : layout
    return <Hero view={view} hero={section} layout={form} wide={!photo} />
  },
})
