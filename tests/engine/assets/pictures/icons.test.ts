// Tests the icons and the web app manifest that are made from public/favicon.svg.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { icons } from '../../../../src/assets/pictures/icons.ts'
import { Cache } from '../../../../src/runtime/cache.ts'
import { project } from '../../../helpers/project.ts'

const svg = readFileSync(fileURLToPath(new URL('../../../sites/locksmith/public/favicon.svg', import.meta.url)))
const { site } = project().plan ?? expect.unreachable('the base site has a plan')
const drawing = (bytes: Uint8Array) => new Map([['public/favicon.svg', bytes]])
let files: Map<string, Uint8Array>
beforeAll(async () => {
  files = (await icons({ files: drawing(svg), site, cache: new Cache(undefined) })).value ?? new Map()
})
const manifestOf = (files: ReadonlyMap<string, Uint8Array>) =>
  JSON.parse(Buffer.from(files.get('manifest.webmanifest') ?? []).toString())
const pixel = async (bytes: Uint8Array | undefined, x: number, y: number) => {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
}

test('favicon.ico contains pictures of 16, 32 and 48 pixels', async () => {
  const ico = Buffer.from(files.get('favicon.ico') ?? [])
  const count = ico.readUInt16LE(4)
  const entries = Array.from({ length: count }, (_, i) => 6 + 16 * i)
  const pictures = entries.map((at) => {
    const start = ico.readUInt32LE(at + 12)
    return ico.subarray(start, start + ico.readUInt32LE(at + 8))
  })
  expect(entries.map((at) => [ico[at], ico[at + 1]])).toEqual([
    [16, 16],
    [32, 32],
    [48, 48],
  ])
  const drawn = await Promise.all(pictures.map((bytes) => sharp(bytes).metadata()))
  expect(drawn.map(({ format, width, height }) => [format, width, height])).toEqual([
    ['png', 16, 16],
    ['png', 32, 32],
    ['png', 48, 48],
  ])
  expect(pictures.reduce((sum, { length }) => sum + length, 6 + 16 * count)).toBe(ico.length)
})

test('a drawing with thousands of letters is refused before it is drawn', async () => {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><text>${'w'.repeat(20_000)}</text></svg>`
  const { problems } = await icons({ files: drawing(Buffer.from(text)), site, cache: new Cache(undefined) })
  expect(problems.map(({ text }) => text)).toEqual([
    'public/favicon.svg has 20,000 letters of text; a picture may have 2,000',
  ])
})

test('the manifest has the name, the scope, the language and a description', () => {
  expect(manifestOf(files)).toMatchObject({
    id: '/',
    scope: '/',
    start_url: '/',
    name: 'Two Wheels',
    short_name: 'Two Wheels',
    description: 'Bicycles mended while you wait.',
    lang: 'en',
  })
})

test.each([
  ['hello', /^public\/favicon.svg is not a picture: it holds </],
  ['', /^public\/favicon.svg is not a picture: it holds </],
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="1e9"/>',
    /^public\/favicon.svg cannot be drawn at 1000000000 x 1000000000 pixels \("/,
  ],
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1000000000" height="1000000000"/>',
    /^public\/favicon.svg cannot be drawn at 1000000000 x 1000000000 pixels \("/,
  ],
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><text>&unknown;</text></svg>',
    /^public\/favicon.svg cannot be drawn at 32 x 32 pixels \("/,
  ],
])('a favicon of %j is a problem of that file', async (text, expected) => {
  const { problems } = await icons({ files: drawing(Buffer.from(text)), site, cache: new Cache(undefined) })
  expect(problems).toMatchObject([{ text: expect.stringMatching(expected), at: { file: 'public/favicon.svg' } }])
})

test('the manifest has a short name if the name is short or site.yaml gives one', async () => {
  const named = async (business: Partial<typeof site.business>) =>
    manifestOf(
      (
        await icons({
          files: new Map(),
          site: { ...site, business: { ...site.business, name: 'Two Wheels of Leeds', ...business } },
          cache: new Cache(undefined),
        })
      ).value ?? new Map(),
    ).short_name
  expect(await named({ shortName: 'Two Wheels' })).toBe('Two Wheels')
  expect(await named({})).toBeUndefined()
})

test('the drawing of the maskable icon is within the safe zone, on the background colour', async () => {
  const maskable = manifestOf(files).icons.filter(({ purpose }: { purpose?: string }) => purpose === 'maskable')
  expect(maskable).toEqual([
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ])
  const bytes = files.get('icon-maskable-512.png')
  const ground = await pixel(bytes, 1, 1)
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const far: number[] = []
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++)
      if (ground.some((part, i) => Math.abs(part - (data[(y * info.width + x) * 4 + i] ?? 0)) > 24))
        far.push(Math.hypot(x - 255.5, y - 255.5))
  expect(far.length).toBeGreaterThan(5_000)
  // The safe zone is a circle of 40 % of the side (Web App Manifest, on purpose: maskable).
  expect(Math.max(...far)).toBeLessThan(0.4 * 512)
})
