// A link to a place in a page leads to an element with that id, on the same page and across pages; so does a redirect.

import { withSlash } from '../../../model/address.ts'
import type { PageSummary } from '../../../model/checks/page-facts.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { didYouMean } from '../../../model/nearest.ts'
import { called } from '../../page/references.ts'
import { decoded, fragmentOf, isRelative, ownPath, withoutQuery } from '../../site/addresses.ts'
import { type LinkEntry, linksWhere } from '../../site/links.ts'

export default defineRule({
  why: 'A reader who asks for one answer and lands at the top of a long page has to look for it alone.',
  level: 'error',
  help: 'write an id that the page has, or leave the # away',
  source: 'HTML, section 7.4.6.4, Scrolling to a fragment: an id, decoded, or "top" (read 2026-11)',
  fine: {
    pages: {
      '/': '<a href="/contact#f%C3%BCr-sie">Hours</a><a href="#top">Up</a><a href="#">Up</a>',
      '/contact': '<h2 id="für-sie">Hours</h2>',
    },
  },
  bad: {
    pages: {
      '/': '<a href="/contact#prise">Prices</a><a href="#map">Map</a>',
      '/contact': '<h2 id="price">Prices</h2>',
    },
    findings: [
      'the link "Prices" on / goes to #prise of /contact, and no element there has that id',
      'the link "Map" on / goes to #map of /, and no element there has that id',
    ],
  },

  needs: ['summaries', 'redirects', 'routes'],

  *site({ site, summaries, redirects, routes }) {
    const slash = site.urls.trailingSlash
    const byPath = new Map(summaries.map((page) => [page.path, page]))
    const moved = new Map(redirects.map(({ from, to }) => [from, to]))
    const ids = new Map<string, ReadonlySet<string>>()
    const idsOf = (path: string) => {
      let set = ids.get(path)
      if (!set) {
        set = new Set(byPath.get(path)?.ids)
        ids.set(path, set)
      }
      return set
    }
    /** The page a path with a fragment shows, and the id that it lacks. */
    const lack = (own: string): { path: string; id: string; ids: ReadonlySet<string> } | undefined => {
      const id = fragmentOf(own)?.replace(/:~:.*$/s, '')
      if (id === undefined || id === '' || id.toLowerCase() === 'top') return undefined
      const bare = withSlash(withoutQuery(own), slash)
      const path = withoutQuery(moved.get(bare) ?? bare)
      if (!byPath.has(path)) return undefined
      const there = idsOf(path)
      return there.has(id) || there.has(own.slice(own.indexOf('#') + 1)) ? undefined : { path, id, ids: there }
    }
    const suspect = ({ href }: { href: string }) => {
      if (!href.includes('#') || isRelative(href)) return false
      const own = ownPath(href, '/', site.origin)
      return own !== undefined && lack(own) !== undefined
    }
    /** By link: whether it names a place that depends on the page. */
    const relative = new Map<string, boolean>()
    const depends = ({ href }: LinkEntry) => {
      const result = relative.get(href) ?? isToPlace(href)
      relative.set(href, result)
      return result
    }
    /** Pages with a link to a place that depends on the page and is not there. */
    const lost = (page: PageSummary) =>
      page.links.some(
        (entry) =>
          depends(entry) &&
          !(entry.href.startsWith('#') && page.ids.includes(decoded(entry.href.slice(1)))) &&
          lack(ownPath(entry.href, page.path, site.origin) ?? '') !== undefined,
      )
    const links = [
      ...linksWhere(summaries, suspect),
      ...summaries
        .filter(lost)
        .flatMap((page) => page.links.filter(({ href }) => isToPlace(href)).map((link) => ({ page, link }))),
    ]
    for (const { page, link } of links) {
      const { href, start, end } = link
      const own = ownPath(href, page.path, site.origin)
      const found = own === undefined ? undefined : lack(own)
      if (!found) continue
      yield {
        text: `${called(link)} on {{page}} goes to #${found.id} of ${found.path}, and no element there has that id`,
        at: { page: page.path, span: { start, end }, value: href },
        help:
          didYouMean(found.id, found.ids) ??
          (found.ids.size > 0
            ? `ids there: ${[...found.ids].slice(0, 8).map(decoded).join(', ')}`
            : 'give the element an id'),
      }
    }
    for (const [i, { to }] of routes.redirects.entries()) {
      const found = to.startsWith('/') ? lack(to) : undefined
      if (found)
        yield {
          text: `the redirect goes to #${found.id} of ${found.path}, and no element there has that id`,
          at: { file: 'content/routes.yaml', path: ['redirects', i, 'to'] },
          help: didYouMean(found.id, found.ids) ?? 'leave the # away',
        }
    }
  },
})

/** Whether an address is a place that depends on its page. What stands for no address is link/empty's to report. */
const isToPlace = (href: string) => href.includes('#') && isRelative(href) && !/^#(?:!|0|none)$/i.test(href)
