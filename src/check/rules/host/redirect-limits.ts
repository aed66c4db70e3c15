// The redirects fit into what each host of site.yaml takes.

import { defineRule } from '../../../model/checks/rule.ts'
import { thousands } from '../../../model/report.ts'
import { hostRulesOf } from '../../site/hosts.ts'
import { redirectsAt } from '../../site/places.ts'

const many = (count: number) => Array.from({ length: count }, (_, i) => `/old-${i} /contact 301\n`).join('')

export default defineRule({
  why: 'Past its limit a host drops redirects without a word, and old links break.',
  level: 'error',
  help: 'delete redirects nobody follows any more, or join them under a pattern',
  source: 'the page named beside the limits of each host in src/hosts/',
  fine: { output: { _redirects: many(10_000) } },
  bad: {
    output: { _redirects: many(10_001) },
    findings: ['there are 10,001 redirects, netlify takes 10,000'],
  },

  needs: ['output', 'pages', 'routes', 'redirects', 'hosts'],

  *site(context) {
    for (const name of context.site.hosts) {
      const limits = context.hosts.get(name)?.limits
      const rules = hostRulesOf(context).get(name)?.rules ?? 0
      if (limits?.rules === undefined || rules <= limits.rules) continue
      yield {
        text: `there are ${thousands(rules)} redirects, ${name} takes ${thousands(limits.rules)}`,
        at: redirectsAt,
        help: `${limits.beyond ?? 'the rest is dropped'}; delete what nobody follows any more`,
      }
    }
  },
})
