// The same site with one worker and with four, in two folders and time zones: equal bytes, equal findings. And after the replaced
// output folder was altered.
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { shortDigest } from '../../src/runtime/digest.ts'
import { generate } from '../bench/generate.mjs'
import { site, smallSite } from '../command.ts'
import { base } from '../project.ts'

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
    { root: second, SITE_WORKERS: '4', TZ: 'Pacific/Kiritimati' },
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
  const [alone, shared] = ['1', '2'].map((SITE_WORKERS) => {
    const args = ['check', '--format', 'json', '--root', first]
    const { ms: _, ...found } = JSON.parse(site(args, { env: { SITE_WORKERS } }).out) as { ms: number; pages: number }
    forget(first)
    return found
  })
  expect(alone?.pages).toBe(PAGES)
  expect(shared).toEqual(alone)
})

test('faults of markup are found by any number of workers, and again from what is cached', () => {
  const brakes = base['content/repairs/brakes.yaml'] ?? ''
  const more = Array.from({ length: PAGES }, (_, i) => [`content/repairs/more-${i}.yaml`, `${brakes}# ${i}\n`] as const)
  const root = smallSite(Object.fromEntries(more))
  const template = join(root, 'templates/pages/repair.tsx')
  writeFileSync(template, readFileSync(template, 'utf8').replace('<main>', '<main><h2></h2>'))
  const found = (SITE_WORKERS: string) => {
    rmSync(join(root, '.site/tables/found'), { force: true })
    const { problems } = JSON.parse(site(['check', '--format', 'json', '--root', root], { env: { SITE_WORKERS } }).out)
    return problems as { rule?: string; text: string }[]
  }
  const [alone, cached] = [found('1'), found('1')]
  rmSync(join(root, '.site/tables'), { recursive: true })
  const [shared, sharedCached] = [found('3'), found('3')]
  rmSync(root, { recursive: true })
  expect(alone.find(({ rule }) => rule === 'a11y/html-valid')?.text).toContain(`and ${PAGES - 4} more)`)
  expect(cached).toEqual(alone)
  expect(shared).toEqual(alone)
  expect(sharedCached).toEqual(alone)
})

test('changes to the replaced folder are not published by several workers', () => {
  const SITE_WORKERS = '2'
  const root = join(work, 'altered')
  generate(PAGES, root)
  appendFileSync(join(root, 'site.yaml'), 'socialCards: none\n')
  const env = { SITE_WORKERS, SOURCE_DATE_EPOCH: '1790000000' }
  const edit = (file: string) => appendFileSync(join(root, file), '\n# one line more\n')
  const entries = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^/]+\/.+\.yaml$/.test(file))
    .sort()
  const [one = '', other = ''] = entries.map((file) => `content/${file}`)
  site(['build', '--root', root], { env })
  edit(one)
  site(['build', '--root', root], { env })
  const [replaced = ''] = readdirSync(join(root, '.site/replaced')).map((name) => join(root, '.site/replaced', name))
  const pages = bytesOf(replaced).flatMap((line) => /^\/(.+\.html) /.exec(line)?.[1] ?? [])
  expect(pages.length).toBeGreaterThanOrEqual(PAGES)
  for (const page of pages) appendFileSync(join(replaced, page), 'altered')
  writeFileSync(join(replaced, 'stray.txt'), 'stray')
  writeFileSync(join(replaced, dirname(pages[0] ?? ''), 'stray.txt'), 'stray')
  edit(other)
  expect(site(['build', '--root', root], { env }).out).toMatch(/reused +[1-9]/)
  const built = bytesOf(join(root, 'dist'))
  site(['build', '--no-cache', '--root', root, '--out', join(work, 'clean')], { env })
  expect(built).toEqual(bytesOf(join(work, 'clean')))
})
