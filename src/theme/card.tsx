// The social card of a page: business, title, promise and telephone on one left edge, and a picture that takes two fifths
// of the width.
import { type CardView, defineCard } from '#site'
import { CardPicture, uses } from '#theme/illustrations/card-picture.tsx'

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 56
const LEFT = 80
/** The widest line. */
const MEASURE = 590
const NAME_HEIGHT = 56
/** Between the name and the telephone, for the title, the gap and the promise. */
const BODY = 300
const GAP = 20
/** Greek capitals carry their accent above the line. */
const TITLE = { sizes: [116, 104, 92, 84, 76, 68, 60, 54, 48, 42], lineHeight: 1.16, tracking: -0.01 }
const LINE = { sizes: [32], lineHeight: 1.35, lines: 2 }
const NAME = { sizes: [34, 30, 26], lines: 1 }
const PHONE = { sizes: [54, 46, 38, 30], lines: 1, width: 400 }
const PILL = { height: 100, before: 38, handset: 54, gap: 16, after: 52 }
const PICTURE = { x: 700, y: 75, width: 460, height: 480 }
/** A telephone's handset in a 24 x 24 box. */
const HANDSET =
  'M7.2 2.6 9.9 8 7.6 10.3a14 14 0 0 0 6.1 6.1L16 14.1l5.4 2.7-.6 3.4' +
  'a1.5 1.5 0 0 1-1.6 1.2C10.6 20.8 3.2 13.4 2.6 4.8a1.5 1.5 0 0 1 1.2-1.6z'
/** From the middle of a line down to its baseline, in ems. */
const BASELINE = 0.405

export default defineCard({
  uses,
  draw(view) {
    const { title, line, phone, theme } = view
    const promise = view.fit(line, 500, { ...LINE, width: MEASURE })
    const below = line === '' ? 0 : GAP + promise.lines.length * promise.size * LINE.lineHeight
    const heading = view.fit(title, 700, { ...TITLE, width: MEASURE, height: BODY - below })
    const headingHeight = heading.lines.length * heading.size * TITLE.lineHeight
    const bottom = HEIGHT - MARGIN - (phone === '' ? 0 : PILL.height)
    // The title is centred between the name and what is at the bottom.
    const top = (MARGIN + NAME_HEIGHT + bottom - headingHeight - below) / 2
    return (
      <svg
        aria-hidden="true"
        xmlns="http://www.w3.org/2000/svg"
        width={WIDTH}
        height={HEIGHT}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      >
        <path fill={theme.surface} d={`M0 0H${WIDTH}V${HEIGHT}H0z`} />
        <path fill={theme.brand} d={`M0 0H20V${HEIGHT}H0z`} />
        <CardPicture view={view} place={PICTURE} />
        <Name view={view} />
        <g fill={theme.ink} fontWeight="700" fontSize={heading.size} letterSpacing={TITLE.tracking * heading.size}>
          <Lines lines={heading.lines} top={top} height={heading.size * TITLE.lineHeight} size={heading.size} />
        </g>
        {line !== '' && (
          <g fill={theme.soft} fontWeight="500" fontSize={promise.size}>
            <Lines
              lines={promise.lines}
              top={top + headingHeight + GAP}
              height={promise.size * LINE.lineHeight}
              size={promise.size}
            />
          </g>
        )}
        {phone !== '' && <Phone view={view} top={bottom} />}
      </svg>
    )
  },
})

/** The logo; without one, the mark and the name of the business. */
function Name({ view }: { view: CardView }) {
  const { mark, brand, ink } = view.theme
  if (view.logo !== undefined)
    return (
      <image x={LEFT} y={MARGIN} width={MEASURE} height={NAME_HEIGHT} preserveAspectRatio="xMinYMid" href={view.logo} />
    )
  const beside = mark === undefined ? 0 : NAME_HEIGHT + 6
  const { lines, size } = view.fit(view.name, 700, { ...NAME, width: MEASURE - beside })
  const [name = ''] = lines
  return (
    <>
      {mark !== undefined && <path fill={brand} transform={`translate(${LEFT - 8} ${MARGIN}) scale(1.4)`} d={mark} />}
      <text
        fill={ink}
        fontWeight="700"
        fontSize={size}
        x={LEFT + beside}
        y={Math.round(MARGIN + NAME_HEIGHT / 2 + BASELINE * size)}
      >
        {name}
      </text>
    </>
  )
}

/** Lines of text, with baselines on whole pixels. */
function Lines({ lines, top, height, size }: { lines: readonly string[]; top: number; height: number; size: number }) {
  return lines.map((line, i) => (
    <text key={line} x={LEFT} y={Math.round(top + (i + 0.5) * height + BASELINE * size)}>
      {line}
    </text>
  ))
}

/** The telephone in a pill of the colour that means "call". */
function Phone({ view, top }: { view: CardView; top: number }) {
  const { accent, onAccent } = view.theme
  const { lines, size } = view.fit(view.phone, 700, PHONE)
  const [phone = ''] = lines
  const start = PILL.before + PILL.handset + PILL.gap
  const width = Math.round(start + view.width(phone, 700, size) + PILL.after)
  const middle = top + PILL.height / 2
  const handset = `translate(${LEFT + PILL.before} ${middle - PILL.handset / 2}) scale(${PILL.handset / 24})`
  return (
    <>
      <rect fill={accent} x={LEFT} y={top} width={width} height={PILL.height} rx={PILL.height / 2} />
      <path fill={onAccent} transform={handset} d={HANDSET} />
      <text fill={onAccent} fontWeight="700" fontSize={size} x={LEFT + start} y={Math.round(middle + BASELINE * size)}>
        {phone}
      </text>
    </>
  )
}
