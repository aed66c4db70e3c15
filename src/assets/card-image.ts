// Draws the SVG of a social card as a PNG. resvg draws its texts with the site's own font files, so the same card has
// the same pixels on every machine.
import { readFile } from 'node:fs/promises'
import { renderAsync } from '@resvg/resvg-js'
import { CARD_SIZE } from '../model/drawing.ts'
import { once } from '../runtime/once.ts'
import { commissioner } from './fonts.ts'
import { indexedPng } from './png/indexed-png.ts'

/** Draws a card and scales it to 1200 x 630 pixels if it has another size. Takes about 23 ms of CPU. */
export async function cardImage(svg: string, { files } = commissioner()): Promise<Uint8Array> {
  const fontFiles = Object.values(files)
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: await familyOf(files[700]) }
  const image = await renderAsync(svg, { font, background: '#ffffff' })
  const { width, height } = CARD_SIZE
  if (image.width === width && image.height === height) return indexedPng({ rgba: image.pixels, width, height })
  const { default: sharp } = await import('sharp')
  const pixels = sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 4 } })
  return indexedPng({ rgba: await pixels.resize(width, height).raw().toBuffer(), width, height })
}

/** The typographic family of a font file (name 16), else its family (name 1; OpenType, name). */
const familyOf = once(async (path: string): Promise<string> => {
  const { Blob, Face } = await import('harfbuzzjs')
  const face = new Face(new Blob(await readFile(path)))
  return face.getName(16, 'en') || face.getName(1, 'en')
})
