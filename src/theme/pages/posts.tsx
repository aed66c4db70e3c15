// All articles of content/posts/, the newest first.
import { definePage } from '#site'
import { Posts } from '#theme/blocks/posts.tsx'
import { QuestionsOf } from '#theme/blocks/questions.tsx'
import { PlainTop } from '#theme/blocks/top.tsx'
import { Layout } from '#theme/layout/layout.tsx'

export default definePage({
  content: (k) => ({
    heading: k.text('the one h1 of the page'),
    lead: k.text('a sentence below it').optional(),
  }),
  draw(view) {
    const { posts = [] } = view.cards
    return (
      <Layout view={view}>
        <PlainTop view={view} words={view.entry} />
        <div className="section">
          <div className="wrap">
            <Posts view={view} items={posts} />
          </div>
        </div>
        <QuestionsOf view={view} />
      </Layout>
    )
  },
})
