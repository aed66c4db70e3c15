// public/favicon.svg or `brand.icon` -> favicon.svg, favicon.ico, the touch icon, the manifest and its icons.
import { manifestAt } from '../../model/address.ts'
import type { Palette } from '../../model/palette.ts'
import { error, type Result, type SourceFiles } from '../../model/problem.ts'
import type { Site } from '../../model/schemas/site.ts'
import type { Cache } from '../../runtime/cache.ts'
import { digest } from '../../runtime/digest.ts'
import { type Face, monogram } from '../fonts.ts'
import { EXPECTED, inspectSvg, Refused, refusalIn } from './svg.ts'

/** Sides of the pictures in favicon.ico, in pixels: tabs; dense screens and task bars; search results (Google: 48). */
const ICO = [16, 32, 48]
/** The share of the side that the drawing fills on a coloured background. */
const PADDED = 0.76
/** The same for maskable icons: a square within the safe circle of 40 % (Web App Manifest, read 2026-11). */
const MASKABLE = 0.56
/** Pictures on a coloured background: side in pixels, and the share that the drawing fills. */
const PICTURES = [
  { name: 'icon-192.png', size: 192, share: PADDED },
  { name: 'icon-512.png', size: 512, share: PADDED },
  { name: 'icon-maskable-512.png', size: 512, share: MASKABLE },
  { name: 'apple-touch-icon.png', size: 180, share: PADDED },
]
/** The icons that the manifest lists. */
const MANIFEST_ICONS = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]
/** Pixels that a side of favicon.svg may have. */
const MOST_SIDE = 10_000
/** Characters that fit below an icon (Web App Manifest, short_name). */
const SHORT = 12

/** The inputs of the icons of a site. */
interface IconSources {
  readonly files: Pick<SourceFiles, 'get'>
  readonly site: Site
  /** The site in its other languages, and the path of each home page; each has a manifest in its own folder. */
  readonly others?: readonly { readonly site: Site; readonly home: string }[]
  /** The heading font and the colours of the brand, if it has colours. */
  readonly face?: Face
  readonly palette?: Palette | undefined
  readonly cache: Cache
}

/** The files of the icons and the manifest, by path; without a drawing, of the manifest alone. */
export async function icons(sources: IconSources): Promise<Result<Map<string, Uint8Array>>> {
  const { site, others = [], cache } = sources
  const { file, svg } = await drawing(sources)
  const files = new Map<string, Uint8Array>(
    [{ site, home: '/' }, ...others].map(({ site: translation, home }) => [
      manifestAt(translation).slice(1),
      Buffer.from(`${JSON.stringify(manifestOf(translation, home, svg !== undefined), null, 2)}\n`),
    ]),
  )
  if (!svg) return { value: files, problems: [] }
  try {
    const key = digest('icons', JSON.stringify([ICO, PICTURES]), site.theme.light, svg)
    const drawn = await cache.getOrMake(key, () => draw(svg, site.theme.light))
    for (const [name, bytes] of drawn) files.set(name, bytes)
    // Files of public/ are copied as they are.
    if (!file.startsWith('public/')) files.set('favicon.svg', svg)
    return { value: files, problems: [] }
  } catch (fault) {
    const { message, help } = refusalIn(fault)
    return { problems: [error(`${file} ${message.replace(EXPECTED, 'expected an SVG file')}`, { file }, help)] }
  }
}

/** `brand.icon`, public/favicon.svg, or the first letter of the name in the brand's colours. */
async function drawing({ files, site: { brand, business }, face, palette, cache }: IconSources) {
  const file = brand?.icon === undefined ? 'public/favicon.svg' : `content/images/${brand.icon}`
  const svg = files.get(file) as Uint8Array | undefined
  if (svg || !palette || !face) return { file, svg }
  const { deep: ground, accent: ink } = palette.light
  return { file: 'site.yaml', svg: await monogram({ name: business.name, face, ground, ink, cache }) }
}

/** Draws favicon.ico and the pictures on a background of that colour. Throws `Refused` if that is impossible. */
async function draw(svg: Uint8Array, ground: string): Promise<[name: string, bytes: Uint8Array][]> {
  const inspected = await inspectSvg(svg).catch(refusalIn)
  if (inspected instanceof Refused) throw inspected
  const refusal = (reason: string) => {
    const text = `cannot be drawn at ${inspected.width} x ${inspected.height} pixels ("${reason}")`
    return new Refused(text, 'save it again as plain SVG, with viewBox="0 0 32 32"')
  }
  // librsvg would print messages of its own.
  if (Math.max(inspected.width, inspected.height) > MOST_SIDE) throw refusal(`a side may have ${MOST_SIDE} pixels`)
  const { default: sharp } = await import('sharp')
  const mark = (size: number, side = size) => sharp(svg, { density: (72 * size) / 32 }).resize(side, side)
  const padded = async ({ name, size, share }: (typeof PICTURES)[number]): Promise<[string, Uint8Array]> => {
    const side = Math.round(size * share)
    const edge = Math.floor((size - side) / 2)
    const far = size - side - edge
    const picture = mark(size, side)
      .extend({ top: edge, left: edge, bottom: far, right: far, background: ground })
      .flatten({ background: ground })
    // More effort takes longer, and pictures of few colours become larger.
    return [name, await picture.png({ compressionLevel: 9, palette: true, effort: 1 }).toBuffer()]
  }
  // Windows cannot read a palette in an icon file.
  const small = async (size: number) => ({ size, png: await mark(size).png({ compressionLevel: 9 }).toBuffer() })
  try {
    const drawn = await Promise.all(PICTURES.map(padded))
    return [...drawn, ['favicon.ico', ico(await Promise.all(ICO.map(small)))]]
  } catch (cause) {
    throw refusal((cause as Error).message.split('\n')[0]?.trim() ?? '')
  }
}

/** The web app manifest; the site stays a page in the browser. */
function manifestOf(site: Site, home: string, drawn: boolean) {
  const { business, navigation, language, theme } = site
  const short = business.shortName ?? (business.name.length <= SHORT ? business.name : undefined)
  return {
    id: home,
    name: business.name,
    ...(short !== undefined && { short_name: short }),
    ...(navigation.footer && { description: navigation.footer.blurb }),
    lang: language,
    start_url: home,
    scope: home,
    display: 'browser',
    theme_color: theme.light,
    background_color: theme.light,
    icons: drawn ? MANIFEST_ICONS : [],
  }
}

/** PNGs in an ICO container: a 6-byte header, an entry of 16 bytes for each, the pictures. */
function ico(pictures: readonly { readonly size: number; readonly png: Uint8Array }[]): Uint8Array {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let start = head.length
  for (const [i, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * i
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(start, at + 12)
    start += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}
