// A page of words alone: not found, failed, privacy.

import { z } from 'zod'
import { definePage } from '#site'
import { Paragraphs } from '../blocks/section.tsx'
import { Breadcrumbs, CallButton, Layout } from '../layout/layout.tsx'

export default definePage({
  content: (k) => ({
    heading: k.text('the one h1 of the page'),
    paragraphs: z.array(k.text('a paragraph')).min(1).meta({ description: 'what it says' }),
  }),
  draw(view) {
    const { entry } = view
    return (
      <Layout view={view}>
        <section className="section">
          <div className="wrap">
            <Breadcrumbs view={view} />
            <h1>{entry.heading}</h1>
            <Paragraphs texts={entry.paragraphs} />
            <CallButton view={view} />
          </div>
        </section>
      </Layout>
    )
  },
})
