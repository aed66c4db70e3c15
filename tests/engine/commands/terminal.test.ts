// What a terminal shows: help with examples for every command, tables that fit into 60 columns, and no colour where
// none is wanted.
import { realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import build from '../../../src/commands/build.ts'
import type { Command } from '../../../src/commands/report/command.ts'
import routes from '../../../src/commands/routes.ts'
import { loadModules } from '../../../src/runtime/engine.ts'
import { cli, smallSite } from '../../helpers/command.ts'
import { run } from '../scaffold/run.ts'

const COLUMNS = 60
const commands = await loadModules<Command>('commands')
let root: string
beforeAll(() => {
  root = realpathSync(smallSite())
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** A file whose mistake stands far to the right. */
const LONG = `{ name: ${'Contact '.repeat(20)}, txt: x, head: { title: ${'Call '.repeat(20)}, description: Now } }\n`

const wide = (text: string, columns: number) => text.split('\n').filter((line) => [...line].length > columns)

test.each([...commands])(
  'site %s --help says what it does, lists its options and shows examples',
  async (name, command) => {
    const { code, out, err } = await cli([name, '--help'], { env: { COLUMNS: String(COLUMNS) } })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out.replace(/\s+/g, ' ')).toContain(command.summary)
    for (const [flags] of command.options) expect(out).toContain(flags)
    const [, examples = ''] = out.split('\nExamples:\n')
    const lines = examples.trimEnd().split('\n')
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(line).toMatch(new RegExp(`^ {2}\\$ npx site ${name}\\b`))
    expect(wide(out, COLUMNS)).toEqual([])
    expect(out).not.toContain('\u001b')
  },
)

test('an example names only options that there are', () => {
  for (const [name, { examples, options }] of commands) {
    const known = options.flatMap(([flags]) => flags.match(/--[a-z-]+/g) ?? [])
    const used = examples.flatMap((line) => line.replace(/\|.*/, '').match(/--[a-z-]+/g) ?? [])
    expect([name, used.filter((option) => !known.includes(option))]).toEqual([name, []])
  }
})

test('an option given twice is refused where one value counts', async () => {
  const { code, err } = await cli(['preview', '--port', '4000', '--port', '5000'])
  expect(code).toBe(2)
  expect(err).toContain("It was given before as '4000': give it once.")
})

test('site alone prints the help, as --help does', async () => {
  const help = await cli(['--help'])
  expect(await cli([])).toEqual(help)
  expect([help.code, help.err]).toEqual([0, ''])
  for (const part of ['build', '\nExamples:\n  $ npx site init my-site\n', 'Exit codes: 0 fine, 1 problems, 2 a wrong'])
    expect(help.out).toContain(part)
})

test('the end of a build and the list of routes fit into 60 columns, and are whole in a pipe', async () => {
  const out = join(root, 'dist')
  const narrow = await run(build, [], { root, out }, { columns: COLUMNS })
  expect(narrow).toMatchObject({ code: 0, err: '' })
  // Where it was written to is one path, which a terminal may break.
  expect(wide(narrow.out, COLUMNS).filter((line) => !line.endsWith(out))).toEqual([])
  const list = await run(routes, [], { root }, { columns: 34 })
  expect(wide(list.out, 34)).toEqual([])
  expect(list.out).toContain('\n/repairs/puncture\n  repair\n  content/repairs/puncture.yaml\n')
  expect((await run(routes, [], { root })).out).toMatchInlineSnapshot(`
    "4 pages
    /                  home    content/pages/home.yaml
    /contact           plain   content/pages/contact.yaml
    /repairs/brakes    repair  content/repairs/brakes.yaml
    /repairs/puncture  repair  content/repairs/puncture.yaml
    1 redirect
    /old-contact  301 /contact  content/routes.yaml:13
    "
  `)
})

test('site routes --json is one object: pages and redirects with where they stand', async () => {
  const { code, out } = await run(routes, [], { root, json: true })
  const { ok, problems, pages, redirects } = JSON.parse(out)
  expect({ code, ok, problems }).toEqual({ code: 0, ok: true, problems: [] })
  expect(pages).toContainEqual({ path: '/contact', template: 'plain', file: 'content/pages/contact.yaml' })
  expect(redirects).toMatchObject([{ from: '/old-contact', to: '/contact', status: 301 }])
})

test('a site that cannot be understood has no routes, and says why at its line', async () => {
  const broken = smallSite({ 'content/pages/contact.yaml': LONG })
  try {
    const said = await run(routes, [], { root: broken })
    expect(said).toMatchObject({ code: 1, out: '' })
    expect(said.err).toContain('✘ content/pages/contact.yaml')
    const narrow = await run(routes, [], { root: broken }, { columns: COLUMNS })
    const framed = narrow.err.split('\n').filter((line) => line.includes(' | '))
    expect([framed.length, wide(framed.join('\n'), COLUMNS)]).toEqual([2, []])
    expect(framed[0]?.[framed[1]?.indexOf('^') ?? 0]).toBe('t')
    const painted = await cli(['routes', '--root', broken], { env: { FORCE_COLOR: '1' } })
    expect(painted.err).toContain('\u001b[31m✘')
  } finally {
    rmSync(broken, { recursive: true })
  }
})

test.each([
  { NO_COLOR: '1', colour: false },
  { FORCE_COLOR: '1', colour: true },
  { FORCE_COLOR: '0', colour: false },
  { colour: false },
])('colour: %j', async ({ colour, ...env }) => {
  const { out, err } = await cli(['routes', '--root', root], { env: env as Record<string, string> })
  expect({ err, colour: out.includes('\u001b') }).toEqual({ err: '', colour })
})
