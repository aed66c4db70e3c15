// Every picture states its size in the proportions of its file, and no file is larger than a page can show.

import type { PageSummary } from '../../../model/checks/page-facts.ts'
import { defineRule, type Finding } from '../../../model/checks/rule.ts'
import { type PictureSize, pictureSize } from '../../libraries/picture-size.ts'
import { spanOf } from '../../page/facts.ts'
import { ownPath, withoutQuery } from '../../site/addresses.ts'
import { publicAt } from '../../site/places.ts'

/** Pixels of the widest column at two pixels to a CSS pixel. */
const WIDEST = 2400
/** Sizes are rounded to pixels, so proportions may differ by this much. */
const SLACK = 0.01
/** Bytes that a telephone on a bad line fetches in a few seconds. */
const MOST = 500_000
const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|svg)$/i
const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)

export default defineRule({
  why: 'A picture without its size pushes the text down when it arrives; one that is too large arrives late.',
  level: 'warning',
  source: 'web.dev, Optimize Cumulative Layout Shift: images without dimensions (read 2026-11)',
  help: 'put the picture into content/images/ and name it in the YAML: the engine makes its sizes',
  fine: {
    pages: { '/': '<img src="/favicon.svg" alt="A wheel" width="64" height="64">' },
    output: { 'van.jpg': 'x'.repeat(200_000) },
  },
  bad: {
    pages: {
      '/': '<img src="/favicon.svg" alt="A wheel">',
      '/contact': '<img src="/favicon.svg" alt="A wheel" width="64" height="48">',
    },
    output: { 'van.jpg': 'x'.repeat(2_400_000) },
    findings: [
      'the picture /favicon.svg on / has no width and no height',
      'van.jpg weighs 2.4 MB, expected at most 0.5',
      'the picture /favicon.svg on /contact is stretched: it is 32 x 32, the page says 64 x 48',
    ],
  },

  needs: ['output', 'summaries'],

  *page(page) {
    for (const img of page.all('img')) {
      const { src, 'data-src': late, width = '', height = '' } = img.attributes
      const address = src ?? late ?? 'without address'
      if (address.startsWith('data:') && late === undefined) continue
      const lacking = [
        ['width', width],
        ['height', height],
      ].flatMap(([name, value = '']) => (/^\d+$/.test(value) ? [] : [`no ${name}`]))
      if (lacking.length > 0)
        yield {
          text: `the picture ${late ?? address} on {{page}} has ${lacking.join(' and ')}`,
          at: { page: page.path, span: spanOf(img) },
          help: 'write the width and height of the file; the stylesheet decides the size on the page',
        }
    }
  },

  async *site({ output, site, summaries }): AsyncGenerator<Finding> {
    for (const [file, bytes] of output.files)
      if (PICTURE.test(file) && bytes > MOST)
        yield { text: `${file} weighs ${megabytes(bytes)} MB, expected at most ${megabytes(MOST)}`, at: publicAt(file) }
    const sizes = new Map<string, PictureSize | undefined>()
    for (const page of summaries)
      for (const picture of page.pictures) {
        const path = withoutQuery(ownPath(picture.src, page.path, site.origin) ?? '')
        if (!PICTURE.test(path) || !output.files.has(path.slice(1))) continue
        if (!sizes.has(path)) sizes.set(path, await pictureSize(output.read(path.slice(1)) ?? new Uint8Array()))
        const at = { page: page.path, span: spanOf(picture) }
        for (const finding of sizeFaults(picture, sizes.get(path))) yield { ...finding, at }
      }
  },
})

/** What is wrong with a picture: its file is none, is too large, or has other proportions than the page says. */
function* sizeFaults(
  { src, width, height }: PageSummary['pictures'][number],
  size: PictureSize | undefined,
): Generator<Omit<Finding, 'at'>> {
  if (!size) {
    yield { text: `${src} on {{page}} is not a picture: browsers show nothing`, help: 'export it again' }
    return
  }
  if (!size.isVector && size.width > WIDEST)
    yield { text: `the picture ${src} on {{page}} is ${size.width} pixels wide, expected at most ${WIDEST}` }
  if (Math.abs(Number(width) / Number(height) / (size.width / size.height) - 1) > SLACK)
    yield {
      text: `the picture ${src} on {{page}} is stretched: it is ${size.width} x ${size.height}, the page says ${width} x ${height}`,
      help: `write width="${size.width}" height="${size.height}"`,
    }
}
