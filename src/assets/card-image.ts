// Draws the SVG of a social card as a PNG. resvg draws its texts with the site's own font files, so the same card has
// the same pixels on every machine.
import { readFile } from 'node:fs/promises'
import { renderAsync } from '@resvg/resvg-js'
import { CARD_SIZE } from '../model/drawing.ts'
import { once } from '../runtime/once.ts'
import { commissioner } from './fonts.ts'
import { indexedPng } from './png/indexed-png.ts'

/** Draws a card at the width of `CARD_SIZE`. Takes about 23 ms of CPU. */
export async function cardImage(svg: string, { files } = commissioner()): Promise<Uint8Array> {
  const fontFiles = Object.values(files)
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: await familyOf(files[700]) }
  const fitTo = { mode: 'width', value: CARD_SIZE.width } as const
  const { pixels, width, height } = await renderAsync(svg, { font, background: '#ffffff', fitTo })
  return indexedPng({ rgba: pixels, width, height })
}

/** The typographic family of a font file (name 16), else its family (name 1; OpenType, name). */
const familyOf = once(async (path: string): Promise<string> => {
  const { Blob, Face } = await import('harfbuzzjs')
  const face = new Face(new Blob(await readFile(path)))
  return face.getName(16, 'en') || face.getName(1, 'en')
})
