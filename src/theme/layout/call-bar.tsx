// The bar at the bottom of small screens: call, or write.
import type { AnyView } from '#site'
import { labelsOf } from '#theme/labels.ts'
import { CallButton } from '#theme/layout/contact.tsx'
import { isHere } from '#theme/layout/here.ts'

/** Id of the contact form. */
export const FORM = 'contact'

/** Calls, or leads to the contact form. */
export function CallBar({ view }: { view: AnyView }) {
  const { page } = view.site.contact
  const { layout, call } = labelsOf(view)
  // On the contact page itself the link must not load the page anew: what was typed would be lost.
  const message = isHere(view, page) ? `#${FORM}` : page
  return (
    <aside className="call-bar flex md:hidden" aria-label={layout.callBar}>
      <CallButton view={view} />
      <a className="button-line" href={message}>
        {call.message}
      </a>
    </aside>
  )
}
