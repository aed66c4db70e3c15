// What lies in public/ belongs to a site of plain files: no archives, programs of other systems, copies, sources or
// lists of people, and no settings of a host the site does not go to.

import { defineRule, type SiteContext } from '../../../model/checks/rule.ts'
import type { Host } from '../../../model/hosting/host.ts'
import { count } from '../../../model/report.ts'
import { fileAddress } from '../../site/addresses.ts'
import { publicAt } from '../../site/places.ts'
import { bare } from '../../text/compared.ts'
import { expression } from '../../text/expression.ts'
import { declaredPhones, phoneOf, phonesIn } from '../../text/phones.ts'

/** By the name of the file, or of a folder it lies in. */
const FOREIGN: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/\.(?:zipx?|wpress|rar|7z|tar|tgz|gz|bz2|xz|zst|iso|dmg|cab)$/i, 'an archive'],
  [/(?:^|\/)(?:wp-(?:admin|content|includes)|administrator|phpmyadmin|typo3|cgi-bin)\//i, 'a part of another system'],
  [/(?:^|\/)(?:wp-[a-z-]+|xmlrpc|index|config|phpinfo|adminer|install)\.php$/i, 'a part of another system'],
  [/\.(?:php\d?|phtml|aspx?|ashx|jsp|cgi|pl|py|rb|exe|dll|bat|cmd|ps1|sh|jar|war|apk|msi)$/i, 'a program'],
  [/(?:^|\/)(?:node_modules|bower_components|vendor|__MACOSX)\//i, 'a folder of tools'],
  [
    /(?:^|\/)(?:package(?:-lock)?\.json|yarn\.lock|composer\.(?:json|lock)|tsconfig\.json|(?:docker|make)file)$/i,
    'a file of tools',
  ],
  [
    /(?:^|\/)(?:web\.config|(?:nginx|httpd)\.conf|php\.ini|docker-compose\.ya?ml|staticwebapp\.config\.json)$/i,
    'settings of a server',
  ],
  [/(?:^|\/)sftp-config\.json$|\.(?:sublime-(?:project|workspace)|code-workspace)$/i, 'settings of an editor'],
  [/(?:^|\/)(?:error_log|access_log|[^/]*\.log)$/i, 'a log of a server'],
  [/(?:^|\/)(?:thumbs\.db|desktop\.ini|ehthumbs\.db|icon\r)$/i, 'a leftover of a file manager'],
  [/\.(?:tsx?|jsx|vue|scss|sass|less|ya?ml|toml|ini|cfg|conf|md|map)$/i, 'a source'],
  [
    /\.(?:psd|ai|indd|sketch|fig|xd|xcf|raw|cr2|nef|dng|heic|tiff?|bmp|docx?|xlsx?|xlsm|pptx?|odt|ods|eml|msg)$/i,
    'a draft',
  ],
  [/\.(?:sql|dump)(?:\.[a-z]{2,4})?$/i, 'a dump of a database'],
  [/\.wordpress\.\d{4}-\d\d-\d\d[^/]*\.xml$|(?:^|\/)wordpress\.\d{4}[^/]*\.xml$/i, 'a part of another system'],
  [/(?:^|\/)(?:index|default|home)\.(?:htm|shtml?|xhtml)$/i, 'a page of another site'],
  [/\.(?:mdb|accdb|dbf|fdb|pst|ost|db|mbox)$/i, 'a database'],
  [/(?:^|\/)(?:test\d*|demo|temp|tmp|untitled|index[-_ ]?(?:old|new|bak|\d))\.html?$/i, 'a draft'],
  // A draft that visitors are to fetch is a printed page, and no text.
  [
    new RegExp(
      '(?:^|[ _/(-])(?:draft(?=[ _-]*(?:\\(?\\d|v\\d|final|- |\\.))|working (?:copy|version)|do not (?:use|publish)|' +
        'wip(?=[ _.-])|for internal use|internal only)[^/]*\\.(?:txt|csv|tsv|rtf|json|xml|html?|png|jpe?g|webp)$',
      'i',
    ),
    'a draft',
  ],
  [/(?:^|\/)(?:~\$|#[^/]*#$)|\.(?:tmp|temp|part|crdownload|swo)$/i, 'a copy'],
  [/(?:^|\/)copy of |(?: - copy| \(\d+\)|[ _-](?:copy|kopie|backup|old|orig))(?: ?\(?\d+\)?)?\.[^./]+$/i, 'a copy'],
]
/** What folders of a site are called, and what is put before or behind that when the site is laid aside. */
const SITE = '(?:site|web|website|www|html|public|pages?|index|home|images?|img|assets|css|js|files?|uploads?|media)'
const ASIDE = '(?:old|bak|back-?up|copy|orig)'
/** Folders that hold a site laid aside, whatever is in them; where a page, a style or a script is; where pages are. */
const COPIES: readonly (readonly [folder: RegExp, holds: RegExp | undefined])[] = [
  [
    new RegExp(
      `(?:^|/)(?:bak|[^/]+\\.(?:bak|old|orig|backup)|${SITE}[-_. ]?${ASIDE}|` +
        `${ASIDE}[-_. ]?(?:${SITE}|v?\\d{1,4}(?:[-_.]\\d{1,2})*))/$`,
      'i',
    ),
    undefined,
  ],
  [/(?:^|\/)(?:old|back-?ups?|copy|previous)\/$/i, /\.(?:html?|css|m?js)$/i],
  [
    new RegExp(
      '(?:^|/)(?:new|tests?|testing|demo|dev|devel|staging|stage|beta|te?mp|wp|wordpress|joomla|drupal|prestashop|' +
        `opencart|magento|public_html|htdocs|httpdocs|www|html|dist|build|legacy|v\\d{1,2}|(?:19|20)\\d\\d|` +
        `(?:new|test|${SITE})[-_. ]?(?:new|test|${SITE}|v?\\d{1,4}))/$`,
      'i',
    ),
    /(?:^|\/)(?:index|default|home)\.html?$/i,
  ],
]
/** Files that may list people, and how many strangers make a list of them: a text names a few, as humans.txt does. */
const LISTS: readonly (readonly [pattern: RegExp, least: number])[] = [
  [/\.(?:csv|tsv|vcf|ldif)$/i, 2],
  [/\.txt$/i, 5],
]
/** Bytes of a file that are read: a list shows what it is at once. */
const READ = 100_000
const EMAIL = /[\w.+-]+@[\w-]+\.[\w.-]*\w/g

/** Whether a file holds phones or addresses of mail of several people that are not of the business. */
function listsPeople(file: string, { output, site }: Pick<SiteContext, 'output' | 'site'>): boolean {
  const least = LISTS.find(([pattern]) => pattern.test(file))?.[1]
  const bytes = least === undefined ? undefined : output.read(file)
  if (least === undefined || bytes === undefined) return false
  const text = Buffer.from(bytes.subarray(0, READ))
    .toString('utf8')
    .replace(/[,;:|\t"']/g, '\n')
  const own = declaredPhones(site)
  const phones = phonesIn(text, site).flatMap((found) =>
    found.number === undefined || phoneOf(found, own) ? [] : [found.number],
  )
  const emails = (text.match(EMAIL) ?? []).filter((email) => email !== site.business.email)
  return new Set(phones).size >= least || new Set(emails).size >= least
}

export default defineRule({
  why: 'Anybody can fetch what lies in public/: an archive or a copy gives away what was never meant to be seen.',
  level: 'warning',
  help: 'delete the file from public/',
  fine: {
    output: {
      'prices.pdf': 'x',
      'van.jpg': 'x',
      'terms-copyright.html': '<!DOCTYPE html><title>Terms</title>',
      'prices.csv': 'Brakes;40\nPuncture;15\n',
    },
  },
  bad: {
    output: {
      'site.zip': 'x',
      'wp-login.php': 'x',
      'logo (1).svg': '<svg/>',
      'Thumbs.db': 'x',
      'menu.docx': 'x',
      'jobs.csv': 'A. Hall;a.hall@example.org\nB. Ward;b.ward@example.org\n',
      '.nojekyll': '',
      'old/index.html': '<!DOCTYPE html><title>Two Wheels, 2019</title>',
      'old/style.css': 'p { color: #000 }',
    },
    findings: [
      '.nojekyll is for github-pages, and site.yaml names netlify',
      'Thumbs.db is published, and looks like a leftover of a file manager',
      'jobs.csv is published, and looks like a list of people',
      'logo (1).svg is published, and looks like a copy',
      'menu.docx is published, and looks like a draft',
      'site.zip is published, and looks like an archive',
      'wp-login.php is published, and looks like a part of another system',
      'old/ is published with 2 files, and looks like a copy of a site',
    ],
  },

  needs: ['output', 'hosts', 'pages', 'redirects'],

  *site(context) {
    const { output, site, hosts, language } = context
    const copied = language.copied === undefined ? undefined : expression(language.copied)
    const own = new Set(site.hosts.flatMap((name) => hosts.get(name)?.own ?? []))
    const readers = readersOf(hosts)
    const laid = publicFiles(context)
    const made = new Set(laid.filter((file) => PAGE.test(file) && isOfSystem(file, output)))
    const reported = new Set<string>()
    for (const file of laid) {
      // What a host of this site asks for, what stands below .well-known to be read, and a file beside itself, packed.
      if (own.has(file) || file.startsWith('.well-known/')) continue
      if (file.endsWith('.gz') && output.files.has(file.slice(0, -3))) continue
      const readBy = readers.get(file.slice(file.lastIndexOf('/') + 1))
      if (readBy && site.hosts.length > 0 && !readBy.some((name) => site.hosts.includes(name))) {
        yield {
          text: `${file} is for ${readBy.join(' and ')}, and site.yaml names ${site.hosts.join(' and ')}`,
          at: publicAt(file),
          help: `delete public/${file}, or name the host in site.yaml: then the build writes what it needs`,
        }
        reported.add(file)
        continue
      }
      // A source map is sec/secret's to report.
      const what =
        FOREIGN.find(([pattern]) => pattern.test(file))?.[1] ??
        (made.has(file) && !file.includes('/') ? 'a page of another system' : undefined) ??
        (copied?.test(bare(file)) ? 'a copy' : undefined) ??
        (listsPeople(file, { output, site }) ? 'a list of people' : undefined)
      if (what === undefined || file.endsWith('.map')) continue
      reported.add(file)
      yield {
        text: `${file} is published, and looks like ${what}`,
        at: publicAt(file),
        help: `delete public/${file}, or rename it if visitors are meant to fetch it`,
      }
    }
    const left = laid.filter((file) => !reported.has(file))
    for (const [folder, [first = folder, ...more]] of copiesAmong(left, copied, made))
      yield {
        text: `${folder} is published with ${count(more.length + 1, 'file')}, and looks like a copy of a site`,
        at: publicAt(first),
        help: `delete public/${folder}, or rename it if visitors are meant to see it`,
      }
  },
})

/** The files that are neither drawn pages nor redirects. */
function publicFiles({ output, pages, redirects }: Pick<SiteContext, 'output' | 'pages' | 'redirects'>): string[] {
  const drawn = new Set([...pages.values()].map(({ file }) => file))
  const left = new Set(redirects.map(({ from }) => fileAddress(from.slice(1))))
  return [...output.files.keys()].filter((file) => !drawn.has(file) && !left.has(fileAddress(file))).sort()
}

/** Whether a page says that another system made it, or loads what such a system has in its folders. */
const isOfSystem = (file: string, { read }: SiteContext['output']) =>
  SYSTEM.test(Buffer.from(read(file)?.subarray(0, READ) ?? []).toString('latin1'))
const SYSTEM = new RegExp(
  '<meta[^>]{1,80}\\bgenerator\\b[^>]{1,40}(?:wordpress|joomla|drupal|wix\\.com|prestashop|opencart|typo3|elementor|' +
    'squarespace|weebly|webflow|frontpage|dreamweaver|mobirise)|' +
    '["\'(/](?:wp-(?:content|includes)|sites/default/files)/',
  'i',
)

/** The outermost folders that hold a site laid aside, with their files. `made` are pages of other systems. */
function copiesAmong(
  files: readonly string[],
  copied: RegExp | undefined,
  made: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const folders = new Map<string, string[]>()
  for (const file of files)
    for (let end = file.indexOf('/'); end >= 0; end = file.indexOf('/', end + 1)) {
      const folder = file.slice(0, end + 1)
      const inside = folders.get(folder)
      if (inside) inside.push(file)
      else folders.set(folder, [file])
    }
  const copies = new Map<string, string[]>()
  for (const [folder, inside] of [...folders].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if ([...copies.keys()].some((outer) => folder.startsWith(outer))) continue
    const isCopy = COPIES.some(
      ([pattern, holds]) => pattern.test(folder) && (holds === undefined || inside.some((file) => holds.test(file))),
    )
    if (
      isCopy ||
      inside.some((file) => made.has(file)) ||
      (copied?.test(bare(folder)) && inside.some((file) => PAGE.test(file)))
    )
      copies.set(folder, inside)
  }
  return copies
}
const PAGE = /\.html?$/i

/** The hosts that read a file, by its name in the output folder. */
function readersOf(hosts: ReadonlyMap<string, Host>): Map<string, string[]> {
  const readers = new Map<string, string[]>()
  for (const [name, host] of hosts) for (const file of host.own) readers.set(file, [...(readers.get(file) ?? []), name])
  return readers
}
