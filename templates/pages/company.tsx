// About the business: who comes, how a visit goes, and why to trust it.
import type { ReactNode } from 'react'
import { z } from 'zod'
import { definePage } from '#site'
import { Figure } from '#theme/blocks/figure.tsx'
import { Hero } from '#theme/blocks/hero.tsx'
import { Identity } from '#theme/blocks/identity.tsx'
import { PointsOf, StepsOf } from '#theme/blocks/points.tsx'
import { More, Paragraphs, Section } from '#theme/blocks/section.tsx'
import { labelsOf } from '#theme/labels.ts'
import { Layout } from '#theme/layout/layout.tsx'
import { hero, illustrated, link, passage, points } from '#theme/shapes.ts'

export default definePage({
  content: (k) => ({
    hero: hero(k),
    who: illustrated(k).meta({ description: 'who comes; the known identity of site.yaml is shown below it' }),
    payment: passage(k)
      .extend({ link: link(k) })
      .meta({ description: 'what is paid, and how' }),
    visit: points(k, 4).meta({ description: 'how a visit goes' }),
    mission: passage(k),
    areas: passage(k)
      .extend({ link: link(k) })
      .meta({ description: 'where the business works' }),
    strengths: points(k, 4).meta({ description: 'what it is good at' }),
    testimonials: z
      .strictObject({
        heading: k.text('heading of the testimonials'),
        reviews: link(k).meta({ description: 'the external page of reviews' }),
      })
      .meta({ description: 'what customers wrote; the words stand in content/testimonials.yaml' }),
  }),
  uses: ['testimonials'],
  draw(view) {
    const { entry, data } = view
    return (
      <Layout view={view}>
        <Hero view={view} hero={entry.hero} />
        <div className="wrap grid gap-x-10 md:grid-cols-2">
          <Column words={entry.who}>
            <Identity view={view} />
            {entry.who.photo && (
              <div className="mt-6">
                <Figure photo={entry.who.photo} />
              </div>
            )}
          </Column>
          <Column words={entry.payment} />
        </div>
        <StepsOf words={entry.visit} deep />
        <div className="wrap grid gap-x-10 md:grid-cols-2">
          <Column words={entry.mission} />
          <Column words={entry.areas} />
        </div>
        <PointsOf words={entry.strengths} columns={4} />
        <Section heading={entry.testimonials.heading}>
          <ul className="quotes grid gap-4 md:grid-cols-3">
            {data.testimonials.items.map(({ text, author }) => (
              <li key={text}>
                <blockquote>
                  <p>{text}</p>
                </blockquote>
                <p className="mt-4">{author}</p>
              </li>
            ))}
          </ul>
          <p className="more">
            <a href={entry.testimonials.reviews.href} target="_blank" rel="noopener noreferrer">
              {`${entry.testimonials.reviews.name} ${labelsOf(view).layout.newTab}`}
            </a>
          </p>
        </Section>
      </Layout>
    )
  },
})

type Words = { heading: string; paragraphs: readonly string[]; link?: { name: string; href: string } }

/** One of two sections side by side. */
const Column = ({ words, children }: { words: Words; children?: ReactNode }) => (
  <section className="section max-md:not-first:pt-0">
    <h2>{words.heading}</h2>
    <Paragraphs texts={words.paragraphs} />
    {children}
    {words.link && <More link={words.link} />}
  </section>
)
