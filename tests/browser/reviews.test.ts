// The review carousel, by its acceptance lines C1 to C10.
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import {
  alive,
  axe,
  axeInBoth,
  content,
  type Options,
  places,
  settle,
  shifts,
  translate,
  visit,
  watch,
} from './harness.ts'

const { labels, reviews } = content
const WIDTHS = [
  [390, 1],
  [767, 1],
  [768, 2],
  [1023, 2],
  [1024, 3],
  [1280, 3],
] as const

const parts = (page: Page) => ({
  page,
  track: page.locator('.reviews > ul'),
  previous: page.getByRole('button', { name: labels.reviews.previous as string, exact: true }),
  next: page.getByRole('button', { name: labels.reviews.next as string, exact: true }),
  /** Numbers of the cards that are wholly inside the track. */
  visible: () =>
    page.locator('.reviews > ul').evaluate((track) => {
      const { left, right } = track.getBoundingClientRect()
      return [...track.children].flatMap((card, i) => {
        const box = card.getBoundingClientRect()
        return box.left >= left - 1 && box.right <= right + 1 ? [i] : []
      })
    }),
  disabled: async () =>
    page
      .locator('.reviews-controls button')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-disabled') === 'true')),
})
const range = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i)

async function open(options: Options = {}) {
  const opened = await visit({ path: places.home, reducedMotion: 'reduce', ...options })
  await opened.page.locator('.reviews').scrollIntoViewIfNeeded()
  await alive(opened.page, 'reviews')
  return { ...opened, ...parts(opened.page) }
}

test.each(WIDTHS)(
  'C1 C2 C3 C4 at %i px %i cards show; each press moves one card, until the last one shows, and back',
  async (width, count) => {
    const { next, previous, visible, disabled } = await open({ width })
    expect([await visible(), await disabled()]).toEqual([range(0, count), [true, false]])
    const max = reviews.length - count
    for (let index = 1; index <= max; index++) {
      await next.click()
      await expect.poll(visible).toEqual(range(index, count))
      expect(await disabled()).toEqual([false, index === max])
    }
    // A greyed button does nothing.
    await next.click({ force: true })
    expect(await visible()).toEqual(range(max, count))
    for (let index = max - 1; index >= 0; index--) {
      await previous.click()
      await expect.poll(visible).toEqual(range(index, count))
    }
    expect(await disabled()).toEqual([true, false])
    await previous.click({ force: true })
    expect(await visible()).toEqual(range(0, count))
  },
)

test('C3 where all cards show there is nowhere to go, until the window shrinks', async () => {
  const { page, visible, disabled } = await open({ path: '/reviews/two' })
  expect(await visible()).toEqual([0, 1])
  await expect.poll(disabled).toEqual([true, true])
  await page.setViewportSize({ width: 390, height: 900 })
  await expect.poll(disabled).toEqual([true, false])
})

test('C4 two quick presses move two cards, also while the list still glides', async () => {
  const { next, visible } = await open({ width: 390, reducedMotion: 'no-preference' })
  await next.click()
  await next.click()
  await expect.poll(visible).toEqual([2])
})

test('C5 a window that grows keeps the last cards in place', async () => {
  const { page, next, visible, disabled } = await open({ width: 390 })
  for (const index of [1, 2, 3, 4]) {
    await next.click()
    await expect.poll(visible).toEqual([index])
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect.poll(visible).toEqual([2, 3, 4])
  await expect.poll(disabled).toEqual([false, true])
})

test('C6 a swipe moves the buttons along', async () => {
  const { page, track, visible, disabled, previous } = await open({ width: 390, hasTouch: true })
  await track.scrollIntoViewIfNeeded()
  const box = await track.boundingBox()
  if (!box) throw new Error('it is not drawn')
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: box.y + 100 }] })
  await touch('touchStart', 330)
  for (let x = 310; x > 20; x -= 20) await touch('touchMove', x)
  await touch('touchEnd')
  await expect.poll(async () => (await disabled())[0]).toBe(false)
  await expect.poll(async () => (await visible()).length).toBe(1)
  const [at = 0] = await visible()
  expect(at).toBeGreaterThan(0)
  await previous.click()
  await expect.poll(visible).toEqual([at - 1])
})

