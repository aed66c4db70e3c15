// How to reach the business, as list items: the phone of the page, e-mail, hours; and the page's other languages.
// Header, mobile menu and footer share them.
import type { AnyView } from '#site'
import Icon from '../illustrations/icon.tsx'
import { shown } from './call.tsx'
import { Languages } from './languages.tsx'

export function MailAndHours({ view }: { view: AnyView }) {
  const { email, hoursShown } = view.site.business
  return (
    <>
      <li>
        <Icon name="mail" />
        <a href={`mailto:${email}`}>{email}</a>
      </li>
      <li>
        <Icon name="clock" />
        <span>{hoursShown}</span>
      </li>
    </>
  )
}

export function Facts({ view }: { view: AnyView }) {
  const { phone } = view
  return (
    <>
      <li>
        <Icon name="phone" />
        <a href={`tel:${phone.number}`}>{shown(phone)}</a>
      </li>
      <MailAndHours view={view} />
      <Languages view={view} />
    </>
  )
}
