// How to reach the business: telephone, e-mail, address and map, the week, and the form.
import { definePage } from '#site'
import { Branches } from '#theme/blocks/branches.tsx'
import { ContactForm } from '#theme/blocks/contact-form.tsx'
import { Hero } from '#theme/blocks/hero.tsx'
import { Hours } from '#theme/blocks/hours.tsx'
import { MapFrame } from '#theme/blocks/map.tsx'
import { QuestionsOf } from '#theme/blocks/questions.tsx'
import { Paragraphs, Section } from '#theme/blocks/section.tsx'
import { Reach } from '#theme/layout/contact.tsx'
import { Layout } from '#theme/layout/layout.tsx'
import { hero, passage } from '#theme/shapes.ts'

export default definePage({
  content: (k) => ({
    hero: hero(k),
    reach: k.text('heading of telephone, e-mail and address'),
    hours: k.text('heading of the hours'),
    write: passage(k).meta({ description: 'above the form: what a message should say' }),
  }),
  draw(view) {
    const { entry } = view
    return (
      <Layout view={view}>
        <Hero view={view} hero={entry.hero} />
        <div className="section">
          <div className="wrap halves">
            <section>
              <h2>{entry.reach}</h2>
              <Reach view={view} hours={false} />
              <MapFrame view={view} />
            </section>
            <section>
              <h2>{entry.hours}</h2>
              <Hours view={view} />
            </section>
          </div>
        </div>
        <Branches view={view} />
        <Section heading={entry.write.heading}>
          <Paragraphs texts={entry.write.paragraphs} />
          <ContactForm view={view} />
        </Section>
        <QuestionsOf view={view} />
      </Layout>
    )
  },
})