test('C7 Enter and Space press, arrow keys scroll the focused list, and the focus stays', async () => {
  const { page, next, track, visible } = await open({ width: 768 })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect.poll(visible).toEqual([1, 2])
  await page.keyboard.press('Space')
  await expect.poll(visible).toEqual([2, 3])
  expect(await next.evaluate((button) => button === document.activeElement)).toBe(true)
  await track.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(visible).toEqual([3, 4])
})

test('C8 without script all five are reached by scrolling, and no dead button shows', async () => {
  const { page } = await visit({ path: places.home, javaScriptEnabled: false, width: 390 })
  const { track, next, previous } = parts(page)
  expect(await next.isVisible()).toBe(false)
  expect(await previous.isVisible()).toBe(false)
  for (const [i, { text }] of reviews.entries()) {
    const card = track.locator('li').nth(i)
    await card.scrollIntoViewIfNeeded()
    expect(await card.getByText(text.trim()).isVisible()).toBe(true)
    const { x = -1, width = 0 } = (await card.boundingBox()) ?? {}
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(390)
  }
})

test('C9 the stars are said in words, and the place of each card', async () => {
  const { page } = await open()
  expect(
    await page
      .locator('.reviews [role=img]')
      .evaluateAll((stars) => stars.map((star) => star.getAttribute('aria-label'))),
  ).toEqual(reviews.map(({ rating }) => `${rating} στα 5 αστέρια`))
  expect(await page.locator('.reviews .hidden-words').allTextContents()).toEqual(
    reviews.map((_, i) => `${i + 1} από 5`),
  )
})

test('C10 nothing shifts: not when the buttons come, not in use', async () => {
  const used = async () => {
    const { page, next } = await open()
    await next.click()
    await settle(page)
    return shifts(page)
  }
  // Chrome counts a face that comes late now and then (gates.test.ts); what is seen to move moves each time.
  expect((await used()) && (await used())).toBe(0)
})

test('a polite line that was there before says which cards show', async () => {
  const wide = await open()
  const line = wide.page.locator('.reviews [aria-live=polite]')
  expect(await line.textContent()).toBe('')
  await wide.next.click()
  await expect.poll(() => line.textContent()).toBe('Κριτικές 2–4 από 5')
  const narrow = await open({ width: 390 })
  await narrow.next.click()
  await expect.poll(() => narrow.page.locator('.reviews [aria-live=polite]').textContent()).toBe('Κριτική 2 από 5')
})

test('on a translated page the line follows every press', async () => {
  const { page, next, previous } = await open()
  const line = page.locator('.reviews [aria-live=polite]')
  for (const [button, range] of [
    [next, '2–4'],
    [next, '3–5'],
    [previous, '2–4'],
  ] as const) {
    await translate(page)
    await button.click()
    await expect.poll(() => line.textContent()).toBe(`Κριτικές ${range} από 5`)
  }
})

test('the script is not asked for before the list is near, and changes nothing when it comes', async () => {
  const { page, errors, requests } = await visit({ path: places.home, height: 100 })
  const changes = await watch(page, 'reviews')
  const scripts = () => requests.filter(({ url }) => url.includes('/reviews.')).length
  await settle(page)
  expect(scripts()).toBe(0)
  await page.locator('.reviews').evaluate((element) => element.scrollIntoView())
  await alive(page, 'reviews')
  await settle(page)
  expect(scripts()).toBe(1)
  expect(await changes()).toEqual([])
  expect(errors).toEqual([])
})

test('axe finds nothing, light and dark, at the start and after a move', async () => {
  const { page, next } = await open()
  expect(await axe(page, '.reviews')).toEqual([])
  await next.click()
  expect(await axeInBoth(page, '.reviews')).toEqual([])
})
