// Large tables are read in another thread: what a check says is the same, whatever they hold.
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { site, smallSite, writeTree } from '../command.ts'
import { base } from '../project.ts'

const CONTACT = 'content/pages/contact.yaml'
const BRAKES = 'content/repairs/brakes.yaml'
const root = smallSite({ [CONTACT]: base[CONTACT]?.replace(/text: .*/, 'text: Ring the the bell.') ?? '' })
afterAll(() => rmSync(root, { recursive: true, force: true }))

const TABLES = ['words', 'checks'].map((name) => join(root, '.site/tables', name))
const END = `end ${'0'.repeat(64)}\n`.length
const check = (...flags: string[]) => {
  const { out } = site(['check', '--format', 'json', ...flags], { cwd: root })
  return JSON.stringify((JSON.parse(out) as { problems: unknown }).problems)
}
/** Checks after a file was edited: all others are as they were checked before. */
const checkAgain = (note: string) => {
  writeTree(root, { [BRAKES]: `${base[BRAKES]}# ${note}\n` })
  return check()
}

/** Makes a table larger than what is read at once, by rows of nothing; `proved` as one that was written so. */
function enlarge(file: string, change: (rows: Buffer) => Buffer, { proved }: { proved: boolean }) {
  const bytes = readFileSync(file)
  const more = Array.from({ length: 20_000 }, (_, i) => `nothing-${i} ${'x'.repeat(1_000)}\n`).join('')
  const all = Buffer.concat([change(bytes.subarray(0, bytes.length - END)), Buffer.from(more)])
  const proof = createHash('sha256').update(all).digest('hex')
  writeFileSync(file, Buffer.concat([all, Buffer.from(`end ${proved ? proof : '0'.repeat(64)}\n`)]))
}
const altered = (rows: Buffer) => Buffer.from(rows.toString('latin1').replaceAll('the the', 'tha tha'), 'latin1')

test('of large tables a check takes what is proved, and nothing else', () => {
  const found = check('--no-cache')
  expect(found).toContain('the the')
  expect(check()).toBe(found)

  for (const file of TABLES) enlarge(file, (rows) => rows, { proved: true })
  expect(checkAgain('one')).toBe(found)
  // What is proved is taken, though nobody ever found it.
  for (const file of TABLES) enlarge(file, altered, { proved: true })
  expect(checkAgain('two')).toContain('tha tha')

  for (const file of TABLES) enlarge(file, altered, { proved: false })
  expect(checkAgain('three')).toBe(found)
  for (const file of TABLES) enlarge(file, (rows) => rows, { proved: true })
  for (const file of TABLES) truncateSync(file, 17 << 20)
  expect(checkAgain('four')).toBe(found)
})
