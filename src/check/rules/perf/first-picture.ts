// The first large picture of a page is not lazy.
import { defineRule } from '../../rule.ts'

/** CSS pixels from which on a picture fills the first view of a phone. */
const LARGE = 300 * 200

/** Elements whose pictures are outside the first view. */
const UNSEEN = ['dialog', 'template', 'noscript']

export default defineRule({
  why: 'Visitors wait longest for the largest picture, and a lazy picture starts loading only after layout.',
  level: 'warning',
  help: 'write <Picture eager>, or delete loading="lazy" and data-src and write fetchpriority="high"',
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
      '/contact':
        '<img src="data:image/gif;base64,R0lGODlhAQABAAD/ACwAAAAAAQABAAACADs=" data-src="/favicon.svg" alt="" ' +
        'width="600" height="400">',
    },
    findings: [
      'the first large picture of /, /favicon.svg, is fetched late',
      'the first large picture of /contact, /favicon.svg, is fetched late',
    ],
  },

  *page(page) {
    const first = page.all('img').find((img) => {
      const { width, height } = img.attributes
      return Number(width) * Number(height) >= LARGE && page.inside(img, 'main') && !page.inside(img, ...UNSEEN)
    })
    if (!first) return
    const { loading, src, 'data-src': late, fetchpriority } = first.attributes
    if (loading !== 'lazy' && late === undefined && fetchpriority !== 'low') return
    // Pictures after the second section are below the first view.
    const headings = page.all('h2').filter((h2) => h2.start < first.start && page.inside(h2, 'main')).length
    if (headings > 0) return
    yield {
      text: `the first large picture of {{page}}, ${late ?? src}, is fetched late`,
      at: { page: page.path, span: { start: first.start, end: first.open } },
    }
  },
})
