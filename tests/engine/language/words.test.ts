// The words of site dev: the same in every language, each of them used, and a title for each field that the editor shows.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import glob from 'fast-glob'
import { afterAll, expect, test } from 'vitest'
import { loadTemplates } from '../../../src/assets/templates.ts'
import { loadWords, type WordsFile } from '../../../src/language/words.ts'
import type { Json } from '../../../src/model/schemas/json-schema.ts'
import type { Routes } from '../../../src/model/schemas/routes.ts'
import { loadModules } from '../../../src/runtime/engine.ts'
import { kindsOf } from '../../../src/scaffold/file-kinds.ts'
import { repository } from '../../helpers/command.ts'

const work = mkdtempSync(join(tmpdir(), 'words-'))
afterAll(() => rmSync(work, { recursive: true }))

const files = await loadModules<WordsFile>('words')
const english = files.get('en') as WordsFile

test('every language has the words of English, with what is filled in', () => {
  expect([...files.keys()]).toEqual(['de', 'el', 'en'])
  const holes = (texts: WordsFile['editor']) =>
    Object.entries(texts).map(([name, text]) => [name, ...(text.match(/\{\w+\}/g) ?? []).sort()])
  for (const [language, { editor, files: comments }] of files) {
    expect(holes(editor), language).toEqual(holes(english.editor))
    expect(holes(comments), language).toEqual(holes(english.files))
  }
})

test('every word is used, and every used word is there', () => {
  const sources = glob
    .sync('src/**/*.ts', { cwd: repository })
    .map((file) => readFileSync(join(repository, file), 'utf8'))
  const used = (pattern: RegExp) =>
    new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)))
  const asked = used(/\b(?:say|table)\('(\w+)'/g)
  // Names that code looks up: levels, types, heads of tables, titles of pages.
  const all = used(/['\s](\w+)(?=['\s:])/g)
  expect([...asked].filter((name) => !(name in english.editor))).toEqual([])
  expect(Object.keys(english.editor).filter((name) => !asked.has(name) && !all.has(name))).toEqual([])
  const comments = used(/\bcomment\('(\w+)'/g)
  expect([...comments].filter((name) => !(name in english.files))).toEqual([])
  expect(Object.keys(english.files).filter((name) => !comments.has(name) && !all.has(name))).toEqual([])
})

/** Fields that no page shows as a text. */
const HIDDEN = /\.(?:ignore|block|formerNames|sameAs|messengers|places|branches\.(?:phones|page))$/

/** The fields of a schema whose values visitors read, by kind and path. */
function shownFields(schema: Json, steps: readonly string[]): (readonly string[])[] {
  const { properties = {}, additionalProperties: named, items, oneOf = [], anyOf = [], field, type } = schema
  if (HIDDEN.test(steps.join('.'))) return []
  const isShown = field?.is === 'text' || field?.is === 'picture' || (steps[1] === 'business' && type === 'string')
  return [
    ...(isShown ? [steps] : []),
    ...Object.entries(properties).flatMap(([key, inner]) => shownFields(inner, [...steps, key])),
    ...(typeof named === 'object' ? shownFields(named, steps) : []),
    ...(Array.isArray(items) ? items : [items as Json | undefined]).flatMap((item) =>
      item ? shownFields(item, steps) : [],
    ),
    ...oneOf.flatMap((one) => shownFields(one, [...steps, String(one.properties?.block?.const)])),
    ...anyOf.flatMap((one) => shownFields(one, steps)),
  ]
}

test.each([
  ['the theme', work],
  ['the bundled site', repository],
])('every field of %s that visitors read has a title in every language', async (_, root) => {
  const templates = await loadTemplates({ root, folder: 'templates', hasTheme: true, cache: join(work, '.site') })
  const kinds = kindsOf(templates.value as NonNullable<typeof templates.value>, { pages: [] as Routes['pages'] })
  const fields = kinds.flatMap(({ name, schema }) => shownFields(schema, [name.replace(/^page-.*/, 'page')]))
  expect(fields.length).toBeGreaterThan(200)
  for (const language of files.keys()) {
    const words = await loadWords(language)
    const untitled = fields
      .filter((steps) => words.titleOf(steps, 'none').title === 'none')
      .map((steps) => steps.join('.'))
    expect([...new Set(untitled)], `add them to src/words/${language}.yaml`).toEqual([])
  }
})

test('a title is that of the longest end of the path; a language without a file has those of English', async () => {
  const greek = await loadWords('el')
  expect(greek.titleOf(['page', 'sections', 'text', 'heading'], 'x').title).toBe('Επικεφαλίδα')
  expect(greek.titleOf(['page', 'sections', 'hero', 'heading'], 'x')).toEqual({
    title: 'Κύρια επικεφαλίδα',
    more: 'τι υπόσχεται η σελίδα',
  })
  const dutch = await loadWords('nl')
  expect(dutch.language).toBe('en')
  expect(dutch.titleOf(['page', 'lead'], 'one sentence')).toEqual({ title: 'Introduction', more: 'one sentence' })
  expect(dutch.titleOf(['page', 'bikes'], 'how many')).toEqual({ title: 'how many', more: '' })
})
