// Links to other pages: as cards, or as a line of names.
import { type Card, Prose, wholeWords } from '#site'
import Icon from '#theme/illustrations/icon.tsx'

type Props = {
  items: readonly Card[]
  /** The heading level of the names: 2 if the cards have no heading above them. */
  level?: 2 | 3
  /** Without icons: of places, all would be the same. */
  rows?: boolean
}

/** Each with its icon, name, short fact and sentence, where it has them. */
export function Cards({ items, level = 3, rows }: Props) {
  // Whole names: the rules of a page are those its source can name.
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <ul className="cards">
      {items.map(({ path, name, summary, detail, icon, language }) => (
        <li key={path} lang={language}>
          {icon !== '' && !rows && <Icon name={icon} />}
          <Heading>
            <a href={path}>{wholeWords(name)}</a>
          </Heading>
          {detail !== '' && (
            <p>
              <b>{detail}</b>
            </p>
          )}
          {summary !== '' && (
            <p>
              <Prose text={summary} />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Areas by their names, each as wide as it is. */
export function AreaLinks({ items }: { items: readonly Card[] }) {
  return (
    <ul className="areas">
      {items.map(({ path, name, language }) => (
        <li key={path} lang={language}>
          <a href={path}>
            <Icon name="pin" />
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
