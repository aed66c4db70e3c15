// A menu of problems: each problem with its price, what to do at once, the number and the service that helps.
// A picture next to the list has a spot for each problem. Works without script: one disclosure is open at a time.
import { z } from 'zod'
import { defineSection, Picture, Prose } from '#site'
import { Amount } from '#theme/blocks/amount.tsx'
import { Section } from '#theme/blocks/section.tsx'
import { Spot } from '#theme/illustrations/spot.tsx'
import { CallButton } from '#theme/layout/contact.tsx'

const percent = () => z.number().min(0).max(100)

export default defineSection({
  content: (k) => ({
    heading: k.text('heading of the list, as a question'),
    lead: k.text('a sentence below it').optional(),
    picture: k.picture('a picture, cut to 6:5, that shows where the problems are').optional(),
    items: z
      .array(
        z.strictObject({
          title: k.text('what is wrong, in one or two words'),
          price: k.text('what it costs to put right').optional(),
          text: k.text('what to do at once, in one or two sentences'),
          service: k.ref('services', 'the service that helps'),
          spot: z
            .tuple([percent(), percent()])
            .optional()
            .meta({ description: 'its place on the picture: percent from the left and from the top' }),
        }),
      )
      .min(2)
      .meta({ description: 'the problems; the first is open' }),
  }),
  draw: (view, { id, heading, lead, picture, items }) => (
    <Section heading={heading} lead={lead} id={id}>
      <div className={picture === undefined ? 'triage' : 'triage md:grid-cols-2'}>
        {picture !== undefined && <Picture name={picture} alt="" sizes="(min-width: 48rem) 34rem, 92vw" />}
        <ul className="grid content-start gap-2">
          {items.map(({ title, price, text, service, spot }, i) => (
            <li key={title}>
              <details name="triage" open={i === 0}>
                <summary>
                  <span>{title}</span>
                  {price !== undefined && <Amount text={price} />}
                  {picture !== undefined && <Spot icon={service.icon} at={spot} />}
                </summary>
                <div className="deep">
                  <Prose as="p" text={text} />
                  <p className="actions mt-4">
                    <CallButton view={view} />
                    <a className="note" href={service.path}>
                      {service.name}
                    </a>
                  </p>
                </div>
              </details>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  ),
})
