// The map of the areas on the social card of an area: without names, in the colours of daylight.
import type { AnyData, CardView } from '#site'

/** Draws the map with the page's own area filled. */
export function areaCard({ path, data: { map } }: CardView<Pick<AnyData, 'map'>>) {
  const current = map.areas.find(({ area }) => area.path === path)
  return (
    <svg aria-hidden="true" strokeLinejoin="round" viewBox={map.viewBox}>
      <path fill="#cfe8f7" d={map.sea} />
      {map.areas.map(({ area, shape }) => (
        <polygon
          key={area.path}
          points={shape}
          fill={area === current?.area ? '#0a7fc2' : '#ffffff'}
          stroke="#7b97a8"
          strokeWidth="4"
        />
      ))}
    </svg>
  )
}
