// Pixels that are places in a palette -> a PNG file (PNG 3: sections 5, 11.2.1 to 11.2.4), 4 bits a pixel.
import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'
import type { Canvas } from './raster.ts'
import { partsOf } from './raster.ts'

/**
 * Every level above 6 takes longer than the drawing itself (9: 12 times the time of 6 for 9 % fewer bytes). Rows are
 * written as they are: each of PNG's filters makes flat colours larger.
 */
const DEFLATE = { level: 6, memLevel: 9 }

/** The file of a canvas of at most 16 colours and an even width. What it looks like is read before this returns. */
export async function png({ width, height, palette, pixels }: Canvas): Promise<Uint8Array> {
  const row = 1 + width / 2
  const data = new Uint8Array(row * height)
  for (let y = 0, from = 0; y < height; y++)
    for (let to = y * row + 1; to < (y + 1) * row; to++, from += 2)
      data[to] = ((pixels[from] as number) << 4) | (pixels[from + 1] as number)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([4, 3], 8) // 4 bits, by palette
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flatMap(partsOf))),
    chunk('IDAT', await promisify(deflate)(data, DEFLATE)),
    chunk('IEND', new Uint8Array(0)),
  ])
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(data.length + 12)
  bytes.writeUInt32BE(data.length, 0)
  bytes.write(name, 4, 'latin1')
  bytes.set(data, 8)
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), data.length + 8)
  return bytes
}
