// Measures texts in Arial, in pixels: search results cut titles and descriptions by width, not by characters.
// Kerning is ignored; it makes a line about 1 % narrower.
import data from './widths.json' with { type: 'json' }

const EM = data.unitsPerEm
/**
 * A character Arial has no glyph for: most often an emoji or an ideograph, which fill a whole em in the fallback
 * face.
 */
const UNKNOWN = EM
const widths = new Map<number, number>()
for (const [start, run] of Object.entries(data.runs))
  for (const [i, width] of run.entries()) widths.set(Number.parseInt(start, 16) + i, width)

/**
 * Width of one character in font units; a letter with accents the table lacks (polytonic Greek) is as wide as its
 * base letter.
 */
function unitsOf(character: string): number {
  const units = widths.get(character.codePointAt(0) ?? 0)
  if (units !== undefined) return units
  const [base = '', ...marks] = character.normalize('NFD')
  if (marks.length > 0) return widths.get(base.codePointAt(0) ?? 0) ?? UNKNOWN
  return /^[\p{M}\p{Cf}\p{Cc}]$/u.test(character) ? 0 : UNKNOWN
}

/** Pixels of `text` at a font size of `size` pixels, rounded up. */
export function widthOf(text: string, size: number): number {
  let units = 0
  for (const character of text) units += unitsOf(character)
  return Math.ceil((units * size) / EM)
}

/** The part of `text` that fits in `limit` pixels, whole words only. */
export function fitting(text: string, size: number, limit: number): string {
  let units = 0
  let end = 0
  for (const character of text) {
    units += unitsOf(character)
    if (Math.ceil((units * size) / EM) > limit) return text.slice(0, Math.max(0, text.lastIndexOf(' ', end)))
    end += character.length
  }
  return text
}
