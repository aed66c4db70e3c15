// Draws the SVG of a social card as a PNG. resvg draws its texts with the site's own font files, so the same card has
// the same pixels on every machine.
import { renderAsync } from '@resvg/resvg-js'
import { CARD_SIZE, type CardWeight } from '../../model/drawing.ts'
import type { FontFile } from '../fonts.ts'
import { flatPng } from './flat-png.ts'

/** The fonts of a card: what resvg needs of each. */
export type CardFonts = Readonly<Record<CardWeight, Pick<FontFile, 'path' | 'family'>>>

/** Draws a card at the width of `CARD_SIZE`. Takes about 25 ms of CPU, 5 of them in the calling thread. */
export async function cardImage(svg: string, fonts: CardFonts): Promise<Uint8Array> {
  const fontFiles = Object.values(fonts).map(({ path }) => path)
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: fonts[700].family }
  const fitTo = { mode: 'width', value: CARD_SIZE.width } as const
  const { pixels, width, height } = await renderAsync(svg, { font, background: '#ffffff', fitTo })
  return flatPng({ pixels, width, height })
}
