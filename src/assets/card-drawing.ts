// The words of a social card -> its picture, 1200 x 630 pixels of 16 colours. Pure. Never lets a text overflow.
import { balance, shorten, widthOf, wrap } from './drawing/lines.ts'
import { type IndexedPicture, type PictureColors, paste } from './drawing/picture.ts'
import { type Canvas, mix, newCanvas, outlineOf } from './drawing/raster.ts'
import type { Letter, Typeface } from './typeface.ts'

/** What one card says, as it is set. */
export interface CardWords {
  readonly title: string
  /** The business. */
  readonly name: string
  /** As shown, not as dialled. Empty: no telephone on the card. */
  readonly phone: string
  /** The short promise under the title. Empty: none. */
  readonly line: string
}

/** Colours, each `#rrggbb`. */
export interface CardTheme {
  readonly surface: string
  /** The title and the name. */
  readonly ink: string
  /** The mark and the bar; a tint of it is the large mark in the ground. */
  readonly brand: string
  /** Behind the telephone: the colour that means "call". */
  readonly accent: string
  readonly onAccent: string
  /** The promise: quieter than ink, still readable on the surface. */
  readonly soft: string
  /** The mark, as path data in a 40 x 40 box. */
  readonly mark?: string | undefined
}

/** The two weights a card is set in. */
export interface CardFaces {
  readonly bold: Typeface
  readonly medium: Typeface
}

/** Raised when equal words give another picture: the name of a card's file is made of it, not of the picture. */
export const EDITION = 4

/** The size every network crops least (1.91 : 1). */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** Side of the box the mark is drawn in. */
const MARK = 40
/** A telephone's handset in a 24 x 24 box. */
const HANDSET =
  'M7.2 2.6 9.9 8 7.6 10.3a14 14 0 0 0 6.1 6.1L16 14.1l5.4 2.7-.6 3.4' +
  'a1.5 1.5 0 0 1-1.6 1.2C10.6 20.8 3.2 13.4 2.6 4.8a1.5 1.5 0 0 1 1.2-1.6z'

const { width: WIDTH, height: HEIGHT } = CARD_SIZE
const [TOP, BOTTOM] = [56, 56]
const MIDDLE_X = WIDTH / 2
/** Every word stands within the square in the middle: many networks show no more of a card. */
const MEASURE = 590
const PHONE_MEASURE = 400
const NAME_HEIGHT = 56
const PILL = { height: 100, before: 38, handset: 54, between: 16, after: 52 }
/** Height between the name and the pill, for the title, the gap and the promise. */
const MIDDLE = 300
const GAP = 20
/** Font sizes to try, largest first; the last is taken in any case, shortened with "…". */
const TITLE_SIZES = [116, 104, 92, 84, 76, 68, 60, 54, 48, 42]
const LINE_SIZE = 32
const NAME_SIZES = [34, 30, 26]
const PHONE_SIZES = [54, 46, 38, 30]
/** Greek capitals carry their accent above the line. */
const TITLE_LEADING = 1.16
const LINE_LEADING = 1.35
const LEADING = 1.2
const TITLE_TRACKING = -0.01
/** The large mark in the ground, beside the square: how much of the brand's colour, and where. */
const TINT = 0.07
const GROUND_MARK = { x: 920, y: 190, size: 250 }
/** Where a page's picture stands, in pixels. */
export const PICTURE = { left: 920, top: 130, width: 256, height: 370 } as const
/** Half a byte a pixel. */
const COLORS = 16
/** How many of them are a picture's own. */
const PICTURE_COLORS = 4

/** What draws the cards of a site. */
export interface CardPainter {
  /** The colours a picture is to be drawn in. */
  readonly pictureColors: PictureColors
  /** Every line broken, every size decided, every pixel in the nearest of the colours. Good until the next is drawn. */
  draw(words: CardWords, picture?: IndexedPicture): Canvas
}

/** Prepares what is the same on every card. */
export function cardPainter(theme: CardTheme, faces: CardFaces, leading: readonly string[]): CardPainter {
  const bind = binder(leading)
  const palette = paletteOf(theme)
  const own = palette.slice(0, COLORS - PICTURE_COLORS)
  const [alone, beside] = [ground(theme, palette, true), ground(theme, own, false)]
  return {
    pictureColors: {
      ground: theme.surface,
      palette: own,
      // The colour that means "call" means nothing else: a lamp never takes it.
      except: colorsOfCalling(theme),
      more: PICTURE_COLORS,
    },
    draw(words, picture) {
      const canvas = drawWords((picture ? beside : alone)(), words, theme, faces, bind)
      if (!picture) return canvas
      const { left, top, width, height } = PICTURE
      return paste(canvas, picture, left + ((width - picture.width) >> 1), top + ((height - picture.height) >> 1))
    },
  }
}

