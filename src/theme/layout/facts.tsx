// How to reach the business in one line or column: phone and hours of the page's location, e-mail, and the page's other languages.
import type { AnyView } from '#site'
import Icon from '#theme/illustrations/icon.tsx'
import { labelsOf } from '#theme/labels.ts'
import { Mail, shown } from '#theme/layout/contact.tsx'
import { Languages } from '#theme/layout/languages.tsx'

/** List items of header and menu; the hours of several seasons are a link, because they take more than a line. */
export function Facts({ view }: { view: AnyView }) {
  const { phone, entry } = view
  const { business, contact } = view.site
  const { seasons, hoursShown } = business.branches[entry.branch ?? ''] ?? business
  return (
    <>
      <li>
        <Icon name="phone" />
        <a href={`tel:${phone.number}`}>{shown(phone)}</a>
      </li>
      <Mail view={view} />
      <li>
        <Icon name="clock" />
        {seasons.length > 0 ? <a href={contact.page}>{labelsOf(view).hours.caption}</a> : <span>{hoursShown}</span>}
      </li>
      <Languages view={view} />
    </>
  )
}
