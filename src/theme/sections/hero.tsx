// The top of a page: its h1, a sentence, the buttons, up to three facts, and a picture.
import { defineSection } from '#site'
import { Hero } from '#theme/blocks/hero.tsx'
import { heroFields } from '#theme/shapes.ts'

export default defineSection({
  content: heroFields,
  draw: (view, section) => <Hero view={view} hero={section} />,
})
