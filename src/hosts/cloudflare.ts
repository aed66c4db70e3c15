// The plan -> the _redirects and _headers of Cloudflare Pages and of Workers' static assets, and both read back. Pure.
// developers.cloudflare.com/pages/configuration: redirects, headers; workers/static-assets (read 2026-11).
import type { Host } from '../model/hosting/host.ts'
import { encodedPath, encodedTarget } from '../model/hosting/spellings.ts'
import { HEADERS, headerLines, REDIRECTS, readUnderscoreFiles } from '../model/hosting/underscore-files.ts'

export default {
  own: [REDIRECTS, HEADERS],

  /**
   * A rule does not take its address with a slash more or less, so each redirect is two; rules come before files.
   * Values of one header from two rules are joined by a comma, so a narrower rule takes away (`!`) what `/*` said.
   */
  files({ plan, headers }) {
    const everywhere = new Set<string>()
    const rules = plan.redirects.flatMap(({ from, to, status }) => {
      const path = encodedPath(from)
      const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`
      const all = /\.[a-z0-9]+$/i.test(path) ? [path] : [path, other]
      return all.map((each) => `${each} ${encodedTarget(to)} ${status}\n`)
    })
    const lines = headerLines(headers, ({ path, values }) => {
      if (path === '/*') for (const [name] of values) everywhere.add(name)
      return path === '/*' ? [] : values.flatMap(([name]) => (everywhere.has(name) ? [`! ${name}`] : []))
    })
    return new Map([
      [REDIRECTS, rules.join('') || '\n'],
      [HEADERS, lines],
    ])
  },

  canonical: 308,
  limits: {
    rules: 2000,
    beyond: 'Cloudflare drops the rest',
    statuses: [301, 302, 303, 307, 308],
    headerRules: 100,
    line: { [REDIRECTS]: 1000, [HEADERS]: 2000 },
    // A report of a silent cap at 100 kB, below which this stays.
    ownBytes: { [REDIRECTS]: 90_000 },
    files: 20_000,
    fileBytes: 25 << 20,
    source: 'developers.cloudflare.com/pages: configuration/{redirects,headers}, platform/limits (read 2026-11)',
  },
  read: (text) => readUnderscoreFiles(text, true),
} satisfies Host
