// Width and height of every picture match the proportions of its file, and no file is larger than a page can show.
import { memoize } from '../../../runtime/memoize.ts'
import { spanOf } from '../../page/parse.ts'
import type { PageSummary } from '../../parsed-page.ts'
import { defineRule, type Finding } from '../../rule.ts'
import { ownPath, withoutQuery } from '../../site/addresses.ts'
import { publicAt } from '../../site/places.ts'
import { type PictureSize, pictureSize } from './size/picture-size.ts'

/** Pixels of the widest column at two pixels to a CSS pixel. */
const WIDEST = 2400
/** Sizes are rounded to pixels, so proportions may differ by this much. */
const SLACK = 0.01
/** Bytes that a phone on a slow connection fetches in a few seconds. */
const MOST = 500_000
const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|svg)$/i
const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)

export default defineRule({
  why: 'A picture without a size moves the text when it loads, and a picture that is too large loads late.',
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

  *page(page) {
    for (const img of page.all('img')) {
      const { src, 'data-src': late } = img.attributes
      if (src?.startsWith('data:') === true && late === undefined) continue
      const lacking = ['width', 'height'].filter((key) => !/^\d+$/.test(img.attributes[key] ?? ''))
      if (lacking.length > 0)
        yield {
          text: `the picture ${late ?? src} on {{page}} has no ${lacking.join(' and no ')}`,
          at: { page: page.path, span: spanOf(img) },
          help: 'write the width and height of the file; the stylesheet decides the size on the page',
        }
    }
  },

  async *site({ output, site, summaries }): AsyncGenerator<Finding> {
    for (const [file, bytes] of output.files)
      if (PICTURE.test(file) && bytes > MOST)
        yield { text: `${file} weighs ${megabytes(bytes)} MB, expected at most ${megabytes(MOST)}`, at: publicAt(file) }
    const sizeOf = memoize(async (file: string) => pictureSize(output.read(file) ?? new Uint8Array()))
    const shown = summaries.flatMap(({ path, pictures }) => pictures.map((picture) => ({ ...picture, path })))
    for (const { path, ...picture } of shown) {
      const file = withoutQuery(ownPath(picture.src, path, site.origin) ?? '').slice(1)
      const size = PICTURE.test(file) && output.files.has(file) ? await sizeOf(file) : null
      for (const fault of size === null ? [] : sizeFaults(picture, size))
        yield { ...fault, at: { page: path, span: spanOf(picture) } }
    }
  },
})

/** Reports a file that is not a picture, is too large, or has other proportions than its element. */
function* sizeFaults(
  { src, width, height }: PageSummary['pictures'][number],
  size: PictureSize | undefined,
): Generator<Omit<Finding, 'at'>> {
  if (!size) yield { text: `${src} on {{page}} is not a picture: browsers show nothing`, help: 'export it again' }
  if (size && !size.isVector && size.width > WIDEST)
    yield { text: `the picture ${src} on {{page}} is ${size.width} pixels wide, expected at most ${WIDEST}` }
  if (size && Math.abs(Number(width) / Number(height) / (size.width / size.height) - 1) > SLACK)
    yield {
      text: `the picture ${src} on {{page}} is stretched: it is ${size.width} x ${size.height}, the page says ${width} x ${height}`,
      help: `write width="${size.width}" height="${size.height}"`,
    }
}
