// The mobile menu, by its acceptance lines B1 to B10.
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeInBoth, content, type Options, services, visit } from './harness.ts'
import { older } from './older.ts'

const { layout } = content.labels
const parts = (page: Page) => ({
  page,
  toggle: page.getByRole('button', { name: layout.menu as string, exact: true }),
  dialog: page.locator('dialog#menu'),
  close: page.getByRole('button', { name: layout.closeMenu as string, exact: true }),
  modal: () => page.locator('dialog#menu').evaluate((dialog) => dialog.matches(':modal')),
  summary: (name: string) => page.locator('dialog summary', { hasText: name }),
  focusOn: (locator: ReturnType<Page['locator']>) => locator.evaluate((element) => element === document.activeElement),
})

async function open(options: Options = {}) {
  const opened = await visit({
    width: 390,
    height: 844,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
    ...options,
  })
  return { ...opened, ...parts(opened.page) }
}
const ways: [string, Options][] = [
  ['now', {}],
  ['in an older browser', { before: older }],
]

test('B1 the toggle shows below 768 px and not from there on', async () => {
  const { page, toggle } = await open()
  for (const [width, shown] of [
    [390, true],
    [767, true],
    [768, false],
    [1280, false],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    expect(await toggle.isVisible(), `${width}`).toBe(shown)
    expect(await page.locator('.submenu').isVisible(), `${width}`).toBe(!shown)
  }
})

test.each(ways)(
  'B2 it opens as a modal dialog at the left, 80% wide, with the focus inside (%s)',
  async (_, options) => {
    const { page, toggle, dialog, modal } = await open(options)
    await toggle.click()
    await expect.poll(modal).toBe(true)
    const box = await dialog.boundingBox()
    expect(box?.x).toBe(0)
    expect(Math.abs((box?.width ?? 0) - 312)).toBeLessThanOrEqual(1)
    expect(await page.evaluate(() => document.querySelector('dialog')?.contains(document.activeElement))).toBe(true)
  },
)

test('B3 Tab never reaches the page behind', async () => {
  const { page, toggle, modal } = await open()
  await toggle.click()
  await expect.poll(modal).toBe(true)
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.querySelector('dialog')?.contains(document.activeElement),
      ),
    ).toBe(true)
  }
})

test.each(ways)(
  'B4 Escape, a press beside it and the close button close it, and the focus is on the toggle (%s)',
  async (_, options) => {
    const { page, toggle, close, modal, focusOn } = await open(options)
    for (const act of [() => page.keyboard.press('Escape'), () => page.mouse.click(360, 400), () => close.click()]) {
      await toggle.click()
      await expect.poll(modal).toBe(true)
      await act()
      await expect.poll(modal).toBe(false)
      expect(await focusOn(toggle)).toBe(true)
    }
    // A press on empty ground inside is none beside it.
    await toggle.click()
    await expect.poll(modal).toBe(true)
    await page.mouse.click(150, 838)
    expect(await modal()).toBe(true)
  },
)

test('B5 the services fold out; one group is open at a time, and a press on it closes it', async () => {
  const { toggle, summary } = await open()
  await toggle.click()
  const groups = services.subItems.filter(({ subItems }) => subItems).map(({ name }) => name)
  const states = () =>
    Promise.all(
      groups.map((name) => summary(name).evaluate((element) => (element.parentElement as HTMLDetailsElement).open)),
    )
  expect(await summary(groups[0] as string).isVisible()).toBe(false)
  await summary(services.name).first().click()
  expect(await summary(groups[0] as string).isVisible()).toBe(true)
  await summary(groups[0] as string).click()
  expect(await states()).toEqual([true, false, false, false])
  await summary(groups[1] as string).click()
  expect(await states()).toEqual([false, true, false, false])
  await summary(groups[1] as string).click()
  expect(await states()).toEqual([false, false, false, false])
  await summary(services.name).first().click()
  expect(await summary(groups[0] as string).isVisible()).toBe(false)
})

test('B7 B10 the page behind does not scroll while it is open, and does once the window grew to 768 px', async () => {
  const { page, toggle, modal } = await open()
  await toggle.click()
  await expect.poll(modal).toBe(true)
  await page.mouse.move(370, 400)
  await page.mouse.wheel(0, 600)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.setViewportSize({ width: 768, height: 844 })
  await expect.poll(modal).toBe(false)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden')
})

test('B8 without script it opens, folds, and closes', async () => {
  const { page, toggle, dialog, close, summary } = await open({ javaScriptEnabled: false })
  await toggle.click()
  await dialog.waitFor()
  await summary(services.name).first().click()
  expect(await dialog.getByText('Απόφραξη λεκάνης').isVisible()).toBe(true)
  await close.click()
  expect(await dialog.isVisible()).toBe(false)
  await toggle.click()
  await dialog.waitFor()
  await page.mouse.click(360, 400)
  expect(await dialog.isVisible()).toBe(false)
  await toggle.click()
  await page.keyboard.press('Escape')
  expect(await dialog.isVisible()).toBe(false)
})

test('B9 every target in it is at least 44 px high', async () => {
  const { toggle, dialog } = await open()
  await toggle.click()
  await dialog.locator('details').evaluateAll((all) => {
    for (const details of all) {
      details.removeAttribute('name')
      ;(details as HTMLDetailsElement).open = true
    }
  })
  const low = await dialog
    .locator('a, button, summary')
    .evaluateAll((targets) =>
      targets.filter((target) => target.getBoundingClientRect().height < 44).map((target) => target.textContent),
    )
  expect(low).toEqual([])
})

test('the toggle says whether the menu is open', async () => {
  const { page, toggle, modal } = await open()
  await toggle.click()
  await expect.poll(modal).toBe(true)
  await expect.poll(() => page.locator('[command=show-modal]').getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('Escape')
  await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false')
  // Once more: now the script is there before the press.
  await toggle.click()
  await expect.poll(() => page.locator('[command=show-modal]').getAttribute('aria-expanded')).toBe('true')
})

test('a link closes it, also one to a place on the same page', async () => {
  const { page, toggle, dialog, modal } = await open()
  await toggle.click()
  await expect.poll(modal).toBe(true)
  await dialog
    .locator('nav a')
    .first()
    .evaluate((link) => link.setAttribute('href', '#main'))
  await dialog.locator('nav a').first().click()
  await expect.poll(modal).toBe(false)
  expect(new URL(page.url()).hash).toBe('#main')
})

test('the script changes nothing but what the toggle says', async () => {
  const { page, toggle } = await open()
  const before = await page.locator('header').innerHTML()
  await toggle.hover()
  await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false')
  expect(
    (await page.locator('header').innerHTML()).replace(' aria-expanded="false"></button', '></button').length -
      before.length,
  ).toBeLessThanOrEqual(' aria-expanded="false"'.length)
})

test('axe finds nothing in the open menu, light and dark', async () => {
  const { page, toggle, modal, summary } = await open()
  await toggle.click()
  await expect.poll(modal).toBe(true)
  await summary(services.name).first().click()
  expect(await axeInBoth(page, 'dialog')).toEqual([])
})
