// The bar at the bottom of small screens: call, or write.
import type { AnyView } from '#site'
import { CallButton } from './call.tsx'

export function CallBar({ view }: { view: AnyView }) {
  return (
    <aside className="call-bar" aria-label={view.labels.layout.callBar}>
      <CallButton view={view} />
      <a className="button-line" href={view.site.contact.page}>
        {view.labels.call.message}
      </a>
    </aside>
  )
}
