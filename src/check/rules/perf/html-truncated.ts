// A page's HTML ends before search engines stop reading.
import { defineRule } from '../../../model/checks/rule.ts'

const LIMIT = 2 * 1024 * 1024

export default defineRule({
  why: 'Google reads the first 2 MB of a page: what stands after that does not exist for it.',
  level: 'error',
  help: 'split the page',
  source: "Google, Googlebot: the first 2 MB of a page's HTML (as of 2026-02, read 2026-11)",
  fine: { pages: { '/': '<p>Back on the road in two days.</p>' } },
  bad: {
    pages: { '/': `<p>${'on and on '.repeat(220_000)}</p>` },
    findings: ['the HTML of / is 2.1 MB: search engines read the first 2 MB and drop the rest'],
  },

  *page(page, { from }) {
    if (page.html.length * 3 <= LIMIT) return
    const bytes = Buffer.byteLength(page.html)
    if (bytes > LIMIT)
      yield {
        text:
          `the HTML of {{page}} is ${(bytes / 1024 / 1024).toFixed(1)} MB: search engines read the first 2 MB ` +
          'and drop the rest',
        at: { file: from },
      }
  },
})
