// Firebase Hosting: writes firebase.json, and reads its redirects and headers back.
// firebase.google.com/docs/hosting/full-config (read 2026-11).
import type { Host } from '../model/host.ts'
import { spellings } from '../model/spellings.ts'
import { jsonOf, objectsIn, pairsIn } from './formats/json-files.ts'
import { encodedTarget, literal, wirePaths } from './formats/spellings.ts'

const FILE = 'firebase.json'

/** A path in an expression of RE2 that JavaScript takes too, as superstatic does: there a quote has no escape. */
const quoted = (path: string) => literal(path).replaceAll('\\"', '"')

/**
 * An address in every spelling, as a regular expression, because a glob gives some characters a meaning. Firebase compares
 * the path of a request undecoded.
 */
function pattern(from: string): string {
  const bare = spellings(from).find((path) => !/(?:.\/|\.html)$/.test(path)) ?? from
  const forms = [...new Set([...wirePaths(bare), bare].map(quoted))]
  return `^(?:${forms.join('|')})(?:/${/\.[a-z0-9]+$/i.test(bare) ? '' : '|\\.html'})?$`
}
const unescaped = (regex: string) => {
  const [, form = ''] = /^\^\(\?:((?:[^\\|()]|\\.)*)[|)]/.exec(regex) ?? []
  return form.replace(/\\(.)/g, '$1')
}

/** Escapes in a row, decoded if they are UTF-8. */
function decodedEscapes(escapes: string): string {
  try {
    return decodeURI(escapes)
  } catch {
    return escapes
  }
}

/** The target of a redirect with no escape, for Firebase escapes it, percent signs and all. */
const bareTarget = (to: string) => {
  const origin = 'https://own.invalid'
  const { href } = new URL(to, origin)
  const target = href.startsWith(`${origin}/`) ? href.slice(origin.length) : href
  return target.replace(/(?:%[\da-f]{2})+/gi, decodedEscapes)
}

export default {
  own: [FILE],

  /** Redirects override files. Of two rules that set one header the later applies. */
  files({ plan, headers, ownFiles }) {
    const hosting = {
      public: '.',
      ignore: [...ownFiles, '**/.git/**'],
      cleanUrls: true,
      trailingSlash: plan.site.urls.trailingSlash === 'always',
      redirects: plan.redirects.map(({ from, to, status }) => ({
        regex: pattern(from),
        destination: bareTarget(to),
        type: status,
      })),
      headers: headers.map(({ path, values }) => ({
        source: path.replace(/\*$/, '**'),
        headers: values.map(([key, value]) => ({ key, value })),
      })),
    }
    return new Map([[FILE, `${JSON.stringify({ hosting }, null, 2)}\n`]])
  },

  canonical: 301,
  limits: {
    statuses: [301, 302],
    fileBytes: 2 ** 31,
    source: 'firebase.google.com/docs/hosting: full-config#redirects, usage-quotas-pricing (read 2026-11)',
  },

  read(text) {
    const [hosting] = objectsIn([jsonOf(text(FILE) ?? '').hosting])
    const redirects = objectsIn(hosting?.redirects).map(({ regex, destination, type }) => {
      return { from: unescaped(String(regex)), to: encodedTarget(String(destination)), status: Number(type) }
    })
    const headers = objectsIn(hosting?.headers).map((rule) => ({
      path: String(rule.source).replace(/\*\*$/, '*'),
      values: pairsIn(rule.headers),
    }))
    return { redirects, rules: redirects.length, headers }
  },
} satisfies Host
