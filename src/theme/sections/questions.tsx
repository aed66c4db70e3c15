// The questions of the page: those under `questions:` and those of `questionsFrom:`.
import { defineSection } from '#site'
import { Questions } from '#theme/blocks/questions.tsx'
import { Section } from '#theme/blocks/section.tsx'

export default defineSection({
  content: (k) => ({ heading: k.text('heading of the section') }),
  draw({ questions }, { id, heading }) {
    if (questions.length === 0) return null
    return (
      <Section heading={heading} id={id} beside>
        <Questions items={questions} group="faq" />
      </Section>
    )
  },
})
