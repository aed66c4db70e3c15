// The plan -> firebase.json, and its redirects and headers read back. Pure.
// firebase.google.com/docs/hosting/full-config (read 2026-11).
import type { Host, HostRedirect } from '../model/hosting/host.ts'
import { jsonFile, jsonOf, lineOf, objectsIn, pairsIn } from '../model/hosting/json-lines.ts'
import { encodedPath, encodedTarget, literal } from '../model/hosting/spellings.ts'

const FILE = 'firebase.json'

/** An address with and without its last slash, escaped or not, in a pattern of RE2: a glob would read some signs. */
const pattern = (from: string) => {
  const bare = from.length > 1 ? from.replace(/\/$/, '') : from
  const forms = [...new Set([literal(decodeURI(encodedPath(bare))), literal(encodedPath(bare))])]
  return `^(?:${forms.join('|')})/?$`
}
const unescaped = (regex: string) => {
  const [, form = ''] = /^\^\(\?:(.*)\)\/\?\$$/.exec(regex) ?? []
  return (form.split('|').at(-1) ?? '').replace(/\\(.)/g, '$1')
}

export default {
  own: [FILE],

  /** Redirects come before files. Of two rules that say one header the later counts. */
  files({ plan, headers, ownFiles }) {
    const hosting = {
      public: '.',
      ignore: [...ownFiles, '**/.git/**'],
      cleanUrls: true,
      trailingSlash: plan.site.urls.trailingSlash === 'always',
      redirects: plan.redirects.map(({ from, to, status }) => ({
        regex: pattern(from),
        destination: encodedTarget(to),
        type: status,
      })),
      headers: headers.map(({ path, values }) => ({
        source: path.replace(/\*$/, '**'),
        headers: values.map(([key, value]) => ({ key, value })),
      })),
    }
    return new Map([[FILE, `{ "hosting": ${jsonFile(hosting)} }\n`]])
  },

  canonical: 301,
  limits: {
    statuses: [301, 302],
    fileBytes: 2 ** 31,
    source: 'firebase.google.com/docs/hosting: full-config#redirects, usage-quotas-pricing (read 2026-11)',
  },

  read(text) {
    const file = text(FILE)
    const hosting = objectsIn([jsonOf(file ?? '').hosting])[0]
    if (file === undefined || hosting === undefined) return { redirects: [], rules: 0 }
    const redirects = objectsIn(hosting.redirects).map((each): HostRedirect => {
      const from = each.regex === undefined ? String(each.source) : unescaped(String(each.regex))
      return {
        file: FILE,
        line: lineOf(file, each),
        from,
        to: String(each.destination),
        status: String(each.type ?? ''),
        forced: true,
        dynamic: from === '' || /[*]|\/:/.test(from),
      }
    })
    const rules = objectsIn(hosting.headers).map((each) => ({
      path: String(each.source).replace(/\*\*$/, '*'),
      values: pairsIn(each.headers),
    }))
    return { redirects, rules: redirects.length, headers: { file: FILE, rules } }
  },
} satisfies Host
