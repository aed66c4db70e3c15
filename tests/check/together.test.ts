// The faults of each table, all in one check of the real site: each is found by its rule at its line, nothing else is said. The harmless
// edits of all tables: nothing is said.
import glob from 'fast-glob'
import { expect, test } from 'vitest'
import { alarms, proved, type Table } from './together.ts'

const files = glob.sync('together/*.ts', { cwd: import.meta.dirname }).sort()
const tables = await Promise.all(
  files.map(async (file) => [file, ((await import(`./${file}`)) as { default: Table }).default] as const),
)

test.each(tables)('%s: each fault is found, alone, at its line', async (_, { faults }) => {
  expect(await proved(faults)).toEqual({ missed: [], others: [] })
})

test.each(tables)('%s: nothing is said of what is harmless', async (_, { harmless }) => {
  expect(await alarms(harmless)).toEqual([])
})
