// The map of the office, by default fetched when a visitor asks for it, and a plain link that always works. A page of a
// branch has the map of that branch, or the link to it.
import { type AnyView, Enhanced } from '#site'
import { labelsOf } from '#theme/labels.ts'

export function MapFrame({ view }: { view: AnyView }) {
  const { map, business } = view.site
  const own = business.branches[view.entry.branch ?? '']
  const { name, address } = own ?? business
  const src = own ? own.mapSrc : map?.src
  const link = own ? own.map : map?.link
  const { map: words } = labelsOf(view)
  const title = words.title.replace('{name}', name).replace('{address}', address.shown)
  return (
    <>
      {src !== undefined && (map?.provider ?? 'click') === 'click' && (
        <Enhanced name="embed" on="intent" className="map-frame">
          <p className="box actions m-4">
            <a className="button-line" href={src} target="map" referrerPolicy="no-referrer">
              {words.show}
            </a>
            <span className="note">{words.notice}</span>
          </p>
          {/* A frame that waits has no address: browsers that run no scripts load a lazy one at once. */}
          <iframe title={title} referrerPolicy="no-referrer" />
        </Enhanced>
      )}
      {src !== undefined && map && map.provider !== 'click' && (
        <div className="map-frame">
          <iframe title={title} src={src} loading="lazy" referrerPolicy="no-referrer" />
        </div>
      )}
      {link !== undefined && (
        <p className={src === undefined ? 'map-frame' : 'note map-link'}>
          <a
            className={src === undefined ? 'button-line' : undefined}
            href={link}
            target="_blank"
            rel="noopener noreferrer"
          >
            {`${words.open} ${labelsOf(view).layout.newTab}`}
          </a>
        </p>
      )}
    </>
  )
}
