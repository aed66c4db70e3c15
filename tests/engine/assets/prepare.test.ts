// Tests the prepared assets of the locksmith site: social cards under each setting of socialCards, and the brand.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Site } from '../../../src/model/schemas/site.ts'
import { prepareAssets } from '../../../src/pipeline/assets.ts'
import { type Opened, opened as open } from '../../helpers/made.ts'

const root = fileURLToPath(new URL('../../sites/locksmith', import.meta.url))
let opened: Opened

beforeAll(async () => {
  opened = await open(root)
})

/** The cards of the site under one setting. */
async function cardsWith(socialCards: Site['socialCards']) {
  const { run, site } = opened
  const { plan } = site
  const { value } = await prepareAssets(run, { ...site, plan: { ...plan, site: { ...plan.site, socialCards } } })
  if (!value) throw new Error('not prepared')
  return { paths: value.shell.cards, cards: value.cards, files: [...value.files.keys()] }
}

test('by default every page except the error pages has a card', async () => {
  expect(opened.site.plan.site.socialCards).toBe('each')
  const { paths, cards, files } = await cardsWith('each')
  expect(Object.keys(paths)).toEqual(
    opened.site.plan.pages.map(({ path }) => path).filter((path) => !/\/(?:404|500)$/.test(path)),
  )
  expect(new Set(Object.values(paths))).toEqual(new Set(cards.map(({ file }) => `/${file}`)))
  expect(files.filter((file) => file.includes('card'))).toEqual([])
  const [card] = cards
  const bytes = Buffer.from((await card?.make()) ?? [])
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
})

test('a title that means always open has no line of hours', async () => {
  const { run, site } = opened
  const { plan } = site
  const [first] = plan.pages
  if (!first) throw new Error('no page')
  const titled = async (title: string) => {
    const page = { ...first, record: { ...first.record, title, social: {} } }
    const { value } = await prepareAssets(run, { ...site, plan: { ...plan, pages: [page] } })
    return value?.cards[0]?.make().then((bytes) => bytes.length)
  }
  // The line of the hours takes room in the file.
  expect(await titled('Locked out, 24/7')).toBeLessThan(((await titled('Locked out, 24-7')) ?? 0) - 500)
})

test('socialCards: site has one card, that of the home page, for all pages', async () => {
  const each = await cardsWith('each')
  const { paths, cards } = await cardsWith('site')
  expect(cards.map(({ file }) => `/${file}`)).toEqual([each.paths['/']])
  expect(Object.keys(paths)).toEqual(Object.keys(each.paths))
  expect(new Set(Object.values(paths))).toEqual(new Set([each.paths['/']]))
})

test('socialCards: none has no card and names none', async () => {
  expect(await cardsWith('none')).toMatchObject({ paths: {}, cards: [] })
})

/** What is prepared with another brand in site.yaml. */
async function withBrand(brand: NonNullable<Site['brand']>) {
  const { run, site } = opened
  const { plan } = site
  return prepareAssets(run, { ...site, plan: { ...plan, site: { ...plan.site, socialCards: 'none', brand } } })
}

test('a brand gives pages its colours and its font', async () => {
  const font = '@expo-google-fonts/commissioner/500Medium/Commissioner_500Medium.ttf'
  const { value } = await withBrand({ colour: '#7c2d12', font })
  for (const style of Object.values(value?.shell.styles ?? {})) {
    expect(style).toContain('--brand:#7c2d12')
    expect(style).toContain('@media (prefers-color-scheme:dark){:root{')
    expect(style).not.toContain('Heading fallback";font-weight')
  }
  expect(value?.shell.preload).toEqual([expect.stringMatching(/^\/assets\/heading-700\.[0-9a-f]{10}\.woff2$/)])
})

test('a font of the text is reduced to the scripts of the headings, named by a rule, and preloaded', async () => {
  const textFont = '@expo-google-fonts/commissioner/500Medium/Commissioner_500Medium.ttf'
  const { value } = await withBrand({ textFont })
  const font = value?.shell.preload.find((path) => path.startsWith('/assets/text.')) ?? ''
  for (const style of Object.values(value?.shell.styles ?? {})) {
    expect(style).toContain(`@font-face{font-family:"Text";font-weight:400;font-display:optional;src:url("${font}")`)
    expect(style).toMatch(/body\{font-family:Text,system-ui,sans-serif\}$/)
  }
  const bytes = value?.files.get(font.slice(1)) ?? ''
  expect(bytes.length).toBeGreaterThan(10_000)
  expect(bytes.length).toBeLessThan(35_000)
})

test('a font of another format is named at its line, with its format', async () => {
  mkdirSync(join(root, '../.fonts'), { recursive: true })
  onTestFinished(() => rmSync(join(root, '../.fonts'), { recursive: true }))
  for (const [start, format] of [
    ['wOF2', 'a WOFF2 font'],
    ['<!DOCTYPE html>', 'a page of HTML'],
  ]) {
    writeFileSync(join(root, '../.fonts/brand.ttf'), `${start} and more`)
    const { problems } = await withBrand({ font: '../.fonts/brand.ttf' })
    expect(problems).toMatchObject([
      { text: `brand.font: "../.fonts/brand.ttf" is ${format}`, at: { file: 'site.yaml', line: expect.any(Number) } },
    ])
  }
  writeFileSync(join(root, '../.fonts/brand.ttf'), 'garbage')
  const { problems } = await withBrand({ font: '../.fonts/brand.ttf' })
  expect(problems).toMatchObject([
    { text: 'the font brand.ttf is damaged: it has no characters', at: { file: 'site.yaml' } },
  ])
})

test.each(['font', 'textFont'])('a %s that is nowhere is reported', async (key) => {
  const { problems } = await withBrand({ [key]: 'templates/fonts/none.ttf' })
  expect(problems).toEqual([
    expect.objectContaining({
      text: `brand.${key}: "templates/fonts/none.ttf" is neither a file of the site nor of a package`,
    }),
  ])
})
