// Links write an address the one way the site writes it: with or without the last slash, never with .html.

import { withSlash } from '../../../model/address.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { localPath } from '../../site/addresses.ts'
import { linksWhere } from '../../site/links.ts'

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

  *site({ pages, site, summaries }) {
    const wanted = ({ href, kind }: { href: string; kind: string }): { path: string; plain: string } | undefined => {
      const path = kind === 'link' ? localPath(href, site.origin) : undefined
      if (path === undefined || pages.has(path)) return undefined
      const plain = withSlash(
        path.replace(/(?:\/|^\/)index\.html$/, '/').replace(/\.html$/, ''),
        site.urls.trailingSlash,
      )
      return plain !== path && pages.has(plain) ? { path, plain } : undefined
    }
    for (const { page, link } of linksWhere(summaries, (entry) => wanted(entry) !== undefined)) {
      const { path, plain } = wanted(link) ?? { path: link.href, plain: link.href }
      yield {
        text: `the link "${link.text}" on {{page}} is written ${path}, expected ${plain}`,
        at: { page: page.path, span: { start: link.start, end: link.end }, value: link.href },
        help: `write ${plain}`,
      }
    }
  },
})
