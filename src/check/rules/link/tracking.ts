// Links and redirects within the site carry no marks of campaigns, and others none of who wrote them down.

import { defineRule } from '../../../model/checks/rule.ts'
import { spanOf } from '../../page/facts.ts'
import { ownPath, parsed } from '../../site/addresses.ts'
import { redirectAt } from '../../site/places.ts'

/** Parameters that advertisers and mailers put behind addresses. */
const MARKS = new RegExp(
  `^(?:${[
    'utm_\\w+|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|yclid|ttclid|twclid|igshid',
    'li_fat_id|mc_[ce]id|_ga|_gl|_hs\\w+|vero_id',
  ].join('|')})$`,
)

/** Who puts its own name behind every address it gives: it was copied from there. */
const ASSISTANT = /^(?:chatgpt\.com|openai|perplexity|copilot\.com)$/

/** Whether a parameter is a mark; on an address elsewhere, only one that nobody meant. */
const isMark = (key: string, value: string, own: boolean) =>
  own ? MARKS.test(key.toLowerCase()) : key === 'utm_source' && ASSISTANT.test(value)

export default defineRule({
  why: 'A campaign mark on a link of the site counts its own visitors as new ones, and gives a page a second address.',
  level: 'warning',
  help: 'write the address without the marks of campaigns',
  fine: {
    pages: { '/': '<a href="/contact?from=home">Ask</a> <a href="https://maps.example/?utm_source=wheels">Map</a>' },
  },
  bad: {
    pages: {
      '/':
        '<a href="/contact?utm_source=facebook&amp;x=1#map">Ask</a><a href="/contact?gclid=1">Call</a>' +
        '<a href="https://maps.example/a?utm_source=chatgpt.com">Map</a>',
    },
    findings: [
      'the link "Ask" on / carries utm_source, expected /contact?x=1#map',
      'the link "Call" on / carries gclid, expected /contact',
      'the link "Map" on / carries utm_source, expected https://maps.example/a',
    ],
  },

  needs: ['redirects', 'routes'],

  *site({ routes, redirects, site }) {
    for (const { from, to } of redirects) {
      const unmarked = to.includes('?') ? withoutMarks(to, '/', site.origin) : undefined
      const at = unmarked && redirectAt({ routes, redirects }, from, 'to')
      if (unmarked && at)
        yield {
          text: `the redirect of ${from} adds ${unmarked.marks.join(' and ')}, expected ${unmarked.wanted}`,
          at,
          help: `write ${unmarked.wanted}: who comes from an old link comes from no campaign`,
        }
    }
  },

  *page(page, _, { site }) {
    for (const name of ['a', 'area', 'form'])
      for (const element of page.all(name)) {
        const href = element.attributes.href ?? element.attributes.action
        if (href?.includes('?') !== true) continue
        const unmarked = withoutMarks(href, page.path, site.origin)
        if (!unmarked) continue
        const { marks, wanted } = unmarked
        yield {
          text:
            `${name === 'form' ? 'the form' : `the link "${page.textOf(element)}"`} on {{page}} carries ` +
            `${marks.join(' and ')}, expected ${wanted}`,
          at: { page: page.path, span: spanOf(element), value: href },
          help: `write ${wanted}`,
        }
      }
  },
})

/** The marks of an address, and the address without them; undefined where it has none. */
function withoutMarks(href: string, from: string, origin: string) {
  const own = ownPath(href, from, origin)
  const url = parsed(own ?? href)
  const marks = url
    ? [...url.searchParams].flatMap(([key, value]) => (isMark(key, value, own !== undefined) ? [key] : []))
    : []
  if (!url || marks.length === 0) return undefined
  for (const mark of marks) url.searchParams.delete(mark)
  return { marks, wanted: own === undefined ? url.href : url.pathname + url.search + url.hash }
}
