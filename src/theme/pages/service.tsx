// A service: what it is, what is included, questions, other services.
import { definePage } from '#site'
import { CardsOf } from '#theme/blocks/cards.tsx'
import { Passage } from '#theme/blocks/figure.tsx'
import { Hero } from '#theme/blocks/hero.tsx'
import { PointsOf } from '#theme/blocks/points.tsx'
import { QuestionsOf } from '#theme/blocks/questions.tsx'
import { Layout } from '#theme/layout/layout.tsx'
import { figure, hero, passage, points, related } from '#theme/shapes.ts'

export default definePage({
  content: (k) => ({
    hero: hero(k),
    about: passage(k)
      .extend({ photo: figure(k).optional() })
      .meta({ description: 'what is done and when it is wanted' }),
    included: points(k).meta({ description: 'what is included' }),
    questionsHeading: k.text('heading of the questions'),
    related: related(k, 'services').optional().meta({ description: 'other services' }),
  }),
  draw(view) {
    const { hero, about, included, questionsHeading, related } = view.entry
    return (
      <Layout view={view}>
        <Hero view={view} hero={hero} />
        <Passage words={about} />
        <PointsOf words={included} />
        <QuestionsOf view={view} heading={questionsHeading} />
        <CardsOf words={related} />
      </Layout>
    )
  },
})
