// The pictures of content/images -> resized files in three formats, and what `<picture>` needs to show them. Reports
// files that are damaged, not pictures, named wrongly or able to run script.
import type { Metadata, Sharp } from 'sharp'
import type { PreparedPicture } from '../../model/drawing.ts'
import { error, inOrder, type Problem } from '../../model/problem.ts'
import type { Cache } from '../../runtime/cache.ts'
import { digest } from '../../runtime/digest.ts'
import { inParallel } from '../../runtime/in-parallel.ts'
import { assetPath } from '../asset-path.ts'
import { EXTENSIONS, type Format, formatOf, type Raster } from './kind.ts'
import { AGAIN, inspectSvg, Refused, refusalIn } from './svg.ts'

/** A file of content/images, by its path below that folder. */
interface ImageSource {
  readonly path: string
  readonly bytes: Uint8Array
}

const FOLDER = 'content/images/'

interface Variant {
  readonly width: number
  readonly format: Format
  readonly bytes: Uint8Array
}
/** The files of a picture; the last one is the fallback. */
type Drawn = Pick<PreparedPicture, 'width' | 'height'> & { readonly variants: readonly Variant[] }

interface Published {
  readonly picture: PreparedPicture
  readonly files: readonly (readonly [path: string, bytes: Uint8Array])[]
}

/** Widths in pixels; never upscaled. 1600 is a 390 px telephone at 4x, or a full column on a 2x desktop. */
const WIDTHS = [480, 800, 1200, 1600]
const WIDEST = 1600
/**
 * The widest file for browsers without AVIF (Edge before 121, Safari before 16.4). The styles of Tailwind 4 need browsers
 * that have WebP, so the original's format has this width alone.
 */
const FALLBACK = 1200
/** The most pixels in height: WebP ends at 16,383, AVIF at 16,384. */
const TALLEST = 16_000
/** More than any camera takes. */
const MOST_PIXELS = 268e6

/**
 * Part of every cache key. AVIF effort 3 takes a fifth of the time of effort 4 (0.4 s instead of 1.9 s at 1600 x 1200)
 * for 7 % more bytes at the same PSNR. WebP's effort 5 would add 10 % of time for 1 % of bytes. PNG stays lossless,
 * because PNG files are mostly drawings.
 */
const SETTINGS = {
  avif: { quality: 52, effort: 3 },
  webp: { quality: 75, effort: 4 },
  jpeg: { quality: 80, mozjpeg: true },
  png: { compressionLevel: 9 },
}
/**
 * Returns every picture by its path below content/images, the files to write by path below the output folder, and a
 * problem for each source that cannot be used. All files of a noisy 12-megapixel photograph take about 3.3 s of CPU;
 * before that, `onPicture` is called. With a warm cache they take a few milliseconds, and sharp is not loaded.
 */
export async function prepareImages({
  sources,
  cache,
  onPicture = () => undefined,
}: {
  readonly sources: readonly ImageSource[]
  readonly cache: Cache
  readonly onPicture?: (file: string) => void
}): Promise<{
  pictures: Record<string, PreparedPicture>
  files: Map<string, Uint8Array>
  problems: Problem[]
}> {
  const sorted = [...sources].sort((a, b) => (a.path < b.path ? -1 : 1))
  const prepared = await inParallel(sorted, (source) => prepare(source, cache, onPicture).catch(refusalIn))
  const files = new Map<string, Uint8Array>()
  const pictures: [string, PreparedPicture][] = []
  const problems: Problem[] = []
  for (const [i, { path }] of sorted.entries()) {
    const result = prepared[i]
    if (result instanceof Refused)
      problems.push(error(`${FOLDER}${path} ${result.message}`, { file: FOLDER + path }, result.help))
    else if (result) {
      pictures.push([path, result.picture])
      for (const [name, bytes] of result.files) files.set(name, bytes)
    }
  }
  return { pictures: Object.fromEntries(pictures), files, problems: inOrder(problems) }
}

/** Loads sharp (50 ms) with one thread per picture: the bytes of AVIF depend on the number of threads. */
async function loadSharp(): Promise<typeof import('sharp').default> {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  return sharp
}

async function prepare({ path, bytes }: ImageSource, cache: Cache, onPicture: (file: string) => void) {
  const base = path.slice(path.lastIndexOf('/') + 1)
  const dot = base.includes('.') ? base.lastIndexOf('.') : base.length
  const name = base.slice(0, dot)
  const extension = base.slice(dot + 1)
  const kind = formatOf(bytes)
  if (kind instanceof Refused) throw kind
  if (!EXTENSIONS[kind].includes(extension.toLowerCase())) {
    const ending = extension === '' ? 'has no ending' : `ends in ".${extension}"`
    const help = `rename it to ${name}.${EXTENSIONS[kind][0]}, here and where it is used`
    throw new Refused(`holds ${FOUND[kind]} but its name ${ending}`, help)
  }
  const key = digest('picture 6', JSON.stringify([WIDTHS, FALLBACK, SETTINGS]), kind, bytes)
  const drawn = await cache.getOrMake(key, () => {
    if (kind === 'svg') return drawing(bytes)
    onPicture(FOLDER + path)
    return draw(kind, bytes)
  })
  return published(name, drawn)
}

