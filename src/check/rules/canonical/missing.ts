// A page that may be found says which address is its own.

import { defineRule } from '../../../model/checks/rule.ts'
import { canonicalsOf } from '../../page/canonical.ts'
import { routeAt } from '../../site/places.ts'

const page = (link: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>Call the workshop</title>${link}</head><body></body></html>`

export default defineRule({
  why: 'Without a canonical address, a page reached under a second address competes with itself in search results.',
  level: 'error',
  help: 'put the head that the engine gives into the page',
  source:
    'developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls, rel="canonical" (read 2026-11)',
  fine: { pages: { '/contact': page('<link rel="canonical" href="https://wheels.example/contact">') } },
  bad: {
    pages: { '/contact': page('') },
    findings: ['/contact has no canonical address, expected https://wheels.example/contact'],
  },

  *page(page, planned) {
    if (!planned.indexable || canonicalsOf(page).length > 0) return
    yield {
      text: '{{page}} has no canonical address, expected {{canonical}}',
      data: { canonical: planned.canonical },
      at: routeAt(planned),
      help: `put <link rel="canonical" href="${planned.canonical}"> in the head`,
    }
  },
})
