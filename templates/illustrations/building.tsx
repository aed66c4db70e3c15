// The house in section: the one picture of this site. The quiet house first, then the run of the fixture that is lit.

import type { Fixture } from './fixtures.ts'
import * as house from './house.ts'
import { type Layer, runs } from './runs.ts'

type Props = { lit?: Fixture | undefined; className?: string | undefined }

export default function Building({ lit, className }: Props) {
  const run = lit && runs[lit]
  return (
    <svg viewBox="0 0 480 400" className={className} fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <path className="i-ground" d={house.earth} />
      <g className="i-line">
        <path className="i-wall" d={house.walls} />
        <path d={run?.open ? house.street : house.street + house.cover} />
      </g>
      <g className="i-thin">
        <path className="i-room" d={house.rooms} />
        <path className="i-ground" d={house.crown} />
      </g>
      {run?.glow && <path className="i-glow" d={run.glow} />}
      <g className="i-thin">
        <path d={house.trunk + house.fixtures + house.rails + house.furniture + house.roof} />
        <path strokeWidth="8" d={house.stacks} />
        <path strokeWidth="6" d={house.branches} />
        <g stroke="var(--illu-room)">
          <path strokeWidth="5" d={house.stacks} />
          <path strokeWidth="3" d={house.branches} />
        </g>
      </g>
      <path className="i-lamp" d={house.lamps + house.oranges} />
      {run?.over.map(([layer, d]) => draw(layer, d))}
    </svg>
  )
}

function draw(layer: Layer, d: string) {
  // A jet is a flow in a thinner pipe; the width on the child wins over the one it inherits.
  if (layer === 'jet')
    return (
      <g key={d} className="i-flow">
        <path strokeWidth="3" d={d} />
      </g>
    )
  return <path key={d} className={`i-${layer}`} d={d} />
}
