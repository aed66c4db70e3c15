// What says whether a page may be found says the same everywhere: the page, its YAML, the sitemap, robots.txt, response headers.

import { defineRule } from '../../../model/rule.ts'
import { publicAt, robotsAt, textOf } from '../../places.ts'
import { covers, parseRobots } from '../../robots.ts'
import { sitemapsOf } from '../../sitemaps.ts'

const page = (robots: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>Call the workshop</title><meta name="robots" content="${robots}"></head><body></body></html>`

export default defineRule({
  why: 'A page that is offered and hidden at once is found by chance, or stays in search results after it was hidden.',
  level: 'error',
  source: 'developers.google.com/search/docs/crawling-indexing/block-indexing (read 2026-11)',
  fine: { pages: { '/contact': page('index, follow') } },
  bad: {
    pages: { '/contact': page('noindex') },
    findings: ['/contact says noindex, head.robots in content/pages/contact.yaml says "index, follow"', '/contact says noindex and is in the sitemap'],
  },

  *site(world, summaries) {
    const listed = new Set(sitemapsOf(world).entries.map(({ loc }) => loc))
    const robots = parseRobots(textOf(world, 'robots.txt') ?? '')
    const headers = noindexHeaders(textOf(world, '_headers') ?? '')
    for (const { path, indexable } of summaries) {
      const planned = world.pages.get(path)
      // A hidden home page is told by index/nothing-indexable, a shown error page by host/404.
      if (!planned || path === '/404' || (path === '/' && !indexable)) continue
      const at = robotsAt(planned)
      if (indexable !== planned.indexable) {
        const said = world.plan.pages.find((other) => other.path === path)?.head.robots ?? ''
        yield {
          text: `${path} says ${indexable ? 'nothing of noindex' : 'noindex'}, head.robots in ${planned.from} says "${said}"`,
          at,
          help: 'run site build; if it stays, look at what the template writes into the head',
        }
      }
      const header = headers.find((pattern) => covers(`${pattern}$`, path))
      if (indexable && header !== undefined && path !== '/')
        yield { text: `${path} may be found, but _headers sends X-Robots-Tag: noindex for ${header}`, at: publicAt('_headers'), help: 'delete that header' }
      if (indexable) continue
      if (listed.has(planned.canonical))
        yield { text: `${path} says noindex and is in the sitemap`, at, help: 'delete robots: from its head, or build again without it' }
      const block = robots.blocks('Googlebot', path)
      if (block)
        yield {
          text: `${path} says noindex, but robots.txt ("Disallow: ${block.value}") keeps search engines from reading that`,
          at: publicAt('robots.txt', block.number),
          help: 'delete the line from robots.txt',
        }
    }
  },
})

/** Path patterns of _headers that send X-Robots-Tag: noindex. */
function noindexHeaders(text: string): string[] {
  const out: string[] = []
  let pattern = ''
  for (const line of text.split('\n')) {
    if (/^\S/.test(line)) pattern = line.trim()
    else if (/^\s+x-robots-tag\s*:.*\b(?:noindex|none)\b/i.test(line)) out.push(pattern)
  }
  return out
}
