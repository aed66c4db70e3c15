// public/ contains only files of a static site: no archives, programs, sources, drafts or backups, no SVG with code,
// and no settings of a host that the site does not use. load/public-files.ts refuses keys and dumps.
import { defineRule } from '../../rule.ts'
import { fileAddress } from '../../site/addresses.ts'
import { outputText, publicAt } from '../../site/places.ts'

/** Kinds of files, by the pattern of their path. */
const FOREIGN: readonly (readonly [path: RegExp, what: string])[] = [
  [/\.(?:zip|rar|7z|tar|tgz|bz2|xz|iso|dmg)$/i, 'an archive'],
  [/\.(?:php\d?|aspx?|jsp|cgi|pl|py|rb|exe|dll|bat|cmd|sh|jar|apk|msi)$/i, 'a program'],
  [/^(?:wp-(?:admin|content|includes)|cgi-bin)\/|(?:^|\/)(?:node_modules|__MACOSX)\//i, 'a part of another system'],
  [/(?:^|\/)(?:package(?:-lock)?\.json|web\.config|nginx\.conf|sftp-config\.json)$/i, 'a file of settings'],
  [/(?:^|\/)(?:thumbs\.db|desktop\.ini)$/i, 'a leftover of a file manager'],
  [/\.(?:tsx?|jsx|vue|scss|less|ya?ml|toml|ini|md)$/i, 'a source'],
  [/\.(?:psd|ai|indd|sketch|fig|xcf|raw|heic|tiff?|bmp|docx?|xlsx?|pptx?|odt|ods|eml|msg)$/i, 'a draft'],
  [/(?:^|\/)(?:test\d*|demo|te?mp|untitled)\.html?$/i, 'a draft'],
  [/(?:^|\/)(?:copy of |(?:old|backup)\/)|(?: - copy| \(\d+\)|[ _-](?:copy|backup|old))\.[^./]+$/i, 'a copy'],
]
/** Markup in an SVG that runs code. */
const RUNS = /<script[\s>/]|<[^<>]*\son[a-z]{3,}\s*=|href\s*=\s*(?:["']\s*)?javascript:/i

export default defineRule({
  why: 'Everyone can download the files of public/, including archives and backups that were never meant to be public.',
  level: 'warning',
  help: 'delete the file from public/, or rename it if visitors are meant to fetch it',
  source: 'SVG 2, section 2.2, processing modes (read 2026-11)',
  fine: { output: { 'prices.pdf': 'x', 'bell.svg': '<svg><!-- <script> --><path d="M0 0h8"/></svg>' } },
  bad: {
    output: { 'site.zip': 'x', 'logo (1).svg': '<svg/>', '.nojekyll': '', 'hub.svg': '<svg onload="alert(1)"/>' },
    findings: [
      'site.zip is published, and looks like an archive',
      'logo (1).svg is published, and looks like a copy',
      '.nojekyll is for github-pages, and site.yaml names netlify',
      'hub.svg runs code when it is opened',
    ],
  },

  *site(context) {
    const { output, site, hosts, pages, redirects } = context
    const drawn = new Set([...pages.values()].map(({ file }) => file))
    const moved = new Set(redirects.map(({ from }) => fileAddress(from.slice(1))))
    const hostFiles = new Set(site.hosts.flatMap((name) => hosts.get(name)?.own ?? []))
    for (const file of output.files.keys()) {
      if (drawn.has(file) || moved.has(fileAddress(file)) || hostFiles.has(file) || file.startsWith('.well-known/'))
        continue
      const at = publicAt(file)
      const readers = [...hosts].flatMap(([name, host]) => (host.own.includes(file) ? [name] : []))
      const what = FOREIGN.find(([path]) => path.test(file))?.[1]
      if (readers.length > 0 && site.hosts.length > 0)
        yield { text: `${file} is for ${readers.join(' and ')}, and site.yaml names ${site.hosts.join(' and ')}`, at }
      else if (what !== undefined) yield { text: `${file} is published, and looks like ${what}`, at }
      const drawing = file.endsWith('.svg') ? (outputText(context, file) ?? '') : ''
      if (RUNS.test(drawing.replace(/<!--[\s\S]*?(?:-->|$)/g, '')))
        yield {
          text: `${file} runs code when it is opened`,
          at,
          help: 'delete the script and the on… attributes from the file',
        }
    }
  },
})
