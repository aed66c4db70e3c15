// How to reach the business: telephone, e-mail, address and map, the week, and the form.
import { definePage } from '#site'
import { Branches, Place } from '#theme/blocks/branches.tsx'
import { ContactForm } from '#theme/blocks/contact-form.tsx'
import { Hero } from '#theme/blocks/hero.tsx'
import { QuestionsOf } from '#theme/blocks/questions.tsx'
import { Paragraphs } from '#theme/blocks/section.tsx'
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
    const { hero, reach, hours, write, branch } = view.entry
    return (
      <Layout view={view}>
        <Hero view={view} hero={hero} wide />
        <div className="wrap grid gap-x-16 gap-y-10 py-12 md:grid-cols-2">
          <section>
            <h2 className="mb-6">{write.heading}</h2>
            <Paragraphs texts={write.paragraphs} />
            <ContactForm view={view} />
          </section>
          <section>
            <h2 className="mb-6">{reach}</h2>
            <Place view={view} branch={branch} hours={<h2 className="mb-2">{hours}</h2>} map />
          </section>
        </div>
        <Branches view={view} />
        <QuestionsOf view={view} />
      </Layout>
    )
  },
})
