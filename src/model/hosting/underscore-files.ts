// The `_redirects` and `_headers` files, in the syntax that Netlify and Cloudflare share.
import type { HeaderRule, HostRedirect, HostRules } from './host.ts'
import { withoutSpellings } from './spellings.ts'

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

/** Both files read back. `forced`: whether every rule wins over the file at its address, `!` or not. */
export function readUnderscoreFiles(text: (path: string) => string | undefined, forced = false): HostRules {
  const [redirects, headers] = [text(REDIRECTS) ?? '', text(HEADERS)]
  return {
    redirects: withoutSpellings([...redirectsIn(redirects, forced)]),
    rules: redirects.match(/^[ \t]*(?:\/|https?:)/gm)?.length ?? 0,
    ...(headers !== undefined && { headers: { file: HEADERS, rules: headersIn(headers) } }),
  }
}

function* redirectsIn(text: string, forced: boolean): Generator<HostRedirect> {
  for (const [i, raw] of text.split('\n').entries()) {
    const [from = '', ...rest] = raw
      .replace(/(?:^|\s)#.*/, '')
      .trim()
      .split(/\s+/)
    const query = !forced && /^[^/:=]+=[^/:=]+$/.test(rest[0] ?? '') ? rest.shift() : undefined
    const [to = '', ...after] = rest
    // A full address redirects another domain of the site; a host that forces every rule compares no query.
    if (!from.startsWith('/') || !/^(?:\/|https?:)/.test(to)) continue
    const status = after.find((part) => /^\d{3}!?$/.test(part)) ?? ''
    // So is a country or a language; 200 shows another page and 404 none at all.
    if (after.some((part) => part.includes('=')) || /^[24]/.test(status)) continue
    yield {
      file: REDIRECTS,
      line: i + 1,
      from,
      ...(query !== undefined && { query }),
      to,
      status: status.replace('!', ''),
      forced: forced || status.endsWith('!'),
      dynamic: /\*|\/:/.test(from),
    }
  }
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
