// The picture of a hero: a file pages share. In the house in section, the run of the fixture of the page's icon is lit.
import { Picture } from '#site'
import { fixtures } from './fixtures.ts'
import { type Layer, runs } from './runs.ts'

type Entry = { hero: { picture?: string | undefined }; icon?: string | undefined }

/** The picture of a page's hero, if it has one; over the house, the run of the fixture that the page's icon names. */
export function heroPicture({ hero: { picture }, icon }: Entry) {
  if (picture === undefined) return
  const fixture = fixtures.find((name) => name === icon)
  const run = fixture && runs[fixture]
  return (
    <div className="house">
      <Picture name={picture} alt="" sizes="(min-width: 48em) 34rem, 92vw" eager />
      {run && (
        <svg viewBox="0 0 480 400" aria-hidden="true">
          {run.open && <path className="i-open" d="M384 280h32" />}
          {run.glow && <path className="i-glow" d={run.glow} />}
          {run.over.map(([layer, d]) => draw(layer, d))}
        </svg>
      )}
    </div>
  )
}

/** Whole names: a page has the styles of the classes its source names. */
const LAYERS = { flow: 'i-flow', water: 'i-water', room: 'i-room', lamp: 'i-lamp', line: 'i-line' }

/** A jet is a flow in a narrow pipe. */
function draw(layer: Layer, d: string) {
  if (layer === 'jet')
    return (
      <g key={d} className="i-flow">
        <path strokeWidth="3" d={d} />
      </g>
    )
  return <path key={d} className={LAYERS[layer]} d={d} />
}
