// The map of the areas: every area is a link with its name, drawn over the sea. Shapes come from content/map.yaml.

type Area = { name: string; path: string; shape: string; label: [number, number] }
type AreaMapData = { viewBox: string; sea: string; areas: Area[]; title: string }
type Props = { map: AreaMapData; current?: string | undefined; className?: string | undefined }

export default function AreaMap({ map, current, className }: Props) {
  const here = map.areas.find((area) => area.path === current)
  return (
    // biome-ignore lint/a11y/useSemanticElements: only svg can hold the shapes; the role names the set of links.
    <svg viewBox={map.viewBox} className={className} strokeLinejoin="round" role="group" aria-label={map.title}>
      <path className="map-sea" d={map.sea} />
      {map.areas.map((area) => (
        <a key={area.path} href={area.path} aria-current={area === here ? 'page' : undefined}>
          <polygon className={area === here ? 'map-area map-current' : 'map-area'} points={area.shape} />
          <Label name={area.name} at={area.label} />
        </a>
      ))}
      {/* Neighbours cover half of a border, so the line round the current area is drawn again, last. */}
      {here && <polygon className="i-line" points={here.shape} pointerEvents="none" />}
    </svg>
  )
}

/** A name of two words has two lines, centred on its point. */
function Label({ name, at: [x, y] }: { name: string; at: [number, number] }) {
  const lines = name.split(' ')
  const first = `${(0.35 - 0.55 * (lines.length - 1)).toFixed(2)}em`
  return (
    <text className="map-label" x={x} y={y} textAnchor="middle">
      {lines.map((line, i) => (
        <tspan key={line} x={x} dy={i ? '1.1em' : first}>
          {`${line} `}
        </tspan>
      ))}
    </text>
  )
}
