// The header. Wide: a line with phone, e-mail and hours, then logo, menu and call button.
// Small: call, logo, menu toggle; the menu is a dialog.
import { type AnyView, Enhanced } from '#site'
import Icon from '../illustrations/icon.tsx'
import Logo from '../illustrations/logo.tsx'
import { CallNumber, shown } from './call.tsx'
import { Facts } from './facts.tsx'
import { isHere } from './here.ts'
import { ServicesMenu } from './services-menu.tsx'

export function Header({ view }: { view: AnyView }) {
  const { site, labels, phone } = view
  const { business } = site
  return (
    <header className="header">
      <div className="header-facts">
        <ul className="wrap">
          <Facts view={view} />
        </ul>
      </div>
      <Enhanced name="menu" on="intent" className="wrap header-bar">
        <a
          className="header-icon header-call"
          href={`tel:${phone.number}`}
          aria-label={labels.call.callName.replace('{name}', shown(phone))}
        >
          <Icon name="phone" />
        </a>
        <a className="brand" href={view.home} aria-label={labels.layout.homeLink.replace('{name}', business.name)}>
          <Logo />
          <span>{business.name}</span>
        </a>
        <nav className="header-menu" aria-label={labels.layout.mainMenu}>
          <ul>
            {site.navigation.main.map((item) => (
              <li key={item.href}>
                {item.subItems ? (
                  <ServicesMenu view={view} item={item} />
                ) : (
                  <a href={item.href} aria-current={isHere(view, item.href) ? 'page' : undefined}>
                    {item.name}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <CallNumber view={view} />
        <button
          type="button"
          className="header-icon header-toggle"
          aria-haspopup="dialog"
          aria-label={labels.layout.menu}
          {...{ commandfor: 'menu', command: 'show-modal' }}
        >
          <Icon name="menu" />
        </button>
        <MobileMenu view={view} />
      </Enhanced>
    </header>
  )
}

function MobileMenu({ view }: { view: AnyView }) {
  const { site, labels } = view
  const link = (item: { name: string; href: string }) => (
    <a href={item.href} aria-current={isHere(view, item.href) ? 'page' : undefined}>
      {item.name}
    </a>
  )
  return (
    <dialog id="menu" className="menu" aria-label={labels.layout.menu} {...{ closedby: 'any' }}>
      <div className="menu-head">
        <span className="brand">
          <Logo />
          <span>{site.business.name}</span>
        </span>
        <button
          type="button"
          className="header-icon"
          aria-label={labels.layout.closeMenu}
          {...{ commandfor: 'menu', command: 'close' }}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={labels.layout.menu}>
        <ul>
          {site.navigation.main.map((item) => (
            <li key={item.href}>
              {item.subItems ? (
                <details>
                  <summary>
                    {item.name}
                    <Icon name="chevron-down" />
                  </summary>
                  <ul>
                    {item.subItems.map((sub) => (
                      <li key={`${sub.href} ${sub.name}`}>
                        {sub.subItems ? (
                          <details name="menu-group">
                            <summary>
                              {sub.name}
                              <Icon name="chevron-down" />
                            </summary>
                            <ul>
                              {sub.subItems.map((leaf) => (
                                <li key={leaf.href}>{link(leaf)}</li>
                              ))}
                            </ul>
                          </details>
                        ) : (
                          link(sub)
                        )}
                      </li>
                    ))}
                  </ul>
                </details>
              ) : (
                link(item)
              )}
            </li>
          ))}
        </ul>
      </nav>
      <ul className="menu-facts">
        <Facts view={view} />
      </ul>
    </dialog>
  )
}
