// The house in section, the one picture of this site: a file every page shares, with the run of one fixture lit over it.
import { Picture } from '#site'
import type { Fixture } from './fixtures.ts'
import { type Layer, runs } from './runs.ts'

export default function Building({ lit }: { lit?: Fixture | undefined }) {
  const run = lit && runs[lit]
  return (
    <div className="house">
      <Picture name="house.svg" alt="" eager />
      {run && (
        <svg viewBox="0 0 480 400" fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
          {run.open && <path className="i-open" d="M384 280h32" />}
          {run.glow && <path className="i-glow" d={run.glow} />}
          {run.over.map(([layer, d]) => draw(layer, d))}
        </svg>
      )}
    </div>
  )
}

/** A jet is a flow in a narrow pipe. */
function draw(layer: Layer, d: string) {
  if (layer === 'jet')
    return (
      <g key={d} className="i-flow">
        <path strokeWidth="3" d={d} />
      </g>
    )
  return <path key={d} className={`i-${layer}`} d={d} />
}
