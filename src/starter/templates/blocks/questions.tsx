// Questions as native disclosures: they open, are found and printed without script.
import { Prose, type Question } from '#site'

export function Questions({ items, level = 3 }: { items: readonly Question[]; level?: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <div className="questions">
      {items.map(({ question, answer }) => (
        <details key={question}>
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
