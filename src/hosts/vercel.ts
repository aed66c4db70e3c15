// Vercel: writes vercel.json, and reads its redirects and headers back.
// vercel.com/docs/project-configuration/vercel-json, and the schema of @vercel/routing-utils 6.6.0 (read 2026-11).
import type { Host } from '../model/host.ts'
import { encodedPath } from '../model/spellings.ts'
import { unquoted } from './formats/configuration.ts'
import { jsonOf, objectsIn, pairsIn } from './formats/json-files.ts'
import { encodedTarget, literal } from './formats/spellings.ts'

const FILE = 'vercel.json'

/** `/assets/*` as path-to-regexp writes it. */
const source = (path: string) => path.replace(/\*$/, '(.*)')

/** The target of a redirect. Colons after the host are escaped, because `:name` is a parameter. */
function destination(to: string): string {
  const [, origin = '', path = ''] = /^(https:\/\/[^/?#]*)?(.*)$/s.exec(encodedTarget(to)) ?? []
  return origin + path.replaceAll(':', '%3A')
}

const leads = (to: string, status: number) => ({ destination: destination(to), statusCode: status })

export default {
  own: [FILE],

  /**
   * Vercel normalises the last slash before it applies redirects, so a source has the slash of the site's policy, as
   * the plan writes it. Of two rules that set one header the later applies.
   */
  files({ plan, queries, headers }) {
    const settings = {
      $schema: 'https://openapi.vercel.sh/vercel.json',
      cleanUrls: true,
      trailingSlash: plan.site.urls.trailingSlash === 'always',
      redirects: [
        ...queries.map(({ from, query, to, status }) => {
          const [key, value = ''] = query.split('=')
          return {
            source: encodedPath(from),
            has: [{ type: 'query', key, value: literal(value) }],
            ...leads(to, status),
          }
        }),
        ...plan.redirects.map(({ from, to, status }) => ({ source: encodedPath(from), ...leads(to, status) })),
      ],
      headers: headers.map(({ path, values }) => ({
        source: source(path),
        headers: values.map(([key, value]) => ({ key, value })),
      })),
    }
    return new Map([[FILE, `${JSON.stringify(settings, null, 2)}\n`]])
  },

  canonical: 308,
  queries: 'passed',
  limits: {
    rules: 2048,
    beyond: 'Vercel refuses the file; more go into bulk redirects',
    statuses: [301, 302, 303, 307, 308],
    headerRules: 2048,
    source: 'the schema of @vercel/routing-utils 6.6.0 (read 2026-11)',
  },

  read(text) {
    const settings = jsonOf(text(FILE) ?? '')
    const redirects = objectsIn(settings.redirects).map(({ source, has, destination, statusCode }) => {
      const [asked] = objectsIn(has)
      const query = asked && { query: `${asked.key}=${unquoted(String(asked.value))}` }
      return { from: String(source), ...query, to: String(destination), status: Number(statusCode) }
    })
    const headers = objectsIn(settings.headers).map((rule) => ({
      path: String(rule.source).replace(/\(\.\*\)$/, '*'),
      values: pairsIn(rule.headers),
    }))
    return { redirects, rules: redirects.length, headers }
  },
} satisfies Host
