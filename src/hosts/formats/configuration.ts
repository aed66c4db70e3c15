// Writes and reads back the configuration of a web server: strings, blocks, redirects and headers.
import type { Host, HostRules } from '../../model/host.ts'
import { encodedPath } from '../../model/spellings.ts'
import { encodedTarget } from './spellings.ts'

/** The configuration that Apache, nginx and Caddy share. */
export const OWN_SERVER = {
  precompressed: ['br', 'gz'],
  canonical: 301,
  queries: 'dropped',
  missingByLanguage: true,
  hidesErrorPages: true,
} as const satisfies Partial<Host>

/** A string in quotation marks. */
export const quoted = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`

/** A string in quotation marks without its backslashes. */
export const unquoted = (text: string) => text.replace(/\\(.)/g, '$1')

/** A block in braces. */
export const block = (head: string, lines: readonly string[], indent = '  ') => [
  `${head} {`,
  ...lines.map((line) => indent + line),
  '}',
]

/** The target of a redirect that keeps the query of the request, unless the target has its own. */
export function targetWith(query: string, to: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(encodedTarget(to)) ?? []
  return rest.startsWith('?') ? path + rest : `${path}${query}${rest}`
}

/** How a server's configuration is read. */
interface Syntax {
  /** Finds all redirects in the file. Their groups are `from`, `to` and `status`. */
  readonly redirect: RegExp
  /** Finds all redirects of a path with a query. Their groups are `from`, `query`, `to` and `status`. */
  readonly queryRedirect: RegExp
  readonly fromOf?: (text: string) => string
  readonly toOf?: (text: string) => string
  /** The address of the header rule that a line begins. Headers before the first such line are for all addresses. */
  readonly ruleIn: (line: string) => string | undefined
  /** Matches a header. Its groups are `name` and `value`. */
  readonly header: RegExp
}

/** Reads a file back. Without the file there are no rules. */
export function readConfiguration(
  config = '',
  { redirect, queryRedirect, fromOf = unquoted, toOf = unquoted, ruleIn, header }: Syntax,
): HostRules {
  const matches = [...config.matchAll(queryRedirect), ...config.matchAll(redirect)]
  const redirects = matches.map(({ groups = {} }) => {
    const { from = '', to = '', status } = groups
    const query = groups.query === undefined ? undefined : { query: unquoted(groups.query) }
    return { from: encodedPath(fromOf(from)), ...query, to: toOf(to), status: Number(status) }
  })
  const rules: { path: string; values: [string, string][] }[] = [{ path: '/*', values: [] }]
  for (const line of config.split('\n')) {
    const path = ruleIn(line)
    if (path !== undefined) rules.push({ path, values: [] })
    const { name, value = '' } = header.exec(line)?.groups ?? {}
    if (name !== undefined) rules.at(-1)?.values.push([name, unquoted(value)])
  }
  return { redirects, rules: redirects.length, headers: rules.filter(({ values }) => values.length > 0) }
}
