// How to reach the business: the buttons of a page, and telephone, e-mail, address and hours as a list.
import type { AnyView } from '#site'

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

/** Calling, and beside it writing: a link to the contact page, which is left out on that page. */
export function Actions({ view }: { view: AnyView }) {
  const { page } = view.site.contact
  return (
    <p className="actions">
      <CallButton view={view} />
      {page !== view.path && (
        <a className="button-line" href={page}>
          {view.labels.write}
        </a>
      )}
    </p>
  )
}

/** Telephones, e-mail and address; `hours` too, on one line, and the days with others. */
export function Reach({ view, hours = true }: { view: AnyView; hours?: boolean }) {
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
        {hours && <li>{business.hoursShown}</li>}
        {hours && business.otherHours.map(({ from, shown }) => <li key={from}>{shown}</li>)}
      </ul>
    </address>
  )
}
