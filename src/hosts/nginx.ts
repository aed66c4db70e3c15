// nginx: writes nginx.conf, which a server block includes, and reads its redirects and headers back.
// nginx.org/en/docs/http: ngx_http_core_module, rewrite, headers, gzip_static (read 2026-11); tried on nginx 1.22.
import type { HeaderRule, Host, HostWork } from '../model/host.ts'
import { decodedPath } from '../model/spellings.ts'
import { block, OWN_SERVER, quoted, readConfiguration, targetWith, unquoted } from './formats/configuration.ts'
import { wholeRules } from './formats/header-rules.ts'
import { encodedTarget, inSpellings, literal } from './formats/spellings.ts'

const FILE = 'nginx.conf'

/** The query of a request with its question mark. */
const QUERY = '$is_args$args'

const headerLines = ({ values }: HeaderRule) =>
  values.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)

/** A header in a block removes all headers of the blocks around it, so each block with own headers repeats all. */
function ownBlock(rule: HeaderRule, pages: readonly string[]): string[] {
  const { path } = rule
  return path.endsWith('*')
    ? block(`location ^~ ${quoted(path.slice(0, -1))}`, [...headerLines(rule), 'try_files $uri =404;'])
    : block(`location = ${quoted(path)}`, [...headerLines(rule), ...pages])
}

/** Pages by the slash policy; their addresses are lower-case segments, so nothing else can come back in a Location. */
function pageBlocks(slash: 'never' | 'always'): string[] {
  const there = 'if (!-f $request_filename) { return 404; }'
  const index = block('location ~ "^(?<above>/(?:[a-z0-9-]+/)*)index\\.html$"', [
    there,
    slash === 'always' ? 'return 301 $above$is_args$args;' : 'if ($above = /) { return 301 /$is_args$args; }',
    ...(slash === 'always' ? [] : ['return 404;']),
  ])
  if (slash === 'always')
    return [
      ...index,
      ...block('location ~ "^(?<page>/[a-z0-9/-]*[a-z0-9-])$"', [
        'if (-f $document_root$page/index.html) { return 301 $page/$is_args$args; }',
        'try_files $uri =404;',
      ]),
      ...block('location ~ "/$"', ['try_files ${uri}index.html =404;']),
      ...block('location /', ['try_files $uri =404;']),
    ]
  return [
    ...index,
    ...block('location ~ "^(?<page>/[a-z0-9/-]*[a-z0-9-])(?:/|\\.html)$"', [
      'if (-f $document_root$page.html) { return 301 $page$is_args$args; }',
      'return 404;',
    ]),
    ...block('location = /', ['try_files /index.html =404;']),
    ...block('location /', ['try_files $uri $uri.html =404;']),
  ]
}

/** The page for a wrong address, in the language that the address begins with. */
function missingPage(codes: readonly string[]): string[] {
  if (codes.length === 0) return ['error_page 404 /404.html;']
  return [
    'set $missing /404.html;',
    ...codes.map((code) => `if ($uri ~ "^/${code}(?:/|$)") { set $missing /${code}/404.html; }`),
    'error_page 404 $missing;',
  ]
}

export default {
  own: [FILE],

  files({ plan, queries, headers, plainHtml, missingIn, ownFiles }: HostWork) {
    const [all, ...narrower] = wholeRules(headers)
    const hidden = ownFiles.map((file) => literal(file)).join('|')
    const lines = [
      '# How nginx serves this folder. In a server block, below listen, server_name and root:',
      `# include /the/folder/${FILE};`,
      '# Needs the modules gzip_static and brotli_static (Debian: libnginx-mod-http-brotli-static).',
      'index index.html;',
      'charset utf-8;',
      'absolute_redirect off;',
      'server_tokens off;',
      'gzip_static on;',
      'brotli_static on;',
      'gzip_vary on;',
      ...(all ? headerLines(all) : []),
      '',
      ...missingPage(missingIn),
      'error_page 500 502 503 504 /500.html;',
      ...['404', '500', ...missingIn.map((code) => `${code}/404`)].flatMap((page) => [
        `location = /${page}.html { internal; }`,
        `location = /${page} { return 404; }`,
      ]),
      `location ~ "^/(?:.*/)?\\.(?!well-known/)" { return 404; }`,
      `location ~ "^/(?:${hidden})(?:\\.(?:br|gz))?$" { return 404; }`,
      'location = /manifest.webmanifest { types { } default_type application/manifest+json; }',
      '',
      '# Addresses that moved.',
      ...(queries.length === 0 ? [] : ['set $asked "$uri?$args";']),
      ...inSpellings(queries).map(({ from, query, to, status }) => {
        const pattern = `^${literal(from)}\\?(?:.*&)?${literal(query)}(?:&|$)`
        return `if ($asked ~ "${pattern}") { return ${status} ${quoted(encodedTarget(to))}; }`
      }),
      ...inSpellings(plan.redirects).map(
        ({ from, to, status }) => `location = ${quoted(from)} { return ${status} ${quoted(targetWith(QUERY, to))}; }`,
      ),
      '',
      ...plainHtml
        .filter((file) => !/^(?:404|500)\.html$/.test(file))
        .map((file) => `location = ${quoted(decodedPath(`/${file}`))} { try_files $uri =404; }`),
      ...narrower.flatMap((rule) => ownBlock(rule, ['try_files $uri =404;'])),
      '',
      '# Every page at one address.',
      ...pageBlocks(plan.site.urls.trailingSlash),
    ]
    return new Map([[FILE, `${lines.join('\n')}\n`]])
  },

  ...OWN_SERVER,
  limits: { statuses: [301, 302, 307, 308], source: 'nginx.org/en/docs/http/ngx_http_rewrite_module.html#return' },

  read: (text) =>
    readConfiguration(text(FILE), {
      redirect: /^location = "(?<from>(?:[^"\\\n]|\\.)*)" \{ return (?<status>\d{3}) "(?<to>(?:[^"\\\n]|\\.)*)"; \}$/gm,
      queryRedirect:
        /^if \(\$asked ~ "\^(?<from>.*)\\\?\(\?:\.\*&\)\?(?<query>.*)\(\?:&\|\$\)"\) \{ return (?<status>3\d\d) "(?<to>.*)"; \}$/gm,
      toOf: (text) => unquoted(text).replace(QUERY, ''),
      ruleIn,
      header: /^\s*add_header (?<name>\S+) "(?<value>(?:[^"\\]|\\.)*)" always;$/,
    }),
} satisfies Host

/** The address of the headers in a location; those at the top are for all addresses. */
function ruleIn(line: string): string | undefined {
  const [, kind, path] = /^location (=|\^~) "([^"]*)" \{$/.exec(line) ?? []
  return path === undefined || kind === '=' ? path : `${path}*`
}
