// Tests that an edit in one language redraws the affected pages of the other.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { build } from '../../../src/pipeline/build.ts'
import { smallSite, writeTree } from '../../helpers/command.ts'
import { base } from '../../helpers/project.ts'

const root = smallSite({
  'site.yaml': `socialCards: none\n${base['site.yaml']?.replace('language: en', 'languages: [en, nl]') ?? ''}`,
  'site.nl.yaml': 'locale: nl_NL\n',
  'content/pages/contact.nl.yaml': 'name: Schrijf\n',
  'content/repairs/brakes.nl.yaml': 'slug: remmen\nname: Remmen\n',
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** The page after edits, and how many pages were drawn. */
async function after(edits: Readonly<Record<string, string>>, page: string) {
  writeTree(root, edits)
  const options = { root, now: Date.now() + 60_000, year: 2026, cache: true, workers: 1 }
  const { value, problems } = await build(options, join(root, 'dist'))
  expect(problems).toEqual([])
  return { html: readFileSync(join(root, 'dist', page), 'utf8'), drawn: value?.drawn?.size }
}

test('a default of a route in the first language reaches the translated pages', async () => {
  const page = 'nl/repairs/remmen.html'
  expect((await after({}, page)).html).toContain('Remmen at the workshop')
  const routes = (base['content/routes.yaml'] ?? '').replace('at the workshop', 'at our shop')
  expect((await after({ 'content/routes.yaml': routes }, page)).html).toContain('Remmen at our shop')
})

test('a translation that gets another slug is linked by it', async () => {
  const first = await after({}, 'nl/contact.html')
  expect(first.html).toContain('[repair](/nl/repairs/remmen)')
  const edited = await after({ 'content/repairs/brakes.nl.yaml': 'slug: schijf\nname: Remmen\n' }, 'nl/contact.html')
  expect(edited.html).toContain('[repair](/nl/repairs/schijf)')
})

test('a text of the first language that a translation leaves to it is drawn again on both', async () => {
  const text = 'name: Contact\nhead: { title: Call, description: Where we are. }\ntext: Ring the bell.\n'
  expect((await after({ 'content/pages/contact.yaml': text }, 'nl/contact.html')).html).toContain('Ring the bell.')
})

test('a claim of one language changes no page of the other', async () => {
  await after({ 'site.nl.yaml': 'locale: nl_NL\nclaims: {}\n' }, 'index.html')
  const { drawn } = await after(
    { 'site.nl.yaml': 'locale: nl_NL\nclaims: { repair: { text: 3 dagen } }\n' },
    'index.html',
  )
  expect(drawn).toBe(2)
})
