// A page of rules and rights: plain sections of text.

import { z } from 'zod'
import { definePage, Prose } from '#site'
import { Hero } from '../blocks/hero.tsx'
import { Paragraphs } from '../blocks/section.tsx'
import { Layout } from '../layout/layout.tsx'
import { hero, passage } from '../shapes.ts'

export default definePage({
  content: (k) => ({
    hero: hero(k),
    sections: z
      .array(
        passage(k).extend({
          items: z.array(k.text('a line of a list')).optional().meta({ description: 'a list below the paragraphs' }),
        }),
      )
      .min(1)
      .meta({ description: 'the sections' }),
  }),
  draw(view) {
    const { entry } = view
    return (
      <Layout view={view}>
        <Hero view={view} hero={entry.hero} />
        <div className="section">
          <div className="wrap narrow legal grid gap-8">
            {entry.sections.map((section) => (
              <section key={section.heading}>
                <h2>{section.heading}</h2>
                <Paragraphs texts={section.paragraphs} />
                {section.items && (
                  <ul className="mt-4 grid gap-2">
                    {section.items.map((item) => (
                      <li key={item}>
                        <Prose text={item} />
                      </li>
                    ))}
                  </ul>
                )}
              </section>
            ))}
          </div>
        </div>
      </Layout>
    )
  },
})
