// What a careful owner may write raises nothing: every list of harmless/ is planted into the real site at once.
import glob from 'fast-glob'
import { expect, test } from 'vitest'
import { type Edit, plantedIn } from './planted.ts'

interface Harmless {
  readonly texts?: readonly string[]
  readonly edits?: readonly Edit[]
}
const lists = await Promise.all(
  glob
    .sync('harmless/*.ts', { cwd: import.meta.dirname })
    .sort()
    .map(async (file) => (await import(`./${file}`)) as Harmless),
)

test('no harmless text or edit is marked', async () => {
  const texts = lists.flatMap((list) => list.texts ?? [])
  const edits = lists.flatMap((list) => list.edits ?? [])
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts.length + edits.length).toBeGreaterThan(100)
  expect([...(await plantedIn(texts, edits))]).toEqual([])
})
