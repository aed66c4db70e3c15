// Draws the SVG of a social card as a PNG. resvg draws its texts with the site's own font files, so the same card has
// the same pixels on every machine.
import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import { CARD_SIZE, type CardWeight } from '../model/drawing.ts'
import type { FontFile } from './fonts.ts'

/** Flat colours: a quarter of the bytes of a PNG without a palette, and no difference that can be seen. */
const PALETTE = { palette: true, colours: 16, dither: 0, effort: 1 }

/** Draws a card at the width of `CARD_SIZE`. Takes about 24 ms of CPU. */
export async function cardImage(svg: string, fonts: Readonly<Record<CardWeight, FontFile>>): Promise<Uint8Array> {
  const fontFiles = Object.values(fonts).map(({ path }) => path)
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: fonts[700].family }
  const fitTo = { mode: 'width', value: CARD_SIZE.width } as const
  const { pixels, width, height } = await renderAsync(svg, { font, background: '#ffffff', fitTo })
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png(PALETTE)
    .toBuffer()
}
