// The PNG encoder of social cards, read back by sharp.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { flatPng } from '../../../../src/assets/cards/flat-png.ts'

type Colour = readonly [red: number, green: number, blue: number]

/** Encodes rows of colours and returns the rows of the decoded picture. */
async function decoded(rows: readonly (readonly Colour[])[]) {
  const [first = []] = rows
  const pixels = Uint8Array.from(rows.flat().flatMap((colour) => [...colour, 255]))
  const png = await flatPng({ width: first.length, height: rows.length, pixels })
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height, info.channels]).toEqual([first.length, rows.length, 3])
  const colours = Array.from({ length: data.length / 3 }, (_, i) => [...data.subarray(3 * i, 3 * i + 3)])
  return rows.map((row, y) => colours.slice(y * row.length, (y + 1) * row.length))
}

const grey = (level: number): Colour => [level, level, level]
/** A row of so many pixels each. */
const row = (...runs: readonly (readonly [number, Colour])[]) =>
  runs.flatMap(([length, colour]) => Array.from({ length }, () => colour))

test.each([1, 2, 3, 8, 9])('a picture %i pixels wide keeps its colours exactly', async (width) => {
  const pixel = (x: number, y: number): Colour => [
    x % 2 === 0 ? 10 : 159,
    y % 2 === 0 ? 90 : 31,
    (x + y) % 3 === 0 ? 138 : 24,
  ]
  const rows = Array.from({ length: 5 }, (_, y) => Array.from({ length: width }, (_, x) => pixel(x, y)))
  expect(await decoded(rows)).toEqual(rows)
})

test('runs that begin and end in the middle of a byte keep their ends', async () => {
  const a = grey(0)
  const b = grey(100)
  const c = grey(255)
  const rows = [row([1, a], [1, b], [7, c]), row([2, a], [5, b], [2, c]), row([9, b]), row([8, c], [1, a])]
  expect(await decoded(rows)).toEqual(rows)
})

test('of more than 16 colours, large areas keep theirs, and small ones become the nearest', async () => {
  const shades = Array.from({ length: 40 }, (_, i) => grey(100 + i))
  const rows = [row([60, [255, 255, 255]]), row([60, [10, 90, 138]]), [...shades, ...row([20, [159, 31, 24]])]]
  const found = await decoded(rows)
  expect(found.slice(0, 2)).toEqual(rows.slice(0, 2))
  expect(found[2]?.slice(40)).toEqual(rows[2]?.slice(40))
  expect(new Set(found.flat().map(String)).size).toBe(16)
  for (const [i, colour] of (found[2] ?? []).slice(0, 40).entries())
    expect(Math.abs((colour[0] as number) - (100 + i))).toBeLessThanOrEqual(3)
})
