import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { characters, FACE, fontsFor, headingFont } from '../../src/assets/fonts.ts'
import { openStore } from '../../src/assets/store.ts'

const require = createRequire(import.meta.url)
const subsetFont = require('subset-font') as (font: Uint8Array, text: undefined, options: object) => Promise<Buffer>
// A second reader of fonts, to hold ours against.
interface Opened {
  unitsPerEm: number
  charToGlyphIndex(character: string): number
  charToGlyph(character: string): { advanceWidth: number }
}
const opentype = createRequire(require.resolve('satori'))('@shuding/opentype.js') as { parse(bytes: ArrayBuffer): Opened }
const open = (ttf: Uint8Array) => opentype.parse(ttf.buffer.slice(ttf.byteOffset, ttf.byteOffset + ttf.byteLength) as ArrayBuffer)

const GREEK = 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏΪΫαβγδεζηθικλμνξοπρστυφχψωάέήίόύώϊϋΐΰς'
const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')
const store = openStore(undefined)
const size = (files: ReadonlyMap<string, Uint8Array>) => [...files.values()].reduce((sum, bytes) => sum + bytes.length, 0)

test('headings get a Greek and a Latin file, each with its own characters only', async () => {
  const { css, files, preload, missing } = await headingFont({ text: 'Απόφραξη 24/7', store })
  expect(missing).toEqual([])
  expect([...files.keys()].map((path) => path.replace(/[0-9a-f]{10}/, 'HASH'))).toEqual([
    'assets/commissioner-700-latin.HASH.woff2',
    'assets/commissioner-700-greek.HASH.woff2',
  ])
  expect(preload).toEqual([...files.keys()].map((path) => `/${path}`))
  expect(css.replace(/[0-9a-f]{10}/g, 'HASH')).toMatchInlineSnapshot(`
    "@font-face{font-family:"Heading";font-weight:700;font-style:normal;font-display:optional;src:url("/assets/commissioner-700-latin.HASH.woff2") format("woff2");unicode-range:U+20-37}
    @font-face{font-family:"Heading";font-weight:700;font-style:normal;font-display:optional;src:url("/assets/commissioner-700-greek.HASH.woff2") format("woff2");unicode-range:U+391-3CC}
    @font-face{font-family:"Heading fallback";font-weight:700;font-style:normal;src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold"),local("LiberationSans-Bold");size-adjust:97.52%;ascent-override:104.28%;descent-override:21.12%;line-gap-override:0%}"
  `)
})

test('the files draw the characters, at weight 700, and no others', async () => {
  const { files } = await headingFont({ text: 'Απόφραξη 24/7', store })
  const [latin, greek] = await Promise.all(
    [...files.values()].map(async (bytes) => open(await subsetFont(bytes, undefined, { keepAllGlyphs: true, targetFormat: 'truetype' }))),
  )
  for (const character of 'Απόφραξη') expect(greek?.charToGlyphIndex(character), character).toBeGreaterThan(0)
  for (const character of ' 24/7') expect(latin?.charToGlyphIndex(character), character).toBeGreaterThan(0)
  expect(greek?.charToGlyphIndex('ω')).toBe(0)
  expect(latin?.charToGlyphIndex('A')).toBe(0)
  const [bold, regular] = await Promise.all(
    [700, 400].map(async (weight) => (await fontsFor({ characters: ['Α'], weight, store })).fonts[0]?.font.advances.get(0x391)),
  )
  expect(greek?.charToGlyph('Α').advanceWidth).toBe(bold)
  expect(bold).not.toBe(regular)
})

test('all of monotonic Greek and ASCII is under 17 kB', async () => {
  const { files } = await headingFont({ text: `${GREEK}${ASCII}«»–—…€©·’`, store })
  expect(size(files)).toBeLessThan(17_000)
})

test('order and repetition of the text change nothing', async () => {
  const first = await headingFont({ text: 'Λεκάνη και νιπτήρας', store })
  const second = await headingFont({ text: 'νιπτήρας και Λεκάνη Λεκάνη\n', store })
  expect(second).toEqual(first)
})

test('twice gives equal bytes', async () => {
  const once = await headingFont({ text: `${GREEK}${ASCII}`, store })
  const again = await headingFont({ text: `${GREEK}${ASCII}`, store: openStore(undefined) })
  expect(again).toEqual(once)
})

test('a character the face lacks is named, and the rest is still made', async () => {
  const { missing, files } = await headingFont({ text: 'Έτοιμο ✓ 日', store })
  expect(missing).toEqual(['✓', '日'])
  expect(files.size).toBe(2)
})

test('the space between words is always the face’s own', async () => {
  expect((await headingFont({ text: 'λεκάνη', store })).css).toContain('unicode-range:U+20}')
})

test('another script brings its own file', async () => {
  const { files, missing } = await headingFont({ text: 'Čistění Москва', store })
  expect(missing).toEqual([])
  expect([...files.keys()].map((path) => path.split('.')[0])).toEqual([
    'assets/commissioner-700-latin',
    'assets/commissioner-700-latin-ext',
    'assets/commissioner-700-cyrillic',
  ])
})

test('no headings, no files, and the fallback still stands', async () => {
  const { css, files, preload, missing } = await headingFont({ text: '', store })
  expect([files.size, preload, missing]).toEqual([0, [], []])
  expect(css).toContain('"Heading fallback"')
  expect(css).not.toContain('"Heading"')
})

describe('the characters of a text', () => {
  test.each([
    ['βαα', 'αβ'],
    ['a\n\tb\u200b\ufeff', 'ab'],
    ['\u03b1\u0301', 'ά'], // letter and accent apart
    ['απο\u00adχετευση', '-αεηοπστυχ'], // a soft hyphen may be drawn
    ['😀', '😀'],
    ['210\u00a0000', '012\u00a0'],
  ])('%j are %j', (text, expected) => expect(characters(text).join('')).toBe(expected))
})

test('widths and characters are those another reader finds', async () => {
  const { fonts, missing } = await fontsFor({ characters: characters(GREEK + ASCII), weight: FACE.weight, store })
  expect(missing).toEqual([])
  expect(fonts.map(({ font }) => font.subset)).toEqual(['latin', 'greek'])
  for (const { font } of fonts) {
    const other = open(font.bytes)
    expect(font.unitsPerEm).toBe(other.unitsPerEm)
    expect(font.advances.size).toBeGreaterThan(70)
    for (let point = 1; point < 0x2300; point++) {
      const character = String.fromCodePoint(point)
      const has = other.charToGlyphIndex(character) !== 0
      expect(font.advances.get(point), `U+${point.toString(16)} in ${font.subset}`).toBe(has ? other.charToGlyph(character).advanceWidth : undefined)
    }
  }
})
