// The same site over one, two and four workers, in two folders and two time zones: equal bytes, equal findings.
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { shortDigest } from '../../src/runtime/digest.ts'
import { generate } from '../bench/generate.mjs'
import { site } from '../command.ts'

const work = mkdtempSync(join(tmpdir(), 'workers-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

const PAGES = 80

const bytesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .sort()
    .map((file) => `${file} ${shortDigest(readFileSync(join(folder, file)))}`)

test('the number of workers, the folder and the time zone decide nothing', () => {
  const first = join(work, 'first')
  const second = join(work, 'second')
  generate(PAGES, first)
  // Cards are drawn by one thread, and take longer than all else.
  appendFileSync(join(first, 'site.yaml'), 'socialCards: none\n')
  cpSync(first, second, { recursive: true })
  const results = [
    { root: first, SITE_WORKERS: '1', TZ: 'UTC' },
    { root: first, SITE_WORKERS: '2', TZ: 'Pacific/Kiritimati' },
    { root: second, SITE_WORKERS: '4', TZ: 'America/Los_Angeles' },
  ].map(({ root, ...env }) => {
    const built = site(['build', '--no-cache', '--root', root], { env: { ...env, SOURCE_DATE_EPOCH: '1790000000' } })
    const files = bytesOf(join(root, 'dist'))
    rmSync(join(root, 'dist'), { recursive: true })
    return { built: built.err, files }
  })
  expect(results[0]?.files.length).toBeGreaterThan(PAGES)
  expect(results[1]).toEqual(results[0])
  expect(results[2]).toEqual(results[0])
  const [alone, shared] = ['1', '2'].map((SITE_WORKERS) => {
    const args = ['check', '--no-cache', '--format', 'json', '--root', first]
    const { ms: _, ...found } = JSON.parse(site(args, { env: { SITE_WORKERS } }).out) as { ms: number; pages: number }
    return found
  })
  expect(alone?.pages).toBe(PAGES)
  expect(shared).toEqual(alone)
})
