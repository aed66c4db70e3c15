// The packed engine, unpacked into an empty folder outside the repository: what it holds, and that it is enough for a
// site of its own. Packages are linked from the repository, so that no network is asked, except where .ci/run asks for it.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseFile } from '../../../src/load/yaml/parse.ts'
import { repository, shareCache } from '../../helpers/command.ts'

const work = realpathSync(mkdtempSync(join(tmpdir(), 'packed-')))
const engine = join(work, 'node_modules/@site-yaml/site')
const shop = join(work, 'shop')
const read = (...names: string[]) => readFileSync(join(...names), 'utf8')
let packed: string[] = []

beforeAll(() => {
  const json = execFileSync('npm', ['pack', '--json', '--pack-destination', work], {
    cwd: repository,
    encoding: 'utf8',
  })
  const [{ filename, files }] = JSON.parse(json.slice(json.indexOf('[\n'))) as [
    { filename: string; files: { path: string }[] },
  ]
  packed = files.map(({ path }) => path)
  mkdirSync(engine, { recursive: true })
  execFileSync('tar', ['xzf', join(work, filename), '-C', engine, '--strip-components', '1'])
  for (const name of readdirSync(join(repository, 'node_modules'), { recursive: false }).map(String)) {
    const scoped = name.startsWith('@') ? readdirSync(join(repository, 'node_modules', name)) : ['']
    for (const part of scoped) {
      const to = join(work, 'node_modules', name, part)
      mkdirSync(dirname(to), { recursive: true })
      if (!name.startsWith('.')) symlinkSync(join(repository, 'node_modules', name, part), to)
    }
  }
})
afterAll(() => rmSync(work, { recursive: true, force: true }))

/** The engine as it was unpacked, run in a folder. */
function site(cwd: string, ...args: string[]) {
  const { NODE_ENV: _, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(engine, 'bin/site'), ...args], {
    cwd,
    encoding: 'utf8',
    env,
  })
  return { code: status, out: stdout, err: stderr }
}

test('it holds the compiled engine, what sites are drawn with, its types and the starter', () => {
  const kinds = new Set(
    packed.map((path) => path.replace(/^lib\/[0-9a-f]{64}\/.*/, 'lib/engine/').replace(/^(lib\/types|src)\/.*/, '$1/')),
  )
  expect([...kinds].sort()).toEqual([
    '.github/home.png',
    '.github/look-bold.webp',
    '.github/look-clear.webp',
    '.github/look-soft.webp',
    'LICENSE',
    'README.md',
    'bin/site',
    'lib/engine.json',
    'lib/engine/',
    'lib/types/',
    'package.json',
    'src/',
  ])
  expect(new Set(packed.map((path) => /^lib\/[0-9a-f]{64}/.exec(path)?.[0]).filter(Boolean)).size).toBe(1)
})

