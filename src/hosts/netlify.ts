// The plan -> Netlify's _redirects and _headers. Pure. Formats: docs.netlify.com, "Redirects" and "Custom headers" (read 2026-11).
import type { Host } from '../model/host.ts'

export default {
  /** `!` makes a rule win over the HTML page that stands at the same address for hosts without redirects. */
  files({ plan, headers }) {
    const rules = plan.redirects.map(({ from, to, status }) => `${from} ${to} ${status}!`)
    const lines = headers.map(({ path, values }) => [path, ...values.map(([name, value]) => `  ${name}: ${value}`)].join('\n'))
    return new Map([
      ['_redirects', `${rules.join('\n')}\n`],
      ['_headers', `${lines.join('\n')}\n`],
    ])
  },
} satisfies Host
