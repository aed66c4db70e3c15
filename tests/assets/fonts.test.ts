import { Blob, Face, Font } from 'harfbuzzjs'
import { describe, expect, test } from 'vitest'
import { characters, type FontFile, fontsFor, headingFont, trueType } from '../../src/assets/fonts.ts'
import { openTypeface } from '../../src/assets/typeface.ts'
import { openCache } from '../../src/runtime/cache.ts'
import { digest } from '../../src/runtime/digest.ts'

const open = async (woff2: Uint8Array) =>
  new Font(new Face(new Blob(await trueType({ woff2, digest: digest(woff2) }, openCache(undefined)))))
const glyph = (font: Font | undefined, character: string) => font?.nominalGlyph(character.codePointAt(0) ?? 0)

const GREEK = 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏΪΫαβγδεζηθικλμνξοπρστυφχψωάέήίόύώϊϋΐΰς'
const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')
const cache = openCache(undefined)
const size = (files: ReadonlyMap<string, Uint8Array>) =>
  [...files.values()].reduce((sum, bytes) => sum + bytes.length, 0)

test('headings get a Greek and a Latin file, each with its own characters only', async () => {
  const { css, files, preload, missing } = await headingFont({ text: 'Απόφραξη 24/7', cache })
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
  const { files } = await headingFont({ text: 'Απόφραξη 24/7', cache })
  const [latin, greek] = await Promise.all([...files.values()].map(open))
  for (const character of 'Απόφραξη') expect(glyph(greek, character), character).toBeGreaterThan(0)
  for (const character of ' 24/7') expect(glyph(latin, character), character).toBeGreaterThan(0)
  expect(glyph(greek, 'ω')).toBeUndefined()
  expect(glyph(latin, 'A')).toBeUndefined()
  const [whole] = (await fontsFor({ characters: ['Α'], cache })).fonts
  const widthAt = async (weight: number) =>
    (await openTypeface([await trueType(whole?.font as FontFile, cache)], weight)).advance('Α')
  expect((greek?.glyphHAdvance(glyph(greek, 'Α') ?? 0) ?? 0) / (greek?.face.upem ?? 1)).toBeCloseTo(
    await widthAt(700),
    3,
  )
  expect(await widthAt(400)).not.toBeCloseTo(await widthAt(700), 2)
})

test('files of a face unpacked at the same time do not overwrite each other', async () => {
  const { fonts } = await fontsFor({ characters: ['A', 'Α'], cache })
  const alone: string[] = []
  for (const { font } of fonts) alone.push(digest(await trueType(font, cache)))
  const together = await Promise.all(fonts.map(({ font }) => trueType(font, cache)))
  expect(together.map((bytes) => digest(bytes))).toEqual(alone)
})

test('all of monotonic Greek and ASCII is under 17 kB', async () => {
  const { files } = await headingFont({ text: `${GREEK}${ASCII}«»–—…€©·’`, cache })
  expect(size(files)).toBeLessThan(17_000)
})

test('order and repetition of the text change nothing', async () => {
  const first = await headingFont({ text: 'Λεκάνη και νιπτήρας', cache })
  const second = await headingFont({ text: 'νιπτήρας και Λεκάνη Λεκάνη\n', cache })
  expect(second).toEqual(first)
})

test('twice gives equal bytes', async () => {
  const once = await headingFont({ text: `${GREEK}${ASCII}`, cache })
  const again = await headingFont({ text: `${GREEK}${ASCII}`, cache: openCache(undefined) })
  expect(again).toEqual(once)
})

test('a character the face lacks is named, and the rest is still made', async () => {
  const { missing, files } = await headingFont({ text: 'Έτοιμο ✓ 日', cache })
  expect(missing).toEqual(['✓', '日'])
  expect(files.size).toBe(2)
})

test('the space between words is always the face’s own', async () => {
  expect((await headingFont({ text: 'λεκάνη', cache })).css).toContain('unicode-range:U+20}')
})

test('another script brings its own file', async () => {
  const { files, missing } = await headingFont({ text: 'Čistění Москва', cache })
  expect(missing).toEqual([])
  expect([...files.keys()].map((path) => path.split('.')[0])).toEqual([
    'assets/commissioner-700-latin',
    'assets/commissioner-700-latin-ext',
    'assets/commissioner-700-cyrillic',
  ])
})

test('no headings, no files, and the fallback still stands', async () => {
  const { css, files, preload, missing } = await headingFont({ text: '', cache })
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
