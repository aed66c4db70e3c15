// The footer: who the business is, its links, how to reach it, and the lines of law.
import { type AnyView, Enhanced } from '#site'
import { labelsOf } from '#theme/labels.ts'
import { Brand } from '#theme/layout/brand.tsx'
import { credentialsOf, Reach } from '#theme/layout/contact.tsx'
import { Languages } from '#theme/layout/languages.tsx'
import { Tip } from '#theme/layout/tip.tsx'

export function Footer({ view }: { view: AnyView }) {
  const { business, navigation } = view.site
  const { blurb, groups, credit } = navigation.footer
  const words = labelsOf(view).business
  return (
    <footer className="footer">
      <div className="wrap footer-columns">
        <div>
          <p className="brand">
            <Brand view={view} deep />
          </p>
          <p>{blurb}</p>
          <Marks view={view} />
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
          <h2>{words.reach}</h2>
          <Reach view={view} />
        </div>
        {Object.entries(business.branches).map(([id, { name, page }]) => (
          <div key={id}>
            <h2>{page === undefined ? name : <a href={page}>{name}</a>}</h2>
            <Reach view={view} branch={id} />
          </div>
        ))}
      </div>
      <div className="wrap footer-end">
        <Identity view={view} />
        {view.languages.length > 0 && (
          <ul className="flex gap-6">
            <Languages view={view} />
          </ul>
        )}
        {credit && (
          <p>
            {words.credit} <a href={credit.href}>{credit.name}</a>
          </p>
        )}
      </div>
    </footer>
  )
}

/** Links that are icons, such as social networks, and the e-mail address. */
function Marks({ view }: { view: AnyView }) {
  const { business, navigation } = view.site
  const { marks } = navigation.footer
  const { business: words, call } = labelsOf(view)
  return (
    marks.length > 0 && (
      <div className="mt-4 flex gap-2">
        {marks.map(({ href, name, icon }, i) => (
          <Tip key={href} id={`mark-${i + 1}`} href={href} label={name} tip={name} icon={icon} />
        ))}
        <Tip id="mark-mail" href={`mailto:${business.email}`} label={words.email} tip={call.emailTip} icon="mail" />
      </div>
    )
  )
}

/** The year and who the business is before the law, and its credentials: what of it site.yaml knows. */
function Identity({ view }: { view: AnyView }) {
  const { business } = view.site
  const legal = business.legal ?? {}
  const credentials = credentialsOf(view)
  const words = labelsOf(view).business
  const numbers = (['register', 'vat', 'office'] as const)
    .filter((key) => legal[key] !== undefined)
    .map((key) => `${words[key]}\u00a0${legal[key]}`)
  const [before, after] = words.copyright.split('{year}')
  return (
    <Enhanced name="dates" on="visible">
      <p>
        {before}
        <time>{view.year}</time>
        {[`${after} ${legal.name ?? business.name}`, ...numbers].join(' · ')}
      </p>
      {credentials !== '' && <p>{credentials}</p>}
    </Enhanced>
  )
}
