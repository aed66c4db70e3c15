// The header: the logo or the name of the business, the menu, the page in other languages and the call button. On small
// screens the menu is a dialog that a button opens. Sub-menus open without script.
import { type AnyView, Enhanced, type MenuItem, Picture } from '#site'
import Icon from '#theme/illustrations/icon.tsx'
import { labelsOf } from '#theme/labels.ts'
import { CallButton } from '#theme/layout/contact.tsx'

/** Id of the dialog that holds the menu of small screens. */
const DIALOG = 'menu'

export function Header({ view }: { view: AnyView }) {
  const words = labelsOf(view).layout
  return (
    <header className="header">
      <Enhanced name="menu" on="intent" className="wrap header-bar">
        <Brand view={view} />
        <nav className="header-menu" aria-label={words.mainMenu}>
          <ul>
            {view.site.navigation.main.map((item) => (
              <li key={item.name}>{item.subItems ? <Submenu view={view} item={item} /> : link(view, item)}</li>
            ))}
          </ul>
        </nav>
        <Languages view={view} />
        <CallButton view={view} />
        <button
          type="button"
          className="header-icon header-toggle"
          aria-haspopup="dialog"
          aria-label={words.menu}
          {...{ commandfor: DIALOG, command: 'show-modal' }}
        >
          <Icon name="menu" />
        </button>
        <MenuDialog view={view} />
      </Enhanced>
    </header>
  )
}

/** The logo of site.yaml, or the name of the business: a link to the first page. */
function Brand({ view }: { view: AnyView }) {
  const { business, brand } = view.site
  return (
    <a className="brand" href={view.home} aria-label={labelsOf(view).layout.homeLink.replace('{name}', business.name)}>
      {brand?.logo ? (
        <Picture name={brand.logo.light} dark={brand.logo.dark} alt={business.name} sizes="12rem" eager />
      ) : (
        business.name
      )}
    </a>
  )
}

const link = (view: AnyView, { name, href }: MenuItem) => (
  <a href={href} aria-current={href === view.path ? 'page' : undefined}>
    {name}
  </a>
)

/** The sub-items of a menu item; its own page is the first of them. */
const subItemsOf = ({ name, href, subItems = [] }: MenuItem): readonly MenuItem[] =>
  subItems.some((sub) => sub.href === href) ? subItems : [{ name, href }, ...subItems]

/** A menu item of wide screens that opens a list below its word. */
function Submenu({ view, item }: { view: AnyView; item: MenuItem }) {
  const items = subItemsOf(item)
  const isWithin = items.some(({ href, subItems = [] }) =>
    [href, ...subItems.map((sub) => sub.href)].includes(view.path),
  )
  return (
    <Enhanced name="submenu" on="intent">
      <details className="submenu" name="submenu">
        <summary aria-current={isWithin || undefined}>
          {item.name}
          <Icon name="chevron-down" />
        </summary>
        <ul>
          {items.map((sub) => (
            <li key={sub.href + sub.name}>
              {link(view, sub)}
              {sub.subItems && (
                <ul>
                  {sub.subItems.map((leaf) => (
                    <li key={leaf.href}>{link(view, leaf)}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </details>
    </Enhanced>
  )
}

/** The menu of small screens; the call button stays in sight at its foot. */
function MenuDialog({ view }: { view: AnyView }) {
  const words = labelsOf(view).layout
  return (
    <dialog id={DIALOG} className="menu" aria-label={words.menu} {...{ closedby: 'any' }}>
      <p className="menu-head">
        <button
          type="button"
          className="header-icon"
          aria-label={words.closeMenu}
          {...{ commandfor: DIALOG, command: 'close' }}
        >
          <Icon name="close" />
        </button>
      </p>
      <nav aria-label={words.menu}>
        <ul>
          {view.site.navigation.main.map((item) => (
            <li key={item.name}>{item.subItems ? <MenuGroup view={view} item={item} /> : link(view, item)}</li>
          ))}
        </ul>
      </nav>
      <Languages view={view} />
      <p className="menu-foot">
        <CallButton view={view} />
      </p>
    </dialog>
  )
}

/** A menu item of small screens with its sub-items; one group is open at a time. */
function MenuGroup({ view, item, name = 'menu-item' }: { view: AnyView; item: MenuItem; name?: string }) {
  return (
    <details name={name}>
      <summary>
        {item.name}
        <Icon name="chevron-down" />
      </summary>
      <ul>
        {subItemsOf(item).map((sub) => (
          <li key={sub.href + sub.name}>
            {sub.subItems ? <MenuGroup view={view} item={sub} name="menu-group" /> : link(view, sub)}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The page in its other languages, each under its own name for itself; nothing where it is in one alone. */
function Languages({ view }: { view: AnyView }) {
  const others = view.languages.filter(({ language }) => language !== view.site.language)
  return (
    others.length > 0 && (
      <ul className="languages">
        {others.map(({ language, path, name }) => (
          <li key={language}>
            <a href={path} lang={language} hrefLang={language}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    )
  )
}
