// The services menu of the wide header: a list that opens below its word, with groups that open next to theirs.
import { type AnyView, Enhanced, type MenuItem } from '#site'
import Icon from '../illustrations/icon.tsx'
import { isHere } from './here.ts'

/** `item` is the menu item with its sub-items; it is marked on every page of its section. */
export function ServicesMenu({ view, item }: { view: AnyView; item: MenuItem }) {
  return (
    <Enhanced name="services-menu" on="intent">
      <details className="services">
        <Trigger name={item.name} within={`${view.path}/`.startsWith(`${item.href}/`)} />
        <Links view={view} items={item.subItems ?? []} />
      </details>
    </Enhanced>
  )
}

function Links({ view, items }: { view: AnyView; items: readonly MenuItem[] }) {
  return (
    <ul>
      {items.map(({ name, href, subItems }) => (
        <li key={name}>
          {subItems ? (
            <details name="group">
              <Trigger name={name} within={subItems.some((sub) => isHere(view, sub.href))} />
              <Links view={view} items={subItems} />
            </details>
          ) : (
            <a href={href} aria-current={isHere(view, href) ? 'page' : undefined}>
              {name}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

function Trigger({ name, within }: { name: string; within: boolean }) {
  return (
    <summary aria-current={within || undefined}>
      {name}
      <Icon name="chevron-down" />
    </summary>
  )
}
