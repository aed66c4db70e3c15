// How to reach the business: the buttons of a page, and telephone, e-mail, address and hours as a list.
import { type AnyView, Prose, phonesOf } from '#site'
import Icon from '#theme/illustrations/icon.tsx'
import { labelsOf } from '#theme/labels.ts'

/** A number that stays on one line: its spaces and hyphens break none. */
const unbroken = (shown: string) => shown.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011')

/** Where each messenger writes to a number: support.viber.com, faq.whatsapp.com/5913398998672934, RFC 5724 (read 2026-11). */
const CHATS = {
  viber: (number: string) => `viber://chat?number=${encodeURIComponent(number)}`,
  whatsapp: (number: string) => `https://wa.me/${number.slice(1)}`,
  sms: (number: string) => `sms:${number}`,
}

/** The big button: the verb and the number. The number is the one its page shows. */
export function CallButton({ view }: { view: AnyView }) {
  return (
    <a className="button" href={`tel:${view.phone.number}`}>
      {labelsOf(view).call.call} <b>{unbroken(view.phone.shown)}</b>
    </a>
  )
}

/** Calling, booking where that is possible, and writing: a link to the contact page, which is left out on that page. */
export function Actions({ view }: { view: AnyView }) {
  const { page, booking } = view.site.contact
  return (
    <p className="actions">
      <CallButton view={view} />
      {booking !== undefined && (
        <a className="button-line" href={booking} rel="noopener">
          {labelsOf(view).call.book}
        </a>
      )}
      {page !== view.path && (
        <a className="button-line" href={page}>
          {labelsOf(view).call.message}
        </a>
      )}
    </p>
  )
}

/**
 * Telephones, e-mail and address of the main location or, with its name in site.yaml, of a branch; `hours` too, a line
 * for each group of days, and the days with others.
 */
export function Reach({ view, branch, hours = true }: { view: AnyView; branch?: string; hours?: boolean }) {
  const { business } = view.site
  const { address, hoursShown, otherHours } = business.branches[branch ?? ''] ?? business
  return (
    <address>
      <ul>
        {phonesOf(business, branch).map(({ label, number, shown, messengers }) => (
          <li key={number}>
            {label}: <a href={`tel:${number}`}>{unbroken(shown)}</a>
            {messengers && (
              <span className="messengers">
                {messengers.map((name) => (
                  <a key={name} className="messenger" href={CHATS[name](number)} rel="noopener">
                    <Icon name={name} />
                    {labelsOf(view).messengers[name]}
                  </a>
                ))}
              </span>
            )}
          </li>
        ))}
        {branch === undefined && (
          <li>
            <a href={`mailto:${business.email}`}>{business.email}</a>
          </li>
        )}
        <li>{address.shown}</li>
        {hours &&
          hoursShown.split(/ · |; /).map((line) => (
            <li key={line}>
              <Prose text={line} />
            </li>
          ))}
        {hours && otherHours.map(({ from, shown }) => <li key={from}>{shown}</li>)}
      </ul>
    </address>
  )
}
