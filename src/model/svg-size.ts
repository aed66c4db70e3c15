// Computes the size of an SVG in whole CSS pixels from the attributes of its root element.

/**
 * Returns width and height; if one is missing, it follows from the other and the ratio of the viewBox; if both are
 * missing, the size of the viewBox; undefined if that gives no size. Percentages and lengths that are not positive
 * count as missing. An `<img>` has whole pixels, at least one.
 */
export function svgSize(attributes: {
  readonly [name: string]: string | undefined
}): { readonly width: number; readonly height: number } | undefined {
  const [, , boxWidth = Number.NaN, boxHeight = Number.NaN] = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const wide = pixels(attributes.width)
  const high = pixels(attributes.height)
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

/** A length in CSS pixels; undefined for a percentage, a length that is not positive, or none. */
function pixels(length: string | undefined): number | undefined {
  const [, number, unit = ''] = /^([\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)$/i.exec(length?.trim() ?? '') ?? []
  const size = Number(number) * (UNITS[unit.toLowerCase()] ?? Number.NaN)
  return size > 0 ? size : undefined
}
