// An SVG picture -> its pixels at the size a card shows it, each the nearest colour of a palette.
import type { Canvas } from './raster.ts'
import { partsOf } from './raster.ts'

/** Pixels of red, green and blue, row by row. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** A picture drawn on a ground, as large as fits a box in pixels. */
export async function pixelsOf(
  svg: Uint8Array,
  box: { width: number; height: number },
  ground: string,
): Promise<Pixels> {
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(svg)
    .resize({ ...box, fit: 'inside' })
    .flatten({ background: ground })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** Copies pixels to a place of a canvas; each takes the nearest of its colours, `except` some (`#rrggbb`). */
export function paste(
  canvas: Canvas,
  { width, height, data }: Pixels,
  { left, top, except }: { left: number; top: number; except: readonly string[] },
): void {
  const NEVER = [Number.POSITIVE_INFINITY, 0, 0]
  const palette = canvas.palette.map((color) => (except.includes(color) ? NEVER : partsOf(color)))
  const nearest = new Map<number, number>()
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 3
      const parts = [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0]
      const color = ((parts[0] ?? 0) << 16) | ((parts[1] ?? 0) << 8) | (parts[2] ?? 0)
      let place = nearest.get(color)
      if (place === undefined) {
        const far = palette.map((other) => other.reduce((sum, part, i) => sum + (part - (parts[i] ?? 0)) ** 2, 0))
        place = far.indexOf(Math.min(...far))
        nearest.set(color, place)
      }
      canvas.pixels[(top + y) * canvas.width + left + x] = place
    }
}

/** Squared distance of colours that look alike. */
const ALIKE = 30 ** 2

/** The commonest colours of some pixels that are like none of a palette nor each other, `#rrggbb`, at most `count`. */
export function strangeTo(palette: readonly string[], { data }: Pixels, count: number): string[] {
  const counts = new Map<number, number>()
  for (let at = 0; at < data.length; at += 3) {
    const color = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0)
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  const found: string[] = []
  for (const [number] of [...counts].sort(([a, m], [b, n]) => n - m || a - b)) {
    if (found.length === count) break
    const color = `#${number.toString(16).padStart(6, '0')}`
    const parts = partsOf(color)
    const far = (other: string) => partsOf(other).reduce((sum, part, i) => sum + (part - (parts[i] ?? 0)) ** 2, 0)
    if (![...palette, ...found].some((other) => far(other) < ALIKE)) found.push(color)
  }
  return found
}
