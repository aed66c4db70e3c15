// A link of this site goes to the page itself, not to an address that redirects there.

import { withSlash } from '../../../model/address.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { called } from '../../page/references.ts'
import { withoutQuery } from '../../site/addresses.ts'
import { linksWith } from '../../site/links.ts'

export default defineRule({
  why: 'A redirect costs the visitor a second on a slow line.',
  level: 'warning',
  help: 'write the address of the page that is meant',
  source: 'Google, Redirects and Google Search; Lighthouse, Avoid multiple page redirects (read 2026-11)',
  fine: { pages: { '/': '<a href="/contact">Contact</a>' } },
  bad: {
    pages: { '/': '<a href="/old-contact#map">Contact</a>' },
    findings: ['the link "Contact" on / goes to /old-contact, which is redirected to /contact'],
  },

  needs: ['summaries', 'redirects'],

  *site(context) {
    const moved = new Map(context.redirects.map(({ from, to }) => [from, to]))
    const targetOf = (own: string) => moved.get(withSlash(withoutQuery(own), context.site.urls.trailingSlash))
    for (const { link, found, at } of linksWith(context, ({ own }) => targetOf(own)))
      yield {
        text: `${called(link)} on {{page}} goes to ${withoutQuery(link.own)}, which is redirected to ${found}`,
        at,
        help: `write ${found}`,
      }
  },
})
