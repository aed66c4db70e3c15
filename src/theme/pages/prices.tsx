// The prices of content/prices.yaml: what is done, what it costs, and what makes it cost more.
import { definePage } from '#site'
import { Hero } from '#theme/blocks/hero.tsx'
import { Prices } from '#theme/blocks/prices.tsx'
import { QuestionsOf } from '#theme/blocks/questions.tsx'
import { Paragraphs, Section } from '#theme/blocks/section.tsx'
import { Layout } from '#theme/layout/layout.tsx'
import { hero } from '#theme/shapes.ts'

export default definePage({
  content: (k) => ({ hero: hero(k) }),
  uses: ['prices'],
  draw(view) {
    const { raises } = view.data.prices
    return (
      <Layout view={view}>
        <Hero view={view} hero={view.entry.hero} />
        <div className="section">
          <div className="wrap">
            <Prices view={view} prices={view.data.prices} />
          </div>
        </div>
        {raises && (
          <Section heading={raises.heading}>
            <Paragraphs texts={raises.items} />
          </Section>
        )}
        <QuestionsOf view={view} />
      </Layout>
    )
  },
})
