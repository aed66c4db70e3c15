// The footer: who the business is, its links, how to reach it, and the lines of law.
import type { AnyView } from '#site'
import Icon from '#theme/illustrations/icon.tsx'
import { labelsOf } from '#theme/labels.ts'
import { Reach } from '#theme/layout/contact.tsx'

export function Footer({ view }: { view: AnyView }) {
  const { business, navigation } = view.site
  const { blurb, groups, marks, credit } = navigation.footer
  return (
    <footer className="footer">
      <div className="wrap">
        <div>
          <p className="brand">{business.name}</p>
          <p>{blurb}</p>
          {marks.length > 0 && (
            <ul className="marks">
              {marks.map(({ icon, name, href }) => (
                <li key={href}>
                  <a href={href}>
                    <Icon name={icon} /> {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        {groups.map((group) => (
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
          <h2>{labelsOf(view).business.reach}</h2>
          <Reach view={view} />
        </div>
        {Object.entries(business.branches).map(([id, { name, page }]) => (
          <div key={id}>
            <h2>{page === undefined ? name : <a href={page}>{name}</a>}</h2>
            <Reach view={view} branch={id} />
          </div>
        ))}
        <div className="end">
          <Identity view={view} />
          {credit && (
            <p>
              {labelsOf(view).business.credit} <a href={credit.href}>{credit.name}</a>
            </p>
          )}
        </div>
      </div>
    </footer>
  )
}

/** The year and who the business is before the law, and its credentials: what of it site.yaml knows. */
function Identity({ view }: { view: AnyView }) {
  const { business } = view.site
  const { credentials = [], ...legal } = business.legal ?? {}
  const numbers = (['register', 'vat', 'office'] as const).flatMap((key) =>
    legal[key] === undefined ? [] : [`${labelsOf(view).business[key]}\u00a0${legal[key]}`],
  )
  const identity = [legal.name ?? business.name, ...numbers]
  return (
    <>
      <p>
        {labelsOf(view).business.copyright.replace('{year}', String(view.year))} {identity.join(' · ')}
      </p>
      {credentials.length > 0 && <p>{credentials.map(({ name, value }) => `${name}: ${value}`).join(' · ')}</p>}
    </>
  )
}
