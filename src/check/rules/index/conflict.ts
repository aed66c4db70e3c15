// What says whether a page may be found says the same everywhere: the page, its YAML, the sitemap, robots.txt, response
// headers.

import { defineRule } from '../../../model/checks/rule.ts'
import { hiddenByHeader } from '../../site/hosts.ts'
import { outputText, publicAt, robotsAt } from '../../site/places.ts'
import { covers, parseRobots } from '../../site/robots.ts'
import { sitemapsOf } from '../../site/sitemaps.ts'

const page = (robots: string) =>
  '<!DOCTYPE html><html lang="en"><head><title>Call the workshop</title><meta name="robots" ' +
  `content="${robots}"></head><body></body></html>`

export default defineRule({
  why: 'A page that is offered and hidden at once is found by chance, or stays in search results after it was hidden.',
  level: 'error',
  help: 'decide it once, in head.robots of the page, and run npx site build',
  source: 'developers.google.com/search/docs/crawling-indexing/block-indexing (read 2026-11)',
  fine: { pages: { '/contact': page('index, follow') } },
  bad: {
    pages: { '/contact': page('noindex') },
    findings: [
      '/contact says noindex, head.robots in content/pages/contact.yaml says "index, follow"',
      '/contact says noindex and is in the sitemap',
    ],
  },

  needs: ['output', 'pages', 'summaries', 'hosts'],

  *site(context) {
    const listed = new Set(sitemapsOf(context).entries.map(({ loc }) => loc))
    const robots = parseRobots(outputText(context, 'robots.txt') ?? '')
    const headers = hiddenByHeader(context)
    for (const { path, indexable } of context.summaries) {
      const planned = context.pages.get(path)
      // A hidden home page is reported by index/nothing-indexable, a shown error page by host/404.
      if (!planned || path === '/404' || (path === '/' && !indexable)) continue
      const at = robotsAt(planned)
      if (indexable !== planned.indexable) {
        yield {
          page: path,
          text:
            `{{page}} says ${indexable ? 'nothing of noindex' : 'noindex'}, head.robots in ${planned.from} ` +
            `says "${planned.robots}"`,
          at,
          help: 'run npx site build; if it stays, look at what the template writes into the head',
        }
      }
      const header = headers.find((rule) => covers(`${rule.path}$`, path))
      if (indexable && header !== undefined && path !== '/')
        yield {
          page: path,
          text: `{{page}} may be found, but ${header.file} sends X-Robots-Tag: noindex for ${header.path}`,
          at: publicAt(header.file),
          help: 'delete that header',
        }
      if (indexable) continue
      if (listed.has(planned.canonical))
        yield {
          page: path,
          text: `{{page}} says noindex and is in the sitemap`,
          at,
          help: 'delete robots: from its head, or build again without it',
        }
      const block = robots.blocks('Googlebot', path)
      if (block)
        yield {
          page: path,
          text:
            `{{page}} says noindex, but robots.txt ("Disallow: ${block.value}") keeps search engines from ` +
            'reading that',
          at: publicAt('robots.txt', block.number),
          help: 'delete the line from robots.txt',
        }
    }
  },
})
