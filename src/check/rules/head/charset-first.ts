// The page says that it is UTF-8 within its first 1024 bytes.

import { defineRule } from '../../../model/checks/rule.ts'
import { thousands } from '../../../model/report.ts'
import { spanOf } from '../../page/facts.ts'

/** Browsers look no further for it. */
const BYTES = 1024

export default defineRule({
  why:
    'A browser that does not learn the encoding at once may show letters with accents, or another alphabet, as ' +
    'rubbish.',
  level: 'error',
  help: 'write <meta charset="utf-8"> first in the head',
  source: 'HTML Standard, 4.2.5.4: the declaration must stand within the first 1024 bytes',
  fine: { pages: { '/': '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Repairs</title></head>' } },
  bad: {
    pages: {
      '/': '<!DOCTYPE html><html lang="en"><head><title>Repairs</title></head>',
      '/contact': '<!DOCTYPE html><head><meta charset="iso-8859-7"><title>Contact</title></head>',
    },
    findings: [
      '/ does not say its encoding: expected <meta charset="utf-8"> in the first 1024 bytes',
      '/contact says that its encoding is "iso-8859-7", expected utf-8',
    ],
  },

  *page(page, { from }) {
    const meta = page.all('meta').find(({ attributes }) => attributes.charset !== undefined)
    const help = 'write <meta charset="utf-8"> as the first tag of the head'
    if (!meta)
      yield {
        text: `{{page}} does not say its encoding: expected <meta charset="utf-8"> in the first ${BYTES} bytes`,
        at: { file: from },
        help,
      }
    else if (meta.attributes.charset?.trim().toLowerCase() !== 'utf-8')
      yield {
        text: `{{page}} says that its encoding is "${meta.attributes.charset}", expected utf-8`,
        at: { page: page.path, span: spanOf(meta) },
        help,
      }
    else {
      const end = Buffer.byteLength(page.html.slice(0, meta.open))
      if (end > BYTES)
        yield {
          text: `{{page}} says its encoding after ${thousands(end)} bytes, expected within ${BYTES}`,
          at: { page: page.path, span: spanOf(meta) },
          help,
        }
    }
  },
})
