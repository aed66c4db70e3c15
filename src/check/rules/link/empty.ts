// Every link has an address: no "#" that stands for a page not written yet, and no network's front page for a profile.

import type { PageElement, PageFacts } from '../../../model/checks/page-facts.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { frontOf } from '../../data/networks.ts'
import { spanOf } from '../../page/facts.ts'
import { parsed } from '../../site/addresses.ts'

/** What templates of other sites write where an address is to come. */
const NOWHERE = /^(?:#!?|#0|#none|about:blank|https?:\/{0,2}|\/\/)$/i

/** An address of another host, with no more than a few letters behind it. */
const ABROAD = /^(?:https?:)?\/\/[^/?#]+(?:\/[^?#]{0,40})?$/i

export default defineRule({
  why: 'A link that leads nowhere throws the reader to the top of the page and looks broken.',
  level: 'error',
  help: 'write the address of the page, or take the link away until there is one',
  fine: { pages: { '/': '<a href="#menu" id="menu">Menu</a> <a href="/#">Home</a> <a aria-current="page">Here</a>' } },
  bad: {
    pages: {
      '/':
        '<a href="#">Prices</a><a href="">Areas</a><a href="https://">Map</a><a class="more">Hours</a>' +
        '<a href="https://www.facebook.com/">Find us on Facebook</a>',
    },
    findings: [
      'the link "Prices" on / leads nowhere: its address is "#"',
      'the link "Areas" on / leads nowhere: its address is ""',
      'the link "Map" on / leads nowhere: its address is "https://"',
      'the link "Hours" on / leads nowhere: it has no address',
      'the link "Find us on Facebook" on / leads to the front page of facebook.com, and to no profile there',
    ],
  },

  *page(page) {
    for (const name of ['a', 'area'])
      for (const link of page.all(name)) {
        const { href } = link.attributes
        if (href === undefined && name === 'a' && isDead(page, link))
          yield {
            text: `the link "${page.textOf(link)}" on {{page}} leads nowhere: it has no address`,
            at: { page: page.path, span: spanOf(link) },
          }
        const front = href !== undefined && ABROAD.test(href) ? frontIn(href) : undefined
        if (front !== undefined)
          yield {
            text:
              `the link "${page.textOf(link)}" on {{page}} leads to the front page of ${front}, ` +
              'and to no profile there',
            at: { page: page.path, span: spanOf(link), value: href },
            help: 'copy the address of the profile from the browser, or take the link away until there is one',
          }
        // What runs code is sec/form's to report.
        if (href === undefined || /script:/i.test(href) || !(href.trim() === '' || NOWHERE.test(href.trim()))) continue
        yield {
          text: `the link "${page.textOf(link)}" on {{page}} leads nowhere: its address is "${href}"`,
          at: { page: page.path, span: spanOf(link) },
        }
      }
  },

  *site({ site }) {
    for (const [i, href] of site.business.sameAs.entries()) {
      const front = frontIn(href)
      if (front !== undefined)
        yield {
          text: `a profile of the business is the front page of ${front}`,
          at: { file: 'site.yaml', path: ['business', 'sameAs', i] },
          help: 'copy the address of the profile from the browser, or delete the line',
        }
    }
  },
})

/** The network whose front page an address elsewhere is. */
const frontIn = (href: string) => ((url) => url && frontOf(url))(parsed(href))

/** Without an address an `a` may mark a place, the page one is on, or what a script makes of it. */
const isDead = (page: PageFacts, link: PageElement) =>
  page.textOf(link) !== '' &&
  Object.keys(link.attributes).every(
    (key) => key === 'class' || key === 'title' || key === 'target' || key === 'rel',
  ) &&
  page.inside(link, 'svg') === undefined
