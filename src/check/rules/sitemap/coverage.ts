// The sitemap can be read, lists every page that search engines may show and nothing else, and dates no page later than
// its content.

import { defineRule, type Finding, type SiteContext } from '../../../model/checks/rule.ts'
import { pagesAt, routeAt } from '../../site/places.ts'
import { type Entry, sitemapsOf } from '../../site/sitemaps.ts'

const sitemap = (...paths: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => `<url><loc>https://wheels.example${path}</loc></url>`).join('\n')}
</urlset>
`

export default defineRule({
  why: 'A page the sitemap forgets is found late; an address it invents costs the trust of the others.',
  level: 'error',
  help: 'run npx site build',
  source: 'developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap (read 2026-11)',
  fine: { output: { 'sitemap.xml': sitemap('/', '/contact', '/repairs/brakes', '/repairs/puncture') } },
  bad: {
    output: {
      'sitemap.xml': sitemap('/', '/contcat', '/repairs/brakes', '/repairs/puncture').replace(
        '/repairs/brakes</loc>',
        '/repairs/brakes</loc><lastmod>soon</lastmod>',
      ),
    },
    findings: [
      '/contact is not in the sitemap',
      'sitemap.xml lists https://wheels.example/contcat, which is not a page',
      'the sitemap dates /repairs/brakes "soon", expected a date like 2026-11-20',
    ],
  },

  needs: ['pages', 'output', 'answers', 'changed'],

  *site(context) {
    const { entries, faults } = sitemapsOf(context)
    for (const { text, help } of faults)
      yield { text, at: { file: 'site.yaml', path: ['origin'] }, help: help ?? 'run npx site build' }
    if (entries.length === 0 && faults.length > 0) return
    const listed = new Set(entries.map(({ loc }) => loc))
    const byCanonical = new Map([...context.pages.values()].map((page) => [page.canonical, page]))
    for (const page of context.pages.values())
      if (page.indexable && !listed.has(page.canonical))
        yield {
          text: '{{page}} is not in the sitemap',
          page: page.path,
          at: routeAt(page),
          help: `run npx site build; the entry is <loc>${page.canonical}</loc>`,
        }
    for (const { file, loc } of entries) {
      if (byCanonical.has(loc) || !loc.startsWith(`${context.site.origin}/`)) continue
      const moved = context.answers(loc.slice(context.site.origin.length)) === 'redirect'
      yield {
        text: `${file} lists ${loc}, which is ${moved ? 'redirected' : 'not a page'}`,
        at: pagesAt,
        help: 'run npx site build',
      }
    }
    yield* dates(entries, context)
  },
})

/** W3C Date and Time Formats: a year, a month, a day, or a day with a time and its zone. */
const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?(?:Z|[+-]\\d\\d:\\d\\d)'
const W3C = new RegExp(`^\\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\\d|3[01])(?:T${TIME})?)?)?$`)

/** Dates that are none, and dates after the last change of the content. */
function* dates(
  entries: readonly Entry[],
  { pages, changed }: Pick<SiteContext, 'pages' | 'changed'>,
): Generator<Finding> {
  const byCanonical = new Map([...pages.values()].map((page) => [page.canonical, page]))
  for (const { loc, lastmod } of entries) {
    const page = byCanonical.get(loc)
    if (lastmod === undefined || !page) continue
    const sources = page.sources.map((source) => changed.get(source))
    const known = sources.reduce((a = '', b = '') => (a > b ? a : b), '') ?? ''
    const isDate = W3C.test(lastmod) && !Number.isNaN(Date.parse(lastmod))
    const isWhole = known !== '' && sources.every((date) => date !== undefined)
    if (isDate && (!isWhole || lastmod.slice(0, 10) <= known)) continue
    yield {
      text: isDate
        ? 'the sitemap dates {{page}} {{date}}, its content last changed on {{known}}'
        : 'the sitemap dates {{page}} "{{date}}", expected a date like 2026-11-20',
      data: { date: lastmod.slice(0, 20), known },
      page: page.path,
      at: routeAt(page),
      help: 'run npx site build',
    }
  }
}
