// A mistyped key is one finding: the texts below it are neither checked at another place nor missed.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import check from '../../../src/commands/check.ts'
import init from '../../../src/commands/init.ts'
import { shareCache } from '../../helpers/command.ts'
import { run } from '../scaffold/run.ts'

const root = mkdtempSync(join(tmpdir(), 'mistyped-'))
beforeAll(async () => {
  expect((await run(init, [root])).code).toBe(0)
  shareCache(root)
})
afterAll(() => rmSync(root, { recursive: true }))

test.each([
  ['content/pages/home.yaml', 'sections:', 'section:'],
  ['content/pages/home.yaml', 'head:', 'heads:'],
  ['content/pages/home.yaml', 'block: steps', 'block: stepz'],
  ['content/faqs/common.yaml', 'items:', 'item:'],
  ['content/prices.yaml', 'note:', 'nota:'],
  ['site.yaml', 'blurb:', 'blrb:'],
])('%s: %s typed as %s', async (file, key, mistyped) => {
  const before = readFileSync(join(root, file), 'utf8')
  writeFileSync(join(root, file), before.replace(key, mistyped))
  const { problems } = JSON.parse((await run(check, [], { root, format: 'json' })).out)
  writeFileSync(join(root, file), before)
  const line = before.slice(0, before.indexOf(key)).split('\n').length
  const found = problems.filter(({ level }: { level: string }) => level !== 'info')
  expect(found).toMatchObject([{ level: 'error', rule: 'content/schema', at: { file, line } }])
})
