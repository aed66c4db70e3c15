// A coupon: what it gives, its code, its last day, after which it is gone, and the link that uses it.
import { dayIn, defineSection, Enhanced, Picture, plainText, wholeWords } from '#site'
import { Paragraphs } from '#theme/blocks/section.tsx'
import { labelsOf } from '#theme/labels.ts'
import { formOf } from '#theme/layout/call-bar.tsx'
import { link, photo } from '#theme/shapes.ts'

export default defineSection({
  content: (k) => ({
    heading: k.text('what it gives, like "Ten per cent off a tune-up"'),
    text: k.text('for whom it is and what it does not cover'),
    code: k.text('what a visitor says or shows').optional(),
    until: k.day('its last day, like 2026-12-24'),
    link: link(k).optional().meta({ description: 'its button; left out, the one that leads to the contact form' }),
    photo: photo(k).optional(),
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
  draw(view, { id, heading, text, code, until, link, photo }) {
    const { call, coupon } = labelsOf(view)
    const { name, href } = link ?? { name: call.request, href: formOf(view) }
    return (
      <Enhanced name="dates" on="idle">
        <section className="section" id={id} data-until={until}>
          <div className={photo ? 'wrap coupon md:grid-cols-2' : 'wrap coupon'}>
            <div className="grid content-center justify-items-start gap-4">
              <h2 className="text-[clamp(2.25rem,1.5rem+3.5vw,4rem)] leading-[1.05]">{wholeWords(heading)}</h2>
              <Paragraphs texts={[text]} />
              {code !== undefined && (
                <p className="rounded-(--radius) border-2 border-dashed px-4 py-1.5 font-(family-name:--heading) text-[1.375rem] font-bold tracking-wider">
                  {code}
                </p>
              )}
              <p className="actions">
                <a className="button" href={href}>
                  {name}
                </a>
                <b>{coupon.until.replace('{day}', dayIn(view.site.locale, until))}</b>
              </p>
            </div>
            {photo && <Picture name={photo.file} alt={photo.alt} sizes="(min-width: 48rem) 34rem, 92vw" />}
          </div>
        </section>
      </Enhanced>
    )
  },
})
