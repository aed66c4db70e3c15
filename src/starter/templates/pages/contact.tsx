// How to reach the business: telephone, e-mail, address, hours, and the form.
import { definePage } from '#site'
import { ContactForm } from '../blocks/contact-form.tsx'
import { Hero } from '../blocks/hero.tsx'
import { Paragraphs, Section } from '../blocks/section.tsx'
import { Layout, Reach } from '../layout/layout.tsx'
import { hero, passage } from '../shapes.ts'

export default definePage({
  content: (k) => ({
    hero: hero(k),
    reach: k.text('heading of telephone, e-mail, address and hours'),
    write: passage(k).meta({ description: 'above the form: what is good to say' }),
  }),
  draw(view) {
    const { entry } = view
    return (
      <Layout view={view}>
        <Hero view={view} hero={entry.hero} />
        <Section heading={entry.reach}>
          <Reach view={view} />
        </Section>
        <Section heading={entry.write.heading} tint>
          <Paragraphs texts={entry.write.paragraphs} />
          <ContactForm view={view} />
        </Section>
      </Layout>
    )
  },
})