/** An SVG is published unchanged if it is whole, harmless and has a size. */
async function drawing(bytes: Uint8Array): Promise<Drawn> {
  const size = await inspectSvg(bytes)
  return { ...size, variants: [{ width: size.width, format: 'svg', bytes }] }
}

/** Names the files of a picture and describes its `<picture>`. */
function published(name: string, { width, height, variants }: Drawn): Published {
  const named = variants.map((variant) => {
    const extension = EXTENSIONS[variant.format][0] ?? variant.format
    return { ...variant, path: assetPath(`${name}-${variant.width}`, extension, variant.bytes) }
  })
  const sources = (['avif', 'webp'] as const).map((format) => ({
    type: `image/${format}`,
    srcset: named.flatMap((file) => (file.format === format ? [`/${file.path} ${file.width}w`] : [])).join(', '),
  }))
  return {
    files: named.map(({ path, bytes }) => [path, bytes]),
    picture: {
      width,
      height,
      fallback: `/${named.at(-1)?.path}`,
      sources: sources.filter(({ srcset }) => srcset !== ''),
    },
  }
}

/** Decodes once, upright and in sRGB, and makes every size from that. Removes all metadata. */
async function draw(kind: Raster, bytes: Uint8Array): Promise<Drawn> {
  const sharp = await loadSharp()
  const decode = async () => {
    const picture = sharp(bytes, { failOn: 'truncated', limitInputPixels: false })
    const metadata = await picture.metadata()
    refuse(metadata)
    const upright = picture.autoOrient().toColourspace('srgb').resize({ width: WIDEST, withoutEnlargement: true })
    // sharp converts 8 bits per channel from the picture's own profile by itself, and drops the profile of 16.
    if (metadata.icc && metadata.depth === 'ushort') upright.withIccProfile('srgb')
    return {
      size: metadata.autoOrient,
      ...(await upright.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })),
    }
  }
  const { size, data, info } = await decode().catch((cause: Error) => {
    if (cause instanceof Refused) throw cause
    // libvips prints one line per fault.
    const [message = ''] = cause.message.split('\n')
    throw new Refused(`is a damaged ${NAMES[kind]} file: it cannot be read to its end ("${message.trim()}")`, AGAIN)
  })
  const raw = (): Sharp => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  const widths = [...WIDTHS.filter((width) => width < info.width), info.width]
  const narrow = widths.filter((width) => width <= FALLBACK)
  const wanted: Omit<Variant, 'bytes'>[] = [
    ...widths.map((width) => ({ width, format: 'avif' as const })),
    ...narrow.map((width) => ({ width, format: 'webp' as const })),
    ...(kind === 'jpeg' || kind === 'png' ? narrow.slice(-1).map((width) => ({ width, format: kind })) : []),
  ]
  const variants = await inParallel(wanted, async ({ width, format }) => ({
    width,
    format,
    bytes: await encode(raw().resize({ width }), format, kind),
  }))
  return { ...size, variants }
}

/** Refuses a picture that can be read and cannot be shown. */
function refuse({ autoOrient: { width, height }, pages = 1 }: Metadata): void {
  if (pages > 1)
    throw new Refused(`is animated: it has ${pages} frames; expected a still picture`, 'export one frame of it')
  const size = `${width} x ${height} pixels`
  if (width * height > MOST_PIXELS) {
    const millions = (pixels: number) => `${Math.ceil(pixels / 1e6)} million pixels`
    const text = `is ${size}: ${millions(width * height)}, and a picture may have ${millions(MOST_PIXELS)}`
    throw new Refused(text, `make it smaller; no page shows more than ${WIDEST} pixels in width`)
  }
  if (height * Math.min(1, WIDEST / width) > TALLEST)
    throw new Refused(`is ${size}, too tall to show`, 'cut it into several pictures')
}

function encode(picture: Sharp, format: Format, kind: Raster): Promise<Buffer> {
  // Drawings have sharp coloured edges. For photographs, `smartSubsample` would double the time of WebP.
  const isPhoto = kind === 'jpeg'
  if (format === 'avif')
    return picture.avif({ ...SETTINGS.avif, chromaSubsampling: isPhoto ? '4:2:0' : '4:4:4' }).toBuffer()
  if (format === 'webp') return picture.webp({ ...SETTINGS.webp, smartSubsample: !isPhoto }).toBuffer()
  return format === 'png' ? picture.png(SETTINGS.png).toBuffer() : picture.jpeg(SETTINGS.jpeg).toBuffer()
}

const NAMES = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', avif: 'AVIF' }
const FOUND = { jpeg: 'a JPEG', png: 'a PNG', webp: 'a WebP', avif: 'an AVIF', svg: 'an SVG' }
