// Texts planted into the real site, all at once: each faulty one is marked by its rule, and what a careful owner may write raises nothing.
import glob from 'fast-glob'
import { expect, test } from 'vitest'
import { type Edit, type PlantedTexts, plantedIn } from './planted.ts'

interface Harmless {
  readonly texts?: readonly string[]
  readonly edits?: readonly Edit[]
}
const modules = async <T>(folder: string) =>
  Promise.all(
    glob
      .sync(`${folder}/*.ts`, { cwd: import.meta.dirname })
      .sort()
      .map(async (file) => (await import(`./${file}`)) as T),
  )
const lists = await modules<Harmless>('harmless')
const tables = await modules<{ readonly table: PlantedTexts }>('planted')
const rules = tables.flatMap(({ table }) => Object.entries(table))

test('every rule has three faults and three texts like them at least', () => {
  expect(
    rules.filter(([, { faults, cousins }]) => faults.length < 3 || cousins.length < 3).map(([rule]) => rule),
  ).toEqual([])
})

test('each fault is marked by its rule', async () => {
  const faults = rules.flatMap(([rule, { faults }]) => faults.map((text) => [rule, text] as const))
  const said = await plantedIn(faults.map(([, text]) => text))
  const missed = faults.filter(([rule, text]) => !said.get(text)?.some((found) => found.startsWith(`${rule}: `)))
  expect(missed).toEqual([])
})

test('no harmless text or edit is marked', async () => {
  const texts = [...lists.flatMap((list) => list.texts ?? []), ...rules.flatMap(([, { cousins }]) => cousins)]
  const edits = lists.flatMap((list) => list.edits ?? [])
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts.length + edits.length).toBeGreaterThan(100)
  expect([...(await plantedIn(texts, edits))]).toEqual([])
})
