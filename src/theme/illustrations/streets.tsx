// The streets of any town around a pin: stands at the top of an area that has no photo.

/** Roads from edge to edge; the last one winds. */
const ROADS = 'M-9 88 489 22M-9 168 489 108M-9 262 489 214M52-9 104 329M150-9 196 329M352-9 390 329M440-9 470 329'
const MAIN = 'M-9 318C150 280 250 240 262 160S330 40 420-9'

export const Streets = () => (
  <svg className="h-auto w-full rounded-(--card-radius)" viewBox="0 0 480 320" aria-hidden="true">
    <path d="M0 0h480v320H0z" stroke="none" fill="color-mix(in srgb, var(--brand) 14%, var(--surface))" />
    <path
      d="M104 96 150 90 172 242 124 248z"
      stroke="none"
      fill="color-mix(in srgb, var(--brand) 26%, var(--surface))"
    />
    <g stroke="var(--surface)" strokeWidth="6">
      <path d={ROADS} />
      <path strokeWidth="16" d={MAIN} />
    </g>
    <circle cx="262" cy="160" r="76" stroke="none" fill="var(--brand)" opacity=".16" />
    <path
      d="M262 164c-18-24-30-38-30-54a30 30 0 0 1 60 0c0 16-12 30-30 54z"
      stroke="var(--surface)"
      strokeWidth="5"
      fill="var(--brand)"
    />
    <circle cx="262" cy="110" r="10" stroke="none" fill="var(--surface)" />
  </svg>
)
