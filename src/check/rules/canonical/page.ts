// Every page that search engines may show names one canonical address: in its head, whole, and the same as og:url.

import { defineRule, type Finding } from '../../../model/checks/rule.ts'
import { routeAt } from '../../site/places.ts'

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html lang="en"><head><title>Call the workshop</title>${head}</head><body>${body}</body></html>`
const link = (href: string) => `<link rel="canonical" href="${href}">`
const ORIGIN = 'https://wheels.example'

export default defineRule({
  why: 'Without one canonical address, a page reached under a second address competes with itself in search results.',
  level: 'error',
  help: 'leave the canonical address to the engine, and delete what a template writes by hand',
  source:
    'developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls, rel="canonical" (read 2026-11)',
  fine: { pages: { '/contact': page(link(`${ORIGIN}/contact`)) } },
  bad: {
    pages: {
      '/': page(''),
      '/contact': page(link(`${ORIGIN}/contact`), link(`${ORIGIN}/`)),
      '/repairs/brakes': page(link(`${ORIGIN}/repairs/brakes?a=1`)),
      '/repairs/puncture': page(
        `${link(`${ORIGIN}/repairs/puncture`)}<meta property="og:url" content="${ORIGIN}/repairs/flat">`,
      ),
    },
    findings: [
      '/ has no canonical address, expected https://wheels.example/',
      '/contact has 2 canonical addresses: https://wheels.example/contact and https://wheels.example/',
      'the canonical address of /contact is outside the head',
      'the canonical address of /repairs/brakes is "https://wheels.example/repairs/brakes?a=1", expected one without ' +
        'query and fragment',
      'og:url of /repairs/puncture is https://wheels.example/repairs/flat, expected ' +
        'https://wheels.example/repairs/puncture',
    ],
  },

  *page(page, planned, { site }): Generator<Finding> {
    const { canonical } = planned
    const at = routeAt(planned)
    const links = page.all('link').filter(({ attributes }) => /(?:^|\s)canonical(?:\s|$)/i.test(attributes.rel ?? ''))
    const hrefs = links.map(({ attributes }) => attributes.href ?? '')
    if (links.length === 0 && planned.indexable)
      yield {
        text: '{{page}} has no canonical address, expected {{canonical}}',
        data: { canonical },
        at,
        help: `put <link rel="canonical" href="${canonical}"> in the head`,
      }
    if (links.length > 1)
      yield {
        text: `{{page}} has ${links.length} canonical addresses: {{all}}`,
        data: { all: hrefs.join(' and ') },
        at,
        help: `keep ${canonical}`,
      }
    if (links.some((each) => !page.inside(each, 'head')))
      yield { text: 'the canonical address of {{page}} is outside the head', at, help: 'delete it in the body' }
    for (const href of hrefs) {
      const rest = href.startsWith(site.origin) ? href.slice(site.origin.length) : undefined
      const isOwn = rest !== undefined && /^(?:[/?#]|$)/.test(rest)
      const wanted = !isOwn ? `one that begins with ${site.origin}` : 'one without query and fragment'
      if (!isOwn || /[?#]/.test(rest))
        yield {
          text: `the canonical address of {{page}} is "{{href}}", expected ${wanted}`,
          data: { href },
          at,
          help: `write ${canonical}`,
        }
    }
    for (const { content } of page.meta('og:url'))
      if (content !== canonical)
        yield {
          text: 'og:url of {{page}} is {{content}}, expected {{canonical}}',
          data: { content, canonical },
          at,
          help: `write ${canonical}`,
        }
  },
})
