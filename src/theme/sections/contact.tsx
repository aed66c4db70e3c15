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
    // A page with a section of the map shows it once.
    const { sections = [] } = view.entry as { sections?: readonly { block: string }[] }
    const hasMap = sections.some(({ block }) => block === 'map')
    return (
      <>
        <Section heading={heading} id={id}>
          <Place view={view} branch={view.entry.branch} map={!hasMap} />
        </Section>
        <Section heading={labelsOf(view).call.request} beside>
          {paragraphs.length > 0 && <Paragraphs texts={paragraphs} />}
          <ContactForm view={view} />
        </Section>
        <Branches view={view} />
      </>
    )
  },
})
