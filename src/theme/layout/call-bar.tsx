// The bar at the bottom of small screens: call, or write.
import type { AnyView } from '#site'
import { labelsOf } from '#theme/labels.ts'
import { CallButton } from '#theme/layout/contact.tsx'
import { isHere } from '#theme/layout/here.ts'

/** Id of the contact form. */
export const FORM = 'contact'

/** Where the contact form is. The link must not load a page with it anew: what was typed would be lost. */
export function formOf(view: AnyView): string {
  const { page } = view.site.contact
  const { sections = [] } = view.entry as { sections?: readonly { block: string }[] }
  return isHere(view, page) || sections.some(({ block }) => block === 'contact') ? `#${FORM}` : page
}

/** Calls, or leads to the contact form. */
export function CallBar({ view }: { view: AnyView }) {
  const { layout, call } = labelsOf(view)
  return (
    <aside className="call-bar flex md:hidden" aria-label={layout.callBar}>
      <CallButton view={view} />
      <a className="button-line" href={formOf(view)}>
        {call.message}
      </a>
    </aside>
  )
}
