// A service: what it is, what is included, questions, other services.
import { definePage } from '#site'
import { Cards } from '#theme/blocks/cards.tsx'
import { WithFigure } from '#theme/blocks/figure.tsx'
import { Hero } from '#theme/blocks/hero.tsx'
import { Points } from '#theme/blocks/points.tsx'
import { QuestionsOf } from '#theme/blocks/questions.tsx'
import { Paragraphs, Section } from '#theme/blocks/section.tsx'
import { heroPicture } from '#theme/illustrations/hero-picture.tsx'
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
        <Hero view={view} hero={hero} picture={heroPicture(hero, view.entry.icon)} />
        <Section heading={about.heading} beside={!about.photo}>
          <WithFigure photo={about.photo}>
            <Paragraphs texts={about.paragraphs} />
          </WithFigure>
        </Section>
        <Section heading={included.heading} lead={included.lead}>
          <Points items={included.items} />
        </Section>
        <QuestionsOf view={view} heading={questionsHeading} />
        {related && (
          <Section heading={related.heading} lead={related.lead}>
            <Cards items={related.items} />
          </Section>
        )}
      </Layout>
    )
  },
})
