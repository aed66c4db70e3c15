// A font file -> how wide texts are, and the outlines that draw them. HarfBuzz shapes and kerns.
import { type Outline, outlineOf } from './drawing/raster.ts'
import { codePoint } from './fonts.ts'

/** A letter as it is drawn: an outline in font units, y upward, and its distance from the start of the line in ems. */
export interface Letter {
  readonly outline: Outline
  readonly x: number
}

/** A face at one weight. */
export interface Typeface {
  readonly unitsPerEm: number
  /** Ems above and below the baseline. */
  readonly ascent: number
  readonly descent: number
  /** Width of a character in ems; 0 for one the face has not. */
  advance(character: string): number
  /** A line of text with its kerning; `tracking` ems after each letter. `width` in ems. */
  set(text: string, tracking: number): { readonly letters: readonly Letter[]; readonly width: number }
}

/** Opens a TrueType file. */
export async function openTypeface(bytes: Uint8Array): Promise<Typeface> {
  const hb = await import('harfbuzzjs')
  const font = new hb.Font(new hb.Face(new hb.Blob(bytes)))
  const outlines = new Map<number, Outline>()
  const unitsPerEm = font.face.upem
  const { ascender, descender } = font.hExtents()
  const buffer = new hb.Buffer()
  const advances = new Map<string, number>()

  return {
    unitsPerEm,
    ascent: ascender / unitsPerEm,
    descent: -descender / unitsPerEm,
    advance(character) {
      const glyph = font.nominalGlyph(codePoint(character))
      const known = advances.get(character) ?? (glyph === undefined ? 0 : font.glyphHAdvance(glyph) / unitsPerEm)
      advances.set(character, known)
      return known
    },
    set(text, tracking) {
      const letters: Letter[] = []
      let x = 0
      buffer.reset()
      buffer.addText(text)
      buffer.guessSegmentProperties()
      hb.shape(font, buffer)
      const positions = buffer.getGlyphPositions()
      for (const [i, { codepoint: glyph }] of buffer.getGlyphInfos().entries()) {
        const outline = outlines.get(glyph) ?? outlineOf(font.glyphToPath(glyph))
        outlines.set(glyph, outline)
        const { xAdvance = 0, xOffset = 0 } = positions[i] ?? {}
        letters.push({ outline, x: x + xOffset / unitsPerEm })
        x += xAdvance / unitsPerEm + tracking
      }
      return { letters, width: x }
    },
  }
}
