// Caddy: writes caddy.conf, which a site of a Caddyfile imports, and reads its redirects and headers back.
// caddyserver.com/docs/caddyfile: route, map, redir, header, file_server, handle_errors (read 2026-11); tried on 2.6.2.
import { type HeaderRule, type Host, TEXT_ENDINGS } from '../model/host.ts'
import {
  block as indented,
  OWN_SERVER,
  quoted,
  readConfiguration,
  targetWith,
  unquoted,
} from './formats/configuration.ts'
import { wholeRules } from './formats/header-rules.ts'
import { encodedTarget, inSpellings, literal } from './formats/spellings.ts'

const FILE = 'caddy.conf'

const block = (head: string, lines: readonly string[]) => indented(head, lines, '\t')

/** Types that Caddy does not know on systems without a list of types. */
const TYPES = [
  ['webmanifest', 'application/manifest+json'],
  ['woff2', 'font/woff2'],
  ['ico', 'image/x-icon'],
  ['txt', 'text/plain; charset=utf-8'],
] as const

/** Headers of one rule; a matcher of its own where it is not for all addresses. */
const headerBlock = (rule: HeaderRule, i: number) => {
  const lines = rule.values.map(([name, value]) => `${name} ${quoted(value)}`)
  if (rule.path === '/*') return block('header', lines)
  const pattern = rule.path.endsWith('*') ? `^${literal(rule.path.slice(0, -1))}` : `^${literal(rule.path)}$`
  return [`@headers${i} path_regexp ${pattern}`, ...block(`header @headers${i}`, lines)]
}

/** The query of a request with its question mark. */
const QUERY = '{question}'

function pageLines(slash: 'never' | 'always'): string[] {
  const lead = (name: string, pattern: string, file: string, to: string) => [
    `@${name} path_regexp ${name} ${pattern}`,
    ...block(`handle @${name}`, [`@${name}There file ${file}`, `redir @${name}There ${to}{question} 301`, 'error 404']),
  ]
  return slash === 'always'
    ? [
        ...lead('index', '^(/(?:[a-z0-9-]+/)*)index\\.html$', '{re.index.1}index.html', '{re.index.1}'),
        '@bare path_regexp bare ^(/[a-z0-9/-]*[a-z0-9-])$',
        ...block('handle @bare', [
          '@bareThere file {re.bare.1}/index.html',
          'redir @bareThere {re.bare.1}/{question} 301',
        ]),
        'try_files {path} {path}index.html',
      ]
    : [
        ...lead('index', '^(/)index\\.html$', '/index.html', '/'),
        ...lead('other', '^(/[a-z0-9/-]*[a-z0-9-])(?:/|\\.html)$', '{re.other.1}.html', '{re.other.1}'),
        'rewrite / /index.html',
        'try_files {path} {path}.html',
      ]
}

/** The path of a request as it came. */
const PATH = '{http.request.orig_uri.path}'

export default {
  own: [FILE],

  files({ plan, queries, headers, plainHtml, missingIn, ownFiles }) {
    const [all = { path: '/*', values: [] }] = headers
    const ownPattern = ownFiles.map(literal).join('|')
    const moved = inSpellings(plan.redirects).map(
      ({ from, to, status }) => `${quoted(from)} ${quoted(targetWith(QUERY, to))} ${status}`,
    )
    const lines = [
      '# How Caddy serves this folder. In the site of a Caddyfile, below root:',
      `# import /the/folder/${FILE}`,
      ...block('route', [
        ...wholeRules(headers).flatMap(headerBlock),
        `@text path_regexp (?:/[^.]*|\\.(?:${TEXT_ENDINGS}))$`,
        'header @text +Vary Accept-Encoding',
        ...TYPES.flatMap(([ending, type]) => [
          `@${ending} path_regexp \\.${ending}$`,
          `header @${ending} Content-Type ${quoted(type)}`,
        ]),
        '@hidden path_regexp (^|/)\\.',
        '@wellKnown path /.well-known/*',
        ...block('handle @wellKnown', ['file_server']),
        'error @hidden 404',
        `@own path_regexp ^/(?:${ownPattern}|(?:[a-z]{2}/)?(?:404|500)(?:/|\\.html)?)(?:\\.(?:br|gz))?$`,
        'error @own 404',
        'map {query} {question} {',
        '\t"" ""',
        '\tdefault "?{query}"',
        '}',
        '# Addresses that moved.',
        ...inSpellings(queries).flatMap(({ from, query, to, status }, i) => [
          ...block(`@asked${i}`, [`path_regexp "^${literal(from)}$"`, `query ${quoted(query)}`]),
          `redir @asked${i} ${quoted(encodedTarget(to))} ${status}`,
        ]),
        ...block('map {path} {moved} {movedStatus}', [...moved, 'default "" ""']),
        '@moved expression `{moved} != ""`',
        'redir @moved {moved} {movedStatus}',
        ...(plainHtml.length === 0
          ? []
          : [
              `@plain path_regexp "^/(?:${plainHtml.map(literal).join('|')})$"`,
              ...block('handle @plain', ['file_server']),
            ]),
        '# Every page at one address.',
        ...pageLines(plan.site.urls.trailingSlash),
        ...block('file_server', ['precompressed br gzip', 'disable_canonical_uris', 'index none.html']),
      ]),
      ...block('handle_errors', [
        ...headerBlock(all, 0),
        `header Content-Type ${quoted('text/html; charset=utf-8')}`,
        ...missingIn.flatMap((code) => [
          `@missing-${code} expression \`{err.status_code} < 500 && ${PATH}.matches("^/${code}(/|$)")\``,
          ...block(`handle @missing-${code}`, [`rewrite * /${code}/404.html`, 'file_server']),
        ]),
        '@missing expression `{err.status_code} < 500`',
        ...block('handle @missing', ['rewrite * /404.html', 'file_server']),
        ...block('handle', ['rewrite * /500.html', 'file_server']),
      ]),
    ]
    return new Map([[FILE, `${lines.join('\n')}\n`]])
  },

  ...OWN_SERVER,
  limits: { statuses: [301, 302, 307, 308], source: 'caddyserver.com/docs/caddyfile/directives/redir (read 2026-11)' },

  read: (text) =>
    readConfiguration(text(FILE)?.split('\nhandle_errors {')[0], {
      redirect: /^[ \t]*"(?<from>(?:[^"\\\n]|\\.)+)" "(?<to>(?:[^"\\\n]|\\.)+)" (?<status>3\d\d)$/gm,
      queryRedirect:
        /@asked\d+ \{\n\s+path_regexp "\^(?<from>.*)\$"\n\s+query "(?<query>.*)"\n\s+\}\n\s+redir @asked\d+ "(?<to>.*)" (?<status>3\d\d)$/gm,
      toOf: (text) => unquoted(text).replace(QUERY, ''),
      ruleIn,
      header: /^\s*(?<name>[A-Z][A-Za-z-]+) "(?<value>(?:[^"\\]|\\.)*)"$/,
    }),
} satisfies Host

/** The address of the headers that a line begins. */
function ruleIn(line: string): string | undefined {
  const [, pattern, end] = /^\s*@headers\d+ path_regexp \^(.*?)(\$)?$/.exec(line) ?? []
  return pattern === undefined ? undefined : unquoted(pattern) + (end === undefined ? '*' : '')
}
