// Questions as native disclosures: usable, findable and printable without script.
import { Prose, type Question } from '#site'
import Icon from '../illustrations/icon.tsx'

type Props = {
  items: readonly Question[]
  /** Where one question closes the others: a name unique on the page. */
  group?: string
  /** Whether the first stands open. */
  firstOpen?: boolean
}

export function Questions({ items, group, firstOpen = false }: Props) {
  return (
    <div className="questions">
      {items.map(({ id, question, answer }, i) => (
        <details key={question} name={group} open={firstOpen && i === 0}>
          <summary>
            <h3>{question}</h3>
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
