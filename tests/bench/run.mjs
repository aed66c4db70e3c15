#!/usr/bin/env node
// npm run bench: how long a cold build of generated sites takes, in a process of its own. Writes below the temporary folder only, and clears that.
//   --pages 1000,10000   sizes of the sites
//   --runs 1             builds of each; the fastest counts
//   --timeout 900        seconds a build may take
//   --phases             also the time of each step of one build
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { generate } from './generate.mjs'

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000,10000' },
    runs: { type: 'string', default: '1' },
    timeout: { type: 'string', default: '900' },
    phases: { type: 'boolean', default: false },
  },
})
const here = (file) => fileURLToPath(new URL(file, import.meta.url))
const timeout = Number(values.timeout) * 1000
const folder = mkdtempSync(join(tmpdir(), 'site-bench-'))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

/** Runs Node on `args`; throws when it fails or takes too long. */
function node(args, env = {}) {
  const child = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    timeout,
    maxBuffer: 1 << 28,
    env: { ...process.env, NODE_ENV: 'production', CI: '1', ...env },
  })
  if (child.error) throw new Error(child.error.code === 'ETIMEDOUT' ? `not done after ${values.timeout} s` : String(child.error))
  if (child.status !== 0) throw new Error(child.stderr.slice(0, 2000))
  return child.stdout
}

function build(root) {
  for (const made of ['.site', 'dist']) rmSync(join(root, made), { recursive: true, force: true })
  const usage = join(folder, 'usage.json')
  const started = performance.now()
  const { pages } = JSON.parse(node(['--import', here('usage.mjs'), here('../../bin/site'), 'build', '--root', root, '--json'], { SITE_BENCH_USAGE: usage }))
  return { pages, wall: (performance.now() - started) / 1000, ...JSON.parse(readFileSync(usage, 'utf8')) }
}

const row = (cells) => cells.map((cell, i) => String(cell).padStart([7, 9, 9, 9, 9][i])).join('')
console.log(row(['pages', 'wall s', 'pages/s', 'CPU s', 'peak MB']))
for (const count of values.pages.split(',').map(Number)) {
  const root = join(folder, `site-${count}`)
  generate(count, root)
  try {
    const runs = Array.from({ length: Number(values.runs) }, () => build(root))
    const [best] = runs.sort((a, b) => a.wall - b.wall)
    if (best.pages !== count) throw new Error(`${best.pages} pages were built, not ${count}`)
    console.log(row([count, best.wall.toFixed(2), Math.round(count / best.wall), best.cpu.toFixed(2), Math.round(best.memory)]))
    if (values.phases) {
      rmSync(join(root, '.site'), { recursive: true, force: true })
      const steps = Object.entries(JSON.parse(node([here('phases.mjs'), root])))
      console.log(`        ${steps.map(([name, ms]) => `${name} ${(ms / 1000).toFixed(2)} s`).join(', ')}`)
    }
  } catch (fault) {
    console.log(`${String(count).padStart(7)}  ${fault.message}`)
    process.exitCode = 1
  }
  rmSync(root, { recursive: true, force: true })
}
