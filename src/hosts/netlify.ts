// The plan -> Netlify's _redirects and _headers, and both read back. Pure.
// Formats: docs.netlify.com/manage/routing, "Redirects and rewrites" and "Custom headers" (read 2026-11).
import { disjointRules } from '../model/hosting/header-rules.ts'
import type { Host } from '../model/hosting/host.ts'
import { encodedPath, encodedTarget } from '../model/hosting/spellings.ts'
import { HEADERS, headerLines, REDIRECTS, readUnderscoreFiles } from '../model/hosting/underscore-files.ts'

export default {
  own: [REDIRECTS, HEADERS],

  /**
   * `!` makes a rule win over the HTML page that stands at the same address for hosts without redirects. A rule takes
   * an address with and without its last slash. No header is said by two rules of one address: which counts is not
   * documented, and what is left out for pages is Netlify's own Cache-Control, which asks anew each time. A rule of 404
   * without `!` counts where there is no file.
   */
  files({ plan, headers, missingIn }) {
    const rules = plan.redirects.map(({ from, to, status }) => `${encodedPath(from)} ${encodedTarget(to)} ${status}!\n`)
    const missing = missingIn.map((code) => `/${code}/* /${code}/404.html 404\n`)
    return new Map([
      [REDIRECTS, [...rules, ...missing].join('') || '\n'],
      [HEADERS, headerLines(disjointRules(headers))],
    ])
  },

  canonical: 301,
  missingByLanguage: true,
  limits: {
    rules: 10_000,
    beyond: 'Netlify asks for wildcards instead',
    statuses: [301, 302],
    source: 'docs.netlify.com/manage/routing/redirects: overview, redirect-options (read 2026-11)',
  },
  read: (text) => readUnderscoreFiles(text),
} satisfies Host
