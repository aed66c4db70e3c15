// public/favicon.svg -> favicon.ico, the touch icon, the manifest's icons and the manifest itself.
import { createHash } from 'node:crypto'
import type { Site } from '../model/schemas/site.ts'
import type { Cache } from '../runtime/cache.ts'

const SIZES = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 } as const

/**
 * Files of the icons, by path; none without favicon.svg. Sizes: Google on favicons, Web App Manifest (read 2026-11).
 */
export async function icons({
  svg,
  site,
  cache,
}: {
  svg: Uint8Array | undefined
  site: Site
  cache: Cache
}): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  const manifest = {
    name: site.business.name,
    short_name: site.business.name,
    lang: site.language,
    start_url: '/',
    display: 'browser',
    theme_color: site.theme.light,
    background_color: site.theme.light,
    icons: svg
      ? [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' }))
      : [],
  }
  files.set('manifest.webmanifest', Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`))
  if (!svg) return files
  const draw = (size: number, ground: string | undefined) => {
    const key = createHash('sha256').update(`icon 1 ${size} ${ground}\0`).update(svg).digest('hex')
    return cache.getOrCreate(key, async () => {
      const { default: sharp } = await import('sharp')
      const padded = ground === undefined ? size : Math.round(size * 0.76)
      const edge = Math.floor((size - padded) / 2)
      const mark = sharp(svg, { density: (72 * size) / 32 }).resize(padded, padded)
      const whole =
        ground === undefined
          ? mark
          : mark
              .extend({
                top: edge,
                left: edge,
                bottom: size - padded - edge,
                right: size - padded - edge,
                background: ground,
              })
              .flatten({ background: ground })
      return whole.png({ compressionLevel: 9, palette: true }).toBuffer()
    })
  }
  for (const [name, size] of Object.entries(SIZES)) files.set(name, await draw(size, site.theme.light))
  files.set('favicon.ico', ico(await draw(32, undefined), 32))
  return files
}

/** One PNG in an ICO container: a 6-byte header, one 16-byte entry, the picture. */
function ico(png: Uint8Array, size: number): Uint8Array {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(22, 18)
  return Buffer.concat([head, png])
}
