// The `_redirects` and `_headers` files, in the syntax that Netlify and Cloudflare share.
import type { HeaderRule, HostRules } from '../../model/host.ts'

export const REDIRECTS: string = '_redirects'
export const HEADERS: string = '_headers'

/** Header rules as lines: a path, and its headers below it. `before` is written above the headers of a path. */
export const headerLines = (rules: readonly HeaderRule[], before: (rule: HeaderRule) => readonly string[] = () => []) =>
  rules
    .map((rule) =>
      [rule.path, ...[...before(rule), ...rule.values.map(([name, value]) => `${name}: ${value}`)].map((l) => `  ${l}`)]
        .join('\n')
        .concat('\n'),
    )
    .join('')

/** A redirect, without those for some visitors only (`Country=gr`) and without rewrites, whose status is 200 or 404. */
const REDIRECT =
  /^(?<from>\/\S*)[ \t]+(?:(?<query>[^\s/:=]+=[^\s/:=]+)[ \t]+)?(?<to>(?:\/|https?:)\S*)(?:[ \t]+(?<status>3\d\d)(?<forced>!?))?\s*(?:#.*)?$/gm

/** Reads both files back. `isForced`: every redirect wins over the file at its address, with `!` or without. */
export function readUnderscoreFiles(text: (path: string) => string | undefined, { isForced = false } = {}): HostRules {
  const lines = text(REDIRECTS) ?? ''
  const redirects = [...lines.matchAll(REDIRECT)].map(({ groups = {} }) => {
    const { from = '', to = '', query, status = '301', forced }: Readonly<Record<string, string | undefined>> = groups
    const yields = !isForced && !forced && ({ yields: true } as const)
    return { from, ...(query !== undefined && { query }), to, status: Number(status), ...yields }
  })
  const rules = lines.match(/^[ \t]*(?:\/|https?:)/gm)?.length ?? 0
  return { redirects, rules, headers: headersIn(text(HEADERS) ?? '') }
}

/** A line that is not indented begins the rules of a path; those below it are its headers. */
function headersIn(text: string): HeaderRule[] {
  const rules: { path: string; values: [name: string, value: string][] }[] = []
  for (const line of text.split('\n')) {
    const [, name, value = ''] = /^\s+([^\s:]+):(.*)$/s.exec(line) ?? []
    if (name !== undefined) rules.at(-1)?.values.push([name, value.trim()])
    else if (/^[^\s#]/.test(line)) rules.push({ path: line.trim(), values: [] })
  }
  return rules
}
