// The faults of each table, all in one check of the real site: each is found by its rule at its line, nothing else is said. The harmless
// edits of all tables, in as few checks: nothing is said.
import glob from 'fast-glob'
import { expect, test } from 'vitest'
import { alarms, batches, proved, type Table } from './together.ts'

const files = glob.sync('together/*.ts', { cwd: import.meta.dirname }).sort()
const tables = await Promise.all(
  files.map(async (file) => [file, ((await import(`./${file}`)) as { default: Table }).default] as const),
)

test.each(tables)('%s: each fault is found, alone, at its line', async (_, { faults }) => {
  expect(await proved(faults)).toEqual({ missed: [], others: [] })
})

test.each(batches(tables.flatMap(([, { harmless }]) => harmless)).map((edits, i) => [i + 1, edits] as const))(
  'nothing is said of what is harmless, part %i of all tables',
  async (_, edits) => {
    expect(await alarms(edits)).toEqual([])
  },
)
