// A landing page for one trade of the business: what it is, when, stages, premises, reasons, questions.
import { z } from 'zod'
import { definePage } from '#site'
import { CallBanner } from '#theme/blocks/call-banner.tsx'
import { Cards } from '#theme/blocks/cards.tsx'
import { Hero } from '#theme/blocks/hero.tsx'
import { Points, Steps } from '#theme/blocks/points.tsx'
import { Questions } from '#theme/blocks/questions.tsx'
import { Paragraphs, Section } from '#theme/blocks/section.tsx'
import { heroPicture } from '#theme/illustrations/hero-picture.tsx'
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
    return (
      <Layout view={view}>
        <Hero view={view} hero={entry.hero} about={false} picture={heroPicture(entry.hero, entry.icon)} wide />
        <Section heading={entry.what.heading} beside>
          <Paragraphs texts={entry.what.paragraphs} />
        </Section>
        <Section heading={entry.when.heading} lead={entry.when.lead}>
          <Points items={entry.when.items} columns={3} />
        </Section>
        <Section heading={entry.stages.heading} lead={entry.stages.lead} deep>
          <Steps items={entry.stages.items} />
        </Section>
        <Section heading={entry.premises.heading} lead={entry.premises.lead}>
          <Points items={entry.premises.items.map(({ name, ...item }) => ({ ...item, title: name }))} columns={3} />
        </Section>
        <Section heading={entry.reasons.heading} lead={entry.reasons.lead}>
          <Points items={entry.reasons.items} columns={3} />
        </Section>
        <Section heading={entry.questionsHeading} beside>
          <Questions items={view.questions} group="faq" />
        </Section>
        <Section heading={entry.related.heading} lead={entry.related.lead}>
          <Cards items={entry.related.items} />
        </Section>
        <CallBanner view={view} banner={entry.banner} />
      </Layout>
    )
  },
})
