// A link to a profile leads to the network it names, not to a host that is spelt nearly so.

import { defineRule } from '../../../model/checks/rule.ts'
import { meantHost } from '../../data/networks.ts'
import { spanOf } from '../../page/facts.ts'
import { parsed } from '../../site/addresses.ts'

/** The host of an address that leads elsewhere. */
const hostOf = (href: string) => (/^(?:https?:)?\/\//i.test(href) ? (parsed(href)?.hostname ?? '') : '')

export default defineRule({
  why: 'Hosts spelt nearly like a network belong to people who wait there for visitors who mistype.',
  level: 'error',
  help: 'copy the address from the browser, with the profile open',
  fine: {
    pages: { '/': '<a href="https://tiktak.gr/">A shop</a> <a href="https://youtu.be/x">A film</a>' },
  },
  bad: {
    pages: {
      '/': '<a href="https://www.facebok.com/wheels">Facebook</a> <a href="https://instagram.con/wheels">Pictures</a>',
    },
    findings: [
      'the link "Facebook" on / leads to www.facebok.com, expected www.facebook.com',
      'the link "Pictures" on / leads to instagram.con, expected instagram.com',
    ],
  },

  *page(page, _, { site }) {
    for (const link of page.all('a')) {
      const { href = '' } = link.attributes
      const host = hostOf(href)
      const meant = host === '' ? undefined : meantHost(host)
      // Profiles of the business are told where they are declared.
      if (meant === undefined || site.business.sameAs.includes(href)) continue
      yield {
        text: `the link "{{name}}" on {{page}} leads to ${host}, expected ${meant}`,
        data: { name: (page.textOf(link) || link.attributes['aria-label']) ?? '' },
        at: { page: page.path, span: spanOf(link), value: href },
      }
    }
  },

  *site({ site }) {
    for (const [i, href] of site.business.sameAs.entries()) {
      const host = hostOf(href)
      const meant = meantHost(host)
      if (meant !== undefined)
        yield {
          text: `a profile of the business is at ${host}, expected ${meant}`,
          at: { file: 'site.yaml', path: ['business', 'sameAs', i] },
        }
    }
  },
})
