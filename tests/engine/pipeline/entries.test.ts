// Tests that an entry comes back as it was loaded, once, and only for the same files.
import { expect, test, vi } from 'vitest'
import type { PageEntry } from '../../../src/model/content.ts'
import { Entries } from '../../../src/pipeline/entries.ts'

const entry = (name: string) => ({ name, rows: [{ price: 80 }], icon: undefined }) as unknown as PageEntry['values']
/** More than memory is kept for. */
const HUGE = 1 << 30

test.each([1, HUGE])('an entry of %i bytes is taken once, if its files are the same', (size) => {
  const entries = new Entries()
  for (const name of ['α', 'β', 'γ']) entries.set(name, entry(name), { digest: 'one', size })
  expect(entries.take('β', 'one')).toEqual(entry('β'))
  expect(entries.take('β', 'one')).toBeUndefined()
  expect(entries.take('γ', 'two')).toBeUndefined()
  entries.close()
  expect(entries.take('α', 'one')).toEqual(size === HUGE ? undefined : entry('α'))
})

test('an entry that cannot be written counts as absent', () => {
  vi.stubEnv('TMPDIR', '/nowhere')
  const entries = new Entries()
  entries.set('α', entry('α'), { digest: 'one', size: HUGE })
  expect(entries.take('α', 'one')).toBeUndefined()
  vi.unstubAllEnvs()
})
