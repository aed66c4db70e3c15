// A page of words: about us, privacy, not found. Where it has more to say, in parts with headings of their own; where
// it lists a collection, with a card for each of its pages.
import { z } from 'zod'
import { definePage, wholeWords } from '#site'
import { Cards } from '#theme/blocks/cards.tsx'
import { Parts, parts } from '#theme/blocks/parts.tsx'
import { QuestionsOf } from '#theme/blocks/questions.tsx'
import { Paragraphs } from '#theme/blocks/section.tsx'
import { Actions } from '#theme/layout/contact.tsx'
import { Breadcrumbs, Layout } from '#theme/layout/layout.tsx'

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
    const { heading, service, price, list, parts = [] } = view.entry
    const others = view.entry.embeds ? Object.values(view.site.embeds).map(({ privacy }) => privacy) : []
    const paragraphs = [...view.entry.paragraphs, ...others]
    return (
      <Layout view={view}>
        <section className="section">
          <div className="wrap grid gap-6">
            <div>
              <Breadcrumbs view={view} />
              {service && <p className="above">{service.name}</p>}
              <h1>{wholeWords(heading)}</h1>
              {price !== undefined && <p className="above">{price}</p>}
            </div>
            <Paragraphs texts={paragraphs} />
            {list && <Cards items={view.cards[list] ?? []} level={2} />}
            <Actions view={view} />
          </div>
        </section>
        <Parts items={parts} />
        <QuestionsOf view={view} />
      </Layout>
    )
  },
})
