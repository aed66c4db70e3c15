// The bar at the bottom of small screens: call, or write.
import type { AnyView } from '#site'
import { CallButton } from './call.tsx'
import { isHere } from './here.ts'

/** Id of the contact form. */
export const FORM = 'contact'

/** Calls, or leads to the contact form. */
export function CallBar({ view }: { view: AnyView }) {
  const { page } = view.site.contact
  // On the contact page itself the link must not load the page anew: what was typed would be lost.
  const message = isHere(view, page) ? `#${FORM}` : page
  return (
    <aside className="call-bar" aria-label={view.labels.layout.callBar}>
      <CallButton view={view} />
      <a className="button-line" href={message}>
        {view.labels.call.message}
      </a>
    </aside>
  )
}
