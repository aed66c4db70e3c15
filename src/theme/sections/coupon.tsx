// A coupon: what it gives, its code, and its last day, after which it is gone.
import { dayIn, defineSection, Enhanced, plainText, wholeWords } from '#site'
import { WithFigure } from '#theme/blocks/figure.tsx'
import { Paragraphs, Section } from '#theme/blocks/section.tsx'
import { labelsOf } from '#theme/labels.ts'
import { Actions } from '#theme/layout/contact.tsx'
import { link, photo } from '#theme/shapes.ts'

export default defineSection({
  content: (k) => ({
    heading: k.text('what it gives, like "Ten per cent off a tune-up"'),
    text: k.text('for whom it is and what it does not cover'),
    code: k.text('what a visitor says or shows').optional(),
    until: k.day('its last day, like 2026-12-24'),
    photo: photo(k).optional(),
    link: link(k).optional().meta({ description: 'a button beside the number, like the one that books a time' }),
  }),
  node: ({ id, heading, text, from, until }, { url, site }) => ({
    '@type': 'Offer',
    '@id': id && url,
    name: plainText(heading),
    description: plainText(text),
    validFrom: from,
    validThrough: until,
    offeredBy: { '@type': site.business.type, '@id': `${site.origin}/#business`, name: site.business.name },
  }),
  draw: (view, { id, heading, text, code, until, photo, link }) => (
    <Enhanced name="dates" on="idle">
      <div data-until={until}>
        <Section id={id}>
          <WithFigure photo={photo}>
            <div className="deep rounded-(--card-radius) p-6">
              <h2 className="text-3xl">{wholeWords(heading)}</h2>
              <Paragraphs texts={[text]} />
              {code !== undefined && (
                <p className="mt-4 w-fit border-2 border-dashed px-4 py-1 text-2xl font-bold">{code}</p>
              )}
              <p className="note my-4">
                {labelsOf(view).coupon.until.replace('{day}', dayIn(view.site.locale, until))}
              </p>
              <Actions view={view} second={link} />
            </div>
          </WithFigure>
        </Section>
      </div>
    </Enhanced>
  ),
})
