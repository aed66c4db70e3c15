// A page says of itself what its YAML says about search engines, and robots.txt lets them read that it is hidden.

import { defineRule } from '../../../model/checks/rule.ts'
import { readRobots } from '../../libraries/robots.ts'
import { outputText, publicAt, robotsAt } from '../../site/places.ts'

const page = (robots: string) => `<!DOCTYPE html><meta name="robots" content="${robots}">`

export default defineRule({
  why: 'A page that is offered and hidden at once is found by chance, or stays in search results after it was hidden.',
  level: 'error',
  help: 'decide it once, in head.robots of the page, and delete what a template writes into the head',
  source: 'developers.google.com/search/docs/crawling-indexing/block-indexing (read 2026-11)',
  fine: { pages: { '/contact': page('index, follow') } },
  bad: {
    pages: { '/contact': page('noindex') },
    output: { 'robots.txt': 'User-agent: *\nDisallow: /contact\n' },
    findings: [
      '/contact says noindex, head.robots in content/pages/contact.yaml says "index, follow"',
      '/contact says noindex, but "Disallow: /contact" in robots.txt keeps search engines from reading that',
    ],
  },
  needs: ['output', 'pages', 'summaries'],

  *site(context) {
    const text = outputText(context, 'robots.txt') ?? ''
    const robots = readRobots(context.site.origin, text)
    for (const { path, indexable } of context.summaries) {
      const planned = context.pages.get(path)
      // A hidden home page is reported by index/nothing-indexable.
      if (!planned || path === '/404' || (path === '/' && !indexable)) continue
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
