// The first bytes of a picture file -> its format and its size in pixels as shown. Reads headers only: PNG, JPEG, WebP,
// AVIF, GIF, SVG. Pure.
import { Parser } from 'htmlparser2'
import { svgSize } from '../../model/svg-size.ts'

export interface PictureSize {
  readonly format: 'png' | 'jpeg' | 'webp' | 'avif' | 'gif' | 'svg'
  readonly width: number
  readonly height: number
}

/** Undefined when the bytes are not a picture this reads, or are cut off before the size. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const size = png(view) ?? jpeg(view) ?? webp(view) ?? avif(view) ?? gif(view) ?? svg(bytes)
    return size && size.width > 0 && size.height > 0 ? size : undefined
  } catch (fault) {
    if (fault instanceof RangeError) return undefined
    throw fault
  }
}

const ascii = (view: DataView, at: number, length: number) =>
  String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, length))

/** Signature, then IHDR: width and height at 16 and 20 (PNG 3, sections 5.2 and 11.2.1). */
function png(view: DataView): PictureSize | undefined {
  if (view.byteLength < 24 || view.getUint32(0) !== 0x89504e47 || ascii(view, 12, 4) !== 'IHDR') return undefined
  return { format: 'png', width: view.getUint32(16), height: view.getUint32(20) }
}

/** Segments until a start of frame (ITU T.81, B.2); EXIF orientation 5 to 8 turns the picture on its side. */
function jpeg(view: DataView): PictureSize | undefined {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return undefined
  let turned = false
  for (let at = 2; at + 9 < view.byteLength; ) {
    const marker = view.getUint16(at)
    if (marker === 0xffff) {
      at++
      continue
    }
    const frame = marker >= 0xffc0 && marker <= 0xffcf && marker !== 0xffc4 && marker !== 0xffc8 && marker !== 0xffcc
    if (frame) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)]
      return turned ? { format: 'jpeg', width: height, height: width } : { format: 'jpeg', width, height }
    }
    if (marker === 0xffe1) turned = orientation(view, at + 4) >= 5
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** The orientation of an EXIF segment, 1 when it has none (EXIF 2.32, tag 0x0112 of the first directory). */
function orientation(view: DataView, at: number): number {
  if (ascii(view, at, 4) !== 'Exif') return 1
  const tiff = at + 6
  const little = view.getUint16(tiff) === 0x4949
  const directory = tiff + view.getUint32(tiff + 4, little)
  for (let i = 0; i < view.getUint16(directory, little); i++) {
    const entry = directory + 2 + i * 12
    if (view.getUint16(entry, little) === 0x0112) return view.getUint16(entry + 8, little)
  }
  return 1
}

/** RIFF with a VP8, VP8L or VP8X chunk (RFC 9649). */
function webp(view: DataView): PictureSize | undefined {
  if (view.byteLength < 30 || ascii(view, 0, 4) !== 'RIFF' || ascii(view, 8, 4) !== 'WEBP') return undefined
  const kind = ascii(view, 12, 4)
  if (kind === 'VP8 ')
    return { format: 'webp', width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { format: 'webp', width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1
  return kind === 'VP8X' ? { format: 'webp', width: three(24), height: three(27) } : undefined
}

/** The largest `ispe` of the meta box: tiles and the alpha plane have no larger ones (ISO/IEC 23008-12, 6.5.3). */
function avif(view: DataView): PictureSize | undefined {
  if (
    view.byteLength < 16 ||
    ascii(view, 4, 4) !== 'ftyp' ||
    !/avi[fs]/.test(ascii(view, 8, Math.min(view.getUint32(0) - 8, view.byteLength - 8)))
  )
    return undefined
  let best: PictureSize | undefined
  const walk = (from: number, to: number): void => {
    for (let at = from; at + 8 <= to; ) {
      const length = view.getUint32(at) || to - at
      const name = ascii(view, at + 4, 4)
      if (name === 'meta') walk(at + 12, Math.min(at + length, to))
      else if (name === 'iprp' || name === 'ipco') walk(at + 8, Math.min(at + length, to))
      else if (name === 'ispe') {
        const [width, height] = [view.getUint32(at + 12), view.getUint32(at + 16)]
        if (!best || width * height > best.width * best.height) best = { format: 'avif', width, height }
      }
      if (length < 8) return
      at += length
    }
  }
  walk(view.getUint32(0), view.byteLength)
  return best
}

function gif(view: DataView): PictureSize | undefined {
  if (view.byteLength < 10 || !/^GIF8[79]a$/.test(ascii(view, 0, 6))) return undefined
  return { format: 'gif', width: view.getUint16(6, true), height: view.getUint16(8, true) }
}

/** Of an SVG, the attributes of its root element, which starts in the first 64 kB. */
function svg(bytes: Uint8Array): PictureSize | undefined {
  const text = new TextDecoder().decode(bytes.subarray(0, 65_536))
  let root: { readonly tag: string; readonly attributes: Readonly<Record<string, string>> } | undefined
  const onopentag = (tag: string, attributes: Record<string, string>) => {
    root ??= { tag, attributes }
  }
  if (/^\ufeff?\s*<(?!!doctype html)/i.test(text)) new Parser({ onopentag }, { xmlMode: true }).write(text)
  const size = root?.tag === 'svg' ? svgSize(root.attributes) : undefined
  return size && { format: 'svg', ...size }
}
