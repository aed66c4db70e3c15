// Whatever names the address of a page names the same one: og:url, structured data, the last breadcrumb.

import { defineRule } from '../../../model/checks/rule.ts'
import { nodesOf } from '../../page/structured-data.ts'
import { withoutQuery } from '../../site/addresses.ts'
import { routeAt } from '../../site/places.ts'

/** Types that stand for the page they are on, or for what it offers. */
const OF_THE_PAGE = /^(?:Service|BreadcrumbList|(?:\w+)?Page)$/

const head = (more: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>Call the workshop</title>${more}</head><body></body></html>`

export default defineRule({
  why: 'When two places of one page name two addresses, shared links and search engines count them as two pages.',
  level: 'error',
  help: 'leave canonical, og:url and @id to the engine; what a template writes by hand goes',
  source:
    'ogp.me, og:url; developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls (read 2026-11)',
  fine: { pages: { '/contact': head('<meta property="og:url" content="https://wheels.example/contact">') } },
  bad: {
    pages: {
      '/contact': head('<meta property="og:url" content="https://wheels.example/contacts">'),
      '/repairs/brakes': head(
        '<script type="application/ld+json">{"@type": "Service", "@id": ' +
          '"https://wheels.example/repairs/brakes#service", "url": "https://wheels.example/repairs"}</script>',
      ),
    },
    findings: [
      'og:url of /contact is https://wheels.example/contacts, its canonical address is https://wheels.example/contact',
      'url of the Service on /repairs/brakes is https://wheels.example/repairs, its canonical address is ' +
        'https://wheels.example/repairs/brakes',
    ],
  },

  *page(page, planned, { site }) {
    const differs = (what: string, found: string) => ({
      text: `${what} of {{page}} is {{found}}, its canonical address is {{canonical}}`,
      data: { found, canonical: planned.canonical },
      at: routeAt(planned),
      help: `write ${planned.canonical}`,
    })
    for (const { content } of page.meta('og:url')) if (content !== planned.canonical) yield differs('og:url', content)
    for (const { id, path, types, values } of nodesOf(page)) {
      if (path.length > 0) continue
      const type = types[0] ?? ''
      const ofThePage = types.some((name) => OF_THE_PAGE.test(name))
      const own = ofThePage ? planned.canonical : id.startsWith(`${site.origin}/`) ? withoutQuery(id) : undefined
      for (const [key, found] of [
        ['@id', id === '' ? undefined : id.replace(/#.*$/s, '')],
        ['url', values.url],
      ] as const)
        if (own !== undefined && typeof found === 'string' && sameHost(found, site.origin) && found !== own)
          yield {
            text:
              `${key} of the ${type} on {{page}} is {{found}}, its ${ofThePage ? 'canonical address' : '@id'} ` +
              'is {{own}}',
            data: { found, own },
            at: routeAt(planned),
            help: `write ${own}`,
          }
      const items = type === 'BreadcrumbList' && Array.isArray(values.itemListElement) ? values.itemListElement : []
      const last = (items.at(-1) as { item?: unknown } | undefined)?.item
      if (typeof last === 'string' && last !== planned.canonical) yield differs('the last breadcrumb', last)
    }
  },
})

const bare = (address: string) => address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/[/?#].*$/s, '')
/** Whether an address means this site, even where it is written with another scheme or with www. */
const sameHost = (address: string, origin: string) => /^https?:/.test(address) && bare(address) === bare(origin)
