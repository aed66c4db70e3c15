// All articles of content/posts/, the newest first.
import { definePage, wholeWords } from '#site'
import { Posts } from '#theme/blocks/posts.tsx'
import { QuestionsOf } from '#theme/blocks/questions.tsx'
import { Paragraphs } from '#theme/blocks/section.tsx'
import { Breadcrumbs, Layout } from '#theme/layout/layout.tsx'

export default definePage({
  content: (k) => ({
    heading: k.text('the one h1 of the page'),
    lead: k.text('a sentence below it').optional(),
  }),
  draw(view) {
    const { heading, lead, service, price } = view.entry
    const { posts = [] } = view.cards
    return (
      <Layout view={view}>
        <section className="section">
          <div className="wrap">
            <Breadcrumbs view={view} />
            {service && <p className="above">{service.name}</p>}
            <h1>{wholeWords(heading)}</h1>
            {lead !== undefined && <Paragraphs texts={[lead]} />}
            {price !== undefined && <p className="above">{price}</p>}
            <Posts view={view} items={posts} />
          </div>
        </section>
        <QuestionsOf view={view} />
      </Layout>
    )
  },
})
