// Adapter for sharp, which reads the size of a picture from its header. sharp takes 50 ms to load, so it is imported
// for the first picture.
import { Parser } from 'htmlparser2'
import { svgSize } from '../../../../model/svg-size.ts'

/** The size of a picture in pixels, as browsers show it. */
export interface PictureSize {
  readonly isVector: boolean
  readonly width: number
  readonly height: number
}

/** The size of a picture in any format that browsers show; undefined for bytes that are not such a picture. */
export async function pictureSize(bytes: Uint8Array): Promise<PictureSize | undefined> {
  const vector = vectorSize(bytes)
  if (vector) return vector
  const { default: sharp } = await import('sharp')
  try {
    const { format, autoOrient } = await sharp(bytes).metadata()
    return format === 'svg' ? undefined : { isVector: false, ...autoOrient }
  } catch {
    return undefined
  }
}

/** The size that the root element of an SVG states. It begins in the first 64 kB. */
function vectorSize(bytes: Uint8Array): PictureSize | undefined {
  const text = new TextDecoder().decode(bytes.subarray(0, 65_536))
  let root: { readonly tag: string; readonly attributes: Readonly<Record<string, string>> } | undefined
  const onopentag = (tag: string, attributes: Record<string, string>) => {
    root ??= { tag, attributes }
  }
  if (/^\ufeff?\s*<(?!!doctype html)/i.test(text)) new Parser({ onopentag }, { xmlMode: true }).write(text)
  const size = root?.tag === 'svg' ? svgSize(root.attributes) : undefined
  return size && { isVector: true, ...size }
}
