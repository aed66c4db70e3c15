// The home page, and with it the site, may be found.

import { defineRule } from '../../../model/checks/rule.ts'
import { hiddenByHeader } from '../../site/hosts.ts'
import { publicAt, robotsAt } from '../../site/places.ts'
import { covers } from '../../site/robots.ts'

const page = (robots: string) =>
  '<!DOCTYPE html><html lang="en"><head><title>Bicycle repairs in Leeds</title><meta name="robots" ' +
  `content="${robots}"></head><body></body></html>`

export default defineRule({
  why: 'A noindex left over from a trial keeps the whole business out of search results.',
  level: 'error',
  help: 'write index, follow in head.robots of the home page',
  source: 'developers.google.com/search/docs/crawling-indexing/block-indexing (read 2026-11)',
  fine: { pages: { '/': page('index, follow') } },
  bad: { pages: { '/': page('noindex') }, findings: ['the home page says noindex'] },

  needs: ['output', 'pages', 'summaries', 'hosts'],

  *site(context) {
    const { pages, summaries } = context
    const home = pages.get('/')
    const shown = summaries.find(({ path }) => path === '/')
    const help = 'delete robots: from its head'
    if (home && shown && !shown.indexable) yield { text: 'the home page says noindex', at: robotsAt(home), help }
    else if (summaries.length > 0 && summaries.every(({ indexable }) => !indexable))
      yield {
        text: `all ${summaries.length} pages say noindex`,
        at: robotsAt([...pages.values()][0] ?? { from: 'site.yaml' }),
        help,
      }
    const header = hiddenByHeader(context).find(({ path }) => covers(`${path}$`, '/'))
    if (header)
      yield {
        text: `${header.file} sends X-Robots-Tag: noindex for the home page`,
        at: publicAt(header.file),
        help: 'delete that header',
      }
  },
})
