// The size of a picture is read in every format that a site may hold.
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { pictureSize } from '../../../../../src/check/rules/img/size/picture-size.ts'

const red = () => sharp({ create: { width: 37, height: 21, channels: 3, background: '#c00' } })
const size = { width: 37, height: 21 }

describe('the size of a', () => {
  test.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)('%s', async (format) =>
    expect(await pictureSize(await red().toFormat(format).toBuffer())).toEqual({ isVector: false, ...size }),
  )

  test('photograph taken on its side', async () =>
    expect(await pictureSize(await red().jpeg().withMetadata({ orientation: 6 }).toBuffer())).toMatchObject({
      width: 21,
      height: 37,
    }))

  test.each([
    ['<?xml version="1.0"?><!-- a --><svg xmlns="http://www.w3.org/2000/svg" width="37px" height="21">', 37, 21],
    ['<svg viewBox="0 0 37 21" width="100%">', 37, 21],
    ['<svg viewBox="0,0,74,42" width="37">', 37, 21],
    ['<svg width="1in" viewBox="0 0 2 1">', 96, 48],
  ])('vector graphic %s', async (text, width, height) =>
    expect(await pictureSize(Buffer.from(text))).toEqual({ isVector: true, width, height }),
  )
})

test.each(['', 'GIF', '<svg>', '<!DOCTYPE html><svg width="1" height="1">', 'RIFF....WEBPVP8 '])(
  '%j is not a picture',
  async (text) => expect(await pictureSize(Buffer.from(text))).toBeUndefined(),
)
