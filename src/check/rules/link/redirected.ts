// A link of this site goes to the page itself, not to an address that redirects there, and not to the page it is on.

import { withSlash } from '../../../model/address.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { spanOf } from '../../page/facts.ts'
import { called } from '../../page/references.ts'
import { isRelative, ownPath, withoutQuery } from '../../site/addresses.ts'
import { linksWhere } from '../../site/links.ts'

export default defineRule({
  why: 'A redirect costs the visitor a second on a slow line, and a link to its own page seems broken.',
  level: 'warning',
  help: 'write the address of the page that is meant',
  source: 'Google, Redirects and Google Search; Lighthouse, Avoid multiple page redirects (read 2026-11)',
  fine: { pages: { '/': '<a href="/contact">Contact</a>', '/contact': '<a href="/contact#map">Map</a>' } },
  bad: {
    pages: { '/': '<a href="/old-contact#map">Contact</a>', '/contact': '<p>Ask <a href="/contact">us</a>.</p>' },
    findings: [
      'the link "us" on /contact leads to the page it is on',
      'the link "Contact" on / goes to /old-contact, which is redirected to /contact',
    ],
  },

  needs: ['summaries', 'redirects'],

  *page(page, _, { site }) {
    for (const link of page.all('a')) {
      const { href, 'aria-current': current } = link.attributes
      // A map or a list of all places marks the current page.
      if (href === undefined || current !== undefined || href.includes('#') || href.trim() === '') continue
      const own = ownPath(href, page.path, site.origin)
      if (own === undefined || withSlash(withoutQuery(own), site.urls.trailingSlash) !== page.path) continue
      // The notice is shown on every page, so on the page that it links to as well.
      if (site.notice?.text.includes(`[${page.textOf(link)}](`)) continue
      if (!page.inside(link, 'main') || page.inside(link, 'nav', 'header', 'footer', 'aside', 'dialog')) continue
      yield {
        text: `the link "${page.textOf(link)}" on {{page}} leads to the page it is on`,
        at: { page: page.path, span: spanOf(link), value: href },
        help: 'link to another page or to a part of this one (#…), or delete the link',
      }
    }
  },

  *site({ site, summaries, redirects }) {
    const moved = new Map(redirects.map(({ from, to }) => [from, to]))
    if (moved.size === 0) return
    const target = (own: string) => moved.get(withSlash(withoutQuery(own), site.urls.trailingSlash))
    const isSuspect = ({ href }: { href: string }) => {
      if (isRelative(href)) return !href.startsWith('#')
      const own = ownPath(href, '/', site.origin)
      return own !== undefined && target(own) !== undefined
    }
    for (const { page, link } of linksWhere(summaries, isSuspect)) {
      const own = ownPath(link.href, page.path, site.origin)
      const to = own === undefined ? undefined : target(own)
      if (own === undefined || to === undefined) continue
      yield {
        text: `${called(link)} on {{page}} goes to ${withoutQuery(own)}, which is redirected to ${to}`,
        at: { page: page.path, span: { start: link.start, end: link.end }, value: link.href },
        help: `write ${to}`,
      }
    }
  },
})