/** One canvas, clean each time, with what is the same on every card: the bar and, without a picture, the large mark. */
function ground({ surface, brand, mark }: CardTheme, palette: readonly string[], marked: boolean): () => Canvas {
  const canvas = newCanvas(WIDTH, HEIGHT, palette)
  if (marked && mark !== undefined) {
    const { x, y, size } = GROUND_MARK
    canvas.fill(outlineOf(mark), { x, y, scale: size / MARK }, mix(brand, surface, TINT))
  }
  canvas.fill(outlineOf(`M0 0H20V${HEIGHT}H0Z`), { x: 0, y: 0, scale: 1 }, brand)
  const clean = canvas.pixels.slice()
  return () => {
    canvas.pixels.set(clean)
    return canvas
  }
}

/** Joins each word that leads the next one (an article, a preposition) to it: no line ends on such a word. */
function binder(leading: readonly string[]): (text: string) => string {
  const words = new Set(leading)
  return (text) =>
    text.replace(/(?<=^|\s)([^\s]+) /gu, (all, word: string) => (words.has(word.toLowerCase()) ? `${word}\u00a0` : all))
}

const unbind = (line: string) => line.replaceAll('\u00a0', ' ')

function drawWords(
  canvas: Canvas,
  words: CardWords,
  theme: CardTheme,
  { bold, medium }: CardFaces,
  bind: (text: string) => string,
): Canvas {
  const { ink, brand, accent, onAccent, soft, mark } = theme
  const text = (line: string, face: Typeface, place: Line) => {
    const { x, top, size, leading, color, tracking = 0 } = place
    const baseline = top + ((leading - face.ascent - face.descent) / 2 + face.ascent) * size
    for (const letter of face.set(line, tracking).letters) drawLetter(canvas, letter, face, x, baseline, size, color)
  }
  /** Where a line of this many ems begins, so that it stands in the middle. */
  const middle = (ems: number, size: number, before = 0) => MIDDLE_X - (ems * size + before) / 2 + before
  const beside = mark === undefined ? 0 : NAME_HEIGHT + 6
  const name = fitOne(words.name, NAME_SIZES, bold, MEASURE - beside)
  const nameStart = middle(bold.set(name.text, 0).width, name.size, beside)
  if (mark !== undefined)
    canvas.fill(outlineOf(mark), { x: nameStart - beside, y: TOP, scale: NAME_HEIGHT / MARK }, brand)
  text(name.text, bold, {
    x: nameStart,
    top: TOP + (NAME_HEIGHT - name.size * LEADING) / 2,
    size: name.size,
    leading: LEADING,
    color: ink,
  })

  const lineWidth = widthOf(medium.advance, LINE_SIZE, 0)
  const promise =
    words.line === '' ? [] : shorten(balance(bind(words.line), lineWidth, MEASURE), 2, lineWidth, MEASURE).map(unbind)
  const below = promise.length === 0 ? 0 : GAP + promise.length * LINE_SIZE * LINE_LEADING
  const title = fitTitle(bind(words.title), bold, MIDDLE - below)
  const titleHeight = title.lines.length * title.size * TITLE_LEADING
  // The title stands in the middle between the name and what is at the bottom.
  const bottom = HEIGHT - BOTTOM - (words.phone === '' ? 0 : PILL.height)
  let top = (TOP + NAME_HEIGHT + bottom - titleHeight - below) / 2
  for (const line of title.lines) {
    const { size } = title
    const x = middle(bold.set(line, TITLE_TRACKING).width - TITLE_TRACKING, size)
    text(line, bold, { x, top, size, leading: TITLE_LEADING, color: ink, tracking: TITLE_TRACKING })
    top += size * TITLE_LEADING
  }
  top += GAP
  for (const line of promise) {
    const x = middle(medium.set(line, 0).width, LINE_SIZE)
    text(line, medium, { x, top, size: LINE_SIZE, leading: LINE_LEADING, color: soft })
    top += LINE_SIZE * LINE_LEADING
  }

  if (words.phone !== '') {
    const phone = fitOne(words.phone, PHONE_SIZES, bold, PHONE_MEASURE)
    const { height, before, handset, between, after } = PILL
    const start = before + handset + between
    const width = start + bold.set(phone.text, 0).width * phone.size + after
    const left = MIDDLE_X - width / 2
    canvas.fill(outlineOf(pill(width, height)), { x: left, y: bottom, scale: 1 }, accent)
    const centre = bottom + height / 2
    canvas.fill(outlineOf(HANDSET), { x: left + before, y: centre - handset / 2, scale: handset / 24 }, onAccent)
    text(phone.text, bold, {
      x: left + start,
      top: centre - (phone.size * LEADING) / 2,
      size: phone.size,
      leading: LEADING,
      color: onAccent,
    })
  }
  return canvas
}

