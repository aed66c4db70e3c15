// Tests the pictures of pages: formats, sizes and the problems of files that cannot be shown.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { prepareImages } from '../../../../src/assets/pictures/pictures.ts'
import type { Problem } from '../../../../src/model/problem.ts'
import { Cache } from '../../../../src/runtime/cache.ts'

type Bytes = Uint8Array | string
const noStore = new Cache(undefined)

function prepare(sources: Record<string, Bytes>, cache = noStore) {
  return prepareImages({
    sources: Object.entries(sources).map(([path, bytes]) => ({
      path,
      bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes,
    })),
    cache,
  })
}

/** The problem of one bad file, with its help. */
async function problemOf(path: string, bytes: Bytes): Promise<string> {
  const { pictures, files, problems } = await prepare({ [path]: bytes })
  expect(pictures).toEqual({})
  expect(files.size).toBe(0)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatchObject({ level: 'error', at: { file: `content/images/${path}` } })
  return `${problems[0]?.text}\n${problems[0]?.help}`
}

/** Left half red, right half blue, lightly varied so that it does not compress to nothing. */
async function halves(width: number, height: number) {
  const data = Buffer.alloc(width * height * 3)
  for (let i = 0; i < width * height; i++) {
    const noise = (i * 7919) % 40
    data.set(i % width < width / 2 ? [200 + noise, noise, noise] : [noise, noise, 200 + noise], i * 3)
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
}

const about = async (bytes: Uint8Array | undefined) => sharp(bytes ?? new Uint8Array()).metadata()
const widthsIn = (srcset: string) => [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))

test.each(['srgb', 'rgb16'] as const)('the colours of a profile are converted: %s', async (space) => {
  const red = sharp({ create: { width: 64, height: 64, channels: 3, background: { r: 230, g: 30, b: 30 } } })
  const png = await red.toColourspace(space).withIccProfile('p3').png().toBuffer()
  const { pictures, files } = await prepare({ 'a.png': png })
  const { data } = await sharp(files.get(pictures['a.png']?.fallback.slice(1) ?? ''))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [r = 0, g = 0, b = 0] = data
  expect(Math.max(Math.abs(r - 230), Math.abs(g - 30), Math.abs(b - 30))).toBeLessThanOrEqual(3)
})

