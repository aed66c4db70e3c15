// Tests that the heaviest page is the one with the most bytes as brotli, which may not be the longest.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sizesOf } from '../../../src/emit/sizes.ts'

test('the heaviest page is found by its compressed size', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-sizes-'))
  const pages = { 'long.html': 'x'.repeat(9000), 'dense.html': randomBytes(3000).toString('base64') }
  for (const [file, text] of Object.entries(pages)) writeFileSync(join(folder, file), text)
  const files = new Map(Object.entries(pages).map(([file, { length }]) => [file, { size: length }]))
  const [sizes] = await sizesOf(files, folder)
  expect(sizes).toMatchObject({ kind: 'pages', files: 2, bytes: 13_000, largest: { file: 'dense.html', bytes: 4000 } })
  rmSync(folder, { recursive: true })
})
