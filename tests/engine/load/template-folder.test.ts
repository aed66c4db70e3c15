// The folder of templates as site.yaml names it, however the line is written.
import { expect, test } from 'vitest'
import { templateSettings } from '../../../src/load/yaml/parse.ts'
import { edited, refusals } from '../../helpers/project.ts'

const folder = (text: string | Uint8Array) => templateSettings(new Map([['site.yaml', text]])).folder

test.each([
  ['templates: shop'],
  ['templates: "shop"'],
  ["templates: 'shop'"],
  ['templates: shop   '],
  ['templates:   shop # ours'],
  ['templates: "shop" # ours'],
  ['templates: !placeholder shop'],
  ['"templates": shop'],
  ['{ origin: x, templates: shop }'],
  ['# templates: old\ntemplates: shop'],
  ['templates:\n  shop'],
  ['\ufefftemplates: shop\r\norigin: x\r\n'],
  ['origin: x\ntemplates: shop\nlanguage: [not closed'],
])('%j names the folder shop', (text) => {
  expect(folder(text)).toBe('shop')
  expect(folder(Buffer.from(text))).toBe('shop')
})

test.each([
  [''],
  ['origin: x'],
  ['templates:'],
  ['templates: ""'],
  ['templates: 5'],
  ['templates: [shop]'],
  ['templates: *shop'],
  ['# templates: shop'],
  ['theme:\n  templates: shop'],
  ['note: "see\n  templates: shop"'],
  ['- templates: shop'],
])('%j names none, so it is templates', (text) => {
  expect(folder(text)).toBe('templates')
})

test('brackets without end name none', () => {
  expect(folder(`templates: ${'['.repeat(20_000)}`)).toBe('templates')
})

test('a name with a space and a # in quotes is whole', () => {
  expect(folder('templates: "my shop #1"')).toBe('my shop #1')
})

test('without site.yaml it is templates', () => {
  expect(templateSettings(new Map()).folder).toBe('templates')
})

test.each([
  ['theme: none', false],
  ['theme: "none"', false],
  ['theme:\n  components: none', false],
  ['theme: { card: { ink: "#000000" } }', true],
  ['brand:\n  theme: none', true],
  ['', true],
])('%j: the templates lie over the theme: %s', (text, hasTheme) => {
  expect(templateSettings(new Map([['site.yaml', text]])).hasTheme).toBe(hasTheme)
})

test('an empty name is refused', () => {
  expect(refusals(edited('site.yaml', 'language: en', 'templates: ""\nlanguage: en'))).toEqual([
    ['site.yaml:2:12', 'templates is empty', undefined],
  ])
})
