// The SVG of a social card -> a PNG of 16 colours. resvg draws its texts with the site's own font files, so the same
// card has the same pixels on every machine.
import { readFile } from 'node:fs/promises'
import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import { CARD_SIZE } from '../model/drawing.ts'
import { commissioner } from './fonts.ts'

/** Half a byte per pixel. Dithering would make flat colours larger and less flat. */
const PNG = { palette: true, colours: 16, dither: 0, effort: 1, compressionLevel: 6 }

/** Draws a card and scales it to 1200 x 630 pixels if it has another size. Takes about 30 ms of CPU. */
export async function cardImage(svg: string, { files } = commissioner()): Promise<Uint8Array> {
  const { width, height } = CARD_SIZE
  const fontFiles = Object.values(files)
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: await familyOf(files[700]) }
  const image = await renderAsync(svg, { font, background: '#ffffff' })
  const pixels = sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 4 } })
  const fitted = image.width === width && image.height === height ? pixels : pixels.resize(width, height)
  return fitted.png(PNG).toBuffer()
}

/** The family that a font file belongs to: its typographic family (name 16), else its family (name 1; OpenType, name). */
async function familyOf(path: string): Promise<string> {
  const { Blob, Face } = await import('harfbuzzjs')
  const face = new Face(new Blob(await readFile(path)))
  return face.getName(16, 'en') || face.getName(1, 'en')
}
