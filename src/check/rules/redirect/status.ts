// A page that moved for good says so: 301 or 308, written out, and known to the host.

import { defineRule } from '../../../model/rule.ts'
import { redirectAt } from '../../places.ts'
import { stepsOf } from '../../redirects.ts'

/** Codes a host's _redirects may hold for a redirect. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  // docs.netlify.com/manage/routing/redirects/redirect-options, read 2026-11
  netlify: ['301', '302'],
  // developers.cloudflare.com/pages/configuration/redirects, read 2026-11
  cloudflare: ['301', '302', '303', '307', '308'],
  // docs.gitlab.com/user/project/pages/redirects, read 2026-11
  gitlab: ['301', '302'],
}

export default defineRule({
  why: 'Search engines keep the old address of a page that moved for a while, and hosts guess when no status is given.',
  level: 'warning',
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

  *site(world) {
    for (const { file, from, to, status, at } of stepsOf(world)) {
      if (file !== '_redirects') continue
      const place = redirectAt(world, from, 'status') ?? at
      const host = world.site.hosts.find((name) => KNOWN[name] !== undefined && !KNOWN[name].includes(status))
      if (status === '') yield { text: `${from} goes to ${to} without a status, which some hosts take for 302`, at: place, help: 'write 301 after it' }
      else if (host !== undefined)
        yield { text: `${from} goes to ${to} with ${status}, which ${host} does not know`, at: place, help: `choose one of ${KNOWN[host]?.join(', ')}` }
      else if (['302', '303', '307'].includes(status))
        yield {
          text: `${from} goes to ${to} with ${status}, which says that it will be back`,
          at: place,
          help: 'status: 301, or expect: with the reason why it will',
        }
    }
  },
})
