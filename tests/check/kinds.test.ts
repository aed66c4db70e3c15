// Kinds of faults that an owner, an agency or a copy makes, line by line of the list in kinds/: each is found by its rule, and nothing is
// said of what only looks like it.
import glob from 'fast-glob'
import { expect, test } from 'vitest'
import { alarms, type Edit, type Fault, type Kinds, proved, type Said, unmarked } from './kinds.ts'
import { batches } from './together.ts'

const files = glob.sync('kinds/*.ts', { cwd: import.meta.dirname }).sort()
const tables = await Promise.all(
  files.map(async (file) => ((await import(/* @vite-ignore */ `./${file}`)) as { default: Kinds }).default),
)
/** Texts that a careful owner may write, of no kind. */
const lists = await Promise.all(
  glob
    .sync('harmless/*.ts', { cwd: import.meta.dirname })
    .sort()
    .map(async (file) => (await import(/* @vite-ignore */ `./${file}`)) as { texts: readonly (string | Said)[] }),
)
const kinds = tables.flatMap((table) => Object.entries(table))
const isText = (each: string | Said | Edit): each is string | Said => typeof each === 'string' || 'text' in each
const saidOf = (each: string | Said): Said => (typeof each === 'string' ? { text: each } : each)
const isOf = (site: Said['site']) => (said: Said) => said.site === site

const faulty = kinds.flatMap(([kind, { rule, faults }]) =>
  faults.filter(isText).map((each) => ({ rule: rule ?? kind, ...saidOf(each) })),
)
const faults = kinds.flatMap(([, { faults }]) => faults.filter((each): each is Fault => !isText(each)))
const fine = [
  ...lists.flatMap(({ texts }) => texts.map(saidOf)),
  ...kinds.flatMap(([, { harmless }]) => harmless.filter(isText).map(saidOf)),
]
const edits = kinds.flatMap(([, { harmless }]) => harmless.filter((each): each is Edit => !isText(each)))

test('every kind has three faults and three harmless cousins at least, and no text stands twice', () => {
  expect(
    kinds.filter(([, { faults, harmless }]) => faults.length < 3 || harmless.length < 3).map(([kind]) => kind),
  ).toEqual([])
  const texts = [...faulty, ...fine].map(({ text }) => text)
  expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([])
  expect(fine.length + edits.length).toBeGreaterThan(100)
})

test.each(['locksmith', undefined] as const)('each faulty text is marked by its rule (%s)', async (site) => {
  expect(
    await unmarked(
      site,
      faulty.filter(isOf(site)).map(({ rule, text }) => [rule, text]),
    ),
  ).toEqual([])
})

test.each(batches(faults).map((part, i) => [i + 1, part] as const))(
  'each fault is found at its line, and nothing else is said, part %i',
  async (_, part) => {
    expect(await proved(part)).toEqual({ missed: [], others: [] })
  },
)

test('nothing is said of harmless English', async () => {
  expect(
    await alarms(
      'locksmith',
      fine.filter(isOf('locksmith')).map(({ text }) => text),
      [],
    ),
  ).toEqual([])
})

test.each(batches(edits.filter(({ site }) => site !== undefined)).map((part, i) => [i + 1, part] as const))(
  'nothing is said of what is harmless in English, part %i',
  async (_, part) => {
    expect(await alarms('locksmith', [], part)).toEqual([])
  },
)

test.each(batches(edits.filter(({ site }) => site === undefined)).map((part, i) => [i + 1, part] as const))(
  'nothing is said of what is harmless, part %i',
  async (i, part) => {
    const texts = i === 1 ? fine.filter(isOf(undefined)).map(({ text }) => text) : []
    expect(await alarms(undefined, texts, part)).toEqual([])
  },
)
