// Running text, with a photo below it if there is one.
import { z } from 'zod'
import { defineSection, Picture } from '#site'
import { Paragraphs, Section } from '#theme/blocks/section.tsx'
import { photo } from '#theme/shapes.ts'

export default defineSection({
  content: (k) => ({
    heading: k.text('heading of the section').optional(),
    paragraphs: z.array(k.text('a paragraph')).min(1).meta({ description: 'its paragraphs' }),
    photo: photo(k).optional(),
  }),
  draw: (_, { id, heading, paragraphs, photo }) => (
    <Section heading={heading} id={id}>
      <Paragraphs texts={paragraphs} />
      {photo && <Picture name={photo.file} alt={photo.alt} sizes="(min-width: 72rem) 43rem, 100vw" />}
    </Section>
  ),
})
