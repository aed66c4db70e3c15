// A page that moved for good says so: 301 or 308, written out, and known to the host.

import { defineRule } from '../../../model/checks/rule.ts'
import { redirectAt } from '../../site/places.ts'
import { stepsOf } from '../../site/redirects.ts'

export default defineRule({
  why: 'Search engines keep the old address of a page that moved for a while, and hosts guess when no status is given.',
  level: 'warning',
  help: 'write status: 301',
  source: 'developers.google.com/search/docs/crawling-indexing/301-redirects (read 2026-11)',
  fine: { output: { _redirects: '/old-contact /contact 301!\n' } },
  bad: {
    output: { _redirects: '/old-contact /contact 302!\n/call /contact\n/phone /contact 308\n' },
    findings: [
      '/old-contact goes to /contact with 302, which says that it will be back',
      '/call goes to /contact without a status, which some hosts take for 302',
      '/phone goes to /contact with 308, which netlify does not know',
    ],
  },

  needs: ['output', 'pages', 'routes', 'redirects', 'hosts'],

  *site(context) {
    const known = context.site.hosts.flatMap((name) => {
      const statuses = context.hosts.get(name)?.limits?.statuses
      return statuses ? [{ name, statuses: statuses.map(String) }] : []
    })
    for (const { line, from, to, status, at } of stepsOf(context)) {
      if (line === undefined) continue
      const place = redirectAt(context, from, 'status') ?? at
      const host = known.find(({ statuses }) => !statuses.includes(status))
      if (status === '')
        yield {
          text: `${from} goes to ${to} without a status, which some hosts take for 302`,
          at: place,
          help: 'write 301 after it',
        }
      else if (host !== undefined)
        yield {
          text: `${from} goes to ${to} with ${status}, which ${host.name} does not know`,
          at: place,
          help: `choose one of ${host.statuses.join(', ')}`,
        }
      else if (['302', '303', '307'].includes(status))
        yield {
          text: `${from} goes to ${to} with ${status}, which says that it will be back`,
          at: place,
          help: 'status: 301, or ignore: with the reason why it will',
        }
    }
  },
})
