// Every indexable page can be reached from the home page in at most three clicks.
import { isErrorPage, withSlash } from '../../../model/address.ts'
import { memoize } from '../../../runtime/memoize.ts'
import type { PageSummary } from '../../parsed-page.ts'
import { defineRule, type SiteContext } from '../../rule.ts'
import { withoutQuery } from '../../site/addresses.ts'
import { ownLinkIn } from '../../site/links.ts'

const MOST = 3

const linking = (...links: string[]) =>
  '<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><main><h1>x</h1>' +
  `${links.map((href) => `<a href="${href}">On</a>`).join('')}</main></body></html>`

export default defineRule({
  why: 'Visitors cannot find a page without links to it, and search engines consider it unimportant.',
  level: 'warning',
  missing: true,
  help: 'link to it from a page about the same subject, or from a menu in site.yaml',
  source:
    'Google, Link best practices: every page you care about should have a link from at least one other page ' +
    '(read 2026-11)',
  fine: {},
  bad: {
    pages: {
      '/': linking('/contact'),
      '/contact': linking('/repairs/brakes'),
      '/repairs/brakes': linking('/repairs/puncture'),
      '/repairs/puncture': linking('/repairs/bell'),
      '/repairs/bell': linking('/'),
      '/repairs/chain': linking('/repairs/gears'),
      '/repairs/gears': linking('/'),
    },
    yaml: Object.fromEntries(
      ['bell', 'chain', 'gears'].map((name) => [
        `content/repairs/${name}.yaml`,
        `name: ${name}\nhead: { title: The ${name} of a bicycle }\n`,
      ]),
    ),
    findings: [
      '/repairs/bell is 4 clicks from the home page, expected at most 3: / > /contact > /repairs/brakes > ' +
        '/repairs/puncture > /repairs/bell',
      'no page links to /repairs/chain',
      'no way leads from the home page to /repairs/gears: the pages that link to it cannot be reached either',
    ],
  },

  *site(context) {
    const linksOf = linkedPages(context)
    const linked = new Set([...linksOf.values()].flat())
    const ways = waysIn(linksOf)
    for (const page of ways.size === 0 ? [] : context.summaries) {
      const way = ways.get(page.path)
      if (!page.indexable || (way && way.length <= MOST + 1)) continue
      const unreached = linked.has(page.path)
        ? 'no way leads from the home page to {{page}}: the pages that link to it cannot be reached either'
        : 'no page links to {{page}}'
      const text =
        way && `{{page}} is ${way.length - 1} clicks from the home page, expected at most ${MOST}: ${way.join(' > ')}`
      yield { text: text ?? unreached, page: page.path, at: { file: page.from, path: ['name'], part: 'key' } }
    }
  },
})

/** The shortest path from the home page to each reachable page; empty without a home page. */
function waysIn(linksOf: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, readonly string[]> {
  const ways = new Map(linksOf.has('/') ? [['/', ['/']]] : [])
  for (const [path, way] of ways)
    for (const target of linksOf.get(path) ?? []) if (!ways.has(target)) ways.set(target, [...way, target])
  return ways
}

/** The pages that each page links to, except itself. Follows redirects and ignores error pages. */
function linkedPages(context: SiteContext): ReadonlyMap<string, readonly string[]> {
  const { site, redirects, summaries } = context
  const paths = new Set(summaries.map(({ path }) => path))
  const moved = new Map(redirects.map(({ from, to }) => [from, withoutQuery(to)]))
  const ownLink = ownLinkIn(context)
  const pageAt = memoize((link: string) => {
    const address = withSlash(withoutQuery(link), site.urls.trailingSlash)
    return moved.get(address) ?? address
  })
  const targets = (page: PageSummary) => {
    const links = isErrorPage(page.path) ? [] : page.links.filter(({ kind }) => kind === 'link')
    const addresses = links.flatMap((link) => ownLink(page, link)?.own ?? [])
    return [...new Set(addresses.map(pageAt))].filter((path) => path !== page.path && paths.has(path))
  }
  return new Map(summaries.map((page) => [page.path, targets(page)]))
}
