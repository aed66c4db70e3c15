// A canonical address leads to a page that may be found.

import { withSlash } from '../../../model/address.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { localPath } from '../../site/addresses.ts'
import { routeAt } from '../../site/places.ts'

const page = (href: string) =>
  '<!DOCTYPE html><html lang="en"><head><title>Call the workshop</title><link rel="canonical" ' +
  `href="${href}"></head><body></body></html>`

export default defineRule({
  why:
    'A canonical address that leads nowhere, to a redirect or to a hidden page takes both pages out of search ' +
    'results.',
  level: 'error',
  help: 'name the address of the page itself',
  source:
    'developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls, best practices (read 2026-11)',
  fine: { pages: { '/contact': page('https://wheels.example/contact') } },
  bad: {
    pages: { '/contact': page('https://wheels.example/contacts'), '/': page('https://wheels.example/old-contact') },
    findings: [
      'the canonical address of / is https://wheels.example/old-contact, which is redirected',
      'the canonical address of /contact is https://wheels.example/contacts, which is not a page',
    ],
  },

  needs: ['answers', 'pages', 'summaries'],

  *site({ answers, pages, site, summaries }) {
    for (const { path, canonical } of summaries) {
      const planned = pages.get(path)
      const local = localPath(canonical, site.origin)
      if (!planned || !canonical.startsWith(site.origin) || local === undefined || local === path) continue
      const answer = answers(local)
      const fault =
        answer === 'redirect'
          ? 'redirected'
          : answer !== 'page'
            ? 'not a page'
            : pages.get(withSlash(local, site.urls.trailingSlash))?.indexable
              ? undefined
              : 'hidden by noindex'
      if (fault !== undefined && pages.get(withSlash(local, site.urls.trailingSlash)) !== planned)
        yield {
          text: `the canonical address of {{page}} is {{canonical}}, which is ${fault}`,
          data: { canonical },
          page: path,
          at: routeAt(planned),
          help: `write ${planned.canonical}`,
        }
    }
  },
})
