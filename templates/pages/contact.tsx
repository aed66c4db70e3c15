// Contact: phone first, then the form, the office and the map.
import { z } from 'zod'
import { definePage, Prose, phonesOf } from '#site'
import { ContactForm } from '#theme/blocks/contact-form.tsx'
import { Hero } from '#theme/blocks/hero.tsx'
import { MapFrame } from '#theme/blocks/map.tsx'
import { Paragraphs } from '#theme/blocks/section.tsx'
import { labelsOf } from '#theme/labels.ts'
import { shown } from '#theme/layout/contact.tsx'
import { Layout } from '#theme/layout/layout.tsx'
import { banner, hero } from '#theme/shapes.ts'

export default definePage({
  content: (k) => ({
    hero: hero(k),
    form: z
      .strictObject({ heading: k.text('heading of the form'), lead: k.text('a sentence below it') })
      .meta({ description: 'above the form' }),
    office: banner(k).omit({ link: true }).meta({ description: 'a heading and a sentence' }),
    map: banner(k).omit({ link: true }).meta({ description: 'a heading and a sentence' }),
  }),
  draw(view) {
    const { entry } = view
    const { business } = view.site
    const { business: words, office } = labelsOf(view)
    const rows = [
      ...phonesOf(business).map((phone) => ({ name: phone.label, href: `tel:${phone.number}`, value: shown(phone) })),
      { name: words.email, href: `mailto:${business.email}`, value: business.email },
      { name: office.hours, href: undefined, value: business.hoursShown },
      { name: office.address, href: undefined, value: business.address.shown },
    ]
    return (
      <Layout view={view}>
        <Hero view={view} hero={entry.hero} wide />
        <div className="wrap grid gap-10 py-12 lg:grid-cols-2">
          <section>
            <h2>{entry.form.heading}</h2>
            <Prose as="p" className="soft mb-6 mt-3" text={entry.form.lead} />
            <ContactForm view={view} />
          </section>
          <section>
            <h2>{entry.office.heading}</h2>
            <dl className="mb-6 mt-3">
              {rows.map(({ name, href, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{href === undefined ? value : <a href={href}>{value}</a>}</dd>
                </div>
              ))}
            </dl>
            {entry.office.text !== undefined && <Paragraphs texts={[entry.office.text]} />}
            <section className="mt-10">
              <h2>{entry.map.heading}</h2>
              {entry.map.text !== undefined && <Prose as="p" className="soft mb-6 mt-3" text={entry.map.text} />}
              <MapFrame view={view} />
            </section>
          </section>
        </div>
      </Layout>
    )
  },
})
