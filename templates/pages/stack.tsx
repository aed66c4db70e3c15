// A service on a shared vertical pipe: first aid, four steps, eight problems, three reasons, five questions.
import { definePage } from '#site'
import { Cards } from '#theme/blocks/cards.tsx'
import { WithFigure } from '#theme/blocks/figure.tsx'
import { Hero } from '#theme/blocks/hero.tsx'
import { Points, Steps } from '#theme/blocks/points.tsx'
import { PriceLine } from '#theme/blocks/prices.tsx'
import { Questions } from '#theme/blocks/questions.tsx'
import { Paragraphs, Section } from '#theme/blocks/section.tsx'
import { Urgent } from '#theme/blocks/urgent.tsx'
import { heroPicture } from '#theme/illustrations/hero-picture.tsx'
import { labelsOf } from '#theme/labels.ts'
import { Layout } from '#theme/layout/layout.tsx'
import { figure, hero, lines, passage, points, related } from '#theme/shapes.ts'

export default definePage({
  content: (k) => ({
    hero: hero(k),
    urgent: lines(k).optional().meta({ description: 'what to do until we come' }),
    about: passage(k)
      .extend({ photo: figure(k).optional() })
      .optional()
      .meta({ description: 'why it happens' }),
    steps: points(k, 4),
    problems: points(k, 8),
    reasons: points(k, 3),
    questionsHeading: k.text('heading of the questions'),
    related: related(k, 'services'),
  }),
  draw(view) {
    const { entry } = view
    return (
      <Layout view={view}>
        <Hero view={view} hero={entry.hero} about={false} picture={heroPicture(entry.hero, entry.icon)} wide />
        {entry.urgent && <Urgent view={view} urgent={entry.urgent} />}
        {entry.about && (
          <Section heading={entry.about.heading} beside={!entry.about.photo}>
            <WithFigure photo={entry.about.photo}>
              <Paragraphs texts={entry.about.paragraphs} />
              {entry.price !== undefined && (
                <div className="box mt-6">
                  <PriceLine price={entry.price} note={labelsOf(view).service.priceNote} />
                </div>
              )}
            </WithFigure>
          </Section>
        )}
        <Section heading={entry.steps.heading} lead={entry.steps.lead}>
          <Steps items={entry.steps.items} />
        </Section>
        <Section heading={entry.problems.heading} lead={entry.problems.lead}>
          <Points items={entry.problems.items} columns={4} />
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
      </Layout>
    )
  },
})