test('nothing in it is of the business of this repository, of its tests or of this machine', () => {
  const { business } = (parseFile('site.yaml', read(repository, 'site.yaml')).value?.data ?? {}) as {
    business: { name: string; email: string; phones: Record<string, { number: string; shown: string }> }
  }
  const names = ['services', 'areas'].flatMap((folder) => readdirSync(join(repository, 'content', folder)))
  const slugs = names.map((file) => file.replace(/\.yaml$/, '')).filter((slug) => slug.includes('-'))
  const phones = Object.values(business.phones).flatMap(({ number, shown }) => [number, shown])
  const words = [repository, business.name, business.email.replace(/^.*@/, ''), ...phones, ...slugs]
  const starter = read(engine, 'src/starter/el/answers.yaml')
  const found = packed.flatMap((path) => {
    const text = read(engine, path)
    return words.filter((word) => text.includes(word) && !starter.includes(word)).map((word) => `${path}: ${word}`)
  })
  expect(found).toEqual([])
  expect(packed.filter((path) => /^(?:tests|content|templates)\//.test(path))).toEqual([])
})

test('a site is made there, with a package.json that names the engine', () => {
  const made = site(work, 'init', 'shop', '--name', 'Ring Bells', '--phone', '+1 212 555 0100')
  expect(made).toMatchObject({ code: 0, err: '' })
  const manifest = JSON.parse(read(shop, 'package.json'))
  expect(manifest).toMatchObject({ name: 'ring-bells', imports: { '#site': '@site-yaml/site' } })
  const { version, devDependencies } = JSON.parse(read(repository, 'package.json'))
  for (const name of ['dictionary-en', 'dictionary-en-gb'])
    expect(manifest.devDependencies[name]).toBe(devDependencies[name])
  expect(manifest.devDependencies).not.toHaveProperty('dictionary-el')
  expect(manifest.dependencies['@site-yaml/site']).toBe(`file:vendor/site-yaml-site-${version}.tgz`)
  expect(typeErrors(), 'tsc has a file to read without templates').toBe('')
  shareCache(shop)
})

test('an engine that npm cannot pack is no dependency by a path of this machine', () => {
  const bin = join(work, 'bin')
  mkdirSync(bin)
  writeFileSync(join(bin, 'npm'), '#!/bin/sh\necho "npm error code ENOSPC" >&2\nexit 1\n', { mode: 0o755 })
  const { PATH } = process.env
  process.env.PATH = `${bin}:${PATH}`
  try {
    const { code, err } = site(work, 'init', 'unpacked', '--name', 'Ring Bells')
    expect([code, err]).toEqual([1, expect.stringContaining('npm pack failed: npm error code ENOSPC')])
    expect(existsSync(join(work, 'unpacked'))).toBe(false)
  } finally {
    process.env.PATH = PATH
  }
})

test('no link of its docs is dead, here or in a new site', () => {
  const dead = (folder: string, file: string) =>
    [...read(folder, file).matchAll(/\]\((?!https?:|\/)([^)#\s]+)/g)].flatMap(([, target = '']) =>
      existsSync(join(folder, dirname(file), target)) ? [] : [`${file}: ${target}`],
    )
  const docs = packed.filter((path) => path.endsWith('.md') && !path.startsWith('src/starter/el/'))
  expect(docs.filter((path) => !path.startsWith('src/starter')).sort()).toEqual([
    ...['README.md', 'src/README.md', 'src/hosts/README.md', 'src/theme/README.md'],
  ])
  expect(docs.flatMap((file) => dead(engine, file))).toEqual([])
  // What is written as a path of the README is in the archive, or in a site.
  const paths = [
    ...read(engine, 'README.md').matchAll(/`((?:src|tests|bin|\.github)\/[\w./-]+)`(?! of the repository)/g),
  ]
  expect(
    paths.flatMap(([, path = '']) => (existsSync(join(engine, path)) || existsSync(join(shop, path)) ? [] : [path])),
  ).toEqual([])
  for (const file of ['README.md', 'AGENTS.md', 'content/README.md']) expect(dead(shop, file)).toEqual([])
  expect(site(shop, 'schema', '--docs').code).toBe(0)
  expect(read(shop, 'content/README.md')).toMatch(/## A second language[\s\S]*## `site.yaml`/)
})

test('the site is added to, checked strictly, built and listed', () => {
  const added = site(shop, 'new', 'area', '--name', 'Clifton & Durdham Downs')
  expect(added).toMatchObject({ code: 0, err: '' })
  expect(added.out).toMatch(/^content\/areas\/clifton-durdham-downs\.yaml /)
  const checked = site(shop, 'check', '--strict')
  expect(checked.code, checked.err).toBe(0)
  const settings = read(shop, 'site.yaml')
  const more =
    '  legal: { name: Ring Bells Ltd, register: "0123", vat: "4567", office: Bristol }\n' +
    '  otherHours: [{ from: "2027-12-25", closed: true, shown: Closed on Christmas Day }]\n'
  writeFileSync(join(shop, 'site.yaml'), settings.replace('  hours:', `${more}  hours:`))
  expect(site(shop, 'build')).toMatchObject({ out: expect.stringMatching(/^12 pages, /), err: '' })
  for (const text of [
    'Ring Bells Ltd · Registered no.\u00a00123 · VAT no.\u00a04567 · Tax office\u00a0Bristol',
    'Closed on Christmas Day',
  ])
    expect(read(shop, 'dist/index.html')).toContain(text)
  expect(site(shop, 'routes').out).toMatch(/\/services\/home-visit +service +content\/services\/home-visit\.yaml/)
})

test('a clone of the site installs and builds with an empty cache of npm', (context) => {
  const run = (cwd: string, program: string, ...args: string[]) =>
    execFileSync(program, args, {
      cwd,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, NODE_ENV: '', npm_config_cache: join(work, 'npm') },
    })
  if (!process.env.CI) return context.skip('SKIPPED: it downloads 90 MB of packages; with CI=1 it is tried')
  const ping = spawnSync('npm', ['ping', '--fetch-retries', '0'], { cwd: work, timeout: 20_000 })
  if (ping.status !== 0) return context.skip('SKIPPED: the registry of npm does not answer')
  run(shop, 'git', 'init', '-q')
  run(shop, 'git', 'add', '.')
  run(shop, 'git', '-c', 'user.name=x', '-c', 'user.email=x@x.example', 'commit', '-qm', 'Begin')
  const elsewhere = mkdtempSync(join(tmpdir(), 'clone-'))
  const clone = join(elsewhere, 'site')
  try {
    run(elsewhere, 'git', 'clone', '-q', shop, 'site')
    run(clone, 'npm', 'install', '--omit=dev', '--no-audit', '--no-fund')
    shareCache(clone)
    expect(run(clone, 'npx', '--no', 'site', 'build')).toMatch(/^12 pages, /)
  } finally {
    rmSync(elsewhere, { recursive: true, force: true })
  }
})

/** What `tsc` of the shop prints, with more flags. */
function typeErrors(...flags: string[]): string {
  const tsc = join(work, 'node_modules/typescript/bin/tsc')
  return spawnSync(process.execPath, [tsc, ...flags], { cwd: shop, encoding: 'utf8' }).stdout
}

/** Copies components of the theme into the shop, all in one process of the engine. */
function eject(names: readonly string[]): void {
  const { digest } = JSON.parse(read(engine, 'lib/engine.json'))
  const cli = JSON.stringify(join(engine, 'lib', digest, 'cli.js'))
  const program = `const { main } = await import(${cli})
    for (const name of process.argv.slice(1)) await main(['eject', name], process.env)`
  const args = ['--input-type=module', '--eval', program, '--', ...names]
  execFileSync(process.execPath, args, { cwd: shop, stdio: 'ignore' })
}

/** The strictest flags a site may have. */
const STRICT = ['noUncheckedIndexedAccess', 'exactOptionalPropertyTypes', 'noPropertyAccessFromIndexSignature']
  .concat(['noImplicitOverride', 'noImplicitReturns', 'noUnusedLocals', 'noUnusedParameters', 'verbatimModuleSyntax'])
  .flatMap((flag) => [`--${flag}`, 'true'])

/** Packages as the shop finds them: links, as pnpm makes them. */
const packages = join(shop, 'node_modules')

test('each component of the theme that is copied into the site is typed, by the strictest flags', () => {
  rmSync(packages, { recursive: true, force: true })
  symlinkSync(join(work, 'node_modules'), packages)
  const names = [...site(shop, 'eject').out.matchAll(/^(\S+)/gm)].map(([name]) => name)
  expect(names).toContain('layout/footer')
  expect(site(shop, 'eject', 'layout/footer')).toMatchObject({ code: 0, err: '' })
  eject(names)
  for (const file of ['layout/footer.tsx', 'pages/text.tsx', 'sections/hero.tsx'])
    expect(existsSync(join(shop, 'templates', file)), file).toBe(true)
  expect(typeErrors(...STRICT)).toBe('')
  expect(site(shop, 'build')).toMatchObject({ code: 0, err: '' })
})

test('a wrong prop, a wrong field and a wrong label are the only errors', () => {
  const change = (file: string, from: string, to: string) =>
    writeFileSync(join(shop, file), read(shop, file).replace(from, to))
  change('templates/pages/text.tsx', 'entry.paragraphs', 'entry.paragrafs')
  change('templates/pages/text.tsx', 'view={view}>', 'view={view.phone}>')
  change('templates/layout/footer.tsx', 'words.reach', 'words.reech')
  const errors = typeErrors()
  expect(errors).toMatch(/^templates\/layout\/footer\.tsx.*'reech'/m)
  expect(errors).toMatch(/^templates\/pages\/text\.tsx.*'paragrafs'/m)
  expect(errors).toMatch(/^templates\/pages\/text\.tsx.*TS(?:2322|2740|2739)/m)
  expect(errors.match(/^\S+(?=\()/gm)?.filter((file) => !file.startsWith('templates/'))).toEqual([])
  rmSync(join(shop, 'templates'), { recursive: true })
  rmSync(packages)
})

/** A server of the engine as it was unpacked, until `use` is done with its origin. */
async function serving(command: string, use: (origin: string) => Promise<void>): Promise<void> {
  const child = spawn(process.execPath, [join(engine, 'bin/site'), command, '--port', '0'], { cwd: shop })
  try {
    const origin = await new Promise<string>((done, fail) => {
      let said = ''
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text) => {
          said += text
          const [found] = /http:\/\/[\d.:]+/.exec(said) ?? []
          if (found) done(found)
        })
      child.on('exit', () => fail(new Error(said)))
    })
    await use(origin)
  } finally {
    child.kill()
  }
}

test('and looked at as a host serves it, and while it is edited', async () => {
  const statusOf = async (address: string) => (await fetch(address)).status
  const hasName = async (address: string) => (await (await fetch(address)).text()).includes('Ring Bells')
  await serving('preview', async (origin) => {
    expect([await hasName(`${origin}/services/home-visit`), await statusOf(`${origin}/nothing`)]).toEqual([true, 404])
  })
  await serving('dev', async (origin) => {
    expect(await hasName(`${origin}/services/home-visit`)).toBe(true)
    expect((await (await fetch(`${origin}/__site/client.js`)).text()).length).toBeGreaterThan(5000)
  })
})
