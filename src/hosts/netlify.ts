// The plan -> Netlify's _redirects and _headers, and both read back. Pure.
// Formats: docs.netlify.com/manage/routing, "Redirects and rewrites" and "Custom headers" (read 2026-11).
import type { HeaderRule, Host, HostRedirect } from '../model/checks/host.ts'

const [REDIRECTS, HEADERS] = ['_redirects', '_headers']

export default {
  /** `!` makes a rule win over the HTML page that stands at the same address for hosts without redirects. */
  files({ plan, headers }) {
    const rules = plan.redirects.map(({ from, to, status }) => `${from} ${to} ${status}!`)
    const lines = headers.map(({ path, values }) =>
      [path, ...values.map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    return new Map([
      [REDIRECTS, `${rules.join('\n')}\n`],
      [HEADERS, `${lines.join('\n')}\n`],
    ])
  },

  limits: {
    rules: 10_000,
    beyond: 'Netlify asks for wildcards instead',
    statuses: [301, 302],
    source: 'docs.netlify.com/manage/routing/redirects: overview, redirect-options (read 2026-11)',
  },

  read(text) {
    const [redirects, headers] = [text(REDIRECTS) ?? '', text(HEADERS)]
    return {
      redirects: [...redirectsIn(redirects)],
      rules: redirects.match(/^[ \t]*(?:\/|https?:)/gm)?.length ?? 0,
      ...(headers !== undefined && { headers: { file: HEADERS, rules: headersIn(headers) } }),
    }
  },
} satisfies Host

function* redirectsIn(text: string): Generator<HostRedirect> {
  for (const [i, raw] of text.split('\n').entries()) {
    const [from = '', ...rest] = raw
      .replace(/(?:^|\s)#.*/, '')
      .trim()
      .split(/\s+/)
    const [to = '', ...after] = rest
    // A full address redirects another domain of the site; a query between the two is for some visitors only.
    if (!from.startsWith('/') || !/^(?:\/|https?:)/.test(to)) continue
    const status = after.find((part) => /^\d{3}!?$/.test(part)) ?? ''
    // So is a country or a language; 200 shows another page and 404 none at all.
    if (after.some((part) => part.includes('=')) || /^[24]/.test(status)) continue
    yield {
      file: REDIRECTS,
      line: i + 1,
      from,
      to,
      status: status.replace('!', ''),
      forced: status.endsWith('!'),
      dynamic: /\*|\/:/.test(from),
    }
  }
}

/** A line that is not indented begins the rules of a path; those below it are its headers. */
function headersIn(text: string): HeaderRule[] {
  const rules: { path: string; values: [name: string, value: string][] }[] = []
  for (const line of text.split('\n')) {
    const [, name, value = ''] = /^\s+([^\s:]+):\s*(.*?)\s*$/.exec(line) ?? []
    if (name !== undefined) rules.at(-1)?.values.push([name, value])
    else if (/^[^\s#]/.test(line)) rules.push({ path: line.trim(), values: [] })
  }
  return rules
}