describe('a photograph', () => {
  let photo: Buffer
  beforeAll(async () => {
    // Orientation 6: the camera was turned; shown upright, the red half is on top.
    photo = await (await halves(1000, 600))
      .withExif({ IFD0: { Copyright: 'someone' }, IFD3: { GPSLatitude: '37/1 58/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .withIccProfile('p3')
      .jpeg({ quality: 90 })
      .toBuffer()
    const { exif, icc, orientation } = await about(photo)
    expect([exif !== undefined, icc !== undefined, orientation]).toEqual([true, true, 6])
  })

  test('is upright and has no metadata', async () => {
    const { pictures, files, problems } = await prepare({ 'van.jpg': photo })
    expect(problems).toEqual([])
    expect(pictures['van.jpg']).toMatchObject({ width: 600, height: 1000 })
    for (const [path, bytes] of files) {
      const { exif, icc, xmp, iptc, orientation, width = 0, height = 0 } = await about(bytes)
      expect({ path, exif, icc, xmp, iptc, orientation: orientation ?? 1 }).toEqual({ path, orientation: 1 })
      expect(height).toBe(Math.round((width * 1000) / 600))
      const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
      expect(
        [data[0], data[2]].map((part) => (part ?? 0) > 128),
        path,
      ).toEqual([true, false])
    }
  })

  test('comes in two formats, best first, at widths up to its own, and as one JPEG', async () => {
    const { pictures, files } = await prepare({ 'team/Our Van.JPG': photo })
    const { sources = [], fallback = '' } = pictures['team/Our Van.JPG'] ?? {}
    expect(sources.map(({ type, srcset }) => [type, widthsIn(srcset)])).toEqual([
      ['image/avif', [480, 600]],
      ['image/webp', [480, 600]],
    ])
    expect(fallback).toMatch(/^\/assets\/our-van-600\.[0-9a-f]{10}\.jpg$/)
    const named = [fallback, ...sources.flatMap(({ srcset }) => srcset.split(', '))]
    expect(named.map((entry) => entry.split(' ')[0]?.slice(1)).sort()).toEqual([...files.keys()].sort())
    for (const [path, bytes] of files) {
      const { format, width } = await about(bytes)
      const ending = { heif: 'avif', jpeg: 'jpg' }[String(format)] ?? format
      expect([path.split('.').at(-1), path.split('.')[0]]).toEqual([ending, `assets/our-van-${width}`])
    }
  })

  test('is the same bytes on any number of threads', async () => {
    sharp.concurrency(4)
    const first = await prepare({ 'van.jpg': photo })
    sharp.concurrency(2)
    const second = await prepare({ 'van.jpg': photo })
    expect([...second.files]).toEqual([...first.files])
    expect(sharp.concurrency()).toBe(1)
  })
})

test('a wide picture ends at 1600, for old browsers at 1200, and a small one is never enlarged', async () => {
  const { pictures } = await prepare({
    'wide.jpg': await (await halves(2000, 100)).jpeg().toBuffer(),
    'exact.jpg': await (await halves(800, 50)).jpeg().toBuffer(),
    'small.png': await (await halves(300, 50)).png().toBuffer(),
  })
  const widthsOf = (name: string) => pictures[name]?.sources.map(({ srcset }) => widthsIn(srcset))
  expect(widthsOf('wide.jpg')).toEqual([
    [480, 800, 1200, 1600],
    [480, 800, 1200],
  ])
  expect(pictures['wide.jpg']).toMatchObject({ width: 2000, height: 100 })
  expect(pictures['wide.jpg']?.fallback).toMatch(/-1200\..*jpg$/)
  expect(widthsOf('exact.jpg')).toEqual(Array(2).fill([480, 800]))
  expect(widthsOf('small.png')).toEqual(Array(2).fill([300]))
})

test('the fallback of a WebP or an AVIF is WebP', async () => {
  const { pictures, files } = await prepare({
    'a.webp': await (await halves(100, 50)).webp().toBuffer(),
    'b.avif': await (await halves(100, 50)).avif({ effort: 0 }).toBuffer(),
  })
  for (const { fallback } of Object.values(pictures)) expect(fallback).toMatch(/\.webp$/)
  expect(files.size).toBe(4)
})

test('a transparent PNG stays transparent in every format', async () => {
  const clear = await sharp({
    create: { width: 20, height: 20, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer()
  const { files } = await prepare({ 'clear.png': clear })
  for (const [path, bytes] of files) {
    const { channels } = await sharp(bytes).stats()
    expect([path, channels[3]?.max]).toEqual([path, 0])
  }
})

describe('refused:', () => {
  const made = {
    jpg: async () => (await halves(300, 200)).jpeg().toBuffer(),
    png: async () => (await halves(300, 200)).png().toBuffer(),
    webp: async () => (await halves(300, 200)).webp().toBuffer(),
    avif: async () => (await halves(300, 200)).avif({ effort: 0 }).toBuffer(),
  }
  for (const [extension, make] of Object.entries(made)) {
    for (const share of [0.4, 0.97]) {
      test(`a ${extension} cut at ${share * 100} %`, async () => {
        const whole = await make()
        expect(await problemOf(`cut.${extension}`, whole.subarray(0, Math.floor(whole.length * share)))).toMatch(
          /^content\/images\/cut\.\w+ is a damaged (JPEG|PNG|WebP|AVIF) file: it cannot be read to its end \(".+"\)\nexport or copy the picture again and replace this file$/,
        )
      })
    }
  }

  test('a PNG that calls itself a JPEG', async () => {
    expect(await problemOf('team/face.jpg', await made.png())).toBe(
      'content/images/team/face.jpg holds a PNG but its name ends in ".jpg"\nrename it to face.png, here and where it is used',
    )
  })
  test('a picture without an ending', async () => {
    expect(await problemOf('face', await made.jpg())).toBe(
      'content/images/face holds a JPEG but its name has no ending\nrename it to face.jpg, here and where it is used',
    )
  })
  test('nothing', async () => {
    expect(await problemOf('a.jpg', '')).toBe(
      'content/images/a.jpg is empty (0 bytes); expected a JPEG, PNG, WebP, AVIF or SVG file\nexport or copy the picture again and replace this file',
    )
  })
  test('a web page saved as a picture', async () => {
    expect(await problemOf('a.jpg', '<!doctype html><svg></svg>')).toContain(
      'is not a picture: it begins with "<!doctype html><svg>"; expected a JPEG',
    )
    expect(await problemOf('a.svg', '<!-- x --><html><svg></svg></html>')).toContain(
      'is not a picture: it holds <html>; expected a JPEG',
    )
  })
  test('a telephone’s HEIC, and a GIF', async () => {
    expect(await problemOf('a.heic', '\0\0\0\x18ftypheic\0\0\0\0')).toContain('is a HEIC photograph; expected')
    expect(await problemOf('a.gif', await (await halves(10, 10)).gif().toBuffer())).toContain('is a GIF; expected')
  })
  test('an animation', async () => {
    const frames = [
      await made.png(),
      await sharp(await made.png())
        .negate()
        .png()
        .toBuffer(),
    ]
    const film = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
    expect(await problemOf('a.webp', film)).toContain('is animated: it has 2 frames; expected a still picture')
  })
  test('a picture of more pixels than are read', async () => {
    const png = await (await halves(10, 10)).png().toBuffer()
    png.writeUInt32BE(17_000, 16)
    png.writeUInt32BE(17_000, 20)
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
    const text = 'is 17000 x 17000 pixels: 289 million pixels, and a picture may have 268 million pixels'
    expect(await problemOf('a.png', png)).toContain(text)
  })
  test('a picture too tall for any format', async () => {
    const tall = await sharp({ create: { width: 10, height: 17_000, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    expect(await problemOf('a.png', tall)).toContain('is 10 x 17000 pixels, too tall to show')
  })
})

test('a bad picture takes no good one with it, and problems come in order', async () => {
  const good = await (await halves(30, 20)).png().toBuffer()
  const { pictures, problems } = await prepare({ 'c.jpg': '', 'b.png': good, 'a.jpg': '' })
  expect(Object.keys(pictures)).toEqual(['b.png'])
  expect(problems.map(({ at }) => at?.file)).toEqual(['content/images/a.jpg', 'content/images/c.jpg'])
})

describe('an SVG', () => {
  const svg = (inside: string, attributes = 'viewBox="0 0 24 12"') =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`

  test('goes out as it came in, under one name', async () => {
    const bytes = svg('<path d="M0 0h24"/>')
    const { pictures, files } = await prepare({ 'logo.svg': bytes })
    expect([...files.values()].map((file) => Buffer.from(file).toString())).toEqual([bytes])
    const [path] = files.keys()
    expect(path).toMatch(/^assets\/logo-24\.[0-9a-f]{10}\.svg$/)
    expect(pictures['logo.svg']).toEqual({
      width: 24,
      height: 12,
      fallback: `/${path}`,
      sources: [],
    })
  })

  test.each([
    ['width="64" height="32"', 64, 32],
    ['width="64px" height="32px" viewBox="0 0 2 1"', 64, 32],
    ['width="1in" viewBox="0 0 2 1"', 96, 48],
    ['height="10" viewBox="0,0,40,20"', 20, 10],
    ['width="100%" height="100%" viewBox="0 0 48 24.4"', 48, 24],
    ['width="-5" height="2em" viewBox="0 0 300 200"', 300, 200],
  ])('with %s is %i x %i', async (attributes, width, height) => {
    const { pictures } = await prepare({ 'a.svg': svg('', attributes) })
    expect(pictures['a.svg']).toMatchObject({ width, height })
  })

  test.each([
    '<a href="#there"><path d="M0 0"/></a>',
    '<style>@font-face{font-family:x} .a{fill:url(#g)}</style>',
    '<image href="data:image/png;base64,AAAA"/>',
    '<use xlink:href="#part" xmlns:xlink="http://www.w3.org/1999/xlink"/>',
    '<animate attributeName="opacity" values="0;1"/>',
    '<text>on script href="http://x" url(http://x)</text>',
  ])('may hold %s', async (inside) => {
    expect(
      (await prepare({ 'a.svg': `<?xml version="1.0"?>\n<!-- drawn by hand -->\n${svg(inside)}` })).problems,
    ).toEqual([])
  })

  test.each([
    ['<script>alert(1)</script>', '<script>'],
    ['<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>', '<x:script>'],
    ['<path onclick="alert(1)"/>', '<path onclick="alert(1)">'],
    ['<path ONLOAD="alert(1)"/>', '<path ONLOAD="alert(1)">'],
    ['<set attributeName="onclick" to="alert(1)"/>', '<set attributeName="onclick">'],
    ['<animate attributeName="xlink:href" to="javascript:alert(1)"/>', '<animate attributeName="xlink:href">'],
    ['<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>', '<foreignObject>'],
    ['<image href="https://evil.example/x.png"/>', '<image href="https://evil.example/x.png">'],
    ['<image href="/x.png"/>', '<image href="/x.png">'],
    ['<a xlink:href="java&#115;cript:alert(1)"/>', '<a xlink:href="javascript:alert(1)">'],
    ['<use href="data:image/svg+xml,x"/>', '<use href="data:image/svg+xml,x">'],
    ['<rect fill="url(https://evil.example/#a)"/>', '<rect fill="url(https://evil.example/#a)">'],
    ['<rect style="fill:\\75 rl(//evil.example)"/>', '<rect style="fill:\\75 rl(//evil.example)">'],
    ['<style>@import "//evil.example"</style>', 'a <style> that loads something'],
    ['<style>@i\\mport "//evil.example"</style>', 'a <style> that loads something'],
    ['<style>a{background:image-set("//evil.example/a.png" 1x)}</style>', 'a <style> that loads something'],
    ['<rect style="fill:src(\'//evil.example\')"/>', '<rect style="fill:src(\'//evil.example\')">'],
    ['<h:meta xmlns:h="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;//evil.example"/>', '<h:meta>'],
    ['<form action="//evil.example"/>', '<form>'],
    ['<input formaction="//evil.example"/>', '<input>'],
    ['<g formaction="//evil.example"/>', '<g formaction="//evil.example">'],
    ['<g xml:base="//evil.example/"/>', '<g xml:base="//evil.example/">'],
    ['<style>&#64;import "//evil.example"</style>', 'a <style> that loads something'],
    ['<style><![CDATA[ a{fill:url("//evil.example")} ]]></style>', 'a <style> that loads something'],
  ])('may not hold %s', async (inside, named) => {
    const [text, help] = (await problemOf('a.svg', svg(inside))).split('\n')
    expect(text).toMatch(/^content\/images\/a.svg could run script or load other files: it has /)
    expect(text).toContain(named)
    expect(help).toBe('save it as plain SVG, or take these parts out')
  })

  test('may not bring a style sheet or entities', async () => {
    expect(await problemOf('a.svg', `<?xml-stylesheet href="//evil.example"?>${svg('')}`)).toContain(
      'it has <?xml-stylesheet',
    )
    expect(await problemOf('a.svg', `<!DOCTYPE svg [<!ENTITY a "x">]>${svg('')}`)).toContain('it has <!ENTITY>')
  })
  test('must be whole, shown by browsers and of known size', async () => {
    expect(await problemOf('a.svg', svg('<g><path d="M0 0"/></g>').slice(0, -10))).toContain(
      'is a damaged SVG file: it ends before </svg>',
    )
    expect(await problemOf('a.svg', svg('<g><path d="M0 0"/></g>').slice(0, -6))).toContain('it ends before </svg>')
    expect(await problemOf('a.svg', svg('<g><path d="M0 0"></g>'))).toContain('it ends before </path>')
    expect(await problemOf('a.svg', '<svg viewBox="0 0 1 1"/>')).toContain('lacks xmlns="http://www.w3.org/2000/svg"')
    expect(await problemOf('a.svg', svg('', 'width="0" height="0" viewBox="0 0 300 200"'))).toContain(
      'is not shown by browsers: its <svg> has width="0"',
    )
    expect(await problemOf('a.svg', svg('', ''))).toContain(
      'has no size: its <svg> has neither width and height nor a viewBox',
    )
  })
})

describe('with a cache', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'images-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('a cached picture has equal bytes, and sharp is not loaded', async () => {
    const photo = await (await halves(500, 100)).jpeg().toBuffer()
    const cold = await prepare({ 'van.jpg': photo }, new Cache(folder))
    vi.resetModules()
    vi.doMock('sharp', () => {
      throw new Error('sharp was loaded')
    })
    const again = await import('../../../../src/assets/pictures/pictures.ts')
    const source = { path: 'van.jpg', bytes: photo }
    const warm = await again.prepareImages({ sources: [source], cache: new Cache(folder) })
    await expect(again.prepareImages({ sources: [source], cache: noStore })).rejects.toThrow() // the trap works
    vi.doUnmock('sharp')
    expect(warm.pictures).toEqual(cold.pictures)
    expect([...warm.files].map(([path, bytes]) => [path, Buffer.from(bytes).toString('hex')])).toEqual(
      [...cold.files].map(([path, bytes]) => [path, Buffer.from(bytes).toString('hex')]),
    )
  })

  test('onPicture gets each picture that is resized, and none from the cache', async () => {
    const bytes = await (await halves(70, 10)).png().toBuffer()
    const resized: string[] = []
    const given = { sources: [{ path: 'a.png', bytes }] }
    const onPicture = (file: string) => resized.push(file)
    for (let i = 0; i < 2; i++) await prepareImages({ ...given, cache: new Cache(folder), onPicture })
    expect(resized).toEqual(['content/images/a.png'])
  })

  test('one picture under two names is made once and named twice', async () => {
    const photo = await (await halves(60, 10)).png().toBuffer()
    const { pictures, files } = await prepare({ 'a.png': photo, 'b/c.png': photo }, new Cache(folder))
    expect(pictures['a.png']?.fallback).toMatch(/a-60\./)
    expect(pictures['b/c.png']?.fallback).toMatch(/c-60\./)
    expect(files.size).toBe(6)
  })

  test('two equal damaged pictures are both reported with the reason', async () => {
    const cut = (await (await halves(60, 40)).png().toBuffer()).subarray(0, 200)
    const { problems } = await prepare({ 'a.png': cut, 'b.png': cut }, new Cache(folder))
    const reason = ({ text, help }: Problem) => [text.replace(/[ab]\.png/, ''), help]
    expect(problems).toHaveLength(2)
    expect(problems[1] && reason(problems[1])).toEqual(problems[0] && reason(problems[0]))
    expect(problems[0]?.text).toContain('is a damaged PNG file')
  })

  test('a damaged picture is not memoized as damaged', async () => {
    const keys: string[] = []
    const own = new Cache(folder)
    const cache = Object.assign(Object.create(own) as Cache, {
      getOrCreate(key: string, make: () => Promise<Uint8Array>) {
        keys.push(key)
        return own.getOrCreate(key, make)
      },
    })
    const whole = await (await halves(60, 40)).png().toBuffer()
    const { problems } = await prepare({ 'a.png': whole.subarray(0, 200) }, cache)
    expect(problems).toHaveLength(1)
    expect(keys).toHaveLength(1)
    const probe = await new Cache(folder).getOrCreate(keys[0] ?? '', async () => Buffer.from('made again'))
    expect(Buffer.from(probe).toString()).toBe('made again')
  })
})
