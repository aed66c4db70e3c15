// An area: what is true of it alone, and the services asked for there.
import { definePage } from '#site'
import { OwnBranch } from '#theme/blocks/branches.tsx'
import { Cards } from '#theme/blocks/cards.tsx'
import { Hero } from '#theme/blocks/hero.tsx'
import { QuestionsOf } from '#theme/blocks/questions.tsx'
import { Paragraphs, Section } from '#theme/blocks/section.tsx'
import { Layout } from '#theme/layout/layout.tsx'
import { hero, links, passage } from '#theme/shapes.ts'

export default definePage({
  content: (k) => ({
    hero: hero(k),
    local: passage(k).meta({ description: 'what is true of this area alone' }),
    services: links(k, 'services').meta({ description: 'what is asked for here' }),
    neighbours: links(k, 'areas').optional().meta({ description: 'areas next to it' }),
  }),
  draw(view) {
    const { entry } = view
    return (
      <Layout view={view}>
        <Hero view={view} hero={entry.hero} />
        <OwnBranch view={view} />
        <Section heading={entry.local.heading}>
          <Paragraphs texts={entry.local.paragraphs} />
        </Section>
        <Section heading={entry.services.heading}>
          <Cards items={entry.services.items} />
        </Section>
        <QuestionsOf view={view} />
        {entry.neighbours && (
          <Section heading={entry.neighbours.heading}>
            <Cards items={entry.neighbours.items} />
          </Section>
        )}
      </Layout>
    )
  },
})
