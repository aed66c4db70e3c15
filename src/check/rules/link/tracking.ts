// Links within the site have no campaign parameters, and links elsewhere none of the assistant they were copied from.

import { defineRule } from '../../../model/checks/rule.ts'
import { spanOf } from '../../page/facts.ts'
import { ownPath, parsed } from '../../site/addresses.ts'

/** Parameters that advertisers and mailers add to addresses. */
const MARKS = /^(?:utm_\w+|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|ttclid|igshid|mc_[ce]id|_ga|_gl)$/i
/** Assistants that add their name to every address that they give. */
const ASSISTANT = /^(?:chatgpt\.com|openai|perplexity|copilot\.com)$/

export default defineRule({
  why: 'A campaign mark on a link of the site counts its own visitors as new ones, and gives a page a second address.',
  level: 'warning',
  help: 'write the address without the marks of campaigns',
  fine: {
    pages: { '/': '<a href="/contact?from=home">A</a> <a href="https://maps.example/?utm_source=wheels">B</a>' },
  },
  bad: {
    pages: {
      '/':
        '<a href="/contact?utm_source=facebook&amp;x=1#map">Ask</a>' +
        '<a href="https://maps.example/a?utm_source=chatgpt.com">Map</a>',
    },
    findings: [
      'the link "Ask" on / contains utm_source, expected /contact?x=1#map',
      'the link "Map" on / contains utm_source, expected https://maps.example/a',
    ],
  },

  *page(page, _, { site }) {
    for (const element of page.all('a')) {
      const { href } = element.attributes
      if (href?.includes('?') !== true) continue
      const own = ownPath(href, page.path, site.origin)
      const url = parsed(own ?? href)
      const isMark = (key: string, value: string) =>
        own === undefined ? key === 'utm_source' && ASSISTANT.test(value) : MARKS.test(key)
      const marks = [...(url?.searchParams ?? [])].flatMap(([key, value]) => (isMark(key, value) ? [key] : []))
      if (!url || marks.length === 0) continue
      for (const mark of marks) url.searchParams.delete(mark)
      const wanted = own === undefined ? url.href : url.pathname + url.search + url.hash
      yield {
        text: `the link "${page.textOf(element)}" on {{page}} contains ${marks.join(' and ')}, expected ${wanted}`,
        at: { page: page.path, span: spanOf(element), value: href },
        help: `write ${wanted}`,
      }
    }
  },
})
