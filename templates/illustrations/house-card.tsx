// The house of a page on its social card: the run of the page's fixture lit, in the colours of daylight.
import type { CardView } from '#site'
import { fixtures } from '#theme/illustrations/fixtures.ts'
import { type Layer, runs } from '#theme/illustrations/runs.ts'

const WATER = { fill: 'none', stroke: '#0a7fc2', strokeWidth: 7 }
/** The light colours of styles.css; lamps in one of the few colours that a card has. */
const LAYERS: Readonly<Record<Layer, Readonly<Record<string, string | number>>>> = {
  flow: WATER,
  jet: { ...WATER, strokeWidth: 3 },
  water: { fill: '#0a7fc2' },
  room: { fill: '#f7fbfd' },
  lamp: { fill: '#cfe8f7' },
  line: { fill: 'none', stroke: '#0b2a3c', strokeWidth: 2 },
}

/** Draws the house with the fixture; null if the page shows another picture or no fixture. */
export function houseCard({ icon, pictures, source }: CardView) {
  const fixture = fixtures.find((name) => name === icon)
  const house = pictures.find((name) => name === 'house.svg')
  if (!fixture || !house) return null
  const { open, glow, over } = runs[fixture]
  return (
    <svg aria-hidden="true" viewBox="0 0 480 400" strokeLinecap="round" strokeLinejoin="round">
      <image href={source(house)} width="480" height="400" />
      {open && <path stroke="#eef5f9" strokeWidth="8" d="M384 280h32" />}
      {glow && <path fill="#cfe8f7" opacity=".5" d={glow} />}
      {over.map(([layer, d]) => (
        <path key={layer + d} {...LAYERS[layer]} d={d} />
      ))}
    </svg>
  )
}
