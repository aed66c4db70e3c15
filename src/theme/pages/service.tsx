// A service: what it is, what is included, questions, other services.
import { definePage } from '#site'
import { Cards } from '#theme/blocks/cards.tsx'
import { Hero } from '#theme/blocks/hero.tsx'
import { Points } from '#theme/blocks/points.tsx'
import { QuestionsOf } from '#theme/blocks/questions.tsx'
import { Paragraphs, Section } from '#theme/blocks/section.tsx'
import { Layout } from '#theme/layout/layout.tsx'
import { hero, links, passage, points } from '#theme/shapes.ts'

export default definePage({
  content: (k) => ({
    hero: hero(k),
    about: passage(k).meta({ description: 'what is done and when it is wanted' }),
    included: points(k).meta({ description: 'what is included' }),
    questionsHeading: k.text('heading of the questions'),
    related: links(k, 'services').optional().meta({ description: 'other services' }),
  }),
  draw(view) {
    const { entry } = view
    return (
      <Layout view={view}>
        <Hero view={view} hero={entry.hero} />
        <Section heading={entry.about.heading}>
          <Paragraphs texts={entry.about.paragraphs} />
        </Section>
        <Section heading={entry.included.heading}>
          <Points items={entry.included.items} />
        </Section>
        <QuestionsOf view={view} heading={entry.questionsHeading} />
        {entry.related && (
          <Section heading={entry.related.heading}>
            <Cards items={entry.related.items} />
          </Section>
        )}
      </Layout>
    )
  },
})
