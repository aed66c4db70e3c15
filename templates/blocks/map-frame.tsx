// The embedded map of the office, by default fetched when a visitor asks for it, and a plain link that always works.
import { type AnyView, Enhanced } from '#site'

export function MapFrame({ view }: { view: AnyView }) {
  const { site, labels } = view
  if (!site.map) return null
  const { provider, src, link } = site.map
  const title = labels.map.title.replace('{name}', site.business.address.shown)
  return (
    <>
      {provider === 'click' ? (
        <Enhanced name="map-frame" on="intent" className="map-frame">
          <p className="box actions m-4">
            <a className="button-line" href={src} target="map" referrerPolicy="no-referrer">
              {labels.map.show}
            </a>
            <span className="note">{labels.map.notice}</span>
          </p>
          {/* A frame that waits has no address: browsers that run no scripts load a lazy one at once. */}
          <iframe title={title} referrerPolicy="no-referrer" />
        </Enhanced>
      ) : (
        <div className="map-frame">
          <iframe title={title} src={src} loading="lazy" referrerPolicy="no-referrer" />
        </div>
      )}
      <p className="note map-link">
        <a href={link} target="_blank" rel="noopener noreferrer">
          {`${labels.map.open} ${labels.layout.newTab}`}
        </a>
      </p>
    </>
  )
}