/** Where a line of text stands: pixels, and the height of the line and the space after each letter in ems. */
interface Line {
  readonly x: number
  readonly top: number
  readonly size: number
  readonly leading: number
  readonly color: string
  readonly tracking?: number
}

function drawLetter(
  canvas: Canvas,
  letter: Letter,
  { unitsPerEm }: Typeface,
  x: number,
  baseline: number,
  size: number,
  color: string,
): void {
  // On whole pixels: a letter looks the same wherever it stands, and the file is a tenth smaller.
  const spot = {
    x: Math.round(x + letter.x * size),
    y: Math.round(baseline),
    scale: size / unitsPerEm,
    flip: -1,
  } as const
  canvas.fill(letter.outline, spot, color)
}

/** A box with round ends. */
function pill(width: number, height: number): string {
  const round = height / 2
  const end = `A${round} ${round} 0 0 1`
  return `M${round} 0H${width - round}${end} ${width - round} ${height}H${round}${end} ${round} 0Z`
}

/**
 * The flat colours, the surface first, and as many steps of their edges as 16 colours leave room for: those of the
 * large title before those of the rest. The last make room for those of a picture.
 */
function paletteOf(theme: CardTheme): string[] {
  const { surface, ink, brand, accent, onAccent, soft } = theme
  const [, half = accent, ...others] = colorsOfCalling(theme)
  const flat = [surface, mix(brand, surface, TINT), ink, brand, accent, onAccent, soft]
  const steps = [
    mix(ink, surface, 1 / 2),
    half,
    mix(ink, surface, 1 / 4),
    mix(ink, surface, 3 / 4),
    mix(soft, surface, 1 / 2),
    ...others,
    mix(brand, surface, 1 / 2),
    mix(ink, surface, 1 / 8),
  ]
  return [...new Set([...flat, ...steps])].slice(0, COLORS)
}

/** The accent, and the steps of its edges. */
const colorsOfCalling = ({ surface, accent, onAccent }: CardTheme) => [
  accent,
  mix(onAccent, accent, 1 / 2),
  mix(accent, surface, 1 / 2),
  mix(onAccent, accent, 1 / 4),
  mix(onAccent, accent, 3 / 4),
]

/** The largest size at which the title fits the room (pixels of height) and no word is cut. */
function fitTitle(title: string, face: Typeface, room: number): { lines: string[]; size: number } {
  for (const size of TITLE_SIZES) {
    const width = widthOf(face.advance, size, TITLE_TRACKING)
    if (!title.split(' ').every((word) => width(word) <= MEASURE)) continue
    if (wrap(title, width, MEASURE).length * size * TITLE_LEADING > room) continue
    return { lines: balance(title, width, MEASURE).map(unbind), size }
  }
  const size = TITLE_SIZES.at(-1) ?? LINE_SIZE
  const width = widthOf(face.advance, size, TITLE_TRACKING)
  const count = Math.floor(room / (size * TITLE_LEADING))
  return { lines: shorten(wrap(title, width, MEASURE), count, width, MEASURE).map(unbind), size }
}

/** One line at the largest size that fits. */
function fitOne(
  text: string,
  sizes: readonly number[],
  face: Typeface,
  measure: number,
): { text: string; size: number } {
  const size = sizes.find((size) => widthOf(face.advance, size, 0)(text) <= measure) ?? sizes.at(-1) ?? 16
  const width = widthOf(face.advance, size, 0)
  return { text: shorten(wrap(text, width, measure), 1, width, measure).join(''), size }
}
