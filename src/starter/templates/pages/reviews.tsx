// The reviews of content/reviews.yaml: where they come from, and what each says.
import { definePage } from '#site'
import { Hero } from '../blocks/hero.tsx'
import { QuestionsOf } from '../blocks/questions.tsx'
import { Reviews } from '../blocks/reviews.tsx'
import { Layout } from '../layout/layout.tsx'
import { hero } from '../shapes.ts'

export default definePage({
  content: (k) => ({ hero: hero(k) }),
  uses: ['reviews'],
  draw: (view) => (
    <Layout view={view}>
      <Hero view={view} hero={view.entry.hero} />
      <div className="section">
        <div className="wrap">
          <Reviews view={view} reviews={view.data.reviews} />
        </div>
      </div>
      <QuestionsOf view={view} />
    </Layout>
  ),
})
