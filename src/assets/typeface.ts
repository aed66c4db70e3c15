// Font files at one weight -> how wide texts are, and the outlines that draw them. HarfBuzz shapes and kerns.
import type { Font } from 'harfbuzzjs'
import { type Outline, outlineOf } from './drawing/raster.ts'
import { codePoint } from './fonts.ts'

/** A letter as it is drawn: an outline in font units, y upward, and its distance from the start of the line in ems. */
export interface Letter {
  readonly outline: Outline
  readonly x: number
}

/** A face at one weight, as far as its files go. */
export interface Typeface {
  readonly unitsPerEm: number
  /** Ems above and below the baseline. */
  readonly ascent: number
  readonly descent: number
  /** Width of a character in ems; 0 for one no file has. */
  advance(character: string): number
  /** A line of text with its kerning; `tracking` ems after each letter. `width` in ems. */
  set(text: string, tracking: number): { readonly letters: readonly Letter[]; readonly width: number }
}

/** Opens TrueType files at a weight. Each character is drawn by the first file that has it. */
export async function openTypeface(files: readonly Uint8Array[], weight: number): Promise<Typeface> {
  const hb = await import('harfbuzzjs')
  const fonts = files.map((bytes) => {
    const font = new hb.Font(new hb.Face(new hb.Blob(bytes)))
    font.setVariations([new hb.Variation('wght', weight)])
    return { font, outlines: new Map<number, Outline>() }
  })
  const main = fonts[0]?.font
  const unitsPerEm = main?.face.upem ?? 1
  const { ascender = 1, descender = 0 } = main?.hExtents() ?? {}
  const buffer = new hb.Buffer()
  const fontOf = (character: string) =>
    fonts.find(({ font }) => font.nominalGlyph(codePoint(character)) !== undefined) ?? fonts[0]
  const advances = new Map<string, number>()
  const widthIn = (font: Font | undefined, character: string) =>
    (font?.glyphHAdvance(font.nominalGlyph(codePoint(character)) ?? 0) ?? 0) / unitsPerEm

  return {
    unitsPerEm,
    ascent: ascender / unitsPerEm,
    descent: -descender / unitsPerEm,
    advance(character) {
      const known = advances.get(character) ?? widthIn(fontOf(character)?.font, character)
      advances.set(character, known)
      return known
    },
    set(text, tracking) {
      const letters: Letter[] = []
      let x = 0
      for (const { from, run } of runsOf(text, fontOf)) {
        if (!from) continue
        buffer.reset()
        buffer.addText(run)
        buffer.guessSegmentProperties()
        hb.shape(from.font, buffer)
        const positions = buffer.getGlyphPositions()
        for (const [i, { codepoint: glyph }] of buffer.getGlyphInfos().entries()) {
          const outline = from.outlines.get(glyph) ?? outlineOf(from.font.glyphToPath(glyph))
          from.outlines.set(glyph, outline)
          const { xAdvance = 0, xOffset = 0 } = positions[i] ?? {}
          letters.push({ outline, x: x + xOffset / unitsPerEm })
          x += xAdvance / unitsPerEm + tracking
        }
      }
      return { letters, width: x }
    },
  }
}

/** A text in stretches of one font each. */
function runsOf<T>(text: string, fontOf: (character: string) => T): { from: T; run: string }[] {
  const runs: { from: T; run: string }[] = []
  for (const character of text) {
    const from = fontOf(character)
    const last = runs.at(-1)
    if (last?.from === from && last) last.run += character
    else runs.push({ from, run: character })
  }
  return runs
}
