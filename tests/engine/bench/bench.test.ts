// The generated sites of `npm run bench` are whole sites: the templates' fields and the generator's go together.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { opened } from '../../helpers/made.ts'
import { generate } from './generate.mjs'

const folder = mkdtempSync(join(tmpdir(), 'site-bench-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const contents = (root: string) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:yaml|svg)$/.test(file))
    .sort()
    .map((file) => [file, readFileSync(join(root, file), 'utf8')])

test('a generated site has as many pages as asked for, and no problem', async () => {
  const root = join(folder, 'a')
  generate(20, root)
  expect((await opened(root)).site.plan.pages.length).toBe(20)
})

test('the same number gives the same bytes', () => {
  generate(20, join(folder, 'b'))
  generate(20, join(folder, 'c'))
  expect(contents(join(folder, 'b'))).toEqual(contents(join(folder, 'c')))
})

test('the command builds a generated site and prints a row of figures', () => {
  const { stdout, stderr } = spawnSync('node', [join(import.meta.dirname, 'run.mjs'), '--pages', '20'], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(stdout).toMatch(/\n +20 +\d+\.\d\d /)
})
