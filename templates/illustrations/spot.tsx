// A place in the house in section that opens its problem, and its run, which is lit while it is open.
import { fixtures } from '#theme/illustrations/fixtures.ts'
import { places, runs } from '#theme/illustrations/runs.ts'

/** `icon`, that of the service, names the fixture. */
export function Spot({ icon }: { icon: string; at?: readonly [number, number] | undefined }) {
  const fixture = fixtures.find((name) => name === icon)
  if (!fixture) return null
  const pipes = runs[fixture].over.flatMap(([layer, d]) => (layer === 'jet' || layer === 'flow' ? [d] : []))
  return (
    <svg className="spot" viewBox="0 0 480 400" aria-hidden="true">
      <path d={places[fixture]} />
      <path className="i-flow" d={pipes.join('')} />
    </svg>
  )
}
