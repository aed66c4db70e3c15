// The home page, and with it the site, may be found.

import { defineRule } from '../../../model/checks/rule.ts'
import { robotsAt } from '../../site/places.ts'

const page = (robots: string) => `<!DOCTYPE html><meta name="robots" content="${robots}">`

export default defineRule({
  why: 'A noindex left over from a trial keeps the whole business out of search results.',
  level: 'error',
  help: 'write index, follow in head.robots of the home page',
  source: 'developers.google.com/search/docs/crawling-indexing/block-indexing (read 2026-11)',
  fine: { pages: { '/': page('index, follow') } },
  bad: { pages: { '/': page('noindex') }, findings: ['the home page says noindex'] },
  needs: ['pages', 'summaries'],

  *site({ pages, summaries }) {
    const home = pages.get('/')
    if (home && summaries.some(({ path, indexable }) => path === '/' && !indexable))
      yield { text: 'the home page says noindex', at: robotsAt(home) }
  },
})
