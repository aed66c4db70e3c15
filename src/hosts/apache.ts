// Apache: writes .htaccess, and reads its redirects and headers back.
// httpd.apache.org/docs/2.4: mod_rewrite, mod_headers, mod_mime, mod_dir (read 2026-11); tried on Apache 2.4.71.
import { type HeaderRule, type Host, TEXT_ENDINGS } from '../model/host.ts'
import { OWN_SERVER, readConfiguration, unquoted } from './formats/configuration.ts'
import { encodedTarget, inSpellings, literal, parameter } from './formats/spellings.ts'

const FILE = '.htaccess'

const quoted = (text: string) => `"${text.replace(/"/g, '\\"')}"`
/** An address as a pattern. RewriteRule ends a string at the first quotation mark, escaped or not. */
const pattern = (path: string) => literal(path).replaceAll('\\"', '\\x22')
/** In a substitution, % and $ before certain characters are read as variables. */
const target = (to: string) => encodedTarget(to).replace(/%/g, '\\%')

const section = (head: string, lines: readonly string[]) => [
  `<${head}>`,
  ...lines.map((line) => `  ${line}`),
  `</${head.split(' ')[0]}>`,
]

const headerLines = ({ values }: HeaderRule) =>
  values.map(([name, value]) => `Header always set ${name} ${quoted(value)}`)

/** A section whose headers replace those above it. Precompressed files have another ending. */
const headerSection = (rule: HeaderRule) =>
  rule.path === '/*'
    ? headerLines(rule)
    : section(
        `If "%{REQUEST_URI} =~ m#^${
          rule.path.endsWith('*') ? literal(rule.path.slice(0, -1)) : `${literal(rule.path)}(?:\\.br|\\.gz)?$`
        }#"`,
        headerLines(rule),
      )

/** A file of the folder, requested by a rule that matched its path in $1. */
const isFile = (path: string) => `RewriteCond %{DOCUMENT_ROOT}/${path} -f`

function pageRules(slash: 'never' | 'always'): string[] {
  const index = [isFile('$1index.html'), 'RewriteRule "^((?:[a-z0-9-]+/)*)index\\.html$" "/$1" [R=301,L]']
  return slash === 'always'
    ? [
        ...index,
        isFile('$1/index.html'),
        'RewriteRule "^([a-z0-9/-]*[a-z0-9-])$" "/$1/" [R=301,L]',
        isFile('$1index.html'),
        'RewriteRule "^((?:[a-z0-9-]+/)*)$" - [E=FILE:$1index.html]',
      ]
    : [
        'RewriteRule "^index\\.html$" "/" [R=301,L]',
        isFile('$1.html'),
        'RewriteRule "^([a-z0-9/-]*[a-z0-9-])(?:/|\\.html)$" "/$1" [R=301,L]',
        'RewriteRule "^$" - [E=FILE:index.html]',
        isFile('$1.html'),
        'RewriteRule "^([a-z0-9/-]*[a-z0-9-])$" - [E=FILE:$1.html]',
      ]
}

