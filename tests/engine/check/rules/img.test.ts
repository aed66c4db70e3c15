// What the rules of pictures leave alone, and what they find besides their examples.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import alt from '../../../../src/check/rules/img/alt.ts'
import size from '../../../../src/check/rules/img/size.ts'
import broken from '../../../../src/check/rules/link/broken.ts'
import { findingsOf, toldOf } from '../example-site.ts'

const found = (rule: Parameters<typeof findingsOf>[0], html: string, output: Record<string, string> = {}) =>
  findingsOf(rule, { pages: { '/': html }, output })
const foundBySize = async (html: string, output: Record<string, string>) =>
  (await toldOf(size, { pages: { '/': html }, output })).map(({ text }) => text)
const svg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`

test.each(['Image of a wheel', 'Logo of Two Wheels', 'Wheels', 'The 2024 team'])('img/alt: "%s" is fine', (text) =>
  expect(found(alt, `<img src="/wheels.svg" alt="${text}">`)).toEqual([]),
)

test.each(['van.jpg', 'DSC_01234', '20240501_120000', 'WhatsApp Image 2024.jpeg', 'picture'])(
  'img/alt: "%s" is not',
  (text) => expect(found(alt, `<img src="/a.svg" alt="${text}">`)).toHaveLength(1),
)

test('img/alt knows the generic words of the language of the site', () => {
  const site = { 'site.yaml': 'language: el\n' }
  expect(findingsOf(alt, { pages: { '/': '<img src="/a.svg" alt="Φωτογραφία">' }, yaml: site })).toHaveLength(1)
})

test('a size rounded to pixels is fine; a percentage is not a size', async () => {
  const output = { 'van.svg': svg(1599, 1067) }
  expect(await foundBySize('<img src="/van.svg" alt="" width="480" height="320">', output)).toEqual([])
  expect(await foundBySize('<img src="/van.svg" alt="" width="100%" height="320">', output)).toEqual([
    'the picture /van.svg on / has no width',
  ])
})

test('a file that is wider than any column; a drawing has no pixels', async () => {
  const van = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#c00' } })
    .png()
    .toBuffer()
  const output = { 'van.png': `base64:${van.toString('base64')}`, 'van.svg': svg(3000, 2000) }
  expect(await foundBySize('<img src="/van.png" alt="" width="3000" height="2000">', output)).toEqual([
    'the picture /van.png on / is 3000 pixels wide, expected at most 2400',
  ])
  expect(await foundBySize('<img src="/van.svg" alt="" width="3000" height="2000">', output)).toEqual([])
})

test('a picture that comes late is measured too; one of another host is not', async () => {
  const output = { 'van.svg': svg(1600, 1200) }
  expect(await foundBySize('<img data-src="/van.svg" alt="" width="480" height="480">', output)).toHaveLength(1)
  expect(await foundBySize('<img src="https://cdn.example/van.svg" alt="" width="480" height="480">', output)).toEqual(
    [],
  )
})

test('pictures inside the page, and files of other kinds in a style', () => {
  expect(
    found(
      broken,
      '<style>a{background:url(data:image/gif;base64,R0lGODlhAQABAAAAACw=)}@font-face{src:url(/favicon.svg)}</style><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="">',
    ),
  ).toEqual([])
})
