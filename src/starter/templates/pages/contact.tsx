// How to reach the business: telephone, e-mail, address, hours, and what to have ready.
import { definePage } from '#site'
import { Hero } from '../blocks/hero.tsx'
import { Paragraphs, Section } from '../blocks/section.tsx'
import { Layout, Reach } from '../layout/layout.tsx'
import { hero, passage } from '../shapes.ts'

export default definePage({
  content: (k) => ({
    hero: hero(k),
    reach: k.text('heading of telephone, e-mail, address and hours'),
    ready: passage(k).meta({ description: 'what is good to say' }),
  }),
  draw(view) {
    const { entry } = view
    return (
      <Layout view={view}>
        <Hero view={view} hero={entry.hero} />
        <Section heading={entry.reach}>
          <Reach view={view} />
        </Section>
        <Section heading={entry.ready.heading} tint>
          <Paragraphs texts={entry.ready.paragraphs} />
        </Section>
      </Layout>
    )
  },
})
