// The header. Wide: a line with phone, e-mail and hours, then logo, menu and call button.
// Small: call, logo, menu toggle; the menu is a dialog.
import { type AnyView, Enhanced } from '#site'
import Icon from '#theme/illustrations/icon.tsx'
import { labelsOf } from '#theme/labels.ts'
import { Brand } from '#theme/layout/brand.tsx'
import { CallButton, CallNumber, callName } from '#theme/layout/contact.tsx'
import { Facts } from '#theme/layout/facts.tsx'
import { MenuItems, MenuLink, Submenu } from '#theme/layout/submenu.tsx'

/** Id of the dialog that holds the menu of small screens. */
const DIALOG = 'menu'

export function Header({ view }: { view: AnyView }) {
  const { site, home, phone } = view
  const words = labelsOf(view).layout
  return (
    <header className="header">
      <div className="header-facts max-md:hidden">
        <ul className="wrap">
          <Facts view={view} />
        </ul>
      </div>
      <Enhanced name="menu" on="intent" className="wrap header-bar">
        <a className="header-icon header-call md:hidden" href={`tel:${phone.number}`} aria-label={callName(view)}>
          <Icon name="phone" />
        </a>
        <a className="brand" href={home} aria-label={words.homeLink.replace('{name}', site.business.name)}>
          <Brand view={view} />
        </a>
        <nav className="header-menu max-md:hidden" aria-label={words.mainMenu}>
          <ul>
            {site.navigation.main.map((item) => (
              <li key={item.name}>
                {item.subItems ? <Submenu view={view} item={item} /> : <MenuLink view={view} item={item} />}
              </li>
            ))}
          </ul>
        </nav>
        <CallNumber view={view} />
        <button
          type="button"
          className="header-icon header-toggle md:hidden"
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

/** The menu of small screens; the call button stays in sight at its foot. */
function MenuDialog({ view }: { view: AnyView }) {
  const words = labelsOf(view).layout
  return (
    <dialog id={DIALOG} className="menu" aria-label={words.menu} {...{ closedby: 'any' }}>
      <div className="menu-head">
        <span className="brand">
          <Brand view={view} />
        </span>
        <button
          type="button"
          className="header-icon"
          aria-label={words.closeMenu}
          {...{ commandfor: DIALOG, command: 'close' }}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={words.menu}>
        <MenuItems view={view} items={view.site.navigation.main} inner="menu-group" />
      </nav>
      <ul className="menu-facts">
        <Facts view={view} />
      </ul>
      <p className="menu-foot">
        <CallButton view={view} />
      </p>
    </dialog>
  )
}
