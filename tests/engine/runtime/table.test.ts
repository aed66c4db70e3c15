// Tests that a table returns what was saved, and that a damaged or foreign table is empty.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readTable, Table, writeTable } from '../../../src/runtime/table.ts'
import { cacheNotes } from '../../../src/runtime/unwritten.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-table-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = join(folder, 'rows')
/** Keys and values with everything that separates rows, and letters of two and four bytes. */
const rows = new Map<string, unknown>([
  ['plain', 1],
  ['tab\tline\nquote"', { text: 'a\tb\nc' }],
  ['/χώρος 😀', ['ά', null, 'é']],
  ['', 'an empty key'],
])
beforeEach(() => writeTable(file, 'context', rows))

const read = (context = 'context') => readTable(file, context)

test('all rows come back, whatever is in their keys and values', () => expect(read()).toEqual(rows))

test('another context is another table', () => expect(read('other').size).toBe(0))

test('every byte counts: a table with one altered byte, or cut short anywhere, is empty', () => {
  const bytes = readFileSync(file)
  for (let at = 0; at < bytes.length; at++) {
    const damaged = Buffer.from(bytes)
    damaged[at] = (damaged[at] ?? 0) ^ 1
    writeFileSync(file, damaged)
    expect(read().size, `byte ${at} altered`).toBe(0)
    writeFileSync(file, bytes.subarray(0, at))
    expect(read().size, `cut at ${at}`).toBe(0)
  }
})

test('rows that were neither read nor set are dropped, and an unchanged table is not written', () => {
  const { ino } = statSync(file)
  const table = new Table<unknown>(file, 'context')
  for (const key of rows.keys()) table.get(key)
  table.save()
  expect(statSync(file).ino).toBe(ino)
  const next = new Table<unknown>(file, 'context')
  expect(next.get('plain')).toBe(1)
  next.set('new', 2)
  expect(next.get('new')).toBe(2)
  next.save()
  expect(read()).toEqual(
    new Map([
      ['plain', 1],
      ['new', 2],
    ]),
  )
})

test('without a file nothing is read or written', () => {
  const table = new Table<number>(undefined, '')
  table.set('key', 1)
  expect(table.get('key')).toBe(1)
  table.save()
  expect(readdirSync(folder)).toEqual(['rows'])
})

test('large tables are written in batches', () => {
  const many = new Map(Array.from({ length: 3000 }, (_, i) => [`key ${i}`, 'x'.repeat(1000)] as const))
  writeTable(file, 'context', many)
  expect(read()).toEqual(many)
})

test('a table that cannot be written leaves no file behind', () => {
  writeFileSync(join(folder, 'blocked'), '')
  writeTable(join(folder, 'blocked', 'rows'), '', rows)
  expect(readdirSync(folder).sort()).toEqual(['blocked', 'rows'])
  rmSync(join(folder, 'blocked'))
  expect(cacheNotes()).toHaveLength(1)
})
