// Questions as native disclosures: usable, findable and printable without script.
import { Prose, type Question } from '#site'
import Icon from '../illustrations/icon.tsx'

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
  const Heading = `h${level}` as const
  return (
    <div className="questions">
      {items.map(({ id, question, answer }, i) => (
        <details key={question} name={group} open={firstOpen && i === 0}>
          <summary>
            <Heading>{question}</Heading>
            <Icon name="chevron-down" />
          </summary>
          <div id={id === undefined ? undefined : `q-${id}`}>
            <p>
              <Prose text={answer} />
            </p>
          </div>
        </details>
      ))}
    </div>
  )
}
