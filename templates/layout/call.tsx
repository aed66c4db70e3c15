// Phone links. The one red of the site.
import type { AnyView, Phone } from '#site'
import Icon from '../illustrations/icon.tsx'

/** A number as it is shown: its spaces do not break. */
export const shown = (phone: Phone) => phone.shown.replaceAll(' ', '\u00a0')

/** The big call button: the verb and the number. */
export function CallButton({ view, phone = view.phone, className = '' }: { view: AnyView; phone?: Phone; className?: string }) {
  return (
    <a className={`button-call ${className}`.trim()} href={`tel:${phone.number}`}>
      <Icon name="phone" />
      <span>
        {view.labels.call.call} <b>{shown(phone)}</b>
      </span>
    </a>
  )
}
