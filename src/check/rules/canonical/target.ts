// The canonical address of a page is its own: not another page, a redirect, a hidden page or nothing.

import { withSlash } from '../../../model/address.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { localPath } from '../../site/addresses.ts'
import { routeAt } from '../../site/places.ts'

const page = (href: string) =>
  '<!DOCTYPE html><html lang="en"><head><title>Call the workshop</title><link rel="canonical" ' +
  `href="${href}"></head><body></body></html>`

export default defineRule({
  why: 'A page whose canonical address leads elsewhere asks to be left out of search results.',
  level: 'error',
  help: 'leave canonical to the engine, or redirect the page to the one it names',
  source:
    'developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls, best practices (read 2026-11)',
  fine: { pages: { '/contact': page('https://wheels.example/contact') } },
  bad: {
    pages: {
      '/': page('https://wheels.example/old-contact'),
      '/contact': page('https://wheels.example/contacts'),
      '/repairs/brakes': page('https://wheels.example/'),
    },
    findings: [
      'the canonical address of / is https://wheels.example/old-contact, which is redirected',
      'the canonical address of /contact is https://wheels.example/contacts, which is not a page',
      'the canonical address of /repairs/brakes is https://wheels.example/, which is another page',
    ],
  },

  needs: ['answers', 'pages', 'summaries'],

  *site({ answers, pages, site, summaries }) {
    for (const { path, canonical } of summaries) {
      const planned = pages.get(path)
      const local = localPath(canonical, site.origin)
      // An address that is not whole is reported by canonical/page.
      if (!planned || !canonical.startsWith(site.origin) || local === undefined || local === path) continue
      const target = pages.get(withSlash(local, site.urls.trailingSlash))
      const answer = answers(local)
      const what =
        target === planned
          ? 'written differently than its address'
          : answer === 'redirect'
            ? 'redirected'
            : answer !== 'page'
              ? 'not a page'
              : target?.indexable
                ? 'another page'
                : 'hidden by noindex'
      yield {
        text: `the canonical address of {{page}} is {{canonical}}, which is ${what}`,
        data: { canonical },
        page: path,
        at: routeAt(planned),
        help: `write ${planned.canonical}`,
      }
    }
  },
})
