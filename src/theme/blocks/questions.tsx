// Questions as native disclosures: usable, findable and printable without script.
import { type AnyView, type Question, wholeWords } from '#site'
import { Paragraph, Section } from '#theme/blocks/section.tsx'
import Icon from '#theme/illustrations/icon.tsx'
import { labelsOf } from '#theme/labels.ts'

type Props = {
  items: readonly Question[]
  /** Where one question closes the others: a name unique on the page. */
  group?: string
  /** Level of the headings: 2 where the questions are the page, 3 below a heading of their own. */
  level?: 2 | 3
  /** Whether the first is open. */
  firstOpen?: boolean
}

export function Questions({ items, group, level = 3, firstOpen = false }: Props) {
  // Whole names: the rules of a page are those its source can name.
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="questions">
      {items.map(({ id, question, answer }, i) => (
        <details key={question} name={group} open={firstOpen && i === 0}>
          <summary>
            <Heading>{wholeWords(question)}</Heading>
            <Icon name="chevron-down" />
          </summary>
          {/* Inside: a link to an answer opens it. */}
          <div id={id}>
            <Paragraph text={answer} />
          </div>
        </details>
      ))}
    </div>
  )
}

/** The questions of a page under a heading of their own; nothing where it has none. */
export function QuestionsOf({ view, heading, id }: { view: AnyView; heading?: string; id?: string | undefined }) {
  return (
    view.questions.length > 0 && (
      <Section heading={heading ?? labelsOf(view).questions} id={id} beside>
        <Questions items={view.questions} group="faq" />
      </Section>
    )
  )
}
