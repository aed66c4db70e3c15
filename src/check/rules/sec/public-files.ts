// public/ contains only files of a static site: no archives, programs, sources, drafts or backups, no SVG with code,
// no settings of a host that the site does not use, and no picture with a GPS position. load/public-files.ts refuses keys
// and dumps. Pictures are read without sharp, which refuses truncated and damaged files.
import { defineRule, type Finding, type SiteContext } from '../../rule.ts'
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
/** The start of a JPEG file, up to its GPS directory. */
const LOCATED = 'base64:/9j/4QA6RXhpZgAASUkqAAgAAAABACWIBAABAAAAGgAAAAAAAAABAAEAAgACAAAAAABOAAAAAAAAAP/Z'

/** Markup in an SVG that runs code. */
const RUNS = /<script[\s>/]|<[^<>]*\son[a-z]{3,}\s*=|href\s*=\s*(?:["']\s*)?javascript:/i

export default defineRule({
  why: 'Everyone can download the files of public/: a backup, a drawing that runs code, a photo that tells where a customer lives.',
  level: 'error',
  help: 'delete the file from public/, or rename it if visitors are meant to fetch it',
  source: 'SVG 2, section 2.2, processing modes (read 2026-11); CIPA DC-008 (Exif 2.32), section 4.6.6',
  fine: { output: { 'prices.pdf': 'x', 'bell.svg': '<svg><!-- <script> --><path d="M0 0h8"/></svg>' } },
  bad: {
    output: {
      'van.jpg': LOCATED,
      'site.zip': 'x',
      'logo (1).svg': '<svg/>',
      '.nojekyll': '',
      'hub.svg': '<svg onload="alert(1)"/>',
    },
    findings: [
      'van.jpg contains the GPS position where it was taken',
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
      yield* dangersIn(file, context)
      if (drawn.has(file) || moved.has(fileAddress(file)) || hostFiles.has(file) || file.startsWith('.well-known/'))
        continue
      const readers = [...hosts].flatMap(([name, host]) => (host.own.includes(file) ? [name] : []))
      const isStrange = readers.length > 0 && site.hosts.length > 0
      const what = FOREIGN.find(([path]) => path.test(file))?.[1]
      const fault = isStrange
        ? `is for ${readers.join(' and ')}, and site.yaml names ${site.hosts.join(' and ')}`
        : what && `is published, and looks like ${what}`
      if (fault !== undefined) yield { text: `${file} ${fault}`, at: publicAt(file), level: 'warning' }
    }
  },
})

/** A picture that reveals where it was taken, or a drawing that runs code. */
function* dangersIn(file: string, context: SiteContext): Generator<Finding> {
  const at = publicAt(file)
  const picture = /\.(?:jpe?g|png|webp|avif|tiff?)$/i.test(file) ? context.output.read(file) : undefined
  if (picture && hasCoordinates(picture))
    yield {
      text: `${file} contains the GPS position where it was taken`,
      at,
      help: 'put it into content/images/, where the engine removes it, or save the picture without it',
    }
  const drawing = file.endsWith('.svg') ? (outputText(context, file) ?? '') : ''
  if (RUNS.test(drawing.replace(/<!--[\s\S]*?(?:-->|$)/g, '')))
    yield {
      text: `${file} runs code when it is opened`,
      at,
      level: 'warning',
      help: 'delete the script and the on… attributes from the file',
    }
}

/** Bytes at the start of a file that contain the Exif data, and XMP, in which editors repeat them. */
const HEAD = 300_000
/** The tag of the GPS directory, and the latitude tags in it. */
const GPS = 0x8825
const LATITUDES = [1, 2]

/** Whether the GPS directory has a latitude: cameras also write empty directories. */
function hasCoordinates(picture: Uint8Array): boolean {
  const bytes = Buffer.from(picture.buffer, picture.byteOffset, Math.min(picture.length, HEAD))
  for (const order of ['II*\0', 'MM\0*'])
    for (let at = bytes.indexOf(order, 0, 'latin1'); at >= 0; at = bytes.indexOf(order, at + 1, 'latin1'))
      if (hasLatitude(bytes.subarray(at), order.startsWith('II'))) return true
  return bytes.includes('exif:GPSLatitude')
}

/** `tiff` begins at the byte order; offsets count from there (TIFF 6.0, section 2). */
function hasLatitude(tiff: Buffer, little: boolean): boolean {
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const long = (at: number) => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  const tagsAt = (directory: number): Map<number, number> => {
    const tags = new Map<number, number>()
    if (directory + 2 > tiff.length) return tags
    for (let i = 0, at = directory + 2; i < short(directory) && at + 12 <= tiff.length; i++, at += 12)
      tags.set(short(at), long(at + 8))
    return tags
  }
  if (tiff.length < 8) return false
  const directory = tagsAt(long(4)).get(GPS)
  const coordinates = directory === undefined ? new Map<number, number>() : tagsAt(directory)
  return LATITUDES.some((tag) => coordinates.has(tag))
}
