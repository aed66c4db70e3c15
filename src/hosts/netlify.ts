// Netlify: writes _redirects and _headers, and reads both back.
// Formats: docs.netlify.com/manage/routing, "Redirects and rewrites" and "Custom headers" (read 2026-11).
import type { Host } from '../model/host.ts'
import { encodedPath } from '../model/spellings.ts'
import { disjointRules } from './formats/header-rules.ts'
import { encodedTarget } from './formats/spellings.ts'
import { HEADERS, headerLines, REDIRECTS, readUnderscoreFiles } from './formats/underscore-files.ts'

export default {
  own: [REDIRECTS, HEADERS],

  /**
   * `!` makes a rule override the HTML page of the redirect. An address that has none gets a rule without `!`: its page
   * would be the file of another page on disks that ignore case, and that page must win. A rule applies to an address
   * with and without a last slash. No two rules set a header for one address, because it is not documented which
   * applies; pages are left to Netlify's own Cache-Control, which revalidates each time. A 404 rule without `!` applies
   * if there is no file.
   */
  files({ plan, queries, headers, missingIn }) {
    const asked = queries.map(
      ({ from, query, to, status }) => `${encodedPath(from)} ${query} ${encodedTarget(to)} ${status}!\n`,
    )
    const rules = plan.redirects.map(
      ({ from, to, status, hostOnly }) => `${encodedPath(from)} ${encodedTarget(to)} ${status}${hostOnly ? '' : '!'}\n`,
    )
    const missing = missingIn.map((code) => `/${code}/* /${code}/404.html 404\n`)
    return new Map([
      [REDIRECTS, [...asked, ...rules, ...missing].join('') || '\n'],
      [HEADERS, headerLines(disjointRules(headers))],
    ])
  },

  canonical: 301,
  queries: 'passed',
  missingByLanguage: true,
  limits: {
    rules: 10_000,
    beyond: 'Netlify asks for wildcards instead',
    statuses: [301, 302],
    source: 'docs.netlify.com/manage/routing/redirects: overview, redirect-options (read 2026-11)',
  },
  read: (text) => readUnderscoreFiles(text),
} satisfies Host
