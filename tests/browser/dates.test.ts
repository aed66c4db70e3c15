// What a page says of today. The notice on top: there until its last day ends, gone in a build after it and on a page
// that is read after it. The copyright line: it names the year in which it is read.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cli, repository, shareCache } from '../helpers/command.ts'
import { settle, visit } from './harness.ts'
import { filesIn } from './served.ts'
import { type Server, serve } from './server.ts'

const TEXT = 'From Monday on we are in Mill Lane'
const folder = mkdtempSync(join(tmpdir(), 'notice-'))

/** Builds the locksmith of the tests with a notice, on a day. */
async function built(day: string): Promise<string> {
  const out = join(folder, day)
  const env = { SOURCE_DATE_EPOCH: String(Date.parse(`${day}T12:00:00Z`) / 1000) }
  expect(await cli(['build', '--root', join(folder, 'site'), '--out', out], { env })).toMatchObject({
    code: 0,
    err: '',
  })
  return out
}

let server: Server
beforeAll(async () => {
  cpSync(join(repository, 'tests/sites/locksmith'), join(folder, 'site'), {
    recursive: true,
    filter: (from) => !from.endsWith('.site'),
  })
  const file = join(folder, 'site/site.yaml')
  const yaml = readFileSync(file, 'utf8').replace(/^templates: .*$/m, `templates: ${join(repository, 'templates')}`)
  writeFileSync(file, `${yaml}\nnotice: { text: "${TEXT}, see [where](/contact/)", until: 2026-12-06 }\n`)
  shareCache(join(folder, 'site'))
  server = await serve(filesIn(await built('2026-11-22')))
})
afterAll(async () => {
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** What a page says that is read at a time, after its scripts have run. */
async function readAt(time: string) {
  // A file without scripts: a page that is left could still answer for the script that is waited for.
  const { page } = await visit({ path: '/robots.txt', width: 390, height: 844, timezoneId: 'Europe/Athens' }, server)
  await page.clock.setFixedTime(new Date(time))
  const script = page.waitForResponse((response) => /\/dates\.\w+\.js$/.test(response.url()))
  await page.goto(`${server.origin}/`)
  await page.evaluate(`import(${JSON.stringify((await script).url())})`)
  await settle(page)
  const notice = page.locator('[data-until]')
  const shown = (await notice.isVisible()) ? await notice.innerText() : ''
  const link = await notice.locator('a').getAttribute('href')
  const line = page.locator('.footer-end p').first()
  await line.scrollIntoViewIfNeeded()
  await settle(page)
  await settle(page)
  return { shown, link, copyright: (await line.textContent()) ?? '' }
}

test('in the last minute of its last day it is there, with its link', async () => {
  expect(await readAt('2026-12-06T23:59:00+02:00')).toMatchObject({ shown: `${TEXT}, see where`, link: '/contact/' })
})

test('in the first minute after it, it is gone by script', async () => {
  expect((await readAt('2026-12-07T00:01:00+02:00')).shown).toBe('')
})

test('a clock that is behind leaves it, and the year of the build', async () => {
  const { shown, copyright } = await readAt('2001-01-01T00:00:00Z')
  expect(shown).not.toBe('')
  expect(copyright).toContain('© 2026 ')
})

test.each([
  ['2026-12-31T23:59:59+02:00', '© 2026 '],
  ['2027-01-01T00:00:01+02:00', '© 2027 '],
])('at %s the copyright line says %s', async (time, year) => {
  expect((await readAt(time)).copyright).toContain(year)
})

test('a build on its last day has it, and one on the next day has nothing of it', async () => {
  const has = async (day: string) => readFileSync(join(await built(day), 'index.html'), 'utf8').includes('data-until')
  expect([await has('2026-12-06'), await has('2026-12-07')]).toEqual([true, false])
})
