// The home page: what is offered, how it goes, where.
import { definePage } from '#site'
import { Cards } from '../blocks/cards.tsx'
import { Hero } from '../blocks/hero.tsx'
import { Points } from '../blocks/points.tsx'
import { QuestionsOf } from '../blocks/questions.tsx'
import { Section } from '../blocks/section.tsx'
import { Layout } from '../layout/layout.tsx'
import { hero, points } from '../shapes.ts'

export default definePage({
  content: (k) => ({
    hero: hero(k),
    services: k.text('heading of the services'),
    steps: points(k),
    areas: k.text('heading of the areas'),
  }),
  draw(view) {
    const { entry, cards } = view
    return (
      <Layout view={view}>
        <Hero view={view} hero={entry.hero} />
        <Section heading={entry.services} id="services">
          <Cards items={cards.services ?? []} />
        </Section>
        <Section heading={entry.steps.heading}>
          <Points items={entry.steps.items} numbered />
        </Section>
        <Section heading={entry.areas} id="areas">
          <Cards items={cards.areas ?? []} />
        </Section>
        <QuestionsOf view={view} />
      </Layout>
    )
  },
})
