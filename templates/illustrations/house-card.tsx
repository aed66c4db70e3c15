// The house of a page as its social card shows it: alone, in the colours of daylight.
import type { CardView } from '#site'
import { fixtures } from './fixtures.ts'
import { draw } from './hero-picture.tsx'
import { runs } from './runs.ts'

/** The light colours of styles.css, lamps in one of the few colours that a card has. */
const STYLE =
  '.i-flow{stroke:#0a7fc2;stroke-width:7;fill:none}.i-water{fill:#0a7fc2}.i-glow{fill:#cfe8f7}.i-lamp{fill:#cfe8f7}' +
  '.i-room{fill:#f7fbfd}.i-line{stroke:#0b2a3c;stroke-width:2;fill:none}.i-open{stroke:#eef5f9;stroke-width:8}'

/** The house with the run of the page's fixture lit; nothing where the page shows another picture or no fixture. */
export function houseCard({ icon, pictures, source }: CardView) {
  const fixture = fixtures.find((name) => name === icon)
  const house = pictures.find((name) => name === 'house.svg')
  if (!fixture || !house) return null
  const { open, glow, over } = runs[fixture]
  return (
    <svg
      aria-hidden="true"
      xmlns="http://www.w3.org/2000/svg"
      strokeLinecap="round"
      strokeLinejoin="round"
      viewBox="0 0 480 400"
      width="480"
      height="400"
    >
      <image href={source(house)} width="480" height="400" />
      <style>{STYLE}</style>
      {open && <path className="i-open" d="M384 280h32" />}
      {glow && <path className="i-glow" d={glow} opacity=".5" />}
      {over.map(([layer, d]) => draw(layer, d))}
    </svg>
  )
}
