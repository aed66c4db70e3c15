// The header: the logo or the name of the business, the main menu and the call button. Menu items with sub-items open
// without script.
import { type AnyView, type MenuItem, Picture } from '#site'
import { labelsOf } from '#theme/labels.ts'
import { CallButton } from '#theme/layout/contact.tsx'

export function Header({ view }: { view: AnyView }) {
  const { navigation } = view.site
  return (
    <header className="header">
      <div className="wrap">
        <a className="brand" href={view.home}>
          <Brand view={view} />
        </a>
        <Languages view={view} />
        <nav aria-label={labelsOf(view).menu}>
          <ul className="menu">
            {navigation.main.map((item) => (
              <li key={item.name}>{item.subItems ? <Submenu view={view} item={item} /> : link(view, item)}</li>
            ))}
          </ul>
        </nav>
        <CallButton view={view} />
      </div>
    </header>
  )
}

/** The logo of site.yaml; without one, the name of the business. */
function Brand({ view }: { view: AnyView }) {
  const { business, brand } = view.site
  return brand?.logo ? (
    <Picture name={brand.logo.light} dark={brand.logo.dark} alt={business.name} sizes="12rem" eager />
  ) : (
    business.name
  )
}

const link = (view: AnyView, { name, href }: MenuItem) => (
  <a href={href} aria-current={href === view.path ? 'page' : undefined}>
    {name}
  </a>
)

/** A menu item with sub-items; its own page is the first of them. */
function Submenu({ view, item }: { view: AnyView; item: MenuItem }) {
  const { name, href, subItems = [] } = item
  const items = subItems.some((sub) => sub.href === href) ? subItems : [{ name, href }, ...subItems]
  return (
    <details name="menu">
      <summary>{name}</summary>
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
