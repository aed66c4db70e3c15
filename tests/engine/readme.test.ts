// The READMEs are true: what they link to is there, every dependency has its reason, every command works.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Host } from '../../src/model/host.ts'
import { loadModules } from '../../src/runtime/engine.ts'
import { cli, shareCache } from '../helpers/command.ts'
import { END, HEAD, item } from './scaffold/export.ts'

const hosts = await loadModules<Host>('hosts')

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The docs that the package has. */
const DOCS = [
  ...['README.md', 'src/README.md', 'src/hosts/README.md', 'src/starter/content/README.md'],
  ...['src/theme/README.md', 'src/starter/AGENTS.md'],
]

test.each([...DOCS, 'templates/README.md', 'content/README.md', 'tests/README.md', '.github/CONTRIBUTING.md'])(
  '%s links to files that are there',
  (file) => {
    const targets = [...read(file).matchAll(/\]\((?!https?:|\/)([^)#\s]+)/g)].map(([, target = '']) => target)
    expect(targets.filter((target) => !existsSync(join(root, dirname(file), target)))).toEqual([])
  },
)

test('CONTRIBUTING.md gives a reason for every dependency, and for nothing else', () => {
  const [, tables = ''] = read('.github/CONTRIBUTING.md').split('## Dependencies')
  const named = [...tables.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) => cell.split(', '))
  const tools = ['tests/browser/lighthouse/package.json', 'tests/engine/recheck/package.json']
  const installed = ['package.json', ...tools].flatMap((file) => {
    const { dependencies, devDependencies = {} } = JSON.parse(read(file)) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >
    return Object.keys({ ...dependencies, ...devDependencies })
  })
  expect(named.filter((name) => !['package', 'compiled in', 'for development'].includes(name)).sort()).toEqual(
    installed.sort(),
  )
})

test.each([
  ['command', /^\| `npx site (\w+)/gm, 'src/commands'],
  ['host', /^\| \[`([\w-]+)`\]\(src\/hosts/gm, 'src/hosts'],
])('README.md has a row for every %s', (_, row, folder) => {
  const listed = [...read('README.md').matchAll(row)].map(([, name]) => `${name}.ts`)
  const files = readdirSync(join(root, folder)).filter((file) => file.endsWith('.ts'))
  expect(listed.sort(), 'write its row in README.md').toEqual(files.sort())
})

test('README.md names every language whose texts are checked', () => {
  const codes = readdirSync(join(root, 'src/languages')).map((file) => file.slice(0, 2))
  const names = codes.map((code) => String(new Intl.DisplayNames('en', { type: 'language' }).of(code)))
  const checked = [...read('README.md').matchAll(/^\| ([A-Z][^|]*) \| [^|]+ \| yes/gm)].flatMap(([, row]) =>
    String(row).split(', '),
  )
  expect(checked.sort(), 'write its row under "Add a language" in README.md').toEqual(names.sort())
})

/** Commands of the docs that are not of `site`, and who runs them. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'npm ci': '.ci/run, before all tests',
  'npm ci --ignore-scripts':
    'tests/engine/commands/compile.test.ts: what the script on install does, bin/site does as well',
  'npm run build': 'the script is "site build"',
  'npm i dictionary-de': 'asks for a registry',
  'npm install': 'tests/engine/scaffold/packed.test.ts',
  'npm i ./site-yaml-site-0.1.0.tgz': 'tests/engine/scaffold/packed.test.ts',
  'npx tsc': 'tests/engine/scaffold/packed.test.ts',
  'npm pack': 'tests/engine/scaffold/packed.test.ts',
  'npm publish': 'asks for an account of the registry',
  'node bin/compile.js': 'tests/helpers/compile.ts',
  ...Object.fromEntries(
    theirs().map((command) => [command, 'asks for an account or a server; its page is named below it']),
  ),
}
/** The recipes of src/hosts/README.md, by host. */
function recipes(): ReadonlyMap<string, string> {
  const [, ...parts] = read('src/hosts/README.md').split(/^## /m)
  return new Map(parts.map((part) => [part.slice(0, part.indexOf('\n')), part]))
}

/** The commands of the recipes: each host's own. */
function theirs(): string[] {
  return [...recipes().values()].flatMap(commandsOf)
}

test('every host has a recipe: its line of site.yaml, its command, its DNS, its page for wrong addresses, its docs', () => {
  expect([...recipes().keys()].sort(), 'write a recipe in src/hosts/README.md').toEqual([...hosts.keys()])
  for (const [name, recipe] of recipes()) {
    const [host] = Object.values(parse(/`(hosts: [^`]*)`/.exec(recipe)?.[1] ?? '') as Record<string, string[]>)
    expect([name, host]).toEqual([name, [name]])
    for (const file of hosts.get(name)?.own ?? []) expect(recipe).toContain(file)
    expect(recipe).toMatch(/^```(?:sh|yaml)$/m)
    expect(recipe).toMatch(/^DNS: .*|\. DNS: /m)
    expect(recipe).toMatch(/^\[[^\]]+\]\(https:\/\/[^)]+\)/m)
    expect(recipe).toContain('404')
    expect(
      recipe
        .trim()
        .split('\n')
        .filter((line) => /\w/.test(line)).length,
    ).toBeLessThanOrEqual(14)
  }
})

test('README.md names the hosts that exclude each other: they read a file of one name', () => {
  const owners = [...hosts].flatMap(([name, { own }]) => own.map((file) => ({ name, file })))
  const shared = owners.filter(({ name, file }) => owners.some((other) => other.file === file && other.name !== name))
  const [sentence = ''] = /^.* exclude each other/m.exec(read('README.md')) ?? []
  const named = [...sentence.matchAll(/`([^`]+)`/g)].map(([, name]) => name)
  const help = 'correct the sentence below the table of hosts in README.md'
  expect(named.sort(), help).toEqual([...new Set(shared.map(({ name }) => name))].sort())
})

test('the docs name the hosts that answer a wrong address in its language', () => {
  const named = (text: string | undefined) => [...hosts.keys()].filter((name) => text?.match(`\\b${name}\\b`)).sort()
  const capable = [...hosts].flatMap(([name, { missingByLanguage }]) => (missingByLanguage ? [name] : [])).sort()
  const [, yes, no] =
    /in each \(`content[^.]+\.en\.yaml`\) answers ([^.]*)\. On ([^.]*)\./.exec(read('src/hosts/README.md')) ?? []
  const others = [...hosts.keys()].filter((name) => !capable.includes(name)).sort()
  expect([named(yes), named(no)], 'correct "A site in several languages" in src/hosts/README.md').toEqual([
    capable,
    others,
  ])
})

test('the recipes of README.md are right in a new site', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'recipes-'))
  const path = (file: string) => join(folder, file)
  const edit = (file: string, find: RegExp, by: string) =>
    writeFileSync(
      path(file),
      readFileSync(path(file), 'utf8').replace(find, () => by),
    )
  try {
    expect((await cli(['init', folder, '--town', 'Ely', '--where', 'premises'])).code).toBe(0)
    shareCache(folder)
    const [, recipes = ''] = read('README.md').split('## Recipes')
    const [offer = '', hours = '', seasons = '', prices = ''] = [...recipes.matchAll(/```yaml\n([\s\S]*?)```/g)].map(
      ([, yaml]) => yaml,
    )
    const [, offered = '', notice = '', route = '', page = ''] = offer.split(/^# .*\n/m)
    const [, priced = '', list = ''] = prices.split(/^# .*\n/m)
    edit('site.yaml', /^claims:\n/m, `claims:\n${offered}${priced}`)
    edit('site.yaml', /$/, notice)
    edit('content/routes.yaml', /^pages:\n/m, `pages:\n  ${route}`)
    writeFileSync(path('content/pages/coupon.yaml'), page)
    edit('site.yaml', /^ {2}hours:.*\n( {4}.*\n)+/m, `${hours}${seasons}`.replace(/^/gm, '  ').trimEnd().concat('\n'))
    writeFileSync(path('content/prices.yaml'), list)
    const { err } = await cli(['build', '--root', folder])
    expect(err).toBe('')
    const { err: found } = await cli(['check', '--root', folder])
    const serious = found.split('\n\n').filter((text) => /^[✘▲]/.test(text.trim()))
    expect(serious).toEqual([])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

/** What stands for a value in a command, and a value. */
const VALUES: Readonly<Record<string, string>> = {
  DIR: 'made',
  KIND: 'page',
  '[SLUG]': 'news',
  NAME: 'netlify',
  '[NAME]': 'layout/notice',
  '[BASE]': '.',
  RULE: 'link/broken',
  '[URL]': 'https://shop.example',
}
/** Exit codes: the starter has what `--launch` looks for, and its site is not live. */
const ENDS: Readonly<Record<string, number>> = {
  'site check --launch': 1,
  'site verify': 2,
  'site verify https://shop.example': 2,
}

/** Every command of a text: the lines of its shell blocks, and what stands in backquotes and begins like one. */
function commandsOf(text: string): string[] {
  const blocks = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.split('\n'))
  const inline = [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`((?:npx|npm|node|cd|aws) [^`]*)`/g)]
  return [...blocks, ...inline.map(([, command = '']) => command)]
    .map((line) => line.replace(/ +#.*/, '').trim())
    .filter((line) => line !== '')
}

describe('every command of the docs', () => {
  const docs = [...DOCS, 'content/README.md']
  const all = new Set(docs.flatMap((file) => commandsOf(read(file))))
  const own = [...all].filter((command) => /^npx site\b/.test(command)).sort(byWork)
  const folder = mkdtempSync(join(tmpdir(), 'docs-'))
  beforeAll(async () => {
    expect((await cli(['init', join(folder, 'shop'), '--lang', 'el'])).code).toBe(0)
    writeFileSync(join(folder, 'shop/export.xml'), HEAD + item({ id: 1, title: 'About', slug: 'about' }) + END)
    shareCache(join(folder, 'shop'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('is one of site, or is run elsewhere', () => {
    expect([...all].filter((command) => !own.includes(command)).sort()).toEqual(Object.keys(ELSEWHERE).sort())
  })

  test('of site runs, in one folder, as it is written', async () => {
    const ended: string[] = []
    for (const command of own) {
      const text = command.replace('npx ', '').replace(/\[?\b[A-Z]{3,}\b\]?/g, (name) => VALUES[name] ?? name)
      const args = [...text.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '').slice(1)
      const code = ['dev', 'preview'].includes(args[0] ?? '')
        ? await served(args)
        : (await cli(args, { cwd: join(folder, 'shop') })).code
      if (code !== (ENDS[text] ?? 0)) ended.push(`${text}: ${code}`)
    }
    expect(ended).toEqual([])
  })

  /** Starts a server on any free port and asks it for a page; 0 where that is answered. */
  async function served(args: readonly string[]): Promise<number> {
    const more = ['--port', '0', '--root', join(folder, 'shop')]
    const child = spawn(process.execPath, [join(root, 'bin/site'), ...args, ...more])
    try {
      const origin = await new Promise<string>((done, fail) => {
        child.stdout.on('data', (text) => {
          const [found] = /http:\/\/[\d.:]+/.exec(String(text)) ?? []
          if (found) done(found)
        })
        child.once('exit', () => fail(new Error(`${args.join(' ')} ended`)))
      })
      return (await fetch(origin)).ok ? 0 : 1
    } finally {
      child.kill()
    }
  }
})

/** A folder is built before it is served, and addresses are written down when all pages are there. */
function byWork(a: string, b: string): number {
  const order = ['new', 'build', 'schema', 'check', 'routes', 'preview', 'verify', 'init']
  // What a translation leaves to be translated would fail a strict check.
  const rank = (command: string) =>
    command.includes('new translation') ? order.length : order.indexOf(command.split(' ')[2] ?? '')
  return rank(a) - rank(b) || (a < b ? -1 : 1)
}
