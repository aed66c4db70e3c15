// The site's own map: each area is a link to its page.
import type { AnyData, AnyView } from '#site'
import AreaMap from '#theme/illustrations/area-map.tsx'
import { labelsOf } from '#theme/labels.ts'

export function AreasMap({ view, map, current }: { view: AnyView; map: AnyData['map']; current?: string }) {
  const areas = map.areas.map(({ area, shape, label }) => ({ name: area.name, path: area.path, shape, label }))
  return (
    <AreaMap
      className="area-map"
      map={{ viewBox: map.viewBox, sea: map.sea, areas, title: labelsOf(view).area.map }}
      current={current}
    />
  )
}
