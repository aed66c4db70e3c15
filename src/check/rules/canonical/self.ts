// The canonical address of a page is its own.

import { withSlash } from '../../../model/address.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { localPath } from '../../site/addresses.ts'
import { routeAt } from '../../site/places.ts'

const page = (href: string) =>
  '<!DOCTYPE html><html lang="en"><head><title>Call the workshop</title><link rel="canonical" ' +
  `href="${href}"></head><body></body></html>`

export default defineRule({
  why: 'A page whose canonical address is another page asks to be left out of search results.',
  level: 'error',
  help: 'leave canonical to the engine, or redirect the page to the one it names',
  source:
    'developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls, best practices (read 2026-11)',
  fine: { pages: { '/contact': page('https://wheels.example/contact') } },
  bad: {
    pages: { '/contact': page('https://wheels.example/') },
    findings: [
      'the canonical address of /contact is https://wheels.example/, which is another page; expected ' +
        'https://wheels.example/contact',
    ],
  },

  needs: ['pages', 'summaries'],

  *site({ pages, site, summaries }) {
    for (const { path, canonical } of summaries) {
      const planned = pages.get(path)
      const local = localPath(canonical, site.origin)
      // An address that is not whole, or leads to no page that may be found, has a rule of its own.
      if (!planned || !canonical.startsWith(site.origin) || local === undefined || local === path) continue
      const other = pages.get(withSlash(local, site.urls.trailingSlash))
      if (other !== planned && !other?.indexable) continue
      const what = other === planned ? 'which is not how its address is written' : 'which is another page'
      yield {
        text: `the canonical address of {{page}} is {{canonical}}, ${what}; expected {{own}}`,
        data: { canonical, own: planned.canonical },
        page: path,
        at: routeAt(planned),
        help: `write ${planned.canonical}`,
      }
    }
  },
})
