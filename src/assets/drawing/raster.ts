// Outlines -> pixels of a few colours: each pixel of the canvas is the place of its colour in a palette.
// Plain arithmetic, so the same outline gives the same pixels on every machine.
import svgpath from 'svgpath'

/** Straight lines and Bézier curves: the letter of an SVG command, then absolute coordinates. */
export type Outline = readonly (
  | readonly ['M', number, number]
  | readonly ['L', number, number]
  | readonly ['Q', number, number, number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z']
)[]

/** Where an outline is drawn: its origin in pixels, and pixels for each unit. A negative `flip` turns y upward. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly flip?: -1 | 1
}

export interface Canvas {
  readonly width: number
  readonly height: number
  /** `#rrggbb`. */
  readonly palette: readonly string[]
  /** One byte a pixel, row by row: a place in `palette`. The whole canvas begins as colour 0. */
  readonly pixels: Uint8Array
  /** Fills an outline; what lies outside the canvas is cut off. Edges take the nearest colour of the palette. */
  fill(outline: Outline, spot: Spot, color: string): void
}

/** SVG path data as an outline; what follows a fault in it is left out, as browsers do. */
export function outlineOf(data: string): Outline {
  const outline: Outline[number][] = []
  svgpath(data)
    .abs()
    .unarc()
    .unshort()
    .iterate((segment, _, x, y) => {
      const [kind, first] = segment
      if (kind === 'H') outline.push(['L', Number(first), y])
      else if (kind === 'V') outline.push(['L', x, Number(first)])
      else if (kind === 'z' || kind === 'Z') outline.push(['Z'])
      else outline.push(segment as Outline[number])
    })
  return outline
}

/** How much of a pixel an outline covers is told in this many steps. */
const STEPS = 32
/** How far, in pixels, a straight piece may stand off its curve. */
const TOLERANCE = 0.1

/** How much an outline covers of each pixel round it, in steps; the place of the first is told from the spot. */
interface Mask {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly steps: Uint8Array
}

/**
 * An empty canvas in the first colour of the palette (at most 256). An outline that stands on whole pixels more than
 * once at one scale is measured once.
 */
export function newCanvas(width: number, height: number, palette: readonly string[]): Canvas {
  const blends = new Map<string, Uint8Array>()
  const masks = new WeakMap<Outline, Map<number, Mask>>()
  const pixels = new Uint8Array(width * height)
  const maskAt = (outline: Outline, { x, y, scale, flip = 1 }: Spot): Mask => {
    if (!Number.isInteger(x) || !Number.isInteger(y)) return maskOf(outline, { x, y, scale, flip })
    const known = masks.get(outline) ?? new Map<number, Mask>()
    masks.set(outline, known)
    const mask = known.get(scale * flip) ?? maskOf(outline, { x: 0, y: 0, scale, flip })
    known.set(scale * flip, mask)
    return { ...mask, left: mask.left + x, top: mask.top + y }
  }
  return {
    width,
    height,
    palette,
    pixels,
    fill(outline, spot, color) {
      const blend = blends.get(color) ?? blendsOf(palette, color)
      blends.set(color, blend)
      const { left, top, steps, ...size } = maskAt(outline, spot)
      const [right, bottom] = [Math.min(width, left + size.width), Math.min(height, top + size.height)]
      for (let y = Math.max(0, top); y < bottom; y++) {
        let at = (y - top) * size.width + Math.max(0, -left)
        for (let i = y * width + Math.max(0, left); i < y * width + right; i++) {
          const step = steps[at++] as number
          if (step > 0) pixels[i] = blend[(pixels[i] as number) * (STEPS + 1) + step] as number
        }
      }
    },
  }
}

/** Measures an outline. */
function maskOf(outline: Outline, spot: Spot): Mask {
  const lines = flatten(outline, spot)
  const { left, top, width, height } = boxOf(lines)
  const stride = width + 2
  const sums = new Float32Array(stride * (height + 1))
  for (let i = 0; i < lines.length; i += 4)
    addEdge(
      sums,
      stride,
      height,
      (lines[i] as number) - left,
      (lines[i + 1] as number) - top,
      (lines[i + 2] as number) - left,
      (lines[i + 3] as number) - top,
    )
  const steps = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    let sum = 0
    for (let x = 0; x < width; x++) {
      sum += sums[y * stride + x] as number
      const cover = sum < 0 ? -sum : sum
      steps[y * width + x] = cover < 1 ? (cover * STEPS + 0.5) | 0 : STEPS
    }
  }
  return { left, top, width, height, steps }
}

/** For each colour below and each step of cover: the place of the colour nearest to their mix. */
function blendsOf(palette: readonly string[], color: string): Uint8Array {
  const parts = palette.map(partsOf)
  const over = partsOf(color)
  const table = new Uint8Array(parts.length * (STEPS + 1))
  for (const [under, below] of parts.entries())
    for (let step = 0; step <= STEPS; step++) {
      const mixed = below.map((part, i) => part + (((over[i] ?? 0) - part) * step) / STEPS)
      const far = parts.map((other) => other.reduce((sum, part, i) => sum + (part - (mixed[i] ?? 0)) ** 2, 0))
      table[under * (STEPS + 1) + step] = step === 0 ? under : far.indexOf(Math.min(...far))
    }
  return table
}

