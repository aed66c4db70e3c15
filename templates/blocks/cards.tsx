// Links to other pages: services as cards, areas as plain links.
import { type Card, Prose } from '#site'
import Icon from '../illustrations/icon.tsx'
import { iconNames } from '../illustrations/icon-names.ts'

export function ServiceCards({ items }: { items: readonly Card[] }) {
  return (
    <ul className="cards">
      {items.map(({ path, name, summary, icon, language }) => (
        <li key={path} lang={language}>
          <Icon name={iconNames.find((name) => name === icon) ?? 'water'} />
          <h3>
            <a href={path}>{name}</a>
          </h3>
          <p>
            <Prose text={summary} />
          </p>
        </li>
      ))}
    </ul>
  )
}

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

/** Areas with how soon we are there and what each is like. */
export function AreaCards({ items }: { items: readonly Card[] }) {
  return (
    <ul className="cards rows">
      {items.map(({ path, name, summary, detail, language }) => (
        <li key={path} lang={language}>
          <h3>
            <a href={path}>{name}</a>
          </h3>
          {detail !== '' && (
            <p>
              <b>{detail}</b>
            </p>
          )}
          <p>
            <Prose text={summary} />
          </p>
        </li>
      ))}
    </ul>
  )
}
