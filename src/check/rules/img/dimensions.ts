// Every picture states its size, in the proportions of its file, and no file is wider than a column can show.

import { defineRule } from '../../../model/checks/rule.ts'
import { type PictureSize, pictureSize } from '../../page/picture-size.ts'
import { withoutQuery } from '../../site/addresses.ts'

/** Pixels of the widest column, two to each of its own: what lies above them is fetched and never seen. */
const WIDEST = 2400
/** Proportions may differ by this much: sizes are rounded to pixels. */
const SLACK = 0.01

export default defineRule({
  why: 'A picture without its size pushes the text down when it arrives, and the finger lands on the wrong button.',
  level: 'warning',
  source: 'web.dev, Optimize Cumulative Layout Shift: images without dimensions',
  help: 'write the width and height of the file itself; the stylesheet sizes what is shown',
  fine: { pages: { '/': '<img src="/favicon.svg" alt="A wheel" width="64" height="64">' } },
  bad: {
    pages: {
      '/': '<img src="/favicon.svg" alt="A wheel">',
      '/contact': '<img src="/favicon.svg" alt="A wheel" width="64" height="48">',
    },
    findings: [
      'the picture /favicon.svg on / has no width and no height',
      'the picture /favicon.svg on /contact is stretched: it is 32 x 32, and the page says 64 x 48',
    ],
  },

  needs: ['output', 'summaries'],

  *site({ output, site, summaries }) {
    const known = new Map<string, PictureSize | undefined>()
    const sizeOf = (file: string) => {
      if (!known.has(file)) {
        const bytes = output.read(file)
        known.set(file, bytes && pictureSize(bytes))
      }
      return known.get(file)
    }
    for (const page of summaries) {
      for (const { src, use, width, height, start, end } of page.pictures) {
        if (use !== 'img' || src.startsWith('data:')) continue
        const at = { page: page.path, span: { start, end } }
        const lacking = [
          /^\d+$/.test(width ?? '') ? '' : 'no width',
          /^\d+$/.test(height ?? '') ? '' : 'no height',
        ].filter((text) => text !== '')
        const local = src.startsWith(`${site.origin}/`) ? src.slice(site.origin.length) : src
        const size = /^\/(?!\/)/.test(local) ? sizeOf(withoutQuery(local).slice(1)) : undefined
        if (size && size.format !== 'svg' && size.width > WIDEST)
          yield {
            text:
              `the picture ${src} on {{page}} is ${size.width} pixels wide, ` +
              `and no column shows more than ${WIDEST}`,
            at,
            help: `make it ${WIDEST} wide at most, or name it in a field of the YAML: the engine then makes its sizes`,
          }
        if (lacking.length > 0)
          yield {
            text: `the picture ${src} on {{page}} has ${lacking.join(' and ')}`,
            at,
            help: size
              ? `write width="${Math.round(size.width)}" height="${Math.round(size.height)}"`
              : 'write the width and height of the file',
          }
        else if (size && Math.abs(Number(width) / Number(height) / (size.width / size.height) - 1) > SLACK)
          yield {
            text:
              `the picture ${src} on {{page}} is stretched: it is ${Math.round(size.width)} x ` +
              `${Math.round(size.height)}, and the page says ${width} x ${height}`,
            at,
          }
      }
    }
  },
})
