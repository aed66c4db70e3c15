// A canonical address is whole: https, the host of the site, no query, no fragment.

import { defineRule } from '../../../model/checks/rule.ts'
import { canonicalsOf } from '../../page/canonical.ts'
import { routeAt } from '../../site/places.ts'

const page = (href: string) =>
  '<!DOCTYPE html><html lang="en"><head><title>Call the workshop</title><link rel="canonical" ' +
  `href="${href}"></head><body></body></html>`

export default defineRule({
  why:
    'A canonical address that is not whole, or names another host, sends search engines to a page that is not ' +
    'the one they read.',
  level: 'error',
  help: 'leave canonical to the engine: the origin of site.yaml and the path of the route',
  source:
    'developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls, best practices (read 2026-11)',
  fine: { pages: { '/contact': page('https://wheels.example/contact') } },
  bad: {
    pages: { '/contact': page('/contact'), '/': page('https://wheels.example/?from=home') },
    findings: [
      'the canonical address of / is "https://wheels.example/?from=home", expected no query and no fragment',
      'the canonical address of /contact is "/contact", expected one that begins with https://wheels.example',
    ],
  },

  *page(page, planned, { site }) {
    for (const { attributes } of canonicalsOf(page)) {
      const href = attributes.href ?? ''
      const rest = href.startsWith(site.origin) ? href.slice(site.origin.length) : undefined
      const wanted =
        rest === undefined || !/^(?:[/?#]|$)/.test(rest)
          ? `one that begins with ${site.origin}`
          : /[?#]/.test(rest)
            ? 'no query and no fragment'
            : undefined
      if (wanted !== undefined)
        yield {
          text: `the canonical address of {{page}} is "{{href}}", expected ${wanted}`,
          data: { href },
          at: routeAt(planned),
          help: `write ${planned.canonical}`,
        }
    }
  },
})
