// Internal links use the exact address of a page: not a redirect to it, not another trailing slash, not .html.
import { withSlash } from '../../../model/address.ts'
import { called } from '../../page/references.ts'
import { defineRule } from '../../rule.ts'
import { withoutQuery } from '../../site/addresses.ts'
import { faultsOfLinks } from '../../site/links.ts'

export default defineRule({
  why: "A redirect costs the visitor a second on a slow connection, and splits the page's ranking between two addresses.",
  level: 'warning',
  help: 'write the address of the page that is meant',
  source:
    'developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls, link consistently; Lighthouse, ' +
    'Avoid multiple page redirects (read 2026-11)',
  fine: { pages: { '/': '<a href="/contact#map">Contact</a>' } },
  bad: {
    pages: {
      '/':
        '<a href="/old-contact#map">Contact</a> <a href="/contact/">Contact</a> ' +
        '<a href="/repairs/brakes.html">Brakes</a>',
    },
    findings: [
      'the link "Contact" on / goes to /old-contact, expected /contact',
      'the link "Contact" on / goes to /contact/, expected /contact',
      'the link "Brakes" on / goes to /repairs/brakes.html, expected /repairs/brakes',
    ],
  },

  *site(context) {
    const { pages, site } = context
    const moved = new Map(context.redirects.map(({ from, to }) => [from, to]))
    /** The final address of a path, if it differs. */
    const targetOf = (path: string) => {
      const plain = withSlash(path.replace(/(?:\/index)?\.html$/, '') || '/', site.urls.trailingSlash)
      return moved.get(plain) ?? (!pages.has(path) && pages.has(plain) ? plain : undefined)
    }
    yield* faultsOfLinks(context, (link) => {
      const path = withoutQuery(link.own)
      const target = link.kind === 'link' ? targetOf(path) : undefined
      return target === undefined
        ? undefined
        : { text: `${called(link)} on {{page}} goes to ${path}, expected ${target}`, help: `write ${target}` }
    })
  },
})
