// Pictures contain no GPS position. The bytes are read without sharp, which refuses truncated and damaged files.
import { defineRule } from '../../rule.ts'
import { publicAt } from '../../site/places.ts'

/** The start of a JPEG file, up to its GPS directory. */
const LOCATED = 'base64:/9j/4QA6RXhpZgAASUkqAAgAAAABACWIBAABAAAAGgAAAAAAAAABAAEAAgACAAAAAABOAAAAAAAAAP/Z'

export default defineRule({
  why: "The GPS position in a photo of a job reveals the customer's home to everyone.",
  level: 'error',
  help: 'put it into content/images/, where the engine removes it, or save the picture without it',
  source: 'CIPA DC-008 (Exif 2.32), section 4.6.6 (GPS attribute information)',
  fine: { output: { 'van.jpg': 'base64:/9j/4AAQSkZJRgABAQAAAQABAAD/2Q==' } },
  bad: { output: { 'van.jpg': LOCATED }, findings: ['van.jpg contains the GPS position where it was taken'] },

  *site({ output }) {
    for (const file of output.files.keys()) {
      if (!/\.(?:jpe?g|png|webp|avif|tiff?)$/i.test(file)) continue
      const bytes = output.read(file)
      if (bytes && hasCoordinates(bytes))
        yield {
          text: `${file} contains the GPS position where it was taken`,
          at: publicAt(file),
        }
    }
  },
})

/** Bytes at the start of a file that contain the Exif data, and XMP, in which editors repeat them. */
const HEAD = 300_000
/** The tag of the GPS directory, and the latitude tags in it. */
const [GPS, LATITUDES] = [0x8825, [1, 2]] as const

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
