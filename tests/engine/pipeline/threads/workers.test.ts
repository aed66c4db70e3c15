// Tests that the number of workers, the folder, the time zone and an altered replaced folder change no output.
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { shortDigest } from '../../../../src/runtime/digest.ts'
import { shareCache, site, smallSite } from '../../../helpers/command.ts'
import { base } from '../../../helpers/project.ts'
import { generate } from '../../bench/generate.mjs'
import { onSmallDisk } from '../../emit/small-disk.ts'

const work = mkdtempSync(join(tmpdir(), 'workers-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

/** Of which four threads take several each. */
const PAGES = 16

/** Makes a site without cards, which are drawn by one thread and take longer than all else. */
function generateWithoutCards(root: string): void {
  generate(PAGES, root)
  shareCache(root)
  appendFileSync(join(root, 'site.yaml'), 'socialCards: none\n')
}

const bytesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .sort()
    .map((file) => `${file} ${shortDigest(readFileSync(join(folder, file)))}`)

test('the number of workers, the folder, the time zone and an altered replaced folder decide nothing', () => {
  const first = join(work, 'first')
  const second = join(work, 'second')
  generateWithoutCards(first)
  const build = (root: string, env: Readonly<Record<string, string>>) => {
    const { out, err } = site(['build', '--root', root], { env: { ...env, SOURCE_DATE_EPOCH: '1790000000' } })
    return { reused: Number(/reused +(\d+) of 16 pages/.exec(out)?.[1]), err, files: bytesOf(join(root, 'dist')) }
  }
  const alone = build(first, { SITE_WORKERS: '1', TZ: 'UTC' })
  expect(alone).toMatchObject({ reused: 0, err: '' })
  expect(alone.files.length).toBeGreaterThan(PAGES)
  cpSync(first, second, { recursive: true })
  // Stylesheets, scripts and fonts, which one thread makes, stay cached.
  for (const part of ['dist', '.site/tables', '.site/replaced'])
    rmSync(join(second, part), { recursive: true, force: true })
  const four = { SITE_WORKERS: '4', TZ: 'Pacific/Kiritimati' }
  expect(build(second, four)).toEqual(alone)

  // A comment changes no page. The second build is the first with a replaced folder.
  const pages = readdirSync(join(second, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^/]+\/.+\.yaml$/.test(file))
    .sort()
  const edit = (file = '') => appendFileSync(join(second, 'content', file), '\n# one line more\n')
  edit(pages[0])
  expect(build(second, four)).toEqual({ ...alone, reused: PAGES - 1 })
  const [replaced = ''] = readdirSync(join(second, '.site/replaced')).map((name) =>
    join(second, '.site/replaced', name),
  )
  const written = bytesOf(replaced).flatMap((line) => /^\/(.+\.html) /.exec(line)?.[1] ?? [])
  expect(written.length).toBeGreaterThanOrEqual(PAGES)
  for (const page of written) appendFileSync(join(replaced, page), 'altered')
  writeFileSync(join(replaced, 'stray.txt'), 'stray')
  writeFileSync(join(replaced, dirname(written[0] ?? ''), 'stray.txt'), 'stray')
  edit(pages[1])
  expect(build(second, four).files).toEqual(alone.files)
})

onSmallDisk('a full disk is a problem with workers, too, and they leave nothing there', (disk) => {
  const root = join(work, 'third')
  generateWithoutCards(root)
  const args = ['build', '--root', root, '--out', join(disk, 'dist')]
  const { code, err } = site(args, { env: { SITE_WORKERS: '3' } })
  expect([code, err]).toEqual([1, expect.stringContaining('the disk is full')])
  expect(readdirSync(disk)).toEqual([])
})

test('faults of markup are found by any number of workers, and again from what is cached', () => {
  const brakes = base['content/repairs/brakes.yaml'] ?? ''
  const more = Array.from({ length: PAGES }, (_, i) => [`content/repairs/more-${i}.yaml`, `${brakes}# ${i}\n`] as const)
  const root = smallSite(Object.fromEntries(more))
  const template = join(root, 'templates/pages/repair.tsx')
  writeFileSync(template, readFileSync(template, 'utf8').replace('<main>', '<main><h2></h2>'))
  const found = (SITE_WORKERS: string) => {
    rmSync(join(root, '.site/tables/found'), { force: true })
    const args = ['check', '--format', 'json', '--root', root]
    const { problems, pages } = JSON.parse(site(args, { env: { SITE_WORKERS } }).out)
    return { problems, pages } as { problems: { rule?: string; text: string }[]; pages: number }
  }
  const alone = found('1')
  rmSync(join(root, '.site/tables'), { recursive: true })
  const shared = found('2')
  const cached = found('2')
  rmSync(root, { recursive: true })
  expect(alone.pages).toBeGreaterThan(PAGES)
  expect(alone.problems.find(({ rule }) => rule === 'a11y/html-valid')?.text).toContain(`and ${PAGES - 4} more)`)
  expect(shared).toEqual(alone)
  expect(cached).toEqual(alone)
})

test('a check ends without waiting for the thread that validates markup, if the rule about it is off', () => {
  const root = smallSite({ 'site.yaml': `${base['site.yaml']}rules: { a11y/html-valid: off }\n` })
  const { code, out } = site(['check', '--root', root, '--format', 'json'], { timeout: 60_000 })
  rmSync(root, { recursive: true })
  expect(code).not.toBe(null)
  expect(JSON.parse(out).pages).toBeGreaterThan(0)
})
