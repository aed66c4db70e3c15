// A link or a redirect to a part of a page leads to an element with that id.

import { withSlash } from '../../../model/address.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { didYouMean } from '../../../model/nearest.ts'
import { called } from '../../page/references.ts'
import { decoded, fragmentOf, ownPath, withoutQuery } from '../../site/addresses.ts'
import { type LinkEntry, linksWhere } from '../../site/links.ts'

export default defineRule({
  why: 'A visitor who asks for one answer and lands at the top of a long page has to look for it alone.',
  level: 'error',
  help: 'write an id that the page has, or delete the # and what follows',
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
      'the link "Prices" on / goes to #prise of /contact, where no element has that id',
      'the link "Map" on / goes to #map of /, where no element has that id',
    ],
  },

  needs: ['summaries', 'redirects', 'routes'],

  *site({ site, summaries, redirects, routes }) {
    const slash = site.urls.trailingSlash
    const moved = new Map(redirects.map(({ from, to }) => [from, to]))
    const ids = new Map(summaries.map((page) => [page.path, () => new Set(page.ids)]))
    const known = new Map<string, ReadonlySet<string>>()
    /** The page that a path with a fragment shows and the id that it lacks. */
    const lack = (own: string) => {
      const id = fragmentOf(own)?.replace(/:~:.*$/s, '')
      if (id === undefined || id === '' || id.toLowerCase() === 'top') return undefined
      const bare = withSlash(withoutQuery(own), slash)
      const path = withoutQuery(moved.get(bare) ?? bare)
      const found = known.get(path) ?? ids.get(path)?.()
      if (!found) return undefined
      known.set(path, found)
      return found.has(id) || found.has(own.slice(own.indexOf('#') + 1)) ? undefined : { path, id, ids: found }
    }
    const helpFor = ({ id, ids }: { id: string; ids: ReadonlySet<string> }) =>
      didYouMean(id, ids) ??
      (ids.size > 0 ? `ids there: ${[...ids].slice(0, 8).map(decoded).join(', ')}` : 'give the element an id')
    for (const { page, link } of linksWhere(summaries, isToPart)) {
      const own = ownPath(link.href, page.path, site.origin)
      const found = own === undefined ? undefined : lack(own)
      if (found)
        yield {
          text: `${called(link)} on {{page}} goes to #${found.id} of ${found.path}, where no element has that id`,
          at: { page: page.path, span: { start: link.start, end: link.end }, value: link.href },
          help: helpFor(found),
        }
    }
    for (const [i, { to }] of routes.redirects.entries()) {
      const found = to.startsWith('/') ? lack(to) : undefined
      if (found)
        yield {
          text: `the redirect goes to #${found.id} of ${found.path}, where no element has that id`,
          at: { file: 'content/routes.yaml', path: ['redirects', i, 'to'] },
          help: helpFor(found),
        }
    }
  },
})

/** Whether an address names a part of a page. An address like "#" or "#none" is reported by link/broken. */
const isToPart = ({ href }: LinkEntry) => href.includes('#') && !/^#(?:!|0|none)?$/i.test(href)
