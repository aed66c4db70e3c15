// Links to other pages as cards: the name and its sentence.
import type { Card } from '#site'

export function Cards({ items }: { items: readonly Card[] }) {
  return (
    <ul className="cards">
      {items.map(({ path, name, summary }) => (
        <li key={path}>
          <h3>
            <a href={path}>{name}</a>
          </h3>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  )
}
