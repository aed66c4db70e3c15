// The sitemap lists every page that may be found, and nothing else.

import { defineRule } from '../../../model/checks/rule.ts'
import { pagesAt, routeAt } from '../../site/places.ts'
import { sitemapsOf } from '../../site/sitemaps.ts'

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
    output: { 'sitemap.xml': sitemap('/', '/contcat', '/repairs/brakes', '/repairs/puncture') },
    findings: [
      '/contact is not in the sitemap',
      'sitemap.xml lists https://wheels.example/contcat, which is not a page',
    ],
  },

  needs: ['pages', 'output', 'answers'],

  *site(context) {
    const { entries, faults } = sitemapsOf(context)
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
  },
})
