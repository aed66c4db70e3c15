// How to reach the business: the buttons of a page, and telephone, e-mail, address and hours as a list.
import { type AnyView, type Phone, Prose, phonesOf, wholeWords } from '#site'
import Icon from '#theme/illustrations/icon.tsx'
import { labelsOf } from '#theme/labels.ts'
import { isHere } from '#theme/layout/here.ts'

/** Where each messenger writes to a number: support.viber.com, faq.whatsapp.com/5913398998672934, RFC 5724 (read 2026-11). */
const CHATS = {
  viber: (number: string) => `viber://chat?number=${encodeURIComponent(number)}`,
  whatsapp: (number: string) => `https://wa.me/${number.slice(1)}`,
  sms: (number: string) => `sms:${number}`,
}

/** A number as it is shown: its spaces and hyphens break no line. */
export const shown = (phone: Phone) => phone.shown.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011')

/** An address as it is shown: its postal code breaks no line. */
const whole = ({ shown, postalCode = '' }: AnyView['site']['business']['address']) =>
  shown.replace(postalCode, postalCode.replaceAll(' ', '\u00a0'))

/** The big button: the verb and the number. The number is the one its page shows. */
export function CallButton({ view }: { view: AnyView }) {
  const { phone } = view
  return (
    <a className="button-call" href={`tel:${phone.number}`}>
      <Icon name="phone" />
      <span>
        {labelsOf(view).call.call} <b>{shown(phone)}</b>
      </span>
    </a>
  )
}

/** The call button with the number alone, for narrow places; screen readers get a full name. */
export function CallNumber({ view }: { view: AnyView }) {
  const { phone } = view
  return (
    <a className="button-call max-md:hidden" href={`tel:${phone.number}`} aria-label={callName(view)}>
      <Icon name="phone" />
      <b className="whole">{shown(phone)}</b>
    </a>
  )
}

/** The name of a link to the page's number where it shows no words. */
export const callName = (view: AnyView) => labelsOf(view).call.callName.replace('{name}', shown(view.phone))

type Link = { name: string; href: string }

/** Calling, booking where that is possible, and writing; `second` instead of the link to the contact page. */
export function Actions({ view, second }: { view: AnyView; second?: Link | undefined }) {
  const { page, booking } = view.site.contact
  const { book, request } = labelsOf(view).call
  const { name, href } = second ?? { name: request, href: page }
  return (
    <p className="actions">
      <CallButton view={view} />
      {booking !== undefined && (
        <a className="button-line" href={booking} rel="noopener">
          {book}
        </a>
      )}
      {!isHere(view, href) && (
        <a className="button-line" href={href}>
          {name}
        </a>
      )}
    </p>
  )
}

/**
 * Address, telephones, e-mail and hours of the main location or, with its name in site.yaml, of a branch. `hours: false`
 * leaves out the hours, for places that show the table of the week.
 */
export function Reach({ view, branch, hours = true }: { view: AnyView; branch?: string | undefined; hours?: boolean }) {
  const { business } = view.site
  const { address, seasons, hoursShown, otherHours } = business.branches[branch ?? ''] ?? business
  // The next special day alone: the contact page lists all.
  const lines = [...hoursShown.split(/ · |; /), ...otherHours.slice(0, 1).map(({ shown }) => shown)]
  return (
    <address>
      <ul>
        <li>
          <Icon name="pin" />
          <span>{whole(address)}</span>
        </li>
        {phonesOf(business, branch).map((phone) => (
          <li key={phone.number}>
            <Icon name="phone" />
            <span>
              {phone.label}: <a href={`tel:${phone.number}`}>{shown(phone)}</a>
              {phone.messengers?.map((name) => (
                <a key={name} className="messenger" href={CHATS[name](phone.number)} rel="noopener">
                  <Icon name={name} />
                  {labelsOf(view).messengers[name]}
                </a>
              ))}
            </span>
          </li>
        ))}
        {branch === undefined && <Mail view={view} narrow />}
        {hours && (
          <li>
            <Icon name="clock" />
            {seasons.length > 0 ? (
              <HoursLink view={view} />
            ) : (
              <span>
                <Prose text={lines.join('\n')} />
              </span>
            )}
          </li>
        )}
      </ul>
    </address>
  )
}

/** The link to the hours, where they take more than a line. */
export const HoursLink = ({ view }: { view: AnyView }) => (
  <a href={view.site.contact.page}>{labelsOf(view).hours.caption}</a>
)

/** The credentials of site.yaml in one line; '' while they are missing or tagged !placeholder. */
export const credentialsOf = ({ site }: AnyView) =>
  (site.business.legal?.credentials ?? []).map(({ name, value }) => `${name}: ${value}`).join(' · ')

/** The e-mail address as a list item; `narrow` where it may take two lines. */
export function Mail({ view, narrow }: { view: AnyView; narrow?: boolean }) {
  const { email } = view.site.business
  const [mailbox, host = ''] = email.split('@')
  // biome-ignore format: a space would be shown
  const lines = <span>{mailbox}@<wbr />{wholeWords(host, 28)}</span>
  return (
    <li>
      <Icon name="mail" />
      <a href={`mailto:${email}`}>{narrow ? lines : email}</a>
    </li>
  )
}
