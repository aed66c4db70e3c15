// Tooltips, by their acceptance lines T1 to T7.
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeInBoth, type Options, visit, wake } from './harness.ts'

const parts = (page: Page) => ({
  page,
  link: (n: number) => page.locator('.tip a').nth(n),
  tip: (n: number) => page.locator('[role=tooltip]').nth(n),
  shown: () =>
    page.locator('[role=tooltip]').evaluateAll((tips) => tips.flatMap((tip, i) => (tip.checkVisibility() ? [i] : []))),
})

async function open(options: Options = {}) {
  const opened = await visit({ stopped: true, ...options })
  await opened.page.locator('.tip').first().scrollIntoViewIfNeeded()
  await wake(opened.page, 'tip')
  return { ...opened, ...parts(opened.page) }
}
const away = (page: Page) => page.mouse.move(640, 5)

test('T1 the pointer rests 700 ms before the tooltip shows, and a press closes it', async () => {
  const { page, link, shown } = await open()
  await link(0).hover()
  await page.clock.runFor(650)
  await away(page)
  await page.clock.runFor(1000)
  expect(await shown()).toEqual([])
  await link(0).hover()
  await page.clock.runFor(650)
  expect(await shown()).toEqual([])
  await page.clock.runFor(100)
  expect(await shown()).toEqual([0])
  await page.mouse.down()
  await page.clock.runFor(2000)
  expect(await shown()).toEqual([])
})

test('T2 T7 the next tooltip within 300 ms shows at once and alone; after 300 ms it waits again', async () => {
  const { page, link, shown } = await open()
  await link(0).hover()
  await page.clock.runFor(750)
  await away(page)
  expect(await shown()).toEqual([])
  await page.clock.runFor(250)
  await link(1).hover()
  expect(await shown()).toEqual([1])
  await away(page)
  await page.clock.runFor(350)
  await link(0).hover()
  await page.clock.runFor(650)
  expect(await shown()).toEqual([])
  await page.clock.runFor(100)
  expect(await shown()).toEqual([0])
})

test('T3 T7 the keyboard shows it at once; leaving and Escape hide it; with the mouse there is still only one', async () => {
  const { page, link, shown } = await open()
  await link(0).focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  expect(await shown()).toEqual([0])
  await link(0).evaluate((element) => element.blur())
  expect(await shown()).toEqual([])
  await page.keyboard.press('Tab')
  expect(await shown()).toEqual([1])
  await page.keyboard.press('Escape')
  expect(await shown()).toEqual([])
  expect(await link(1).evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Shift+Tab')
  expect(await shown()).toEqual([0])
  await link(1).hover()
  expect(await shown()).toEqual([1])
})

test('T4 the pointer may go onto the tooltip, and scrolling closes it', async () => {
  const { page, link, tip, shown } = await open()
  await link(0).hover()
  await page.clock.runFor(750)
  const box = await tip(0).boundingBox()
  const from = await link(0).boundingBox()
  await page.mouse.move((from?.x ?? 0) + 22, (box?.y ?? 0) + 8, { steps: 20 })
  await page.clock.runFor(2000)
  expect(await shown()).toEqual([0])
  await page.mouse.wheel(0, -200)
  await expect.poll(shown).toEqual([])
})

test('T5 touch never opens it', async () => {
  const { page, link, shown } = await open({ hasTouch: true })
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
  await link(1).tap({ noWaitAfter: true })
  await page.clock.runFor(2000)
  expect(await shown()).toEqual([])
  const box = await link(1).boundingBox()
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10 }],
  })
  await page.clock.runFor(2000)
  expect(await shown()).toEqual([])
  // Nor does a finger or a pen that only comes near.
  for (const pointerType of ['touch', 'pen']) {
    await page.locator('.tip').first().dispatchEvent('pointerenter', { pointerType })
    await page.clock.runFor(2000)
    expect(await shown()).toEqual([])
  }
})

test('T6 the description of the link is the text of its tooltip, unless that is its name', async () => {
  const { page, link, tip } = await open()
  const described = await Promise.all([0, 1].map((n) => link(n).getAttribute('aria-describedby')))
  expect(described).toEqual([null, 'mark-mail-tip'])
  const session = await page.context().newCDPSession(page)
  for (const n of [0, 1]) {
    const { result } = await session.send('Runtime.evaluate', {
      expression: `document.querySelectorAll('.tip a')[${n}]`,
    })
    const { nodes } = await session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId as string,
      fetchRelatives: false,
    })
    expect(nodes[0]?.name?.value).toBe(await link(n).getAttribute('aria-label'))
    expect(nodes[0]?.description?.value ?? nodes[0]?.name?.value).toBe(await tip(n).textContent())
  }
})

test('scrolling while the pointer rests does not lose the tooltip', async () => {
  const { page, link, shown } = await open()
  await link(0).hover()
  await page.clock.runFor(300)
  await page.evaluate(() => document.dispatchEvent(new Event('scroll')))
  await page.clock.runFor(450)
  expect(await shown()).toEqual([0])
})

test('the first focus shows it although its script comes after', async () => {
  const { page } = await visit()
  const { link, shown } = parts(page)
  await link(0).scrollIntoViewIfNeeded()
  await page.keyboard.press('Tab')
  await link(0).focus()
  await expect.poll(shown).toEqual([0])
})

test('the first hover, before its script is there, counts', async () => {
  const { page } = await visit({ stopped: true })
  const { link, shown } = parts(page)
  await link(0).scrollIntoViewIfNeeded()
  await link(0).hover()
  await page.locator('[data-island*="tip."][data-live]').first().waitFor()
  await page.clock.runFor(650)
  expect(await shown()).toEqual([])
  await page.clock.runFor(100)
  expect(await shown()).toEqual([0])
})

test('it stays inside a window of 320 px, and never makes the page wider', async () => {
  const { page, link, tip } = await open({ width: 320 })
  for (const n of [0, 1]) {
    await link(n).hover()
    await page.clock.runFor(750)
    const box = await tip(n).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
})

test('axe finds nothing in the open tooltip, light and dark', async () => {
  const { page } = await visit({ reducedMotion: 'reduce' })
  await wake(page, 'tip')
  await page.keyboard.press('Tab')
  await parts(page).link(0).focus()
  await expect.poll(parts(page).shown).toEqual([0])
  expect(await axeInBoth(page, '.tip')).toEqual([])
})
