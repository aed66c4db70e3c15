// The embedded map of the office, loaded when near, with a plain link beside it that always works.
import type { AnyView } from '#site'
import Icon from '../illustrations/icon.tsx'

export function MapFrame({ view }: { view: AnyView }) {
  const { site, labels } = view
  if (!site.map) return null
  const title = labels.map.title.replace('{name}', site.business.address.shown)
  return (
    <div className="map-frame">
      {site.map.provider !== 'click' && (
        <iframe src={site.map.src} title={title} loading="lazy" sandbox="allow-scripts allow-same-origin allow-popups" referrerPolicy="no-referrer" />
      )}
      <p className="note mt-2">
        <Icon name="external" />
        <a href={site.map.link} target="_blank" rel="noopener noreferrer">
          {`${labels.map.open} ${labels.layout.newTab}`}
        </a>
      </p>
    </div>
  )
}