export default {
  own: [FILE],

  files({ plan, queries, headers, plainHtml, missingIn, ownFiles }) {
    const lines = [
      '# How Apache serves this folder. Needs AllowOverride All, and the modules rewrite, headers, mime and dir.',
      'Options -Indexes -MultiViews',
      'DirectorySlash Off',
      'DirectoryIndex disabled',
      'ErrorDocument 404 /404.html',
      'ErrorDocument 500 /500.html',
      'AddCharset utf-8 .html .css .js .json .txt .xml .svg .webmanifest',
      'AddType text/javascript .js',
      'AddType image/avif .avif',
      'AddType font/woff2 .woff2',
      'AddType application/manifest+json .webmanifest',
      'RemoveType .br .gz',
      'RemoveLanguage .br',
      'AddEncoding br .br',
      'AddEncoding gzip .gz',
      '',
      ...headers.flatMap(headerSection),
      ...section(`FilesMatch "\\.(?:${TEXT_ENDINGS})(?:\\.(?:br|gz))?$"`, ['Header merge Vary Accept-Encoding']),
      ...missingIn.flatMap((code) => [
        `<If "%{REQUEST_URI} =~ m#^/${code}(?:/|$)#">`,
        `  ErrorDocument 404 /${code}/404.html`,
        '</If>',
      ]),
      '',
      'RewriteEngine On',
      '# Internal redirects, such as the page for a wrong address, are served unchanged.',
      'RewriteCond %{ENV:REDIRECT_STATUS} .',
      'RewriteRule "^" - [END]',
      'RewriteRule "(?:^|/)\\.(?!well-known/)" - [R=404,L]',
      `RewriteRule "^(?:${ownFiles.map(literal).join('|')})(?:\\.(?:br|gz))?$" - [R=404,L]`,
      'RewriteRule "^(?:[a-z]{2}/)?(?:404|500)(?:/|\\.html)?$" - [R=404,L]',
      '',
      '# Addresses that moved.',
      ...inSpellings(queries).flatMap(({ from, query, to, status }) => [
        `RewriteCond %{QUERY_STRING} "${parameter(query)}"`,
        `RewriteRule "^${pattern(from.slice(1))}$" "${target(to)}" [R=${status},NE,QSD,L]`,
      ]),
      ...inSpellings(plan.redirects).map(
        ({ from, to, status }) => `RewriteRule "^${pattern(from.slice(1))}$" "${target(to)}" [R=${status},NE,L]`,
      ),
      '',
      ...plainHtml.map((file) => `RewriteRule "^${pattern(file)}$" - [END]`),
      '# Every page at one address.',
      ...pageRules(plan.site.urls.trailingSlash),
      '',
      '# Precompressed files.',
      `RewriteRule "^(.+\\.(?:${TEXT_ENDINGS}))$" - [E=FILE:$1]`,
      ...[
        ['br', 'br'],
        ['gzip', 'gz'],
      ].flatMap(([coding, ending]) => [
        'RewriteCond %{ENV:FILE} .',
        `RewriteCond %{HTTP:Accept-Encoding} "\\b${coding}\\b"`,
        isFile(`%{ENV:FILE}.${ending}`),
        `RewriteRule "^" "/%{ENV:FILE}.${ending}" [END]`,
      ]),
      'RewriteCond %{ENV:FILE} .',
      'RewriteRule "^" "/%{ENV:FILE}" [END]',
    ]
    return new Map([[FILE, `${lines.join('\n')}\n`]])
  },

  ...OWN_SERVER,
  limits: { statuses: [301, 302, 307, 308], source: 'httpd.apache.org/docs/2.4/rewrite/flags.html (read 2026-11)' },

  read: (text) =>
    readConfiguration(text(FILE), {
      redirect: /^RewriteRule "\^(?<from>(?:[^"\\\n]|\\.)*)\$" "(?<to>[^"\n]*)" \[R=(?<status>3\d\d),NE,L\]$/gm,
      queryRedirect:
        /^RewriteCond %\{QUERY_STRING\} "\(\?:\^\|&\)(?<query>.*)\(\?:&\|\$\)"\nRewriteRule "\^(?<from>(?:[^"\\]|\\.)*)\$" "(?<to>[^"]*)" \[R=(?<status>3\d\d),NE,QSD,L\]$/gm,
      fromOf: (text) => `/${unquoted(text.replaceAll('\\x22', '"'))}`,
      ruleIn,
      header: /^\s*Header always set (?<name>\S+) "(?<value>(?:[^"\\]|\\.)*)"$/,
    }),
} satisfies Host

/** The address of the section of headers that a line begins. */
function ruleIn(line: string): string | undefined {
  const [, path, whole] = /^<If "%\{REQUEST_URI\} =~ m#\^(.*?)(\(\?:\\\.br\|\\\.gz\)\?\$)?#">$/.exec(line) ?? []
  return path === undefined ? undefined : unquoted(path) + (whole === undefined ? '*' : '')
}