/** Red, green and blue of `#rrggbb`, 0 to 255. */
export const partsOf = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

/** `share` of a colour over another. */
export function mix(color: string, over: string, share: number): string {
  const under = partsOf(over)
  const parts = partsOf(color).map((part, i) => Math.round(part * share + (under[i] ?? 0) * (1 - share)))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** An outline as straight lines in pixels, x and y of both ends in a row; every contour is closed. */
function flatten(outline: Outline, { x: left, y: top, scale, flip = 1 }: Spot): number[] {
  const lines: number[] = []
  const rise = flip * scale
  let [x, y, startX, startY] = [0, 0, 0, 0]
  const line = (toX: number, toY: number) => {
    lines.push(x, y, toX, toY)
    x = toX
    y = toY
  }
  const curve = (a: number, b: number, c: number, d: number, e: number, f: number, bend: number) => {
    const [fromX, fromY] = [x, y]
    const count = Math.max(1, Math.ceil(Math.sqrt((0.75 * bend) / TOLERANCE)))
    for (let i = 1; i <= count; i++) {
      const t = i / count
      const s = 1 - t
      const [p, q, r, u] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
      line(p * fromX + q * a + r * c + u * e, p * fromY + q * b + r * d + u * f)
    }
  }
  for (const piece of outline) {
    if (piece[0] === 'M' || piece[0] === 'Z') {
      if (x !== startX || y !== startY) line(startX, startY)
      if (piece[0] === 'M') {
        x = startX = left + piece[1] * scale
        y = startY = top + piece[2] * rise
      }
    } else if (piece[0] === 'L') line(left + piece[1] * scale, top + piece[2] * rise)
    else {
      const [, p, q, r, s] = piece
      const [a, b, c, d] = [left + p * scale, top + q * rise, left + r * scale, top + s * rise]
      if (piece[0] === 'C') {
        const [, , , , , u, v] = piece
        const [e, f] = [left + u * scale, top + v * rise]
        const bend = Math.max(Math.hypot(x - 2 * a + c, y - 2 * b + d), Math.hypot(a - 2 * c + e, b - 2 * d + f))
        curve(a, b, c, d, e, f, bend)
      } else {
        // The cubic curve that is the same as a quadratic one.
        const bend = Math.hypot(x - 2 * a + c, y - 2 * b + d) / 3
        const third = (from: number, to: number) => from + (2 / 3) * (to - from)
        curve(third(x, a), third(y, b), third(c, a), third(d, b), c, d, bend)
      }
    }
  }
  if (x !== startX || y !== startY) line(startX, startY)
  return lines
}

/** The pixels some lines touch. */
function boxOf(lines: readonly number[]) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let i = 0; i < lines.length; i += 2) {
    const [x, y] = [lines[i] as number, lines[i + 1] as number]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  if (left > right) return { left: 0, top: 0, width: 0, height: 0 }
  const [x, y] = [Math.floor(left), Math.floor(top)]
  return { left: x, top: y, width: Math.ceil(right) - x, height: Math.ceil(bottom) - y }
}

/**
 * Adds one edge to the sums, so that the running sum of a row is the signed area covered in each pixel (the exact-area
 * method of FreeType's and font-rs's rasterisers). Contours that overlap cover once: the caller cuts at 1.
 */
function addEdge(
  sums: Float32Array,
  stride: number,
  height: number,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
): void {
  if (fromY === toY) return
  const sign = fromY < toY ? 1 : -1
  const [top, bottom] = sign > 0 ? [fromY, toY] : [toY, fromY]
  const slope = (toX - fromX) / (toY - fromY)
  const width = stride - 2
  let y = Math.max(0, top)
  const end = Math.min(height, bottom)
  let x = (sign > 0 ? fromX : toX) + (y - top) * slope
  for (let row = Math.floor(y); row < end; row++) {
    const down = Math.min(row + 1, end) - y
    const next = x + slope * down
    const share = sign * down
    const left = Math.max(0, Math.min(width, x, next))
    const right = Math.min(width, Math.max(0, x, next))
    const first = Math.floor(left)
    const last = Math.ceil(right)
    const at = row * stride
    if (last <= first + 1) {
      const beyond = share * ((left + right) / 2 - first)
      sums[at + first] = (sums[at + first] as number) + share - beyond
      sums[at + first + 1] = (sums[at + first + 1] as number) + beyond
    } else {
      // A flat edge crosses several pixels: each is covered by what lies left of it and a trapezium of its own.
      const rate = share / (right - left)
      let before = 0
      for (let column = first; column < last; column++) {
        const [from, to] = [Math.max(left, column), Math.min(right, column + 1)]
        const cover = rate * (from - left + (to - from) * (column + 1 - (from + to) / 2))
        sums[at + column] = (sums[at + column] as number) + cover - before
        before = cover
      }
      sums[at + last] = (sums[at + last] as number) + share - before
    }
    x = next
    y = row + 1
  }
}
