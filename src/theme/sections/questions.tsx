// The questions of the page: those under `questions:` and those of `questionsFrom:`.
import { defineSection } from '#site'
import { QuestionsOf } from '#theme/blocks/questions.tsx'

export default defineSection({
  content: (k) => ({ heading: k.text('heading of the section') }),
  draw: (view, { id, heading }) => <QuestionsOf view={view} heading={heading} id={id} />,
})
