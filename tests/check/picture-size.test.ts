// The size of a picture is read from its first bytes, in every format a site may hold.
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { pictureSize } from '../../src/check/page/picture-size.ts'

const red = () => sharp({ create: { width: 37, height: 21, channels: 3, background: '#c00' } })
const sized = (format: string) => ({ format, width: 37, height: 21 })

describe('the size of a', () => {
  test.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)('%s', async (format) =>
    expect(pictureSize(await red().toFormat(format).toBuffer())).toEqual(sized(format)),
  )

  test('webp without loss', async () =>
    expect(pictureSize(await red().webp({ lossless: true }).toBuffer())).toEqual(sized('webp')))

  test('webp and avif that are see-through', async () => {
    const clear = () => sharp({ create: { width: 37, height: 21, channels: 4, background: '#c008' } })
    expect(pictureSize(await clear().webp().toBuffer())).toEqual(sized('webp'))
    expect(pictureSize(await clear().avif().toBuffer())).toEqual(sized('avif'))
  })

  test('photograph taken on its side', async () =>
    expect(pictureSize(await red().jpeg().withMetadata({ orientation: 6 }).toBuffer())).toEqual({
      format: 'jpeg',
      width: 21,
      height: 37,
    }))

  test('svg: its width and height, else its viewBox, whatever stands before it', () => {
    const svg = (text: string) => pictureSize(Buffer.from(text))
    expect(
      svg('<?xml version="1.0"?><!-- a --><svg xmlns="http://www.w3.org/2000/svg" width="37px" height="21">'),
    ).toEqual(sized('svg'))
    expect(svg('<svg viewBox="0 0 37 21" width="100%">')).toEqual(sized('svg'))
    expect(svg('<svg viewBox="0,0,74,42" width="37">')).toEqual(sized('svg'))
    expect(svg('<svg width="1in" viewBox="0 0 2 1">')).toEqual({ format: 'svg', width: 96, height: 48 })
    expect(svg('<svg width="100%" viewBox="0 0 48 24.4">')).toEqual({ format: 'svg', width: 48, height: 24 })
    expect(svg('<svg>')).toBeUndefined()
  })
})

test('what is not a picture, or ends too early, has no size', async () => {
  for (const format of ['png', 'jpeg', 'webp', 'avif', 'gif'] as const) {
    const bytes = await red().toFormat(format).toBuffer()
    for (let end = 0; end < 24; end++) expect(() => pictureSize(bytes.subarray(0, end))).not.toThrow()
    expect(pictureSize(bytes.subarray(0, 9))).toBeUndefined()
  }
  for (const text of [
    '',
    'GIF',
    '<!DOCTYPE html><svg width="1" height="1">',
    'RIFF....WEBPVP8 ',
    '\u0000\u0000\u0000\u0020ftypavif',
  ])
    expect(pictureSize(Buffer.from(text))).toBeUndefined()
})
