// Ctrl-C in the middle of a build: one line, exit 130, and nothing lying about.
import { spawn } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cli, repository, smallSite } from '../command.ts'

/** Starts a build and stops it once a name of the folder shows that it is at work. */
async function stopped(folder: string, signal: NodeJS.Signals, at: RegExp) {
  const child = spawn(process.execPath, [join(repository, 'bin/site'), 'build', '--root', folder])
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      said += text.toString()
    })
  const ended = new Promise<number | null>((done) => child.on('close', done))
  const watch = setInterval(() => {
    if (readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((name) => at.test(name))) {
      clearInterval(watch)
      child.kill(signal)
    }
  }, 1)
  const code = await ended
  clearInterval(watch)
  return { code, said }
}

const left = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /new-\d+|\.tmp$|\.old$/.test(name))

test.each([
  ['SIGINT', 130, /^\.site/],
  ['SIGINT', 130, /^\.site\/cache\/../],
  ['SIGINT', 130, /^\.dist\.new-/],
  ['SIGTERM', 143, /^\.site\/cache\/../],
] as const)('%s ends a build with %i and leaves nothing: %s', async (signal, exit, at) => {
  const folder = smallSite({}, { cold: !at.test('.dist.new-1') })
  const { code, said } = await stopped(folder, signal, at)
  // The signal may come when the work is all but done.
  expect([exit, 0]).toContain(code)
  if (code === exit) expect(said.split('\n').filter(Boolean).at(-1)).toMatch(/^Stopped\./)
  expect(left(folder)).toEqual([])
  expect((await cli(['build', '--root', folder])).code).toBe(0)
  rmSync(folder, { recursive: true })
})

test('a build that is stopped before it writes ends with 130 for certain', async () => {
  const folder = smallSite({}, { cold: true })
  const { code, said } = await stopped(folder, 'SIGINT', /^\.site/)
  expect([code, said]).toEqual([130, 'Stopped. The output folder is whole: as it was, or as it was to be.\n'])
  expect(readdirSync(folder)).not.toContain('dist')
  rmSync(folder, { recursive: true })
})
