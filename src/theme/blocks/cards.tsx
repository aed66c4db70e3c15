// Links to other pages as cards: an icon where there is one, the name, its sentence, and a short fact.
import type { Card } from '#site'
import Icon from '#theme/illustrations/icon.tsx'

/** `level` is the heading level of the names: 2 if the cards have no heading above them. */
export function Cards({ items, level = 3 }: { items: readonly Card[]; level?: 2 | 3 }) {
  // Whole names: the rules of a page are those its source can name.
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <ul className="cards">
      {items.map(({ path, name, summary, detail, icon, language }) => (
        <li key={path} lang={language}>
          {icon !== '' && <Icon name={icon} />}
          <Heading>
            <a href={path}>{name}</a>
          </Heading>
          {summary !== '' && <p>{summary}</p>}
          {detail !== '' && <p className="detail">{detail}</p>}
        </li>
      ))}
    </ul>
  )
}
