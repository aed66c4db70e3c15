// How to reach the business or the branch that the page is about, the contact form, and where else the business is.
import { z } from 'zod'
import { defineSection } from '#site'
import { Branches, Place } from '#theme/blocks/branches.tsx'
import { ContactForm } from '#theme/blocks/contact-form.tsx'
import { Paragraphs, Section } from '#theme/blocks/section.tsx'
import { labelsOf } from '#theme/labels.ts'

export default defineSection({
  content: (k) => ({
    heading: k.text('heading of the section'),
    paragraphs: z.array(k.text('a paragraph')).default([]).meta({ description: 'what a message should say' }),
  }),
  draw(view, { id, heading, paragraphs }) {
    const { business, call } = labelsOf(view)
    return (
      <>
        <Section heading={heading} id={id}>
          <div className="grid gap-x-16 gap-y-10 md:grid-cols-2">
            <div>
              <h3 className="mb-4">{business.reach}</h3>
              <Place view={view} branch={view.entry.branch} map={view.entry.branch !== undefined} />
            </div>
            <div>
              <h3 className="mb-4">{call.request}</h3>
              {paragraphs.length > 0 && <Paragraphs texts={paragraphs} />}
              <ContactForm view={view} />
            </div>
          </div>
        </Section>
        <Branches view={view} />
      </>
    )
  },
})
