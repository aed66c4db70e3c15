// The robots meta of a page matches its YAML, robots.txt does not block a page with `noindex` (crawlers could not read
// it), and the home page is indexable.

import type { PageSummary } from '../../../model/checks/page-facts.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { readRobots } from '../../libraries/robots.ts'
import { outputText, publicAt, robotsAt } from '../../site/places.ts'

const page = (robots: string) => `<!DOCTYPE html><meta name="robots" content="${robots}">`

export default defineRule({
  why: 'A page with contradicting instructions is indexed by chance, or stays in search results after it was hidden.',
  level: 'error',
  help: 'decide it once, in head.robots of the page, and delete what a template writes into the head',
  source: 'developers.google.com/search/docs/crawling-indexing/block-indexing (read 2026-11)',
  fine: { pages: { '/contact': page('index, follow') } },
  bad: {
    pages: { '/': page('noindex'), '/contact': page('noindex') },
    output: { 'robots.txt': 'User-agent: *\nDisallow: /contact\n' },
    findings: [
      'the home page has noindex',
      '/contact says noindex, head.robots in content/pages/contact.yaml says "index, follow"',
      '/contact says noindex, but "Disallow: /contact" in robots.txt keeps search engines from reading that',
    ],
  },

  *site(context) {
    const text = outputText(context, 'robots.txt') ?? ''
    const robots = readRobots(context.site.origin, text)
    const [home, isHidden] = [context.pages.get('/'), ({ path, indexable }: PageSummary) => path === '/' && !indexable]
    if (home && context.summaries.some(isHidden))
      yield {
        text: 'the home page has noindex',
        at: robotsAt(home),
        help: 'write index, follow in head.robots of the home page',
      }
    for (const { path, indexable } of context.summaries.filter((page) => page.path !== '/404' && !isHidden(page))) {
      const planned = context.pages.get(path)
      if (!planned) continue
      if (indexable !== planned.indexable)
        yield {
          page: path,
          text: `{{page}} says ${indexable ? 'nothing of noindex' : 'noindex'}, head.robots in ${planned.from} says "${planned.robots}"`,
          at: robotsAt(planned),
        }
      const line = indexable ? undefined : robots.hiding(path)
      if (line === undefined) continue
      yield {
        page: path,
        text: `{{page}} says noindex, but "${text.split('\n')[line - 1]?.trim()}" in robots.txt keeps search engines from reading that`,
        at: publicAt('robots.txt', line),
        help: 'delete the line from robots.txt',
      }
    }
  },
})
