// The reviews of content/reviews.yaml: where they come from, and what each says.
import { definePage } from '#site'
import { Hero } from '#theme/blocks/hero.tsx'
import { QuestionsOf } from '#theme/blocks/questions.tsx'
import { ReviewList } from '#theme/blocks/reviews.tsx'
import { Layout } from '#theme/layout/layout.tsx'
import { hero } from '#theme/shapes.ts'

export default definePage({
  content: (k) => ({ hero: hero(k) }),
  uses: ['reviews'],
  draw: (view) => (
    <Layout view={view}>
      <Hero view={view} hero={view.entry.hero} />
      <div className="section">
        <div className="wrap">
          <ReviewList view={view} reviews={view.data.reviews} />
        </div>
      </div>
      <QuestionsOf view={view} />
    </Layout>
  ),
})
