// Links to other pages as cards: the name, its sentence, and a short fact where there is one.
import type { Card } from '#site'

export function Cards({ items }: { items: readonly Card[] }) {
  return (
    <ul className="cards">
      {items.map(({ path, name, summary, detail }) => (
        <li key={path}>
          <h3>
            <a href={path}>{name}</a>
          </h3>
          <p>{summary}</p>
          {detail !== '' && <p className="detail">{detail}</p>}
        </li>
      ))}
    </ul>
  )
}
