// Cloudflare Pages and Workers' static assets: writes _redirects and _headers, and reads both back.
// developers.cloudflare.com/pages/configuration: redirects, headers; workers/static-assets (read 2026-11).
import type { Host } from '../model/host.ts'
import { encodedPath, spellings } from '../model/spellings.ts'
import { encodedTarget, wirePaths } from './formats/spellings.ts'
import { HEADERS, headerLines, REDIRECTS, readUnderscoreFiles } from './formats/underscore-files.ts'

/** Static rules at most. */
const RULES = 2000

/** `*` and `:name` are patterns here, so an address that contains one is only written escaped. */
const isStatic = (path: string) => !/[*]|:[a-z]/i.test(path)

export default {
  own: [REDIRECTS, HEADERS],

  /**
   * A rule compares the path of a request literally, so each redirect gets a rule for each spelling of its address; if
   * these are too many, for the address with and without its last slash; if these are still too many, for the address
   * alone. Redirects override files. Values of one header from two rules are joined by a comma, so a narrower rule
   * removes (`!`) what `/*` set.
   */
  files({ plan, headers }) {
    const everywhere = new Set<string>()
    const rulesFor = (paths: (from: string) => readonly string[]) =>
      plan.redirects.flatMap(({ from, to, status }) =>
        paths(from).map((path) => `${path} ${encodedTarget(to)} ${status}\n`),
      )
    const levels = [
      (from: string) => spellings(from).flatMap(wirePaths).filter(isStatic),
      (from: string) => spellings(from).slice(0, 2).map(encodedPath),
      (from: string) => [encodedPath(from)],
    ].map(rulesFor)
    const rules = levels.find((all) => all.length <= RULES) ?? levels.at(-1) ?? []
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
  // It looks for the nearest 404.html up the folders: pages/configuration/serving-pages (read 2026-11).
  missingByLanguage: true,
  limits: {
    rules: RULES,
    beyond: 'Cloudflare drops the rest',
    statuses: [301, 302, 303, 307, 308],
    headerRules: 100,
    line: { [REDIRECTS]: 1000, [HEADERS]: 2000 },
    // A report of a silent cap at 100 kB, below which this stays.
    ownBytes: { [REDIRECTS]: 90_000 },
    files: 20_000,
    paidFiles: 100_000,
    fileBytes: 25 << 20,
    source: 'developers.cloudflare.com/pages: configuration/{redirects,headers}, platform/limits (read 2026-11)',
  },
  read: (text) => readUnderscoreFiles(text, { isForced: true }),
} satisfies Host
