// Tests that an entry comes back as it was loaded, once, and only for the same files.
import { expect, test, vi } from 'vitest'
import type { ContentDocument } from '../../src/model/content.ts'
import { Entries } from '../../src/pipeline/entries.ts'

const entry = (name: string) =>
  ({ name, rows: [{ price: 80 }], icon: undefined }) as unknown as ContentDocument['entry']

test('an entry is taken once, if its files are the same', () => {
  const entries = new Entries()
  for (const name of ['α', 'β', 'γ']) entries.set(name, 'one', entry(name))
  expect(entries.take('β', 'one')).toEqual(entry('β'))
  expect(entries.take('β', 'one')).toBeUndefined()
  expect(entries.take('γ', 'two')).toBeUndefined()
  entries.clear()
  expect(entries.take('α', 'one')).toBeUndefined()
})

test('an entry that cannot be written counts as absent', () => {
  vi.stubEnv('TMPDIR', '/nowhere')
  const entries = new Entries()
  entries.set('α', 'one', entry('α'))
  expect(entries.take('α', 'one')).toBeUndefined()
  vi.unstubAllEnvs()
})
