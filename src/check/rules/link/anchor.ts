// The fragment of every link and redirect is the id of an element on the target page.
import { withSlash } from '../../../model/address.ts'
import { didYouMean } from '../../../model/nearest.ts'
import { called } from '../../page/references.ts'
import { defineRule } from '../../rule.ts'
import { decoded, fragmentOf, withoutQuery } from '../../site/addresses.ts'
import { faultsOfLinks } from '../../site/links.ts'

/** Fragments with a meaning in browsers, and those that link/broken reports. */
const NO_ID = /^(?:|top|!|0|none)$/i

export default defineRule({
  why: 'Visitors who follow a link to an answer land at the top of a long page instead.',
  level: 'error',
  missing: true,
  help: 'write an id that the page has, or delete the # and what follows',
  source: 'HTML, section 7.4.6.4, Scrolling to a fragment: an id, decoded, or "top" (read 2026-11)',
  fine: {
    pages: {
      '/': '<a href="/contact#f%C3%BCr-sie">Hours</a><a href="#top">Up</a><a href="#">Up</a>',
      '/contact': '<h2 id="für-sie">Hours</h2>',
    },
  },
  bad: {
    pages: { '/': '<a href="/contact#prise">Prices</a>', '/contact': '<h2 id="price">Prices</h2>' },
    findings: ['the link "Prices" on / goes to #prise of /contact, where no element has that id'],
  },

  *site(context) {
    const { site, summaries, redirects, routes } = context
    const moved = new Map(redirects.map(({ from, to }) => [from, to]))
    const idsOf = new Map(summaries.map(({ path, ids }) => [path, ids]))
    /** Reports an address whose target page lacks the id, with the nearest id. */
    const lackIn = (own: string) => {
      const id = fragmentOf(own)?.replace(/:~:.*$/s, '') ?? ''
      const address = withSlash(withoutQuery(own), site.urls.trailingSlash)
      const path = withoutQuery(moved.get(address) ?? address)
      const ids = NO_ID.test(id) ? undefined : idsOf.get(path)
      if (!ids || ids.includes(id) || ids.includes(own.slice(own.indexOf('#') + 1))) return undefined
      const list = ids.length > 0 ? `ids there: ${ids.slice(0, 8).map(decoded).join(', ')}` : 'give the element an id'
      return { goes: `goes to #${id} of ${path}, where no element has that id`, help: didYouMean(id, ids) ?? list }
    }
    yield* faultsOfLinks(context, (link) => {
      const lack = lackIn(link.own)
      return lack && { text: `${called(link)} on {{page}} ${lack.goes}`, help: lack.help }
    })
    for (const [i, { to }] of routes.redirects.entries()) {
      const lack = to.startsWith('/') ? lackIn(to) : undefined
      const at = { file: 'content/routes.yaml', path: ['redirects', i, 'to'] }
      if (lack) yield { text: `the redirect ${lack.goes}`, at, help: lack.help }
    }
  },
})
