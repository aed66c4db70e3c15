// src/ -> lib/: the CLI can be started at any moment, whoever compiles meanwhile. These tests compile a small engine, which has the
// CLI and one command; the tests themselves run the whole one (tests/helpers/compile.ts).
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { repository, writeTree } from '../../helpers/command.ts'

const made: string[] = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** The parts of the engine that the CLI needs to list its commands. */
const PARTS = ['bin', 'package.json', 'src/cli.ts', 'src/commands/report', 'src/languages', 'src/model', 'src/runtime']
/** A command, and the words of the help that name its engine. */
const command = (words: string) =>
  `export default { summary: '${words}', options: [], examples: [], run: async () => 0 }\n`

/** A small engine that was never compiled. */
function engine(name = 'engine'): string {
  const work = mkdtempSync(join(tmpdir(), 'compile-'))
  made.push(work)
  const folder = join(work, name)
  for (const part of PARTS) cpSync(join(repository, part), join(folder, part), { recursive: true })
  writeTree(folder, { 'src/commands/build.ts': command('build of engine 0'), 'src/check/rules/none/README.md': '' })
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

/** Runs a file of bin/: how it ended and what it said. */
const run = (folder: string, file: string, ...args: string[]) =>
  new Promise<{ code: number | null; out: string; err: string }>((done) => {
    const child = spawn(process.execPath, [join(folder, 'bin', file), ...args])
    const said = { out: '', err: '' }
    child.stdout.on('data', (text) => (said.out += text))
    child.stderr.on('data', (text) => (said.err += text))
    child.on('exit', (code) => done({ code, ...said }))
  })

const digestOf = (folder: string) =>
  (JSON.parse(readFileSync(join(folder, 'lib/engine.json'), 'utf8')) as { digest: string }).digest

test('a slip in the YAML of a language is named with its file and line', async () => {
  const folder = engine()
  writeFileSync(join(folder, 'src/languages/xx.yaml'), 'code: xx\nname: "Xx\n')
  const { code, err } = await run(folder, 'compile.js')
  expect(code).toBe(1)
  expect(err).toMatch(/Missing closing "quote[\s\S]*src\/languages\/xx\.yaml:3:0/)
})

test('a change of what is bundled with the templates of a site makes another engine', async () => {
  const folder = engine()
  const digestWith = async (text: string) => {
    writeTree(folder, {
      'src/public-api.tsx': "export { shown } from './render/draw.tsx'\n",
      'src/render/draw.tsx': text,
    })
    expect(await run(folder, 'compile.js')).toEqual({ code: 0, out: '', err: '' })
    return digestOf(folder)
  }
  const before = await digestWith('export const shown = 1\n')
  expect(await digestWith('export const shown = 2\n')).not.toBe(before)
  expect(await digestWith('export const shown = 1\n')).toBe(before)
})

test('the CLI starts while it is compiled again and again, and each time it is one engine, whole', async () => {
  const folder = engine()
  /** Words of build.ts and of cli.ts, so that an engine of two halves is seen. */
  const edit = (n: number) => {
    const cli = readFileSync(join(repository, 'src/cli.ts'), 'utf8')
    writeTree(folder, {
      'src/commands/build.ts': command(`build of engine ${n}`),
      'src/cli.ts': cli.replace("'\\nExamples:", `'\\nCLI of engine ${n}\\nExamples:`),
    })
  }
  edit(0)
  expect(await run(folder, 'compile.js')).toEqual({ code: 0, out: '', err: '' })
  let compiling = true
  const compile = async () => {
    try {
      for (let n = 1; n <= 3; n++) {
        edit(n)
        expect(await run(folder, 'compile.js')).toEqual({ code: 0, out: '', err: '' })
      }
    } finally {
      compiling = false
    }
  }
  let starts = 0
  const start = async () => {
    while (compiling || starts < 6) {
      starts++
      const { code, out, err } = await run(folder, 'site', '--help')
      expect({ code, err }).toEqual({ code: 0, err: '' })
      const [, build, cli] = /build of engine (\d)[\s\S]*CLI of engine (\d)/.exec(out) ?? []
      expect(build).toBeDefined()
      expect(build).toBe(cli)
    }
  }
  await Promise.all([compile(), start(), start()])
  expect((await run(folder, 'site', '--help')).out).toContain('build of engine 3')
  // The engines before it do not pile up.
  expect(readdirSync(join(folder, 'lib')).length).toBeLessThanOrEqual(4)
})

test('several first starts at once, without lib/, all work; the digest is that of the code, whatever the folder', async () => {
  const folder = engine()
  const other = engine('another name')
  const ran = await Promise.all(Array.from({ length: 3 }, () => run(folder, 'site', '--help')))
  expect(ran.map(({ code, err }) => ({ code, err }))).toEqual(ran.map(() => ({ code: 0, err: '' })))
  const digest = digestOf(folder)
  expect(digest).toMatch(/^[0-9a-f]{64}$/)
  expect(readdirSync(join(folder, 'lib')).sort()).toEqual([digest, 'engine.json'].sort())
  await run(other, 'compile.js')
  expect(digestOf(other)).toBe(digest)
})

test('a compiled file that was lost or altered is restored by the next compile', async () => {
  const folder = engine()
  await run(folder, 'compile.js')
  const cli = join(folder, 'lib', digestOf(folder), 'cli.js')
  const build = join(folder, 'lib', digestOf(folder), 'commands/build.js')
  const whole = [cli, build].map((file) => readFileSync(file, 'utf8'))
  rmSync(cli)
  writeFileSync(build, 'broken')
  await run(folder, 'compile.js')
  expect([cli, build].map((file) => readFileSync(file, 'utf8'))).toEqual(whole)
})
