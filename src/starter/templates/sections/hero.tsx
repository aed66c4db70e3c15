// The top of a page: its h1, a sentence, the buttons and a photo.
import { defineSection } from '#site'
import { Hero } from '../blocks/hero.tsx'
import { heroFields } from '../shapes.ts'

export default defineSection({
  content: heroFields,
  draw: (view, section) => <Hero view={view} hero={section} />,
})
