// The palette of a brand: whatever its colours, text and ground differ by the contrast that WCAG 2.2 requires (1.4.3).
import { expect, test } from 'vitest'
import { contrast, legibleBrand, paletteOf, type Scheme } from '../../../src/model/palette.ts'
import { base, edited, project, refusals } from '../../helpers/project.ts'

/** Text and the grounds that templates set it on. */
const GROUNDS: readonly (readonly [text: keyof Scheme, grounds: readonly (keyof Scheme)[]])[] = [
  ['ink', ['surface', 'tint', 'card']],
  ['soft', ['surface', 'tint', 'card']],
  ['brand', ['surface', 'tint', 'card']],
  ['accent-text', ['surface', 'tint', 'card']],
  ['on-brand', ['brand']],
  ['on-accent', ['accent']],
  ['on-deep', ['deep', 'deep-end']],
]

const STEPS = [0, 64, 128, 192, 255].map((byte) => byte.toString(16).padStart(2, '0'))
const COLOURS = STEPS.flatMap((r) => STEPS.flatMap((g) => STEPS.map((b) => `#${r}${g}${b}`)))

test.each([
  ['#0A5A8A', '#0a5a8a'],
  ['0a5a8a', '#0a5a8a'],
  ['#fff', '#ffffff'],
  ['rgb(10, 90, 138)', '#0a5a8a'],
  ['rgb(10 90 138 / 50%)', '#0a5a8a'],
  ['hsl(202, 86%, 29%)', '#0a5b8a'],
  ['oklch(45% 0.1 240)', '#085b87'],
  ['teal', '#008080'],
])('a colour typed as %s is refused with the hex to paste', (typed, hex) => {
  expect(refusals({ 'site.yaml': `${base['site.yaml']}brand: { accent: "${typed}" }\n` })).toEqual([
    ['site.yaml:31:18', `brand.accent: "${typed}" has another form than expected`, `write "${hex}"`],
  ])
})

test('a colour that is none is refused with its form', () => {
  expect(refusals({ 'site.yaml': `${base['site.yaml']}brand: { accent: "our blue" }\n` })[0]?.[2]).toBe(
    'write the colour as "#rrggbb", in small letters',
  )
})

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(contrast('#ff0000', '#ffffff')).toBeCloseTo(4, 1)
})

test('every colour, or the nearest one that is offered in its place, makes a legible palette in both modes', () => {
  const faults = COLOURS.flatMap((colour) => {
    const base = legibleBrand(colour)?.nearest ?? colour
    return Object.entries(paletteOf(base, colour)).flatMap(([mode, scheme]) =>
      GROUNDS.flatMap(([text, grounds]) =>
        grounds
          .filter((ground) => contrast(scheme[text], scheme[ground]) < 4.5)
          .map((ground) => `${colour} ${mode}: ${text} on ${ground}`),
      ),
    )
  })
  expect(faults).toEqual([])
})

test('a legible colour stays as it is; another is reported with the nearest that is', () => {
  expect(paletteOf('#0a5a8a').light.brand).toBe('#0a5a8a')
  const brand = (colour: string) => project(edited('site.yaml', 'claims:', `brand: { colour: "${colour}" }\nclaims:`))
  expect(brand('#0a5a8a').problems).toEqual([])
  expect(brand('#ffcc00').problems).toEqual([
    {
      level: 'error',
      text: 'brand.colour: #ffcc00 on a light page has a contrast of 1.4, and text needs 4.5',
      at: { file: 'site.yaml', line: 17, column: 18 },
      help: 'write "#876b07", the nearest that has it, or make #ffcc00 the accent',
    },
  ])
  expect(brand('#0a5a8a').content?.site.theme.card).toMatchObject({ brand: '#0a5a8a', onAccent: '#1d1d1f' })
})
