// A service on a shared vertical pipe: first aid, four steps, eight problems, three reasons, five questions.
import { definePage } from '#site'
import { CardsOf } from '#theme/blocks/cards.tsx'
import { Passage } from '#theme/blocks/figure.tsx'
import { Hero } from '#theme/blocks/hero.tsx'
import { PointsOf, StepsOf } from '#theme/blocks/points.tsx'
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
    steps: points(k, 4),
    problems: points(k, 8),
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
        {entry.about && (
          <Passage words={entry.about}>
            {entry.price !== undefined && (
              <div className="box mt-6">
                <PriceLine price={entry.price} note={labelsOf(view).service.priceNote} />
              </div>
            )}
          </Passage>
        )}
        <StepsOf words={entry.steps} />
        <PointsOf words={entry.problems} columns={4} />
        <PointsOf words={entry.reasons} columns={3} />
        <QuestionsOf view={view} heading={entry.questionsHeading} />
        <CardsOf words={entry.related} />
      </Layout>
    )
  },
})
