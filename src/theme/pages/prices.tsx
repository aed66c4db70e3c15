// The prices of content/prices.yaml: what is done, what it costs, and what makes it cost more.
import { definePage } from '#site'
import { Hero } from '#theme/blocks/hero.tsx'
import { Prices } from '#theme/blocks/prices.tsx'
import { QuestionsOf } from '#theme/blocks/questions.tsx'
import { Layout } from '#theme/layout/layout.tsx'
import { hero } from '#theme/shapes.ts'

export default definePage({
  content: (k) => ({ hero: hero(k) }),
  uses: ['prices'],
  draw: (view) => (
    <Layout view={view}>
      <Hero view={view} hero={view.entry.hero} />
      <div className="section">
        <div className="wrap [&_[scope=row]]:text-[1.125rem] [&_[scope=row]]:[font-weight:600] [&_td:not(.duration)]:[font:700_1.5rem/1.6_var(--heading)] items-start gap-x-16 lg:grid lg:grid-cols-[2fr_1fr] lg:grid-rows-[auto_1fr] lg:*:first:row-span-2">
          <Prices view={view} prices={view.data.prices} level={2} />
        </div>
      </div>
      <QuestionsOf view={view} />
    </Layout>
  ),
})
