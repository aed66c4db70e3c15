// The copyright line names the year it is read in, from the first second of January and without a build.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { one, words } from '../html.ts'
import { openSite, type Site } from './harness.ts'
import { builtSite } from './served.ts'

/** The year setup.ts builds the site in. */
const BUILT = 2026

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** The copyright line of a page that is read at `time`, with the footer on the screen. */
async function lineAt(time: string, path: string) {
  const { page } = await site.visit({ timezoneId: 'Europe/Athens' })
  await page.clock.setFixedTime(new Date(time))
  await page.goto(site.origin + path)
  const line = page.locator('.footer-end p').first()
  await line.scrollIntoViewIfNeeded()
  return line
}

test.each(['/', '/areas/nikaia', '/404'])('%s: in a later year it names that year', async (path) => {
  const line = await lineAt('2027-01-01T00:00:01+02:00', path)
  await expect.poll(() => line.textContent()).toContain(`© ${BUILT + 1} `)
})

test('in the last second of December it names the year of the build', async () => {
  const line = await lineAt('2026-12-31T23:59:59+02:00', '/')
  await line.page().waitForTimeout(500)
  expect(await line.textContent()).toContain(`© ${BUILT} `)
})

test('a clock that is wrong takes no year away', async () => {
  const line = await lineAt('2001-06-01T12:00:00Z', '/')
  await line.page().waitForTimeout(500)
  expect(await line.textContent()).toContain(`© ${BUILT} `)
})

test('without script it names the year of the build', () => {
  expect(words(one(builtSite().page('/'), '.footer-end'))).toContain(`© ${BUILT} `)
})
