// The footer: who we are, links, address, both phones, and the lines of law.
import { type AnyView, Enhanced, type Phone, phonesOf } from '#site'
import Icon from '../illustrations/icon.tsx'
import { type IconName, iconNames } from '../illustrations/icon-names.ts'
import Logo from '../illustrations/logo.tsx'
import { shown } from './call.tsx'
import { MailAndHours } from './facts.tsx'
import { Languages } from './languages.tsx'
import { Tip } from './tip.tsx'

const LAST_ROW = 'footer-end flex flex-wrap items-center justify-between gap-x-8 pt-6'

const iconOf = (name: string): IconName => iconNames.find((icon) => icon === name) ?? 'water'

export function Footer({ view }: { view: AnyView }) {
  const { site, labels, year } = view
  const { business, navigation } = site
  const { footer } = navigation
  const legal = business.legal
  const [before, after] = labels.business.copyright.replace('{name}', legal?.name ?? business.name).split('{year}')
  return (
    <footer className="footer">
      <div className="wrap footer-columns grid gap-10 pb-8 pt-12">
        {footer && (
          <div>
            <p className="brand">
              <Logo />
              <span>{business.name}</span>
            </p>
            <p>{footer.blurb}</p>
            {footer.marks.length > 0 && (
              <div className="mt-4 flex gap-2">
                {footer.marks.map(({ href, name, icon }, i) => (
                  <Tip key={href} id={`mark-${i + 1}`} href={href} label={name} tip={name} icon={iconOf(icon)} />
                ))}
                <Tip
                  id="mark-mail"
                  href={`mailto:${business.email}`}
                  label={labels.business.email}
                  tip={labels.call.emailTip}
                  icon="mail"
                />
              </div>
            )}
          </div>
        )}
        {footer?.groups.map((group) => (
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
          <h2>{labels.business.address}</h2>
          <address>
            <ul>
              <li>
                <Icon name="pin" />
                <span>{business.address.shown}</span>
              </li>
              <Phones phones={phonesOf(business)} />
              <MailAndHours view={view} />
            </ul>
          </address>
          <Branches view={view} />
        </div>
        <div className={LAST_ROW}>
          <Enhanced name="dates" on="visible">
            <p>
              {before}
              <time>{year}</time>
              {after}
              {legal?.register !== undefined && ` · ${labels.business.register} ${legal.register}`}
              {legal?.vat !== undefined && ` · ${labels.business.vat} ${legal.vat}`}
              {legal?.office !== undefined && ` · ${labels.business.office} ${legal.office}`}
            </p>
          </Enhanced>
          {view.languages.length > 0 && (
            <ul>
              <Languages view={view} />
            </ul>
          )}
          {footer?.credit && (
            <p>
              {labels.business.credit} <a href={footer.credit.href}>{footer.credit.name}</a>
            </p>
          )}
        </div>
      </div>
    </footer>
  )
}

function Phones({ phones }: { phones: readonly Phone[] }) {
  return phones.map((phone) => (
    <li key={phone.number}>
      <Icon name="phone" />
      <span>
        {phone.label}: <a href={`tel:${phone.number}`}>{shown(phone)}</a>
      </span>
    </li>
  ))
}

function Branches({ view }: { view: AnyView }) {
  const { business } = view.site
  return Object.entries(business.branches).map(([id, { name, address, hoursShown }]) => (
    <address key={id}>
      <h2>{name}</h2>
      <ul>
        <li>{address.shown}</li>
        <Phones phones={phonesOf(business, id)} />
        <li>{hoursShown}</li>
      </ul>
    </address>
  ))
}
