// The picture at the top of a page: a photo, or a drawing. In the house in section, the run of the fixture of the page's
// icon is lit.
import { Picture } from '#site'
import { fixtures } from '#theme/illustrations/fixtures.ts'
import { type Layer, runs } from '#theme/illustrations/runs.ts'
import type { Hero } from '#theme/shapes.ts'

/** Undefined for a page without a picture; over a drawing, the run of the fixture that `icon`, the page's, names. */
export function heroPicture({ photo, picture }: Hero, icon?: string) {
  const file = photo?.file ?? picture
  if (file === undefined) return
  const fixture = fixtures.find((name) => name === icon)
  const run = file === 'house.svg' && fixture && runs[fixture]
  return (
    <div className="house">
      <Picture name={file} alt={photo?.alt ?? ''} sizes="(min-width: 48em) 34rem, 92vw" eager />
      {run && (
        <svg viewBox="0 0 480 400" aria-hidden="true">
          {run.open && <path stroke="var(--tint)" strokeWidth="8" d="M384 280h32" />}
          {run.glow && <path fill="var(--mark)" opacity="0.18" d={run.glow} />}
          {run.over.map(([layer, d]) => draw(layer, d))}
        </svg>
      )}
    </div>
  )
}

/** The attributes of each layer: a class where other drawings use the same style. */
const LAYERS = {
  flow: { className: 'i-flow' },
  water: { className: 'i-water' },
  room: { fill: 'var(--illu-room)' },
  lamp: { fill: 'var(--lamp)' },
  line: { className: 'i-line' },
}

/** A jet is a flow in a narrow pipe. */
function draw(layer: Layer, d: string) {
  if (layer === 'jet')
    return (
      <g key={d} className="i-flow">
        <path strokeWidth="3" d={d} />
      </g>
    )
  return <path key={d} {...LAYERS[layer]} d={d} />
}
