// How to reach the business in one line or column: phone and hours of the page's location, e-mail, and the page's other languages.
import type { AnyView } from '#site'
import Icon from '#theme/illustrations/icon.tsx'
import { HoursLink, Mail, shown } from '#theme/layout/contact.tsx'
import { Languages } from '#theme/layout/languages.tsx'

/** The most letters of hours that have room in the line. */
const LONGEST = 40

/** List items of header and menu; long hours and those of several seasons are a link, because they take more than a line. */
export function Facts({ view }: { view: AnyView }) {
  const { phone, entry } = view
  const { business } = view.site
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
        {seasons.length > 0 || hoursShown.length > LONGEST ? <HoursLink view={view} /> : <span>{hoursShown}</span>}
      </li>
      <Languages view={view} />
    </>
  )
}
