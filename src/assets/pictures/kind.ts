// The bytes of a file -> its picture format, or a refusal of one that a site cannot show.
import { AGAIN, EXPECTED, Refused } from './svg.ts'

export type Raster = 'jpeg' | 'png' | 'webp' | 'avif'
export type Format = Raster | 'svg'

/** File name extensions; written files have the first. */
export const EXTENSIONS: Record<Format, readonly string[]> = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  avif: ['avif'],
  svg: ['svg'],
}

/** Formats by their first bytes, in Latin-1. */
const SIGNATURES: readonly (readonly [pattern: RegExp, kind: Format | string])[] = [
  [/^\xff\xd8\xff/, 'jpeg'],
  [/^\x89PNG\r\n/, 'png'],
  [/^RIFF....WEBP/s, 'webp'],
  [/^....ftypavif/s, 'avif'],
  [/^....ftyp(hei[cxms]|hev|mif1)/s, 'a HEIC photograph'],
  [/^....ftyp/s, 'a film'],
  [/^GIF8/, 'a GIF'],
  [/^(II\*|MM\0)/, 'a TIFF'],
  [/^BM/, 'a BMP'],
  [/^%PDF/, 'a PDF'],
  [/^8BPS/, 'a Photoshop file'],
]

/** Detects the format from the bytes; the name does not matter. */
export function formatOf(bytes: Uint8Array): Format | Refused {
  if (bytes.length === 0) return new Refused(`is empty (0 bytes); ${EXPECTED}`, AGAIN)
  const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1')
  const kind = SIGNATURES.find(([pattern]) => pattern.test(start))?.[1]
  if (kind !== undefined && kind in EXTENSIONS) return kind as Raster
  const help = 'open it in any picture program and export it as JPEG or PNG'
  if (kind !== undefined) return new Refused(`is ${kind}; ${EXPECTED}`, help)
  const text = Buffer.from(bytes)
    .toString('utf8')
    .replace(/^\ufeff?\s*/, '')
  if (/^<(\?xml|svg|!--|!doctype svg)/i.test(text) && /<svg[\s>]/i.test(text)) return 'svg'
  const begins = text.slice(0, 20).replace(/[^\x20-\x7e\u0370-\u03ff]+/g, '…')
  return new Refused(`is not a picture: it begins with "${begins}"; ${EXPECTED}`, AGAIN)
}
