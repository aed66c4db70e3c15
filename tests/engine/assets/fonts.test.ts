// Tests the fonts of pages: their characters, their size and their rules.
import { createRequire } from 'node:module'
import { Blob, Face } from 'harfbuzzjs'
import { DomUtils } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { characters, commissioner, fontFile, headingFont } from '../../../src/assets/fonts.ts'
import { Cache } from '../../../src/runtime/cache.ts'
import { all } from '../../helpers/html.ts'
import { LOCKSMITH, madeOnce, realSite } from '../../helpers/made.ts'

const subsetFont = createRequire(import.meta.url)('subset-font') as (
  font: Uint8Array,
  text: string,
  options: object,
) => Promise<Buffer>

/** The characters a woff2 file has. */
async function pointsOf(woff2: Uint8Array): Promise<string> {
  const bytes = await subsetFont(Buffer.from(woff2), '', { keepAllGlyphs: true, targetFormat: 'truetype' })
  return String.fromCodePoint(...[...new Face(new Blob(bytes)).collectUnicodes()].sort((a, b) => a - b))
}

const GREEK = 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏΪΫαβγδεζηθικλμνξοπρστυφχψωάέήίόύώϊϋΐΰς'
const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')
const cache = new Cache(undefined)
const only = (files: ReadonlyMap<string, Uint8Array>) => {
  expect(files.size).toBe(1)
  return [...files.values()][0] ?? new Uint8Array()
}

test('headings get one file for all scripts, so that none is drawn in two faces, and local faces as wide', async () => {
  const { css, files, preload } = await headingFont({ text: 'Απόφραξη 24/7', face: commissioner(), cache })
  expect([...files.keys()].map((path) => path.replace(/[0-9a-f]{10}/, 'HASH'))).toEqual([
    'assets/commissioner-700.HASH.woff2',
  ])
  expect(preload).toEqual([...files.keys()].map((path) => `/${path}`))
  expect(css.replace(/[0-9a-f]{10}/g, 'HASH').replaceAll('}@', '}\n@')).toMatchInlineSnapshot(`
    "@font-face{font-family:"Heading fallback";font-weight:700;src:local("Roboto Bold"),local("Roboto-Bold");size-adjust:99.87%;ascent-override:101.83%;descent-override:20.63%;line-gap-override:0%}
    @font-face{font-family:"Heading fallback";font-weight:700;src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold"),local("LiberationSans-Bold");size-adjust:97.52%;ascent-override:104.28%;descent-override:21.12%;line-gap-override:0%}
    @font-face{font-family:"Heading";font-weight:700;font-display:optional;src:url("/assets/commissioner-700.HASH.woff2") format("woff2")}"
  `)
})

test('the file draws the characters and no others; each weight is a face of its own', async () => {
  const { files } = await headingFont({ text: 'Απόφραξη 24/7', face: commissioner(), cache })
  expect(await pointsOf(only(files))).toBe([...new Set(' /247Απόφραξη')].sort().join(''))
  const widthAt = async (weight: 500 | 700) => (await fontFile(weight, cache, commissioner())).advances.get(0x391) ?? 0
  expect(await widthAt(500)).not.toBeCloseTo(await widthAt(700), 2)
})

test('all of monotonic Greek and ASCII is under 15 kB', async () => {
  const { files } = await headingFont({ text: `${GREEK}${ASCII}«»–—…€©·’`, face: commissioner(), cache })
  expect(only(files).length).toBeLessThan(15_000)
})

test.each([
  ['this site', realSite],
  ['a site of another trade', () => madeOnce(LOCKSMITH)],
])('its file has what its headings say, and is under 10,300 bytes: %s', async (_, make) => {
  const site = await make()
  const [font] = [...site.output].filter(([path]) => path.endsWith('.woff2')).map(([, bytes]) => Buffer.from(bytes))
  const points = new Set(await pointsOf(font ?? new Uint8Array()))
  // What templates/styles.css sets in the heading face.
  const SET = ['h1', 'h2', 'h3', '.brand', '.code', '.price-line b', '.prices td']
  const lacking = site.plan.pages.flatMap(({ path }) =>
    SET.flatMap((each) => all(site.page(path), each))
      .flatMap((element) => characters(DomUtils.textContent(element)))
      .filter((character) => !points.has(character))
      .map((character) => `${path}: ${character}`),
  )
  expect([...lacking, ...'0123456789'].filter((each) => !points.has(each))).toEqual([])
  expect(font?.length).toBeLessThan(10_300)
})

test('order and repetition of the text change nothing', async () => {
  const first = await headingFont({ text: 'Λεκάνη και νιπτήρας', face: commissioner(), cache })
  const second = await headingFont({ text: 'νιπτήρας και Λεκάνη Λεκάνη\n', face: commissioner(), cache })
  expect(second).toEqual(first)
})

test('twice gives equal bytes', async () => {
  const once = await headingFont({ text: `${GREEK}${ASCII}`, face: commissioner(), cache })
  const again = await headingFont({ text: `${GREEK}${ASCII}`, face: commissioner(), cache: new Cache(undefined) })
  expect(again).toEqual(once)
})

test('a character that the face lacks is left out, and the rest is still made', async () => {
  const { files } = await headingFont({ text: 'Έτοιμο ✓ 日', face: commissioner(), cache })
  expect(await pointsOf(only(files))).toBe(' Έιμοτ'.split('').sort().join(''))
})

test('the space between words is always the face’s own', async () => {
  expect(await pointsOf(only((await headingFont({ text: 'λα', face: commissioner(), cache })).files))).toBe(' αλ')
})

test('one file has all scripts', async () => {
  const { files } = await headingFont({ text: 'Čistění Москва', face: commissioner(), cache })
  expect(await pointsOf(only(files))).toBe([...new Set('Čistění Москва')].sort().join(''))
})

test('without headings there is no file, but the fallback', async () => {
  const { css, files, preload } = await headingFont({ text: '', face: commissioner(), cache })
  expect([files.size, preload]).toEqual([0, []])
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
