// A page whose lines begin on the right: menus, the dialog and the carousel are mirrored, and so are their keys.
import { expect, test } from 'vitest'
import { alive, type Options, places, visit, wake } from './harness.ts'

/** A page of the built site, mirrored. */
async function mirrored(options: Options = {}) {
  const { page } = await visit({ reducedMotion: 'reduce', ...options })
  await page.evaluate(() => {
    document.dir = 'rtl'
  })
  return page
}

test('the left arrow opens the group of a sub-menu, on the left of it; the right one closes it', async () => {
  const page = await mirrored()
  await wake(page, 'submenu')
  const list = page.locator('.submenu > ul')
  const group = list.locator('details > ul').first()
  await page.locator('.submenu > summary').click()
  await list.locator('summary').first().focus()
  await page.keyboard.press('ArrowLeft')
  const outer = await list.boundingBox()
  const inner = await group.boundingBox()
  expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThan((outer?.x ?? 0) + 2)
  await page.keyboard.press('ArrowRight')
  expect(await group.isVisible()).toBe(false)
})

test('the menu of telephones is on the right, and a press on its left closes it', async () => {
  const page = await mirrored({ width: 390, height: 844 })
  await wake(page, 'menu')
  await page.locator('.header-toggle').click()
  const menu = page.locator('dialog.menu')
  expect((await menu.boundingBox())?.x).toBeGreaterThan(50)
  await page.mouse.click(300, 600)
  expect(await menu.isVisible()).toBe(true)
  await page.mouse.click(20, 400)
  await menu.waitFor({ state: 'hidden' })
})

test('the next review comes from the left', async () => {
  const page = await mirrored({ path: places.home })
  await page.locator('.reviews').scrollIntoViewIfNeeded()
  await alive(page, 'reviews')
  const first = page.locator('.reviews li').first()
  const before = (await first.boundingBox())?.x ?? 0
  const states = () => page.locator('.reviews button').evaluateAll((all) => all.map((one) => one.ariaDisabled))
  expect(await states()).toEqual(['true', 'false'])
  await page.locator('.reviews button').last().click()
  await expect.poll(async () => (await first.boundingBox())?.x).toBeGreaterThan(before + 100)
  expect(await states()).toEqual(['false', 'false'])
})
