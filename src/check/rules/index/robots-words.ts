// The words a page tells search engines are ones they know, agree with each other, and hide nothing by accident.

import { defineRule } from '../../../model/checks/rule.ts'
import { didYouMean } from '../../../model/nearest.ts'
import { spanOf } from '../../page/facts.ts'

const KNOWN = [
  'all',
  'none',
  'index',
  'noindex',
  'follow',
  'nofollow',
  'noarchive',
  'nosnippet',
  'noimageindex',
  'notranslate',
  'indexifembedded',
  'noai',
  'noimageai',
]
/** With a value behind a colon. */
const VALUED = ['max-snippet', 'max-image-preview', 'max-video-preview', 'unavailable_after']
const NAMES = ['robots', 'googlebot', 'googlebot-news', 'bingbot']
/** What takes a page's words or pictures out of search results. */
const HIDES = /^(?:nosnippet|noimageindex|max-snippet:\s*0|max-image-preview:\s*none)$/

const page = (robots: string) => `<!DOCTYPE html><html><head><meta name="robots" content="${robots}"></head></html>`

export default defineRule({
  why: 'A word no search engine knows hides nothing, and one copied along hides the page or its text from everybody.',
  level: 'error',
  help: 'write index, follow or noindex, follow',
  source: 'developers.google.com/search/docs/crawling-indexing/robots-meta-tag (read 2026-11)',
  fine: { pages: { '/': page('index, follow, max-snippet:-1, max-image-preview:large'), '/contact': page('noindex') } },
  bad: {
    pages: {
      '/': page('no-index, follow'),
      '/contact': page('index, nosnippet'),
      '/repairs/brakes': page('index, noindex'),
    },
    findings: [
      '"no-index" in robots of / is nothing a search engine knows',
      '"nosnippet" in robots of /contact takes its words or pictures out of search results',
      'robots of /repairs/brakes says index and noindex',
    ],
  },

  *page(page, { from }) {
    for (const name of NAMES)
      for (const { content, element } of page.meta(name)) {
        const at = { page: page.path, span: spanOf(element), value: content }
        const words = content
          .toLowerCase()
          .split(/\s*,\s*/)
          .filter((word) => word.trim() !== '')
        for (const word of words.map((each) => each.trim())) {
          const [key = ''] = word.split(':')
          if (!KNOWN.includes(word) && !(word.includes(':') && VALUED.includes(key.trim())))
            yield {
              text: `"${word}" in ${name} of {{page}} is nothing a search engine knows`,
              at,
              help: didYouMean(word.replace(/[-_ ]/g, ''), KNOWN) ?? `write one of ${KNOWN.slice(0, 6).join(', ')}`,
            }
          else if (HIDES.test(word))
            yield {
              text: `"${word}" in ${name} of {{page}} takes its words or pictures out of search results`,
              at,
              help: `delete it; head.robots in ${from} says what the page tells search engines`,
            }
        }
        for (const [yes, no] of [
          ['index', 'noindex'],
          ['follow', 'nofollow'],
        ] as const)
          if (words.includes(yes) && words.includes(no))
            yield { text: `${name} of {{page}} says ${yes} and ${no}`, at, help: 'keep the one that is meant' }
      }
  },
})
