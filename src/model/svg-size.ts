// The attributes of an SVG's root element -> its size in whole CSS pixels. Pure.

/**
 * Width and height, else those of the viewBox, else one by the other and the shape of the viewBox; undefined where
 * that leaves no size. Percentages count as not given. An `<img>` has whole pixels, at least one.
 */
export function svgSize(attributes: {
  readonly [name: string]: string | undefined
}): { readonly width: number; readonly height: number } | undefined {
  const [, , boxWidth = Number.NaN, boxHeight = Number.NaN] = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [wide, high] = [pixels(attributes.width), pixels(attributes.height)]
  const ratio = boxWidth / boxHeight
  const width = wide ?? (high === undefined ? boxWidth : high * ratio)
  const height = high ?? (wide === undefined ? boxHeight : wide / ratio)
  if (!(width > 0 && height > 0)) return undefined
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
}

/** CSS pixels of each unit (CSS Values 4, section 6.2). */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
}

/** A length in CSS pixels; nothing for a percentage, a length that is not positive, or none. */
function pixels(length: string | undefined): number | undefined {
  const [, number, unit = ''] = /^\s*([\d.]+)\s*([a-z]*)\s*$/.exec(length ?? '') ?? []
  const size = Number(number) * (UNITS[unit] ?? Number.NaN)
  return size > 0 ? size : undefined
}
