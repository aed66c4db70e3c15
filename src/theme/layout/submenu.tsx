// A menu item of the wide header with sub-items: a list that opens below its word, with groups that open next to theirs.
import { type AnyView, Enhanced, type MenuItem } from '#site'
import Icon from '#theme/illustrations/icon.tsx'
import { isHere } from '#theme/layout/here.ts'

/** A link of the menu, which says whether it leads to its own page. */
export const MenuLink = ({ view, item: { name, href } }: { view: AnyView; item: MenuItem }) => (
  <a href={href} aria-current={isHere(view, href) ? 'page' : undefined}>
    {name}
  </a>
)

/** The sub-items of a menu item; its own page is the first of them. */
const subItemsOf = ({ name, href, subItems = [] }: MenuItem): readonly MenuItem[] =>
  subItems.some((sub) => sub.href === href) ? subItems : [{ name, href }, ...subItems]

/** `item` is marked on every page of its section. */
export function Submenu({ view, item }: { view: AnyView; item: MenuItem }) {
  const items = subItemsOf(item)
  const isWithin = `${view.path}/`.startsWith(`${item.href}/`) || items.some(({ href }) => isHere(view, href))
  return (
    <Enhanced name="submenu" on="intent">
      <details className="submenu" name="submenu">
        <Trigger name={item.name} isWithin={isWithin} />
        <MenuItems view={view} items={items} group="group" />
      </details>
    </Enhanced>
  )
}

type Items = { view: AnyView; items: readonly MenuItem[]; group?: string | undefined; inner?: string | undefined }

/** Items, some with a list of their own. Of the lists named `group`, one is open at a time; those inside them are `inner`. */
export function MenuItems({ view, items, group, inner = group }: Items) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.href + item.name}>
          {item.subItems ? (
            <details name={group}>
              <Trigger name={item.name} isWithin={item.subItems.some(({ href }) => isHere(view, href))} />
              <MenuItems view={view} items={subItemsOf(item)} group={inner} />
            </details>
          ) : (
            <MenuLink view={view} item={item} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Trigger({ name, isWithin }: { name: string; isWithin: boolean }) {
  return (
    <summary aria-current={isWithin || undefined}>
      {name}
      <Icon name="chevron-down" />
    </summary>
  )
}
