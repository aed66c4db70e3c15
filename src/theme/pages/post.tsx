// An article: its date and author, a photo, and its words in one column; then other articles.
import { z } from 'zod'
import { dayIn, definePage, Picture, wholeWords } from '#site'
import { Parts, parts } from '#theme/blocks/parts.tsx'
import { Posts } from '#theme/blocks/posts.tsx'
import { QuestionsOf } from '#theme/blocks/questions.tsx'
import { Paragraphs, Section } from '#theme/blocks/section.tsx'
import { labelsOf } from '#theme/labels.ts'
import { Actions } from '#theme/layout/contact.tsx'
import { Breadcrumbs, Layout } from '#theme/layout/layout.tsx'

export default definePage({
  content: (k) => ({
    ...k.post(),
    heading: k.text('the one h1 of the page'),
    paragraphs: z.array(k.text('a paragraph')).min(1).meta({ description: 'how it begins' }),
    parts: parts(k),
  }),
  uses: ['team'],
  draw(view) {
    const { heading, date, updated, author, photo, paragraphs, parts = [], service, price } = view.entry
    const words = labelsOf(view).posts
    const { posts = [] } = view.cards
    const others = posts.filter(({ path }) => path !== view.path)
    const person = view.data.team.items.find(({ id }) => id === author)
    return (
      <Layout view={view}>
        <article className="post-words pb-12">
          <div className="section">
            <div className="wrap grid gap-6">
              <div>
                <Breadcrumbs view={view} />
                {service && <p className="above">{service.name}</p>}
                <h1>{wholeWords(heading)}</h1>
                <ul className="note mt-4 flex flex-wrap items-center gap-x-4">
                  {person?.photo && (
                    <li className="[&_:is(span,img)]:size-12 [&_:is(span,img)]:rounded-full [&_img]:object-cover">
                      <Picture name={person.photo.file} alt="" sizes="3rem" />
                    </li>
                  )}
                  <li>
                    <time dateTime={date}>{dayIn(view.site.locale, date)}</time>
                  </li>
                  {person && (
                    <li>
                      {words.by.replace('{name}', person.name)}, {person.role}
                    </li>
                  )}
                  {updated !== undefined && (
                    <li>
                      {words.updated} <time dateTime={updated}>{dayIn(view.site.locale, updated)}</time>
                    </li>
                  )}
                </ul>
              </div>
              {photo && (
                <div className="hero-photo">
                  <Picture name={photo.file} alt={photo.alt} sizes="(min-width: 48rem) 43rem, 92vw" eager />
                </div>
              )}
              <Paragraphs texts={paragraphs} />
            </div>
          </div>
          <Parts items={parts} beside={false} />
          <div className="section">
            <div className="wrap grid gap-6">
              {price !== undefined && <p className="above">{price}</p>}
              <Actions view={view} />
            </div>
          </div>
        </article>
        <QuestionsOf view={view} />
        {others.length > 0 && (
          <Section heading={words.more}>
            <Posts view={view} items={others.slice(0, 3)} level={3} />
          </Section>
        )}
      </Layout>
    )
  },
})
