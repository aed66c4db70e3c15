// Tests how unreadable parts of an output folder are reported. These tests use real folders.
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { differences } from '../../../src/emit/compare.ts'
import { SIGNATURE } from '../../../src/emit/write.ts'
import { writeTree } from '../../helpers/command.ts'
import { asNobody } from '../../helpers/nobody.ts'

const FILES = { 'sitemap.xml': SIGNATURE, 'robots.txt': 'robots', 'assets/a.js': 'a', 'assets/old/b.js': 'b' }
let root: string
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'compare-')))
  chmodSync(root, 0o755)
  writeTree(root, Object.fromEntries(Object.entries(FILES).map(([path, text]) => [`dist/${path}`, text])))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** What nobody finds in the folder. */
const found = async () => {
  const files = new Map(
    Object.entries(FILES).map(([path, text]) => [
      path,
      { kind: 'bytes' as const, digest: undefined, contents: async () => text },
    ]),
  )
  const given = { listing: new Map(), files, compressed: new Map(), pages: new Map() }
  const all = await asNobody(() => differences({ out: join(root, 'dist'), root, ...given }))
  return all.map(({ path, kind }) => `${path} ${kind}`)
}

test.each([
  ['dist', 0o000, ['dist closed']],
  ['dist', 0o711, ['dist closed']],
  ['dist/sitemap.xml', 0o000, ['dist closed']],
  ['dist/robots.txt', 0o000, ['dist/robots.txt closed']],
  ['dist/assets', 0o000, ['dist/assets closed']],
  ['dist/assets/old', 0o000, ['dist/assets/old closed']],
])('%s that this user may not read, of mode %i, is told once, and that is not a crash', async (path, mode, said) => {
  expect(await found()).toEqual([])
  chmodSync(join(root, path), mode)
  expect(await found()).toEqual(said)
})
