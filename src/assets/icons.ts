// public/favicon.svg -> favicon.ico, the touch icon, the manifest's icons and the manifest itself.
import { createHash } from 'node:crypto'
import { manifestAt } from '../model/address.ts'
import type { Site } from '../model/schemas/site.ts'
import type { Cache } from '../runtime/cache.ts'

/** Sides in pixels of the pictures in favicon.ico: tabs, fine screens and task bars, search results (Google: 48). */
const ICO = [16, 32, 48]
/** How much of its side a drawing fills where the ground is ours. */
const PADDED = 0.76
/** The same where any shape may be cut out: a square in the safe circle of 40 % (Web App Manifest, read 2026-11). */
const MASKABLE = 0.56
/** Pictures on a ground: side in pixels, and how much of it the drawing fills. */
const PICTURES = {
  'icon-192.png': { size: 192, share: PADDED },
  'icon-512.png': { size: 512, share: PADDED },
  'icon-maskable-512.png': { size: 512, share: MASKABLE, purpose: 'maskable' },
  'apple-touch-icon.png': { size: 180, share: PADDED },
} as const
/** Characters that fit below an icon (Web App Manifest, on short_name). */
const SHORT = 12

/** Files of the icons, by path; of the manifest alone without favicon.svg. */
export async function icons({
  svg,
  site,
  others = [],
  cache,
}: {
  svg: Uint8Array | undefined
  site: Site
  /** The site in its other languages, each with a manifest below its code, and where its home page is. */
  others?: readonly { readonly site: Site; readonly home: string }[]
  cache: Cache
}): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>(
    [{ site, home: '/' }, ...others].map(({ site: own, home }) => [
      manifestAt(own).slice(1),
      Buffer.from(`${JSON.stringify(manifestOf(own, home, svg !== undefined), null, 2)}\n`),
    ]),
  )
  if (!svg) return files
  const draw = (size: number, share: number, ground?: string) => {
    const key = createHash('sha256').update(`icon 3 ${size} ${share} ${ground}\0`).update(svg).digest('hex')
    return cache.getOrCreate(key, async () => {
      const { default: sharp } = await import('sharp')
      const side = Math.round(size * share)
      const edge = Math.floor((size - side) / 2)
      const mark = sharp(svg, { density: (72 * size) / 32 }).resize(side, side)
      // Windows reads no palette in an icon file.
      if (ground === undefined) return mark.png({ compressionLevel: 9 }).toBuffer()
      const far = size - side - edge
      return (
        mark
          .extend({ top: edge, left: edge, bottom: far, right: far, background: ground })
          .flatten({ background: ground })
          // Of few colours: more effort takes longer and is larger.
          .png({ compressionLevel: 9, palette: true, effort: 1 })
          .toBuffer()
      )
    })
  }
  const pictures = Object.entries(PICTURES)
  const [drawn, grounded] = await Promise.all([
    Promise.all(ICO.map(async (size) => ({ size, png: await draw(size, 1) }))),
    Promise.all(
      pictures.map(async ([name, { size, share }]) => [name, await draw(size, share, site.theme.light)] as const),
    ),
  ])
  for (const [name, picture] of grounded) files.set(name, picture)
  files.set('favicon.ico', ico(drawn))
  return files
}

/** The site as an application that stays a page of the browser. */
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
    icons: Object.entries(drawn ? PICTURES : {}).flatMap(([name, { size, ...more }]) =>
      name.startsWith('icon-')
        ? [
            {
              src: `/${name}`,
              sizes: `${size}x${size}`,
              type: 'image/png',
              ...('purpose' in more && { purpose: more.purpose }),
            },
          ]
        : [],
    ),
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
