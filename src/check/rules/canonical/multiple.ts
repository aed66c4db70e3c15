// One canonical address a page, in its head.

import { defineRule } from '../../../model/checks/rule.ts'
import { canonicalsOf } from '../../page/canonical.ts'
import { routeAt } from '../../site/places.ts'

const page = (more: string) =>
  '<!DOCTYPE html><html lang="en"><head><title>Call the workshop</title><link rel="canonical" ' +
  `href="https://wheels.example/contact"></head><body>${more}</body></html>`

export default defineRule({
  why:
    'Search engines ignore a canonical address that stands outside the head or is said twice, and choose one ' +
    'themselves.',
  level: 'error',
  help: 'keep the one that the engine writes in the head, and delete the others',
  source:
    'developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls, rel="canonical" (read 2026-11)',
  fine: { pages: { '/contact': page('') } },
  bad: {
    pages: { '/contact': page('<link rel="canonical" href="https://wheels.example/">') },
    findings: [
      '/contact names 2 canonical addresses: https://wheels.example/contact and https://wheels.example/',
      'the canonical address https://wheels.example/ of /contact stands outside the head',
    ],
  },

  *page(page, planned) {
    const links = canonicalsOf(page)
    if (links.length > 1) {
      const all = links.map(({ attributes }) => attributes.href ?? '')
      const stray = links.find((link) => !page.inside(link, 'head'))
      yield {
        text: `{{page}} names ${links.length} canonical addresses: {{all}}`,
        data: { all: all.join(' and ') },
        at: stray ? { page: page.path, span: { start: stray.start, end: stray.open } } : routeAt(planned),
        help: `keep ${planned.canonical}`,
      }
    }
    for (const link of links)
      if (!page.inside(link, 'head'))
        yield {
          text: 'the canonical address {{href}} of {{page}} stands outside the head',
          data: { href: link.attributes.href ?? '' },
          at: { page: page.path, span: { start: link.start, end: link.open } },
          help: 'take it out of the body',
        }
  },
})
