// Phone links. The one red of the site.
import type { AnyView, Phone } from '#site'
import Icon from '../illustrations/icon.tsx'

/** A number as it is shown: its spaces do not break. */
export const shown = (phone: Phone) => phone.shown.replaceAll(' ', '\u00a0')

/** The big call button: the verb and the number. The number is the one its page shows. */
export function CallButton({ view }: { view: AnyView }) {
  const { phone } = view
  return (
    <a className="button-call" href={`tel:${phone.number}`}>
      <Icon name="phone" />
      <span>
        {view.labels.call.call} <b>{shown(phone)}</b>
      </span>
    </a>
  )
}

/** The call button with the number alone, for narrow places; screen readers get a full name. */
export function CallNumber({ view }: { view: AnyView }) {
  const { phone, labels } = view
  return (
    <a
      className="button-call header-button"
      href={`tel:${phone.number}`}
      aria-label={labels.call.callName.replace('{name}', shown(phone))}
    >
      <Icon name="phone" />
      <b>{shown(phone)}</b>
    </a>
  )
}
