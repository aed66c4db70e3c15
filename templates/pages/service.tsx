// A service: first aid, what is included, benefits, price, why it happens, reasons, questions, related services.
import { definePage, Prose } from '#site'
import { CardsOf } from '#theme/blocks/cards.tsx'
import { Passage } from '#theme/blocks/figure.tsx'
import { Hero } from '#theme/blocks/hero.tsx'
import { Checks, PointsOf } from '#theme/blocks/points.tsx'
import { PriceLine } from '#theme/blocks/prices.tsx'
import { QuestionsOf } from '#theme/blocks/questions.tsx'
import { Urgent } from '#theme/blocks/urgent.tsx'
import { labelsOf } from '#theme/labels.ts'
import { Layout } from '#theme/layout/layout.tsx'
import { hero, illustrated, lines, points, related } from '#theme/shapes.ts'

export default definePage({
  content: (k) => ({
    hero: hero(k),
    urgent: lines(k).optional().meta({ description: 'what to do until we come' }),
    about: illustrated(k).optional().meta({ description: 'why it happens' }),
    features: lines(k).meta({ description: 'what is included' }),
    benefits: lines(k),
    reasons: points(k, 3),
    questionsHeading: k.text('heading of the questions'),
    related: related(k, 'services'),
  }),
  draw(view) {
    const { entry } = view
    return (
      <Layout view={view}>
        <Hero view={view} hero={entry.hero} about={false} wide />
        {entry.urgent && <Urgent view={view} urgent={entry.urgent} />}
        <section className="section">
          <div className="wrap grid items-start gap-10 md:grid-cols-2">
            <div>
              <h2>{entry.features.heading}</h2>
              {entry.features.lead !== undefined && <Prose as="p" className="lead" text={entry.features.lead} />}
              <Checks items={entry.features.items} />
            </div>
            <div className="box">
              {entry.price !== undefined && <PriceLine price={entry.price} note={labelsOf(view).service.priceNote} />}
              <h2>{entry.benefits.heading}</h2>
              <Checks items={entry.benefits.items} />
            </div>
          </div>
        </section>
        {entry.about && <Passage words={entry.about} />}
        <PointsOf words={entry.reasons} columns={3} />
        <QuestionsOf view={view} heading={entry.questionsHeading} />
        <CardsOf words={entry.related} />
      </Layout>
    )
  },
})
