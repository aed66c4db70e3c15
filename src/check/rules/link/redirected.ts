// A link of this site goes to the page itself, not to an address that one of its own redirects leads on from.

import { withSlash } from '../../../model/address.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { called } from '../../page/references.ts'
import { isRelative, ownPath, withoutQuery } from '../../site/addresses.ts'
import { linksWhere } from '../../site/links.ts'

export default defineRule({
  why: 'A redirect costs the reader a second on a slow line, and tells a search engine that the link is out of date.',
  level: 'warning',
  help: 'write the address it is redirected to',
  source: 'Google, Redirects and Google Search; Lighthouse, Avoid multiple page redirects (read 2026-11)',
  fine: { pages: { '/': '<a href="/contact">Contact</a>' } },
  bad: {
    pages: { '/': '<a href="/old-contact#map">Contact</a>' },
    findings: ['the link "Contact" on / goes to /old-contact, which is redirected to /contact'],
  },

  needs: ['summaries', 'redirects'],

  *site({ site, summaries, redirects }) {
    const slash = site.urls.trailingSlash
    const moved = new Map(redirects.map(({ from, to }) => [from, to]))
    if (moved.size === 0) return
    const target = (own: string) => moved.get(withSlash(withoutQuery(own), slash))
    const suspect = ({ href }: { href: string }) => {
      if (isRelative(href)) return !href.startsWith('#')
      const own = ownPath(href, '/', site.origin)
      return own !== undefined && target(own) !== undefined
    }
    for (const { page, link } of linksWhere(summaries, suspect)) {
      const { href, start, end } = link
      const own = ownPath(href, page.path, site.origin)
      const to = own === undefined ? undefined : target(own)
      if (own === undefined || to === undefined) continue
      yield {
        text: `${called(link)} on {{page}} goes to ${withoutQuery(own)}, which is redirected to ${to}`,
        at: { page: page.path, span: { start, end }, value: href },
        help: `write ${to}`,
      }
    }
  },
})
