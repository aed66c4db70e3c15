// The page for unknown addresses says which one was asked for (acceptance line P4).
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, places, type Site } from './harness.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test('P4 the console gets the path that was not found, and not its query', async () => {
  const { logs } = await site.visit({ path: `${places.lost}?kleidi=1` })
  await expect.poll(() => logs.filter((log) => String(log).startsWith('404'))).toEqual([`404: ${places.lost}`])
})
