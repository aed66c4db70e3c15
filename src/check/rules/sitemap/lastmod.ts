// The dates of the sitemap are dates, and those of the content.

import { defineRule, type Finding } from '../../../model/checks/rule.ts'
import { routeAt } from '../../site/places.ts'
import { type Entry, sitemapsOf } from '../../site/sitemaps.ts'

const sitemap = (lastmod: string) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://wheels.example/contact</loc><lastmod>${lastmod}</lastmod></url>
</urlset>
`

/** W3C Date and Time Formats, profile of ISO 8601: year to day, or with time and zone. */
const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?(?:Z|[+-]\\d\\d:\\d\\d)'
const W3C = new RegExp(`^\\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\\d|3[01])(?:T${TIME})?)?)?$`)

/** Fewer pages than this may well have changed on one day. */
const MANY = 10

export default defineRule({
  why: 'Search engines stop reading the dates of a sitemap that says everything changed today.',
  level: 'warning',
  help: 'run npx site build where the whole git history is there',
  source:
    'developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap, lastmod; ' +
    'w3.org/TR/NOTE-datetime (read 2026-11)',
  fine: { output: { 'sitemap.xml': sitemap('2026-03-01') }, changed: { 'content/pages/contact.yaml': '2026-03-01' } },
  bad: {
    output: { 'sitemap.xml': sitemap('2026-11-20') },
    changed: { 'content/pages/contact.yaml': '2026-03-01' },
    findings: ['the sitemap says /contact changed on 2026-11-20, its content last changed on 2026-03-01'],
  },

  needs: ['pages', 'output', 'changed'],

  *site(context) {
    const { entries } = sitemapsOf(context)
    const byCanonical = new Map([...context.pages.values()].map((page) => [page.canonical, page]))
    const unproved: Entry[] = []
    for (const entry of entries) {
      const { loc, lastmod } = entry
      const page = byCanonical.get(loc)
      if (lastmod === undefined || !page) continue
      const at = routeAt(page)
      const dates = page.sources.map((source) => context.changed.get(source))
      const known = dates.every((date) => date !== undefined)
        ? (dates as string[]).reduce((a, b) => (a > b ? a : b), '')
        : ''
      if (!W3C.test(lastmod) || Number.isNaN(Date.parse(lastmod)))
        yield {
          text: 'the sitemap says {{page}} changed on "{{date}}", which is not a date like 2026-11-20',
          data: { date: lastmod },
          page: page.path,
          at,
          help: 'run npx site build',
        }
      else if (known === '') unproved.push(entry)
      else if (lastmod.slice(0, 10) > known)
        yield {
          text: 'the sitemap says {{page}} changed on {{date}}, its content last changed on {{known}}',
          data: { date: lastmod.slice(0, 10), known },
          page: page.path,
          at,
          help: 'run npx site build',
        }
    }
    yield* allAlike(unproved, context.changed.size > 0)
  },
})

/** Where the history is not there to ask, one date for everything is the day of the build. */
function* allAlike(entries: readonly Entry[], history: boolean): Generator<Finding> {
  const days = new Set(entries.map(({ lastmod }) => lastmod?.slice(0, 10)))
  if (!history && entries.length >= MANY && days.size === 1)
    yield {
      text: `the sitemap says all ${entries.length} pages changed on ${[...days][0]}`,
      at: { file: 'site.yaml', path: ['origin'] },
      help: 'build where the whole git history is there: git fetch --unshallow',
    }
}
