// How to reach the business: telephone, e-mail, address, the week and the map, and the form.
import { definePage } from '#site'
import { Branches, Place } from '#theme/blocks/branches.tsx'
import { ContactForm } from '#theme/blocks/contact-form.tsx'
import { Hero } from '#theme/blocks/hero.tsx'
import { QuestionsOf } from '#theme/blocks/questions.tsx'
import { Paragraphs, Section } from '#theme/blocks/section.tsx'
import { Layout } from '#theme/layout/layout.tsx'
import { hero, passage } from '#theme/shapes.ts'

export default definePage({
  content: (k) => ({
    hero: hero(k),
    reach: k.text('heading of telephone, e-mail and address'),
    visit: k.text('what to know before a visit, below that heading').optional(),
    hours: k.text('heading of the hours'),
    write: passage(k).meta({ description: 'above the form: what a message should say' }),
  }),
  draw(view) {
    const { hero, reach, visit, hours, write, branch } = view.entry
    return (
      <Layout view={view}>
        <Hero view={view} hero={hero} wide />
        <Section heading={reach} lead={visit}>
          <Place view={view} branch={branch} hours={<h3 className="mb-2">{hours}</h3>} map />
        </Section>
        <Section heading={write.heading} beside>
          <Paragraphs texts={write.paragraphs} />
          <ContactForm view={view} />
        </Section>
        <Branches view={view} />
        <QuestionsOf view={view} />
      </Layout>
    )
  },
})
