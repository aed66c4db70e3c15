// No link in the words of a page leads to the page itself.

import { withSlash } from '../../../model/address.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { spanOf } from '../../page/facts.ts'
import { ownPath, withoutQuery } from '../../site/addresses.ts'

export default defineRule({
  why: 'Who taps a link and stays where he was thinks that the page is broken.',
  level: 'warning',
  help: 'lead to another page, to a part of this one (#…), or take the link away',
  fine: { pages: { '/contact': '<a href="#map">Map</a> <a href="/contact#map">Map</a> <a href="/">Home</a>' } },
  bad: {
    pages: {
      '/contact': '<p>Ask <a href="/contact">us</a> or <a href="https://wheels.example/contact?x=1">me</a>.</p>',
    },
    findings: [
      'the link "us" on /contact leads to the page it is on',
      'the link "me" on /contact leads to the page it is on',
    ],
  },

  *page(page, _, { site }) {
    for (const link of page.all('a')) {
      const { href, 'aria-current': current } = link.attributes
      // A map or a list of all places marks the one that is here.
      if (href === undefined || current !== undefined || href.includes('#') || href.trim() === '') continue
      const own = ownPath(href, page.path, site.origin)
      if (own === undefined || withSlash(withoutQuery(own), site.urls.trailingSlash) !== page.path) continue
      // The notice stands on every page, that of its link among them.
      if (site.notice?.text.includes(`[${page.textOf(link)}](`)) continue
      if (!page.inside(link, 'main') || page.inside(link, 'nav', 'header', 'footer', 'aside', 'dialog')) continue
      yield {
        text: `the link "${page.textOf(link)}" on {{page}} leads to the page it is on`,
        at: { page: page.path, span: spanOf(link), value: href },
      }
    }
  },
})
