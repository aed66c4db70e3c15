// The map of the office: a link that always works, and the map itself, by default when a visitor asks for it.
import type { AnyView } from '#site'
import { labelsOf } from '#theme/labels.ts'

export function MapFrame({ view }: { view: AnyView }) {
  const { map, business } = view.site
  if (!map) return null
  const { title, show, notice, open } = labelsOf(view).map
  const waits = map.provider === 'click'
  // What is closed is not near the screen, so a lazy frame in it is not fetched.
  return (
    <div className="map">
      <p className="actions">
        <a href={map.link} rel="noopener">
          {open}
        </a>
      </p>
      <details open={!waits}>
        <summary className="button-line">{show}</summary>
        <iframe
          src={map.src}
          title={title.replace('{name}', business.name).replace('{address}', business.address.shown)}
          loading="lazy"
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="no-referrer"
        />
      </details>
      {waits && <p className="note">{notice}</p>}
    </div>
  )
}
