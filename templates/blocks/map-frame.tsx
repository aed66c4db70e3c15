// The embedded map of the office, by default fetched when a visitor asks for it, and a plain link that always works.
import type { AnyView } from '#site'

const FRAME = 'map'

export function MapFrame({ view }: { view: AnyView }) {
  const { site, labels } = view
  if (!site.map) return null
  const { provider, src, link } = site.map
  // A frame that is to wait has no address: browsers that run no scripts load a lazy one at once.
  const waits = provider === 'click'
  return (
    <div className="map-frame">
      {waits && (
        <p className="actions">
          <a className="button-line" href={src} target={FRAME} referrerPolicy="no-referrer">
            {labels.map.show}
          </a>
          <span className="note">{labels.map.notice}</span>
        </p>
      )}
      <iframe
        className={waits ? 'mt-2' : undefined}
        name={waits ? FRAME : undefined}
        src={waits ? undefined : src}
        title={labels.map.title.replace('{name}', site.business.address.shown)}
        loading={waits ? undefined : 'lazy'}
        sandbox="allow-scripts allow-same-origin allow-popups"
        referrerPolicy="no-referrer"
      />
      <p className="note mt-2">
        <a href={link} target="_blank" rel="noopener noreferrer">
          {`${labels.map.open} ${labels.layout.newTab}`}
        </a>
      </p>
    </div>
  )
}
