// GitLab Pages: writes _redirects and reads it back. It sends no headers of a site.
// docs.gitlab.com/user/project/pages: redirects, introduction; the matching of paths and the answers to spellings of an
// address are those of gitlab-org/gitlab-pages, internal/redirects and internal/serving/disk (read 2026-11).
import type { Host } from '../model/host.ts'
import { decodedPath, spellings } from '../model/spellings.ts'
import { encodedTarget } from './formats/spellings.ts'
import { REDIRECTS, readUnderscoreFiles } from './formats/underscore-files.ts'

/** Rules at most. */
const RULES = 1000

/** Parts that GitLab reads as a pattern, a field of the line, or a broken escape; `#` and `?` it compares as they are. */
const UNWRITABLE = /\s|\/(?:\*|:[a-z]+)(?=\/|$)|%(?![\da-f]{2})/iu

/** The address of a redirect as GitLab compares it: decoded, in at most 25 segments. Undefined if no rule can hold it. */
function ruleFrom(path: string): string | undefined {
  const decoded = decodedPath(path)
  return UNWRITABLE.test(decoded) || decoded.split('/').length > 26 ? undefined : decoded
}

/** A target in which nothing is a placeholder. The colons of a scheme and of a port are none. */
const ruleTo = (to: string) => encodedTarget(to).replace(/:(?=[a-z])/gi, '%3A')

export default {
  own: [REDIRECTS],

  /**
   * A rule applies to its address with and without a last slash. Each redirect also gets a rule for its address with
   * `.html`, if these are not too many. GitLab reads no comment behind a rule, and refuses a rule with `!`.
   */
  files({ plan }) {
    const rulesFor = (paths: (from: string) => readonly string[]) =>
      plan.redirects.flatMap(({ from, to, status }) =>
        paths(from).flatMap((path) => {
          const written = ruleFrom(path)
          return written === undefined ? [] : [`${written} ${ruleTo(to)} ${status}\n`]
        }),
      )
    const levels = [
      (from: string) => spellings(from).filter((path, i, all) => i === 0 || path !== `${all[0]}/`),
      (from: string) => [from],
    ].map(rulesFor)
    const rules = levels.find(({ length }) => length <= RULES) ?? levels.at(-1) ?? []
    return new Map([[REDIRECTS, rules.join('') || '\n']])
  },

  precompressed: ['br', 'gz'],
  yields: true,
  allSpellings: true,
  dropsQuery: true,
  caching: 'max-age=600',
  cannot: [
    'sends no headers of your own: of the security headers only the policy in each page holds',
    'lets browsers keep every file for ten minutes: a change is seen that much later',
    'answers /page.html and /page/ as well as /page',
    'redirects without the parameters of the request, such as those of an advertisement',
  ],
  limits: {
    rules: RULES,
    beyond: 'GitLab reads the first 1,000',
    statuses: [301, 302],
    // A larger file is refused as a whole.
    ownBytes: { [REDIRECTS]: 64 << 10 },
    files: 200_000,
    bytes: 1 << 30,
    source:
      'docs.gitlab.com: user/project/pages/redirects, user/gitlab_com, administration/instance_limits (read 2026-11)',
  },
  read: (text) => readUnderscoreFiles((path) => (path === REDIRECTS ? text(path) : undefined)),
} satisfies Host
