// A redirect leads to its page in one step.

import { defineRule } from '../../../model/checks/rule.ts'
import { type Step, stepsOf, takes, targetOf } from '../../site/redirects.ts'

export default defineRule({
  why: 'Each further step costs a visitor on a slow line another wait, and a circle never arrives.',
  level: 'warning',
  help: 'send each address straight to the page at the end',
  source: 'developers.google.com/search/docs/crawling-indexing/http-network-errors, redirects (read 2026-11)',
  fine: { output: { _redirects: '/old-contact /contact 301!\n/call /contact 301!\n' } },
  bad: {
    output: {
      _redirects: '/call /old-contact 301!\n/old-contact /contact 301!\n/here /there 301!\n/there /here 301!\n',
    },
    findings: [
      '/call goes to /old-contact, which line 2 of _redirects sends on to /contact',
      '/here goes to /there, which line 4 of _redirects sends back to /here',
      '/there goes to /here, which line 3 of _redirects sends back to /there',
    ],
  },

  needs: ['output', 'pages', 'routes', 'redirects', 'answers', 'hosts'],

  *site(context) {
    const steps = stepsOf(context)
    const exact = new Map<string, Step>()
    /** All pages answer as one; so does each file of a host. */
    const keyOf = ({ file, line }: Step, from: string) => `${line === undefined ? '' : file} ${from}`
    for (const step of steps)
      if (!step.dynamic && !exact.has(keyOf(step, step.from))) exact.set(keyOf(step, step.from), step)
    const dynamic = steps.filter((step) => step.dynamic)
    for (const step of steps) {
      const target = targetOf(step, context)
      if (target === undefined) continue
      // A pattern takes an address that has a page only where it is forced.
      const next =
        exact.get(keyOf(step, target)) ??
        dynamic.find(
          (other) =>
            other.file === step.file && takes(other, target) && (other.forced || context.answers(target) === undefined),
        )
      if (!next) continue
      if (next === step) {
        yield { text: `${step.from} goes to ${target}, which it takes as well`, at: step.at, help: 'send it to a page' }
        continue
      }
      const end = targetOf(next, context) ?? next.to
      const where = next.line === undefined ? next.file : `line ${next.line} of ${next.file}`
      const back = end === step.from
      yield {
        text: `${step.from} goes to ${target}, which ${where} sends ${back ? 'back' : 'on'} to ${end}`,
        at: step.at,
        help: back ? 'send one of them to a page' : `send it straight to ${end}`,
      }
    }
  },
})
