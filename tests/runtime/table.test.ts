// Of a table that was read, few changed rows go into a file beside it; whatever becomes of that, what is read is whole.
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { changeTable, readTable, writeTable } from '../../src/runtime/tables/table.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-table-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = join(folder, 'rows')
const changes = `${file}-changes`
const first = new Map(Array.from({ length: 20 }, (_, i) => [`k${i}`, `v${i}`]))
beforeEach(() => writeTable(file, 'c', first))

const read = () => readTable(file, 'c')
/** Writes the rows that are there with some changed, as whoever read them does. */
function change(rows: Readonly<Record<string, string | undefined>>) {
  const old = readTable(file, 'c')
  const now = new Map(old)
  for (const [key, value] of Object.entries(rows))
    if (value === undefined) now.delete(key)
    else now.set(key, value)
  changeTable(file, 'c', old, now)
}

test('few changed rows leave the table as it lies there, and are read with it', () => {
  const { ino } = statSync(file)
  change({ k3: 'other', new: 'row' })
  change({ k4: 'too' })
  expect(statSync(file).ino).toBe(ino)
  expect(read()).toEqual(new Map([...first, ['k3', 'other'], ['new', 'row'], ['k4', 'too']]))
})

test('without a change nothing is written', () => {
  change({})
  change({ k3: undefined })
  expect(existsSync(changes)).toBe(false)
})

test('many changed rows, or many that are gone, write the table whole', () => {
  change({ k0: 'x' })
  change(Object.fromEntries([...first.keys()].slice(0, 9).map((key) => [key, 'x'])))
  expect(existsSync(changes)).toBe(false)
  change(Object.fromEntries([...first.keys()].slice(0, 9).map((key) => [key, undefined])))
  expect(read().size).toBe(11)
})

test('changes that are damaged, or of another table, count as not there', () => {
  change({ k3: 'other' })
  const bytes = readFileSync(changes)
  writeFileSync(changes, bytes.subarray(0, -3))
  expect(read()).toEqual(first)
  writeFileSync(changes, bytes)
  expect(read().get('k3')).toBe('other')
  writeFileSync(file, readFileSync(file).subarray(0, -3))
  expect(read().size).toBe(0)
  writeTable(file, 'c', [['k3', 'mine']])
  writeFileSync(changes, bytes)
  expect(read()).toEqual(new Map([['k3', 'mine']]))
})
