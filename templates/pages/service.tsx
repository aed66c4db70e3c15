// A service: what is included, benefits, price, reasons, questions, related services.
import { definePage, Prose } from '#site'
import { CallBanner } from '../blocks/call-banner.tsx'
import { ServiceCards } from '../blocks/cards.tsx'
import { Hero } from '../blocks/hero.tsx'
import { Checks, Points } from '../blocks/points.tsx'
import { PriceLine } from '../blocks/prices.tsx'
import { Questions } from '../blocks/questions.tsx'
import { WithScene } from '../blocks/scene.tsx'
import { Paragraphs, Section } from '../blocks/section.tsx'
import { heroPicture } from '../illustrations/hero-picture.tsx'
import { Layout } from '../layout/layout.tsx'
import { hero, lines, passage, points, related, scene } from '../shapes.ts'

export default definePage({
  content: (k) => ({
    hero: hero(k),
    about: passage(k)
      .extend({ scene: scene(k).optional() })
      .optional()
      .meta({ description: 'what happens and why' }),
    features: lines(k).meta({ description: 'what is included' }),
    benefits: lines(k),
    reasons: points(k, 3),
    questionsHeading: k.text('heading of the questions'),
    related: related(k, 'services'),
  }),
  draw(view) {
    const { entry, labels, site } = view
    return (
      <Layout view={view}>
        <Hero
          view={view}
          hero={entry.hero}
          second={{ name: labels.call.estimate, href: site.contact.page }}
          picture={heroPicture(entry)}
        />
        <section className="section">
          <div className="wrap grid items-start gap-10 md:grid-cols-2">
            <div>
              <h2>{entry.features.heading}</h2>
              {entry.features.lead !== undefined && (
                <p className="lead">
                  <Prose text={entry.features.lead} />
                </p>
              )}
              <Checks items={entry.features.items} />
            </div>
            <div className="box">
              {entry.price !== undefined && <PriceLine view={view} price={entry.price} />}
              <h2>{entry.benefits.heading}</h2>
              <Checks items={entry.benefits.items} />
            </div>
          </div>
        </section>
        {entry.about && (
          <Section heading={entry.about.heading} beside={!entry.about.scene}>
            <WithScene scene={entry.about.scene}>
              <Paragraphs texts={entry.about.paragraphs} />
            </WithScene>
          </Section>
        )}
        <Section heading={entry.reasons.heading} lead={entry.reasons.lead}>
          <Points items={entry.reasons.items} columns={3} />
        </Section>
        <Section heading={entry.questionsHeading} beside>
          <Questions items={view.questions} group="faq" />
        </Section>
        <Section heading={entry.related.heading} lead={entry.related.lead}>
          <ServiceCards items={entry.related.items} />
        </Section>
        <CallBanner view={view} banner={labels.closing} />
      </Layout>
    )
  },
})
