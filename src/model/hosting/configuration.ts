// Writes and reads back the configuration of a web server: strings, blocks, redirects and headers.
import type { HeaderRule, HostRedirect, HostRules } from './host.ts'
import { encodedPath, encodedTarget, withoutSpellings } from './spellings.ts'

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

/** How a server's configuration is read, line by line. */
interface Syntax {
  /** Matches a redirect. Its groups are `from`, `to` and `status`. */
  readonly redirect: RegExp
  /** Finds all redirects of a path with a query in the file. Its groups are `from`, `query`, `to` and `status`. */
  readonly queryRedirects: RegExp
  readonly fromOf?: (text: string) => string
  readonly toOf?: (text: string) => string
  /** The address of the header rule that a line begins. Headers before the first such line are for all addresses. */
  readonly ruleIn: (line: string) => string | undefined
  /** Matches a header. Its groups are `name` and `value`. */
  readonly header: RegExp
}

/** Reads a file back. Its redirects take precedence over pages. Without the file there are no rules. */
export function readConfiguration(
  file: string,
  config: string | undefined,
  { redirect, queryRedirects, fromOf = unquoted, toOf = unquoted, ruleIn, header }: Syntax,
): HostRules {
  if (config === undefined) return { redirects: [], rules: 0 }
  const redirects = [...config.matchAll(queryRedirects)].map(({ index, groups = {} }): HostRedirect => {
    const { from = '', query = '', to = '', status = '' } = groups
    const line = config.slice(0, index).split('\n').length
    const found = { from: encodedPath(fromOf(from)), query: unquoted(query), to: unquoted(to), status }
    return { ...found, file, line, forced: true, dynamic: false }
  })
  const rules: { path: string; values: [string, string][] }[] = [{ path: '/*', values: [] }]
  for (const [i, line] of config.split('\n').entries()) {
    const { from, to = '', status = '' } = redirect.exec(line)?.groups ?? {}
    if (from !== undefined) {
      const found = { from: encodedPath(fromOf(from)), to: toOf(to), status }
      redirects.push({ ...found, file, line: i + 1, forced: true, dynamic: false })
    }
    const path = ruleIn(line)
    if (path !== undefined) rules.push({ path, values: [] })
    const { name, value = '' } = header.exec(line)?.groups ?? {}
    if (name !== undefined) rules.at(-1)?.values.push([name, unquoted(value)])
  }
  const headers: HeaderRule[] = rules.filter(({ values }) => values.length > 0)
  return { redirects: withoutSpellings(redirects), rules: redirects.length, headers: { file, rules: headers } }
}
