// A service: what it is, what is included, questions, other services.
import { definePage } from '#site'
import { CallBanner } from '#theme/blocks/call-banner.tsx'
import { CardsOf } from '#theme/blocks/cards.tsx'
import { Passage } from '#theme/blocks/figure.tsx'
import { Hero } from '#theme/blocks/hero.tsx'
import { PointsOf } from '#theme/blocks/points.tsx'
import { QuestionsOf } from '#theme/blocks/questions.tsx'
import { Layout } from '#theme/layout/layout.tsx'
import { banner, hero, illustrated, points, related } from '#theme/shapes.ts'

export default definePage({
  content: (k) => ({
    hero: hero(k),
    about: illustrated(k).meta({ description: 'what is done and when it is wanted' }),
    included: points(k).meta({ description: 'what is included' }),
    questionsHeading: k.text('heading of the questions'),
    related: related(k, 'services').optional().meta({ description: 'other services' }),
    banner: banner(k).optional(),
  }),
  draw(view) {
    const { hero, about, included, questionsHeading, related, banner } = view.entry
    return (
      <Layout view={view}>
        <Hero view={view} hero={hero} />
        <Passage words={about} />
        <PointsOf words={included} />
        <QuestionsOf view={view} heading={questionsHeading} />
        <CardsOf words={related} />
        {banner && <CallBanner view={view} banner={banner} />}
      </Layout>
    )
  },
})
