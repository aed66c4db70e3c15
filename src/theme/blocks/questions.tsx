// Questions as native disclosures: they open, are found and printed without script.
import { type AnyView, Prose, type Question } from '#site'
import { Section } from '#theme/blocks/section.tsx'
import { labelsOf } from '#theme/labels.ts'

export function Questions({ items, level = 3 }: { items: readonly Question[]; level?: 2 | 3 }) {
  // Whole names: the rules of a page are those its source can name.
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="questions">
      {items.map(({ id, question, answer }) => (
        <details key={question} id={id}>
          <summary>
            <Heading>{question}</Heading>
          </summary>
          <p>
            <Prose text={answer} />
          </p>
        </details>
      ))}
    </div>
  )
}

/** The questions of a page under a heading of their own; nothing where it has none. */
export function QuestionsOf({ view, heading }: { view: AnyView; heading?: string }) {
  return (
    view.questions.length > 0 && (
      <Section heading={heading ?? labelsOf(view).questions}>
        <Questions items={view.questions} />
      </Section>
    )
  )
}
