// An area served: the urgent band, what is true there alone, services, reasons, questions, neighbours.
import { z } from 'zod'
import { definePage, Prose } from '#site'
import { AreasMap } from '#theme/blocks/area-map.tsx'
import { Links } from '#theme/blocks/cards.tsx'
import { Passage } from '#theme/blocks/figure.tsx'
import { Hero } from '#theme/blocks/hero.tsx'
import { PointsOf } from '#theme/blocks/points.tsx'
import { QuestionsOf } from '#theme/blocks/questions.tsx'
import { Section } from '#theme/blocks/section.tsx'
import { Urgent } from '#theme/blocks/urgent.tsx'
import { labelsOf } from '#theme/labels.ts'
import { Layout } from '#theme/layout/layout.tsx'
import { banner, hero, illustrated, points, related } from '#theme/shapes.ts'

export default definePage({
  content: (k) => ({
    hero: hero(k),
    local: illustrated(k).meta({ description: 'what is true of this area alone' }),
    services: z
      .strictObject({
        heading: k.text('heading of the service list'),
        items: z
          .array(
            z.strictObject({ service: k.ref('services', 'the service'), text: k.text('why it is asked for here') }),
          )
          .min(1)
          .meta({ description: 'the services, each with its reason' }),
      })
      .meta({ description: 'what is asked for in this area' }),
    reasons: points(k),
    neighbours: related(k, 'areas'),
    urgent: banner(k).omit({ link: true }).meta({ description: 'a heading and a sentence' }),
  }),
  uses: ['map'],
  draw(view) {
    const { entry, data } = view
    return (
      <Layout view={view}>
        <Hero
          view={view}
          hero={entry.hero}
          about={false}
          second={{ name: labelsOf(view).area.request, href: view.site.contact.page }}
          picture={<AreasMap view={view} map={data.map} current={view.path} />}
          wide
        />
        <Urgent view={view} urgent={entry.urgent} />
        <Passage words={entry.local} />
        <Section heading={entry.services.heading}>
          <ul className="points area-services grid gap-x-10 gap-y-6 md:grid-cols-2">
            {entry.services.items.map(({ service, text }) => (
              <li key={service.path}>
                <h3>
                  <a href={service.path}>{service.name}</a>
                </h3>
                <Prose as="p" text={text} />
              </li>
            ))}
          </ul>
        </Section>
        <PointsOf words={entry.reasons} columns={3} />
        <QuestionsOf view={view} heading={labelsOf(view).service.questions} />
        <Section heading={entry.neighbours.heading} lead={entry.neighbours.lead}>
          <Links items={entry.neighbours.items} icon="pin" />
        </Section>
      </Layout>
    )
  },
})
