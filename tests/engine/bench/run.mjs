#!/usr/bin/env node
// npm run bench: how long a cold build of generated sites takes, in a process of its own. Writes below the temporary folder only, and clears that.
//   --pages 1000,10000   sizes of the sites
//   --runs 1             builds of each; the fastest counts
//   --timeout 900        seconds a build may take
//   --dev                instead: how long site dev takes for edits of this site and of the generated ones
//   --check              also `site check`: of this site and of the generated ones, from nothing, with one page changed, with nothing changed
import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { devTimes } from './dev.mjs'
import { generate } from './generate.mjs'

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000,10000' },
    runs: { type: 'string', default: '1' },
    timeout: { type: 'string', default: '900' },
    check: { type: 'boolean', default: false },
    dev: { type: 'boolean', default: false },
  },
})
const here = (file) => fileURLToPath(new URL(file, import.meta.url))
const repository = here('../../..')
const program = join(repository, 'bin/site')
const timeout = Number(values.timeout) * 1000
const folder = mkdtempSync(join(tmpdir(), 'site-bench-'))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

/** Runs Node on `args`; throws when it fails or takes too long. */
function node(args, env = {}, fine = [0]) {
  const child = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    timeout,
    maxBuffer: 1 << 28,
    env: { ...process.env, NODE_ENV: 'production', CI: '1', ...env },
  })
  if (child.error)
    throw new Error(child.error.code === 'ETIMEDOUT' ? `not done after ${values.timeout} s` : String(child.error))
  if (!fine.includes(child.status)) throw new Error((child.stderr || child.stdout).slice(0, 2000))
  return child.stdout
}

function build(root, cleared = ['.site', 'dist']) {
  for (const made of cleared) rmSync(join(root, made), { recursive: true, force: true })
  const usage = join(folder, 'usage.json')
  const started = performance.now()
  const { pages } = JSON.parse(
    node(['--import', here('usage.mjs'), program, 'build', '--root', root, '--json'], {
      SITE_BENCH_USAGE: usage,
    }),
  )
  return { pages, wall: (performance.now() - started) / 1000, ...JSON.parse(readFileSync(usage, 'utf8')) }
}

/** One `site check`; findings are not a failure here. */
function check(root) {
  const usage = join(folder, 'usage.json')
  const started = performance.now()
  const args = ['--import', here('usage.mjs'), program, 'check', '--root', root, '--format', 'json']
  const { pages, problems } = JSON.parse(node(args, { SITE_BENCH_USAGE: usage }, [0, 1]))
  return {
    pages,
    problems: problems.length,
    wall: (performance.now() - started) / 1000,
    ...JSON.parse(readFileSync(usage, 'utf8')),
  }
}

/** From nothing; after a build, with the heading of one page changed; and with nothing changed: the fastest of each. */
function checks(root, name, file) {
  const best = (runs) => runs.sort((a, b) => a.wall - b.wall)[0]
  const times = Array.from({ length: Number(values.runs) })
  const cold = best(
    times.map(() => {
      for (const made of ['.site', 'dist']) rmSync(join(root, made), { recursive: true, force: true })
      return check(root)
    }),
  )
  build(root, [])
  const path = join(root, file)
  const changed = best(
    times.map((_, i) => {
      writeFileSync(path, readFileSync(path, 'utf8').replace(/^( +heading: .*)$/m, `$1 ${i + 2}`))
      return check(root)
    }),
  )
  const same = best(times.map(() => check(root)))
  for (const [how, run] of [
    ['from nothing', cold],
    ['one page changed', changed],
    ['nothing changed', same],
  ])
    console.log(figures(run, `  check ${name}, ${how}`))
}

/** One line of the table. */
const figures = ({ pages, wall, cpu, memory }, name = '') =>
  row([pages, wall.toFixed(2), Math.round(pages / wall), cpu.toFixed(2), Math.round(memory), name])

/** The site of this repository, copied. */
function shipped() {
  const root = join(folder, 'shipped')
  mkdirSync(root)
  for (const part of ['site.yaml', 'content', 'public'])
    cpSync(join(repository, part), join(root, part), { recursive: true })
  appendFileSync(join(root, 'site.yaml'), `templates: ${relative(root, join(repository, 'templates'))}\n`)
  console.log(figures(build(root), '  this site, built from nothing'))
  checks(root, 'this site', 'content/pages/faq.yaml')
}

const row = (cells) => cells.map((cell, i) => String(cell).padStart([7, 9, 9, 9, 9][i] ?? 0)).join('')
if (values.dev) {
  console.log(row(['pages', 'server', 'shown ms']))
  for (const count of [0, ...values.pages.split(',').map(Number)])
    for (const [what, server, shown] of await devTimes(count))
      console.log(row([count || 'this', server, shown, `  ${what}`]))
  process.exit(0)
}
console.log(row(['pages', 'wall s', 'pages/s', 'CPU s', 'peak MB']))
if (values.check) shipped()
for (const count of values.pages.split(',').map(Number)) {
  const root = join(folder, `site-${count}`)
  generate(count, root)
  // html-validate takes 10 ms for each structure there is; what the rest takes is the question here.
  // Neither do social cards: a card takes 30 ms, once.
  const settings = ['rules: { a11y/html-valid: off }', 'socialCards: none']
  appendFileSync(join(root, 'site.yaml'), `${settings.join('\n')}\n`)
  try {
    const runs = Array.from({ length: Number(values.runs) }, () => build(root))
    const [best] = runs.sort((a, b) => a.wall - b.wall)
    if (best.pages !== count) throw new Error(`${best.pages} pages were built, not ${count}`)
    console.log(figures(best))
    if (values.check) checks(root, 'without html-validate and cards', 'content/services/ergasia-00000.yaml')
  } catch (fault) {
    console.log(`${String(count).padStart(7)}  ${fault.message}`)
    process.exitCode = 1
  }
  rmSync(root, { recursive: true, force: true })
}
