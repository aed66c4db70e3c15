// Points with a title and a text: as cards, as steps along a pipe, or as a plain list of checks.
import { Prose } from '#site'
import Icon from '../illustrations/icon.tsx'
import type { IconName } from '../illustrations/icon-names.ts'

type Point = { icon?: IconName | undefined; title: string; text: string }

/** Columns on wide screens; Tailwind finds whole class names only. */
const WIDE = { 1: '', 2: 'md:grid-cols-2', 3: 'md:grid-cols-2 lg:grid-cols-3', 4: 'md:grid-cols-2 lg:grid-cols-4' }

export function Points({ items, columns }: { items: readonly Point[]; columns: 1 | 2 | 3 | 4 }) {
  return (
    <ul className={`points grid gap-8 ${WIDE[columns]}`}>
      {items.map(({ icon, title, text }) => (
        <li key={title}>
          {icon && <Icon name={icon} />}
          <h3>{title}</h3>
          <p>
            <Prose text={text} />
          </p>
        </li>
      ))}
    </ul>
  )
}

/** What happens, in order, along one pipe. */
export function Steps({ items }: { items: readonly Point[] }) {
  return (
    <ol className="steps">
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <Prose text={text} />
          </p>
        </li>
      ))}
    </ol>
  )
}

export function Checks({ items }: { items: readonly string[] }) {
  return (
    <ul className="checks">
      {items.map((text) => (
        <li key={text}>
          <Icon name="check" />
          <span>
            <Prose text={text} />
          </span>
        </li>
      ))}
    </ul>
  )
}
