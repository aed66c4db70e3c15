// An SVG picture -> its pixels as a card shows it: the colours of the card's palette, and the few that are its own.
import { type Canvas, partsOf } from './raster.ts'

/** Pixels of red, green and blue, row by row. */
interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** A picture in a palette: that of a card, and after it the picture's own colours. */
export interface IndexedPicture {
  readonly width: number
  readonly height: number
  readonly palette: readonly string[]
  /** One byte a pixel, row by row: a place in `palette`. */
  readonly places: Uint8Array
}

/** Colours to draw a picture in, `#rrggbb`. */
export interface PictureColors {
  /** Behind the picture. */
  readonly ground: string
  readonly palette: readonly string[]
  /** Those of the palette that a picture never takes. */
  readonly except: readonly string[]
  /** How many of its own it may add. */
  readonly more: number
}

/** A picture as large as fits a box in pixels. */
export async function indexedPicture(
  svg: Uint8Array,
  box: { width: number; height: number },
  { ground, palette, except, more }: PictureColors,
): Promise<IndexedPicture> {
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(svg)
    .resize({ ...box, fit: 'inside' })
    .flatten({ background: ground })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return indexed({ width: info.width, height: info.height, data }, { palette, except, more })
}

/** Pixels -> places in a palette, each the nearest of its colours. */
function indexed(
  { width, height, data }: Pixels,
  { palette, except, more }: Omit<PictureColors, 'ground'>,
): IndexedPicture {
  const numbers = new Uint32Array(width * height)
  for (let i = 0, at = 0; i < numbers.length; i++)
    numbers[i] = ((data[at++] ?? 0) << 16) | ((data[at++] ?? 0) << 8) | (data[at++] ?? 0)
  const counts = countsOf(numbers)
  const colors = [...palette, ...strangeTo(palette, counts, more)]
  const parts = colors.map((color) => (except.includes(color) ? [Infinity, 0, 0] : partsOf(color)))
  const nearest = new Map([...counts.keys()].map((color) => [color, nearestOf(parts, color)]))
  const places = new Uint8Array(numbers.length)
  let [last, place] = [-1, 0]
  for (let i = 0; i < numbers.length; i++) {
    const color = numbers[i] as number
    // Drawings are flat: most pixels are as the one before.
    if (color !== last) place = nearest.get(color) ?? 0
    last = color
    places[i] = place
  }
  return { width, height, palette: colors, places }
}

/** Copies a picture to a place of a canvas whose palette it begins with; gives back the canvas with the picture's. */
export function paste(canvas: Canvas, picture: IndexedPicture, left: number, top: number): Canvas {
  const { width, height, places, palette } = picture
  for (let y = 0; y < height; y++)
    canvas.pixels.set(places.subarray(y * width, (y + 1) * width), (top + y) * canvas.width + left)
  return { ...canvas, palette }
}

/** Colour -> how many pixels have it, in the order of their first. */
function countsOf(numbers: Uint32Array): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (let start = 0, end = 0; start < numbers.length; start = end) {
    const color = numbers[start] as number
    while (end < numbers.length && numbers[end] === color) end++
    counts.set(color, (counts.get(color) ?? 0) + end - start)
  }
  return counts
}

/** Squared distance of colours that look alike. */
const ALIKE = 30 ** 2

/** The commonest colours that are like none of a palette nor each other, `#rrggbb`, at most `count`. */
function strangeTo(palette: readonly string[], counts: ReadonlyMap<number, number>, count: number): string[] {
  const known = palette.map(partsOf)
  const found: string[] = []
  for (const [number] of [...counts].sort(([a, m], [b, n]) => n - m || a - b)) {
    if (found.length === count) break
    if (known.some((other) => distance(other, number) < ALIKE)) continue
    const color = `#${number.toString(16).padStart(6, '0')}`
    known.push(partsOf(color))
    found.push(color)
  }
  return found
}

/** Squared distance of two colours, of which one is a number. */
const distance = ([red = 0, green = 0, blue = 0]: readonly number[], color: number) =>
  (red - (color >> 16)) ** 2 + (green - ((color >> 8) & 0xff)) ** 2 + (blue - (color & 0xff)) ** 2

/** The place of the colour that is nearest. */
function nearestOf(parts: readonly (readonly number[])[], color: number): number {
  const far = parts.map((other) => distance(other, color))
  return far.indexOf(Math.min(...far))
}
