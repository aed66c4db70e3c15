// A landing page for one trade of the business: what it is, when, stages, premises, reasons, questions.
import { z } from 'zod'
import { definePage } from '#site'
import { CallBanner } from '#theme/blocks/call-banner.tsx'
import { CardsOf } from '#theme/blocks/cards.tsx'
import { Hero } from '#theme/blocks/hero.tsx'
import { PointsOf, StepsOf } from '#theme/blocks/points.tsx'
import { QuestionsOf } from '#theme/blocks/questions.tsx'
import { Paragraphs, Section } from '#theme/blocks/section.tsx'
import { Layout } from '#theme/layout/layout.tsx'
import { banner, hero, icon, passage, points, related } from '#theme/shapes.ts'

export default definePage({
  content: (k) => ({
    hero: hero(k),
    what: passage(k),
    when: points(k),
    stages: points(k),
    premises: z
      .strictObject({
        heading: k.text('heading of the premises'),
        lead: k.text('a sentence below it').optional(),
        items: z
          .array(z.strictObject({ icon: icon(), name: k.text('kind of premises'), text: k.text('what matters there') }))
          .meta({ description: 'the kinds of premises' }),
      })
      .meta({ description: 'where the work is done' }),
    reasons: points(k),
    questionsHeading: k.text('heading of the questions'),
    related: related(k, 'services'),
    banner: banner(k),
  }),
  draw(view) {
    const { entry } = view
    const premises = entry.premises.items.map(({ name, ...item }) => ({ ...item, title: name }))
    return (
      <Layout view={view}>
        <Hero view={view} hero={entry.hero} about={false} wide />
        <Section heading={entry.what.heading} beside>
          <Paragraphs texts={entry.what.paragraphs} />
        </Section>
        <PointsOf words={entry.when} columns={3} />
        <StepsOf words={entry.stages} deep />
        <PointsOf words={{ ...entry.premises, items: premises }} columns={3} />
        <PointsOf words={entry.reasons} columns={3} />
        <QuestionsOf view={view} heading={entry.questionsHeading} />
        <CardsOf words={entry.related} />
        <CallBanner view={view} banner={entry.banner} />
      </Layout>
    )
  },
})
