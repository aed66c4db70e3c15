// The first large picture of a page is fetched at once, not when it is scrolled to.

import { defineRule } from '../../../model/checks/rule.ts'

/** CSS pixels: what fills the first view of a telephone. */
const LARGE = 300 * 200

export default defineRule({
  why: 'The largest picture is what a visitor waits for: a lazy one begins to load when the page is laid out already.',
  level: 'warning',
  help: 'take loading="lazy" away and write fetchpriority="high"',
  source: 'web.dev/articles/lcp-lazy-loading (read 2026-11)',
  fine: {
    pages: {
      '/':
        '<img src="/favicon.svg" alt="A van" width="600" height="400"><img src="/favicon.svg" alt="A wheel" ' +
        'width="600" height="400" loading="lazy">',
    },
  },
  bad: {
    pages: {
      '/':
        '<img src="/favicon.svg" alt="" width="20" height="20"><img src="/favicon.svg" alt="A van" width="600" ' +
        'height="400" loading="lazy">',
    },
    findings: ['the first large picture of /, /favicon.svg, is fetched late'],
  },

  *page(page) {
    const first = page.all('img').find((img) => {
      const { width, height } = img.attributes
      return (
        Number(width) * Number(height) >= LARGE && page.inside(img, 'main') && !page.inside(img, 'dialog', 'template')
      )
    })
    // Below the second section it is below the first view.
    if (first?.attributes.loading !== 'lazy') return
    const headings = page.all('h2').filter((h2) => h2.start < first.start && page.inside(h2, 'main')).length
    if (headings > 0) return
    yield {
      text: `the first large picture of {{page}}, ${first.attributes.src}, is fetched late`,
      at: { page: page.path, span: { start: first.start, end: first.open } },
    }
  },
})
