// The PNG encoder of social cards, read back by sharp.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { indexedPng } from '../../src/assets/png/indexed-png.ts'

/** A picture of 64 x 20 pixels, with the colour of each pixel. */
async function roundTrip(colour: (x: number, y: number) => readonly [number, number, number]) {
  const [width, height] = [64, 20]
  const rgba = Buffer.alloc(width * height * 4, 255)
  for (let i = 0; i < width * height; i++) rgba.set(colour(i % width, Math.floor(i / width)), i * 4)
  const bytes = await indexedPng({ rgba, width, height })
  const image = sharp(bytes)
  const { format } = await image.metadata()
  const read = await image.ensureAlpha().raw().toBuffer()
  const errors = [...read].map((value, i) => Math.abs(value - (rgba[i] ?? 0)))
  const colours = new Set(new Uint32Array(read.buffer, read.byteOffset, width * height)).size
  return { format, worst: Math.max(...errors), colours }
}

test('up to 16 colours are kept exactly', async () => {
  const png = { format: 'png', worst: 0 }
  expect(await roundTrip((x, y) => [(x % 4) * 60, (y % 4) * 60, 7])).toEqual({ ...png, colours: 16 })
  expect(await roundTrip(() => [1, 2, 3])).toEqual({ ...png, colours: 1 })
})

test('of more colours, frequent ones and their mixtures come out close', async () => {
  // Two flat areas with a gradient between them, as antialiasing makes it.
  const { worst, colours } = await roundTrip((x) => [Math.min(255, Math.max(0, (x - 16) * 8)), 40, 200])
  expect(colours).toBe(16)
  expect(worst).toBeLessThanOrEqual(16)
})
