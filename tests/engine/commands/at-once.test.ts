// Commands that work on one site at the same moment, and a build that is killed: the output folder is whole, and
// nothing is left over.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeLock } from '../../../src/runtime/lock.ts'
import { cli, repository, shareCache, smallSite } from '../../helpers/command.ts'

let folder: string
let out: string
/** What a build of the site as it stands makes. */
let whole: string
beforeAll(async () => {
  folder = smallSite()
  out = join(folder, 'dist')
  expect((await cli(['build', '--root', folder])).code).toBe(0)
  whole = digestOf(out)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** sha256 of every file of a folder. */
function digestOf(of: string): string {
  const hash = createHash('sha256')
  for (const entry of readdirSync(of, { recursive: true, withFileTypes: true }).sort((a, b) =>
    join(a.parentPath, a.name) < join(b.parentPath, b.name) ? -1 : 1,
  ))
    if (entry.isFile()) hash.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)))
  return hash.digest('hex')
}

/** Starts a command. `killAt`: it is killed once such a name lies in the site's folder. `onLine`: it said a first line. */
function started(
  args: readonly string[],
  killAt?: RegExp,
  onLine?: () => void,
): Promise<{ code: number | null; err: string }> {
  const child = spawn(process.execPath, [join(repository, 'bin/site'), ...args, '--root', folder])
  let err = ''
  child.stdout.resume()
  child.stderr.on('data', (text: Buffer) => {
    const before = err
    err += text.toString()
    if (!before.includes('\n') && err.includes('\n')) onLine?.()
  })
  const watch =
    killAt &&
    setInterval(() => {
      if (readdirSync(folder).some((name) => killAt.test(name))) child.kill('SIGKILL')
    }, 1)
  return new Promise((done) =>
    child.on('close', (code) => {
      clearInterval(watch)
      done({ code, err })
    }),
  )
}

/** What lies in the folder of the site that no build should leave there. */
const leftOver = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /new-\d+|\.tmp$|\.old$|\.lock/.test(name))

/** Nothing is known of the site but what stylesheets and cards became. */
function forget(): void {
  rmSync(join(folder, '.site'), { recursive: true, force: true })
  shareCache(folder)
}

test('a build waits for another, says for whom, and then builds', async () => {
  const { value } = await takeLock(out, { now: Date.now() })
  forget()
  const { code, err } = await started(['build'], undefined, () => value?.release())
  expect([code, err]).toEqual([0, expect.stringMatching(`^Waiting for another build: process ${process.pid}, begun`)])
})

test('three builds and a check at once all end well, and the output is that of one build', async () => {
  rmSync(join(folder, '.site'), { recursive: true, force: true })
  const ran = await Promise.all([started(['build']), started(['build']), started(['check']), started(['build'])])
  expect(ran.map(({ code }, i) => (i === 2 ? code === 2 : code))).toEqual([0, 0, false, 0])
  expect(ran[2]?.err).not.toContain('cannot be written')
  expect(digestOf(out)).toBe(whole)
  expect(leftOver()).toEqual([])
})

test.each([
  [/^\.dist\.lock$/, 'templates-0a.mjs'],
  [/^\.dist\.new-/, 'tables/pages'],
])('a build that is killed at %s is followed by a build', async (at, cached) => {
  forget()
  expect((await started(['build'], at)).code).toBe(null)
  expect(existsSync(join(folder, '.dist.lock'))).toBe(true)
  expect(digestOf(out)).toBe(whole)
  // Such as it leaves in its cache when it is killed there.
  forget()
  mkdirSync(join(folder, '.site/tables'))
  writeFileSync(join(folder, `.site/${cached}.new-999999999`), '')
  expect(await started(['build'])).toEqual({ code: 0, err: '' })
  expect(digestOf(out)).toBe(whole)
  expect(leftOver()).toEqual([])
})
