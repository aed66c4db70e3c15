// Links write an address the one way the site writes it: with or without the last slash, never with .html.

import { withSlash } from '../../../model/address.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { withoutQuery } from '../../site/addresses.ts'
import { linksWith } from '../../site/links.ts'

export default defineRule({
  why: 'A link in another form costs the visitor a redirect, or shows the page under a second address.',
  level: 'error',
  help: 'write the address as the route has it',
  source:
    'developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls, link consistently (read 2026-11)',
  fine: { pages: { '/': '<a href="/contact#map">Contact</a>' } },
  bad: {
    pages: { '/': '<a href="/contact/">Contact</a> <a href="/repairs/brakes.html">Brakes</a>' },
    findings: [
      'the link "Contact" on / is written /contact/, expected /contact',
      'the link "Brakes" on / is written /repairs/brakes.html, expected /repairs/brakes',
    ],
  },

  needs: ['pages', 'summaries'],

  *site(context) {
    const { pages, site } = context
    /** The address of the page that a path means, if it is written otherwise. */
    const wanted = (path: string) => {
      const plain = withSlash(path.replace(/(?:\/index)?\.html$/, '') || '/', site.urls.trailingSlash)
      return !pages.has(path) && pages.has(plain) ? plain : undefined
    }
    for (const { link, found, at } of linksWith(context, ({ own, kind }) =>
      kind === 'link' ? wanted(withoutQuery(own)) : undefined,
    ))
      yield {
        text: `the link "${link.text}" on {{page}} is written ${withoutQuery(link.own)}, expected ${found}`,
        at,
        help: `write ${found}`,
      }
  },
})
