// The top of a page: its h1, a sentence, the buttons, up to three facts, and a picture.
import { defineSection } from '#site'
import { Hero } from '../blocks/hero.tsx'
import { heroPicture } from '../illustrations/hero-picture.tsx'
import { hero } from '../shapes.ts'

export default defineSection({
  content: (k) => hero(k).shape,
  draw: (view, section) => (
    <Hero
      view={view}
      hero={section}
      second={{ name: view.labels.call.estimate, href: view.site.contact.page }}
      picture={heroPicture({ hero: section, icon: view.entry.icon })}
    />
  ),
})
