// A page's HTML is not much larger than what it says.

import { defineRule } from '../../../model/checks/rule.ts'
import { thousands } from '../../../model/report.ts'
import { spanOf } from '../../page/facts.ts'
import { partName, partToCut } from '../../page/weight.ts'

const LIMIT = 100 * 1024
/** From here on perf/html-truncated speaks. */
const CUT = 2 * 1024 * 1024
const kilobytes = (bytes: number) => `${thousands(Math.round(bytes / 1024))} KB`

export default defineRule({
  why:
    'HTML is read before anything is drawn: the longer it is, the longer a visitor on a bad line looks at a ' +
    'white screen.',
  level: 'warning',
  help: 'take out the part that the finding names, or split the page',
  fine: { pages: { '/': '<p>Back on the road in two days.</p>' } },
  bad: {
    pages: { '/': `<p>${'on and on '.repeat(10_600)}</p>` },
    findings: ['the HTML of / is 107 KB, expected at most 100 KB'],
  },

  *page(page, { from }) {
    // A UTF-16 unit is at most 3 bytes: a short page is not counted.
    if (page.html.length * 3 <= LIMIT) return
    const bytes = Buffer.byteLength(page.html)
    if (bytes <= LIMIT || bytes > CUT) return
    const part = partToCut(page, (rest) => Buffer.byteLength(rest) <= LIMIT)
    yield {
      text: `the HTML of {{page}} is ${kilobytes(bytes)}, expected at most ${kilobytes(LIMIT)}`,
      at: part ? { page: page.path, span: spanOf(part) } : { file: from },
      help: part
        ? `split ${partName(page, part)}, or move it to a page of its own: ${kilobytes(bytes - LIMIT)} have to go`
        : 'split the page, or move long lists to pages of their own',
    }
  },
})
