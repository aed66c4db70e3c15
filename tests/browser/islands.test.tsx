// What holds for all islands: the loader, hydration, and that an island that throws leaves its drawn HTML in place.
import { fileURLToPath } from 'node:url'
import type { ReactNode } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Islands } from '../../src/model/drawing.ts'
import { Enhanced, Island } from '../../src/render/island.tsx'
import InChild from './broken/islands/in-child.tsx'
import InEffect from './broken/islands/in-effect.tsx'
import InLayoutEffect from './broken/islands/in-layout-effect.tsx'
import InPress from './broken/islands/in-press.tsx'
import InRender from './broken/islands/in-render.tsx'
import { openSite, places, type Site, settle, visit, wake, watch } from './harness.ts'
import { drawPages } from './island-pages.tsx'

const here = fileURLToPath(new URL('.', import.meta.url))
const components = {
  'in-render': InRender,
  'in-child': InChild,
  'in-effect': InEffect,
  'in-layout-effect': InLayoutEffect,
  'in-press': InPress,
} as unknown as Islands
const names = Object.keys(components)

/** What stands in islands far below, of which some elements have no box, or one that no screen holds a tenth of. */
const FAR: Readonly<Record<string, ReactNode>> = {
  '/far/inline': <span>2026</span>,
  '/far/hidden': [<p key="a" hidden />, <p key="b">Words</p>],
  '/far/contents': (
    <div style={{ display: 'contents' }}>
      <p>Words</p>
    </div>
  ),
  '/far/tall': (
    <div style={{ height: 12_000 }}>
      <p>Words</p>
    </div>
  ),
}

let site: Site
beforeAll(async () => {
  const pages = Object.fromEntries(
    (['intent', 'visible', 'idle'] as const).flatMap((on) =>
      // Away from the corner, where the pointer of a headless browser rests.
      names.map((name) => {
        const draw = () => (
          <div style={{ padding: 40 }}>
            <Island name={name} on={on} props={{}} />
          </div>
        )
        return [`/${on}/${name}`, draw] as const
      }),
    ),
  )
  for (const [path, children] of Object.entries(FAR))
    pages[path] = () => (
      <>
        <div style={{ height: 3000 }} />
        <div>
          <Enhanced name="live" on="visible">
            {children}
          </Enhanced>
        </div>
        <Island name="in-press" on="idle" props={{}} />
      </>
    )
  site = await openSite(undefined, await drawPages(pages, components, here, 'broken'))
})
afterAll(() => site.close())

test.each(names.filter((name) => name !== 'in-press'))(
  'an island that throws %s leaves its drawn HTML standing, and the console says so',
  async (name) => {
    const { page, errors } = await site.visit({ path: `/intent/${name}` })
    const island = page.locator('[data-island]')
    const drawn = await island.innerHTML()
    await island.locator('> *').hover()
    await expect.poll(() => errors).toEqual([`broken ${name.replaceAll('-', ' ')}`])
    expect(await island.innerHTML()).toBe(drawn)
  },
)

test('an island that throws after a press leaves its drawn HTML standing', async () => {
  const { page, errors } = await site.visit({ path: '/intent/in-press' })
  const island = page.locator('[data-island]')
  const drawn = await island.innerHTML()
  await island.locator('button').click()
  await expect.poll(() => errors).toEqual(['broken in press'])
  expect(await island.innerHTML()).toBe(drawn)
})

test.each(['visible', 'idle'])('"%s" loads without anyone pointing at it', async (on) => {
  const { page } = await site.visit({ path: `/${on}/in-press` })
  await page.locator('[data-live]').waitFor()
})

test.each(Object.keys(FAR))(
  '"visible" loads what is far once it is near, whatever has a box in it: %s',
  async (path) => {
    const { page } = await site.visit({ path })
    // The one that waits for nothing has loaded.
    await page.locator('[data-on=idle][data-live]').waitFor()
    expect(await page.locator('[data-on=visible][data-live]').count()).toBe(0)
    await page.evaluate(() => scrollTo(0, 2900))
    await page.locator('[data-on=visible][data-live]').waitFor({ state: 'attached', timeout: 10_000 })
  },
)

test('"intent" loads nothing until someone points or focuses', async () => {
  const { page, requests } = await site.visit({ path: '/intent/in-press' })
  await settle(page)
  expect(requests.filter(({ url }) => url.includes('/assets/'))).toEqual([])
  await page.keyboard.press('Tab')
  await page.locator('[data-live]').waitFor()
})

test('a script that did not come is asked for again at the next intent', async () => {
  const { page } = await site.visit({ path: '/intent/in-press' })
  let calls = 0
  await page.route('**/assets/in-press.*', (route) => (calls++ === 0 ? route.abort() : route.continue()))
  await page.locator('button').hover()
  await expect.poll(() => calls).toBe(1)
  await page.mouse.move(600, 600)
  await expect
    .poll(async () => {
      await page.locator('button').hover()
      await page.mouse.move(600, 600)
      return page.locator('[data-live]').count()
    })
    .toBe(1)
})

test.each([
  ['/', 'submenu'],
  ['/', 'tip'],
  ...[places.form, '/form/post', '/form/netlify', '/form/mailto', '/form/short', '/form/files'].map(
    (path) => [path, 'contact-form'] as const,
  ),
] as const)('hydration changes nothing, nor what was typed: %s, %s', async (path, name) => {
  const { page, errors } = await visit({ path })
  const fields = page.locator('form :is(input, textarea)').first()
  const typed = path === '/form/files' ? '2026-12-03' : 'γραμμένο πριν'
  if (name === 'contact-form') await fields.fill(typed)
  const changes = await watch(page, name)
  await wake(page, name)
  await settle(page)
  expect(await changes()).toEqual([])
  if (name === 'contact-form') expect(await fields.inputValue()).toBe(typed)
  expect(errors).toEqual([])
})
