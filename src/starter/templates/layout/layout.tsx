// The frame of every page: skip link, header, footer, and the call bar of small screens; and the parts they share.
import type { ReactNode } from 'react'
import type { AnyView } from '#site'

/** `children` stand in the main part, below the breadcrumbs. */
export function Layout({ view, children }: { view: AnyView; children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        {view.labels.skip}
      </a>
      <Header view={view} />
      <main id="main">{children}</main>
      <Footer view={view} />
      <aside className="call-bar" aria-label={view.labels.reach}>
        <CallButton view={view} />
      </aside>
    </>
  )
}

/** A number that stays on one line: its spaces and hyphens break none. */
const unbroken = (shown: string) => shown.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011')

/** The big button: the verb and the number. The number is the one its page shows. */
export function CallButton({ view }: { view: AnyView }) {
  return (
    <a className="button" href={`tel:${view.phone.number}`}>
      {view.labels.call} <b>{unbroken(view.phone.shown)}</b>
    </a>
  )
}

/** Where the page stands below the home page. */
export function Breadcrumbs({ view }: { view: AnyView }) {
  const { crumbs, labels } = view
  if (crumbs.length < 2) return null
  return (
    <nav className="crumbs" aria-label={labels.breadcrumbs}>
      <ol>
        {crumbs.map((crumb, i) => (
          <li key={crumb.path}>
            {i < crumbs.length - 1 ? (
              <a href={crumb.path}>{crumb.name}</a>
            ) : (
              <span aria-current="page">{crumb.name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Header({ view }: { view: AnyView }) {
  const { business, navigation } = view.site
  return (
    <header className="header">
      <div className="wrap">
        <a className="brand" href={view.home}>
          {business.name}
        </a>
        <nav aria-label={view.labels.menu}>
          <ul>
            {navigation.main.map((item) => (
              <li key={item.href}>
                <a href={item.href} aria-current={item.href === view.path ? 'page' : undefined}>
                  {item.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
}

function Footer({ view }: { view: AnyView }) {
  const { business, navigation } = view.site
  const { legal = {} } = business
  const numbers = (['register', 'vat', 'office'] as const).flatMap((key) =>
    legal[key] === undefined ? [] : [`${view.labels.legal[key]}\u00a0${legal[key]}`],
  )
  const identity = [legal.name ?? business.name, ...numbers]
  return (
    <footer className="footer">
      <div className="wrap">
        <div>
          <p className="brand">{business.name}</p>
          <p>{navigation.footer.blurb}</p>
        </div>
        {navigation.footer.groups.map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <h2>{group.title}</h2>
            <ul>
              {group.links.map((link) => (
                <li key={link.href}>
                  <a href={link.href}>{link.name}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <h2>{view.labels.reach}</h2>
          <Reach view={view} />
        </div>
        <p className="end">
          {view.labels.copyright.replace('{year}', String(view.year))} {identity.join(' · ')}
        </p>
      </div>
    </footer>
  )
}

/** Telephone, e-mail, address and hours, and days with others. */
export function Reach({ view }: { view: AnyView }) {
  const { business } = view.site
  return (
    <address>
      <ul>
        {Object.entries(business.phones).map(([name, { label, number, shown }]) => (
          <li key={name}>
            {label}: <a href={`tel:${number}`}>{unbroken(shown)}</a>
          </li>
        ))}
        <li>
          <a href={`mailto:${business.email}`}>{business.email}</a>
        </li>
        <li>{business.address.shown}</li>
        <li>{business.hoursShown}</li>
        {business.otherHours.map(({ from, shown }) => (
          <li key={from}>{shown}</li>
        ))}
      </ul>
    </address>
  )
}
