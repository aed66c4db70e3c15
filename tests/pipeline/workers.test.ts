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

/** Of which four threads take several each. */
const PAGES = 40

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
  /** What is made of pages is made anew each time; stylesheets, scripts and fonts, which one thread makes, lie there already. */
  const forget = (root: string) => {
    for (const part of ['dist', '.site/tables', '.site/replaced'])
      rmSync(join(root, part), { recursive: true, force: true })
  }
  const results = [
    { root: first, SITE_WORKERS: '1', TZ: 'UTC' },
    { root: first, SITE_WORKERS: '2', TZ: 'Pacific/Kiritimati' },
    { root: second, SITE_WORKERS: '4', TZ: 'America/Los_Angeles' },
  ].map(({ root, ...env }) => {
    if (root === second) cpSync(first, second, { recursive: true })
    const built = site(['build', '--root', root], { env: { ...env, SOURCE_DATE_EPOCH: '1790000000' } })
    expect(built.out).toMatch(new RegExp(`reused +0 of ${PAGES} pages`))
    const files = bytesOf(join(root, 'dist'))
    forget(root)
    return { built: built.err, files }
  })
  expect(results[0]?.files.length).toBeGreaterThan(PAGES)
  expect(results[1]).toEqual(results[0])
  expect(results[2]).toEqual(results[0])
  const [alone, shared] = ['1', '2'].map((SITE_WORKERS) => {
    const args = ['check', '--format', 'json', '--root', first]
    const { ms: _, ...found } = JSON.parse(site(args, { env: { SITE_WORKERS } }).out) as { ms: number; pages: number }
    forget(first)
    return found
  })
  expect(alone?.pages).toBe(PAGES)
  expect(shared).toEqual(alone)
})
