// A page of words: about us, privacy. Where it has more to say, in parts with headings of their own; where it lists a
// collection, with a card for each of its pages. It informs and has no buttons: header and call bar have the number.
import { z } from 'zod'
import { definePage } from '#site'
import { Cards } from '#theme/blocks/cards.tsx'
import { Parts, parts } from '#theme/blocks/parts.tsx'
import { QuestionsOf } from '#theme/blocks/questions.tsx'
import { Paragraphs } from '#theme/blocks/section.tsx'
import { PlainTop } from '#theme/blocks/top.tsx'
import { Layout } from '#theme/layout/layout.tsx'

export default definePage({
  content: (k) => ({
    heading: k.text('the one h1 of the page'),
    paragraphs: z.array(k.text('a paragraph')).min(1).meta({ description: 'what it says' }),
    list: z.enum(['services', 'areas']).optional().meta({ description: 'the collection whose pages it lists' }),
    embeds: z
      .literal(true)
      .optional()
      .meta({ description: 'says what the site shows of other sites: embeds: of site.yaml' }),
    parts: parts(k),
  }),
  draw(view) {
    const { heading, list, parts = [] } = view.entry
    const others = view.entry.embeds ? Object.values(view.site.embeds).map(({ privacy }) => privacy) : []
    return (
      <Layout view={view}>
        <PlainTop view={view} words={{ heading }} />
        <article className="pb-12">
          <div className="section">
            <div className="wrap grid gap-6">
              <Paragraphs texts={[...view.entry.paragraphs, ...others]} />
              {list && <Cards items={view.cards[list] ?? []} level={2} />}
            </div>
          </div>
          <Parts items={parts} />
        </article>
        <QuestionsOf view={view} />
      </Layout>
    )
  },
})
