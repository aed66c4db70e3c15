// Every link has an address: no "#" that stands for a page not written yet.

import { defineRule } from '../../../model/checks/rule.ts'
import { spanOf } from '../../page/facts.ts'

/** What templates of other sites write where an address is to come. */
const NOWHERE = /^(?:#!?|#0|#none|about:blank|https?:\/{0,2}|\/\/)$/i

export default defineRule({
  why: 'A link that leads nowhere throws the reader to the top of the page and looks broken.',
  level: 'error',
  help: 'write the address of the page, or take the link away until there is one',
  fine: { pages: { '/': '<a href="#menu" id="menu">Menu</a> <a href="/#">Home</a>' } },
  bad: {
    pages: { '/': '<a href="#">Prices</a><a href="">Areas</a><a href="https://">Map</a>' },
    findings: [
      'the link "Prices" on / leads nowhere: its address is "#"',
      'the link "Areas" on / leads nowhere: its address is ""',
      'the link "Map" on / leads nowhere: its address is "https://"',
    ],
  },

  *page(page) {
    for (const name of ['a', 'area'])
      for (const link of page.all(name)) {
        const { href } = link.attributes
        // What runs code is sec/form's to report.
        if (href === undefined || /script:/i.test(href) || !(href.trim() === '' || NOWHERE.test(href.trim()))) continue
        yield {
          text: `the link "${page.textOf(link)}" on {{page}} leads nowhere: its address is "${href}"`,
          at: { page: page.path, span: spanOf(link) },
        }
      }
  },
})
