// All common questions.
import { definePage } from '#site'
import { Hero } from '#theme/blocks/hero.tsx'
import { Questions } from '#theme/blocks/questions.tsx'
import { Layout } from '#theme/layout/layout.tsx'
import { hero } from '#theme/shapes.ts'

export default definePage({
  content: (k) => ({ hero: hero(k) }),
  draw(view) {
    return (
      <Layout view={view}>
        <Hero view={view} hero={view.entry.hero} />
        <div className="section">
          <div className="wrap">
            <Questions items={view.questions} level={2} />
          </div>
        </div>
      </Layout>
    )
  },
})
