// Tests the bundles of templates and rules in .site/: a damaged one counts as absent, and thrown errors are problems.
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { loadBundle } from '../../../src/runtime/bundle.ts'
import { writeSealed } from '../../../src/runtime/replace-file.ts'
import { cli, site, smallSite, writeTree } from '../../helpers/command.ts'

const made: string[] = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function siteFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = smallSite(files)
  made.push(folder)
  return folder
}

const bundleIn = (folder: string, kind = 'templates') => {
  const isBundle = (name: string) => name.startsWith(`${kind}-`) && name.endsWith('.mjs')
  return join(folder, '.site', readdirSync(join(folder, '.site')).find(isBundle) ?? '')
}

test.each<[string, (bundle: string) => void]>([
  ['truncated', (bundle) => truncateSync(bundle, 40)],
  ['emptied', (bundle) => truncateSync(bundle, 0)],
  ['another module', (bundle) => writeFileSync(bundle, 'export const pages = {}\n')],
  [
    'a folder',
    (bundle) => {
      rmSync(bundle)
      mkdirSync(join(bundle, 'deep'), { recursive: true })
    },
  ],
])('a bundle that is %s is made again', async (_, damage) => {
  const root = mkdtempSync(join(tmpdir(), 'bundle-'))
  made.push(root)
  writeTree(root, { 'templates/one.ts': 'export const one = 1\n' })
  const setup = { kind: 'templates', folder: 'templates', sources: '', cache: join(root, '.site') } as const
  const bundled = () => loadBundle({ ...setup, entryPoint: "export * from './one.ts'", root, isCached: true })
  expect((await bundled()).value?.module).toMatchObject({ one: 1 })
  const bundle = bundleIn(root)
  const whole = readFileSync(bundle, 'utf8')
  damage(bundle)
  await bundled()
  expect(readFileSync(bundle, 'utf8')).toBe(whole)
  const { ino } = statSync(bundle)
  await bundled()
  expect(statSync(bundle).ino).toBe(ino)
})

test('--no-cache runs no bundle of an earlier run, however whole', () => {
  const folder = siteFolder({ 'templates/rules/own.ts': RULE })
  const check = (...args: string[]) => site(['check', '--root', folder, ...args]).err
  check()
  const bundles = ['templates', 'rules'].map((kind) => bundleIn(folder, kind))
  const whole = bundles.map((bundle) => readFileSync(bundle, 'utf8'))
  for (const [i, bundle] of bundles.entries()) {
    writeSealed(bundle, '', [`throw new Error('an old bundle')\n${whole[i]}`])
  }
  expect(check('--launch')).toContain('an old bundle')
  expect(check('--no-cache')).not.toContain('an old bundle')
  expect(bundles.map((bundle) => readFileSync(bundle, 'utf8'))).toEqual(whole)
})

/** A rule of the site that finds nothing. */
const RULE = `import { defineRule } from '#site'
export default defineRule({
  why: 'A test.',
  level: 'warning',
  fine: { pages: { '/': '<p></p>' } },
  bad: { pages: { '/': '<p></p>' }, findings: [] },
  *page() {},
})
`

/** A page template that runs `code` when it is loaded or drawn. */
const template = (loaded: string, drawn: string) => ({
  'templates/pages/plain.tsx': `import { definePage } from '#site'
${loaded}
export default definePage({
  content: (k) => ({ text: k.text('the text') }),
  draw: () => { ${drawn}; return <main /> },
})
`,
})

test.each([
  ['throw null as unknown', '', 'the templates threw while they were loaded: null'],
  ['', 'throw null', 'templates/pages/plain threw while drawing /contact: null'],
  ['await new Promise(() => {})', '', 'a top-level await may never end'],
  ['throw Object.create(null)', '', 'the templates threw while they were loaded: [Object: null prototype] {}'],
  ['', 'throw { toString() { throw 1 } }', 'templates/pages/plain threw while drawing /contact: { toString:'],
  ['JSON.stringify = () => "x"', '', 'the templates changed JSON.stringify'],
  ['Array.prototype.map = () => []', '', 'the templates changed Array.prototype.map'],
  ['delete (globalThis as { process?: unknown }).process', '', 'the templates changed process'],
])('a template with %j and %j is a problem', async (loaded, drawn, text) => {
  const { code, err } = await cli(['build', '--root', siteFolder(template(loaded, drawn))])
  expect(err).toContain(text)
  expect(err).not.toContain('bug in site')
  expect(code).toBe(1)
})

test.each([
  ['process.exit(0)', ''],
  ['', 'process.exit(0)'],
])('a template that ends the program fails the build: %j, %j', (loaded, drawn) => {
  const { code, err } = site(['build', '--root', siteFolder(template(loaded, drawn))])
  expect(err).toContain('remove process.exit() from it')
  expect(code).toBe(1)
})
