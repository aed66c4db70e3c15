// How to reach the business in one line or column: phone and hours of the page's location, e-mail, and the page's other languages.
import type { AnyView } from '#site'
import Icon from '#theme/illustrations/icon.tsx'
import { Mail, shown } from '#theme/layout/contact.tsx'
import { Languages } from '#theme/layout/languages.tsx'

/** List items; header and menu of small screens share them. */
export function Facts({ view }: { view: AnyView }) {
  const { phone, entry } = view
  const { business } = view.site
  return (
    <>
      <li>
        <Icon name="phone" />
        <a href={`tel:${phone.number}`}>{shown(phone)}</a>
      </li>
      <Mail view={view} />
      <li>
        <Icon name="clock" />
        <span>{(business.branches[entry.branch ?? ''] ?? business).hoursShown}</span>
      </li>
      <Languages view={view} />
    </>
  )
}
