// Tests the lock of an output folder: one holder at a time, even if holders are killed.
import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { takeLock } from '../../../src/runtime/lock.ts'
import { repository } from '../../helpers/command.ts'

const work = mkdtempSync(join(tmpdir(), 'lock-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

const NOW = Date.UTC(2026, 10, 22)
const DEAD = 999_999_999
let out: string
let lock: string
let turn = 0
beforeEach(() => {
  const folder = join(work, String(turn++))
  mkdirSync(folder)
  out = join(folder, 'dist')
  lock = join(folder, '.dist.lock')
})

/** A lock as another process would leave it, so many seconds ago. */
function left(holder: { pid: number; host: string; born: string } | string, seconds = 0): void {
  const text = typeof holder === 'string' ? holder : `${holder.pid} ${holder.born} ${holder.host}`
  writeFileSync(lock, text)
  utimesSync(lock, NOW / 1000 - seconds, NOW / 1000 - seconds)
}

/** Takes the lock without waiting: what was said where it is held. */
const taken = async () => {
  const { value, problems } = await takeLock(out, { now: NOW, patience: -1 })
  value?.release()
  return problems.map(({ text, help }) => `${text}; ${help}`.replaceAll(join(out, '..'), 'HERE')).join()
}

test('a lock names its holder, and is gone when it is given back', async () => {
  const { value } = await takeLock(out, { now: NOW })
  const [pid, , host] = readFileSync(lock, 'utf8').split(' ')
  expect([pid, host]).toEqual([String(process.pid), hostname()])
  value?.release()
  expect(existsSync(lock)).toBe(false)
})

test('who holds it is waited for, told once, and then followed', async () => {
  const first = await takeLock(out, { now: NOW })
  const told: string[] = []
  const second = takeLock(out, { now: NOW, onWait: (who) => told.push(who) })
  await new Promise((done) => setTimeout(done, 200))
  expect(told).toEqual([expect.stringMatching(`^process ${process.pid}, begun \\d+ s ago$`)])
  first.value?.release()
  expect((await second).problems).toEqual([])
  ;(await second).value?.release()
})

test('who holds it for too long is named, with what to type', async () => {
  left({ pid: process.ppid, host: hostname(), born: '' }, 40)
  expect(await taken()).toBe(
    `HERE/dist is being written by process ${process.ppid}, begun 40 s ago; ` +
      'wait for it, or end it; if no such process runs: rm HERE/.dist.lock',
  )
})

test.each([
  ['of a process that is gone', { pid: DEAD, host: hostname(), born: '' }, 0, true],
  ['of an earlier process of the same number', { pid: process.pid, host: hostname(), born: '1' }, 0, true],
  ['of another machine, a minute ago', { pid: DEAD, host: 'other', born: '' }, 60, false],
  ['of another machine, two hours ago', { pid: DEAD, host: 'other', born: '' }, 7200, true],
  ['that says nothing, a second ago', '', 1, false],
  ['that says nothing, a minute ago', '', 60, true],
  ['that says something else', '[]', 60, true],
])('a lock %s', async (_, holder, seconds, over) => {
  left(holder, seconds)
  expect((await taken()) === '').toBe(over)
  expect(existsSync(lock)).toBe(!over)
})

test('a guard that a killed process left does not stop the taking over', async () => {
  left({ pid: DEAD, host: hostname(), born: '' })
  writeFileSync(`${lock}.taken`, '')
  utimesSync(`${lock}.taken`, NOW / 1000 - 60, NOW / 1000 - 60)
  expect(await taken()).toBe('')
  expect(readdirSync(join(out, '..'))).toEqual([])
})

test('a folder that does not exist yet is not made for its lock', async () => {
  const deep = join(out, 'deep/er/dist')
  const { value } = await takeLock(deep, { now: NOW })
  value?.release()
  expect(existsSync(out)).toBe(false)
})

test('of many processes that are killed while they want it, never two have it', async () => {
  const bundle = join(work, 'holder.mjs')
  await build({
    stdin: {
      contents: `import { readFileSync, rmSync, writeFileSync } from 'node:fs'
        import { takeLock } from './src/runtime/lock.ts'
        import { isAlive } from './src/runtime/replace-file.ts'
        const [, , out] = process.argv
        const inside = out + '.inside'
        for (let n = 0; n < 60; n++) {
          const { value, problems } = await takeLock(out, { now: Date.now() })
          if (!value) throw new Error(problems[0].text)
          try {
            const other = Number(readFileSync(inside, 'utf8'))
            if (other && isAlive(other)) throw new Error('two have it')
          } catch (fault) {
            if (fault.code !== 'ENOENT') throw fault
          }
          writeFileSync(inside, String(process.pid))
          await new Promise((done) => setTimeout(done, 1))
          rmSync(inside)
          value.release()
          process.stdout.write('.')
        }`,
      resolveDir: repository,
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: bundle,
  })
  const run = (kill: boolean) =>
    new Promise<string>((done) => {
      const child = spawn(process.execPath, [bundle, out], { stdio: ['ignore', 'pipe', 'pipe'] })
      let said = ''
      let turns = 0
      child.stderr.on('data', (text) => (said += text))
      child.stdout.on('data', (text: Buffer) => {
        turns += text.length
        if (kill && turns > 20) child.kill('SIGKILL')
      })
      child.on('exit', (code, signal) => done(`${signal ?? code}${said}`))
    })
  const ends = await Promise.all([run(true), run(false), run(true), run(false)])
  expect(ends).toEqual(['SIGKILL', '0', 'SIGKILL', '0'])
  // What the last of the killed may have left is taken over.
  const { value } = await takeLock(out, { now: Date.now() })
  expect(readFileSync(lock, 'utf8')).toMatch(`${process.pid} `)
  value?.release()
  expect(existsSync(lock)).toBe(false)
})
