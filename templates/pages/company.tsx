// About the business: mission, areas, strengths, testimonials.

import { z } from 'zod'
import { definePage } from '#site'
import { CallBanner } from '../blocks/call-banner.tsx'
import { Hero } from '../blocks/hero.tsx'
import { Points } from '../blocks/points.tsx'
import { More, Paragraphs, Section } from '../blocks/section.tsx'
import Building from '../illustrations/building.tsx'
import { Layout } from '../layout/layout.tsx'
import { banner, hero, link, passage, points } from '../shapes.ts'

export default definePage({
  content: (k) => ({
    hero: hero(k),
    mission: passage(k),
    areas: passage(k).extend({ link: link(k) }),
    strengths: points(k, 4),
    testimonials: z.strictObject({ heading: k.text('heading of the testimonials'), reviews: link(k).meta({ description: 'the external page of reviews' }) }),
    banner: banner(k),
  }),
  uses: ['testimonials'],
  draw(view) {
    const { entry, data, labels } = view
    return (
      <Layout view={view}>
        <Hero view={view} hero={entry.hero} picture={<Building lit="plumbing" className="house" />} />
        <div className="wrap pair">
          <Section heading={entry.mission.heading}>
            <Paragraphs texts={entry.mission.paragraphs} />
          </Section>
          <Section heading={entry.areas.heading}>
            <Paragraphs texts={entry.areas.paragraphs} />
            <More link={entry.areas.link} />
          </Section>
        </div>
        <Section heading={entry.strengths.heading} lead={entry.strengths.lead} tint>
          <Points items={entry.strengths.items} columns={2} />
        </Section>
        <Section heading={entry.testimonials.heading}>
          <ul className="quotes">
            {data.testimonials.items.map(({ text, author }) => (
              <li key={text}>
                <blockquote>
                  <p>{text}</p>
                </blockquote>
                <p>{author}</p>
              </li>
            ))}
          </ul>
          <p className="more">
            <a href={entry.testimonials.reviews.href} target="_blank" rel="noopener noreferrer">
              {`${entry.testimonials.reviews.name} ${labels.layout.newTab}`}
            </a>
          </p>
        </Section>
        <CallBanner view={view} banner={entry.banner} />
      </Layout>
    )
  },
})
