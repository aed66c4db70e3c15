// The services menu of the wide header, by its acceptance lines D1 to D11.
import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { alive, axeInBoth, keys, type Options, services, shifts, visit, wake } from './harness.ts'

const parts = (page: Page) => ({
  page,
  trigger: page.locator('.submenu > summary'),
  list: page.locator('.submenu > ul'),
  item: (name: string) =>
    page
      .locator('.submenu > ul > li')
      .filter({ has: page.locator(`:scope > a:text-is("${name}"), :scope > details > summary:text-is("${name}")`) })
      .locator('> a, > details > summary'),
  sub: (name: string) =>
    page
      .locator('.submenu > ul > li')
      .filter({ has: page.locator(`:scope > details > summary:text-is("${name}")`) })
      .locator('> details > ul'),
  focused: () => page.evaluate(() => document.activeElement?.textContent),
})

/** A page with the menu alive; its time stands still unless asked otherwise. */
async function open(options: Options = {}) {
  const opened = await visit({ stopped: true, ...options })
  await wake(opened.page, 'submenu')
  return { ...opened, ...parts(opened.page) }
}

const SINKS = 'Νεροχύτες και νιπτήρες'
const TRAPS = 'Σιφόνια'
const GUTTERS = 'Απόφραξη υδρορροής'
const UPKEEP = 'Συντήρηση και έλεγχος'

/** Whether the browser says of a trigger that what it opens is open. */
const isOpen = (trigger: Locator) => trigger.evaluate(({ parentElement }) => (parentElement as HTMLDetailsElement).open)

/** Brings the pointer onto an item, in small steps as a hand does. */
async function rest(page: Page, at: { x: number; y: number }, steps = 4) {
  await page.mouse.move(at.x, at.y, { steps })
}
async function middle(locator: ReturnType<Page['locator']>) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('it is not drawn')
  return {
    ...box,
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    left: box.x,
    right: box.x + box.width,
    top: box.y,
    bottom: box.y + box.height,
  }
}

test('D1 the mouse opens the list at once and closes it 300 ms after leaving, unless it comes back', async () => {
  const { page, trigger, list } = await open()
  expect(await isOpen(trigger)).toBe(false)
  expect(await list.isVisible()).toBe(false)
  await trigger.hover()
  expect(await isOpen(trigger)).toBe(true)
  expect(await list.isVisible()).toBe(true)
  await rest(page, { x: 5, y: 850 })
  await page.clock.runFor(200)
  await trigger.hover()
  await page.clock.runFor(1000)
  expect(await list.isVisible()).toBe(true)
  await rest(page, { x: 5, y: 850 })
  await page.clock.runFor(280)
  expect(await list.isVisible()).toBe(true)
  await page.clock.runFor(40)
  expect(await list.isVisible()).toBe(false)
  expect(await isOpen(trigger)).toBe(false)
})

test('D2 the click after a hover keeps a list open, the next one closes it, the next one opens it', async () => {
  const { page, trigger, list, item, sub } = await open()
  await trigger.hover()
  await trigger.click()
  expect(await list.isVisible()).toBe(true)
  await item(SINKS).hover()
  await page.clock.runFor(120)
  await item(SINKS).click()
  expect(await sub(SINKS).isVisible()).toBe(true)
  await item(SINKS).click()
  expect(await sub(SINKS).isVisible()).toBe(false)
  await trigger.click()
  expect(await list.isVisible()).toBe(false)
  await trigger.click()
  expect(await list.isVisible()).toBe(true)
})

test('D2 a tap opens and the next tap closes; a finger alone does nothing', async () => {
  const { page, trigger, list, item, sub } = await open({ hasTouch: true })
  const { x, y } = await middle(trigger)
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await page.clock.runFor(1000)
  expect(await list.isVisible()).toBe(false)
  await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
  await trigger.tap()
  expect(await list.isVisible()).toBe(true)
  await item(SINKS).tap()
  expect(await sub(SINKS).isVisible()).toBe(true)
  await item(SINKS).tap()
  expect(await sub(SINKS).isVisible()).toBe(false)
  await trigger.tap()
  expect(await list.isVisible()).toBe(false)
})

test('D3 the sub-menu opens 100 ms after the pointer rests on its item, and never if it leaves before', async () => {
  const { page, trigger, item, sub } = await open()
  await trigger.hover()
  await item(SINKS).hover()
  await page.clock.runFor(80)
  await item('Απόφραξη μπανιέρας').hover()
  await page.clock.runFor(1000)
  expect(await sub(SINKS).isVisible()).toBe(false)
  await item(SINKS).hover()
  await page.clock.runFor(90)
  expect(await sub(SINKS).isVisible()).toBe(false)
  await page.clock.runFor(30)
  expect(await sub(SINKS).isVisible()).toBe(true)
  expect(await isOpen(item(SINKS))).toBe(true)
})

// In the wide window the sub-menu opens to the right, in the other one to the left.
describe.each([1280, 1800])('D4 with the sub-menu open, at %i px', (width) => {
  /** Opens the sub-menu of an item; `side` is 1 where it opens to the right, and -1 to the left. */
  async function opened(other: string) {
    const menu = await open({ width })
    await menu.trigger.hover()
    await rest(menu.page, await middle(menu.item(SINKS)))
    await menu.page.clock.runFor(120)
    const next = await middle(menu.item(other))
    const panel = await middle(menu.sub(SINKS))
    return { ...menu, next, panel, side: panel.x > next.x ? 1 : -1, isOpen: () => menu.sub(SINKS).isVisible() }
  }

  test('a diagonal way over the next item keeps it open', async () => {
    const { page, sub, next, panel, side, isOpen } = await opened(TRAPS)
    // Down and aside, over the next item, as the hand goes to the third link.
    await rest(page, { x: next.x + side * 50, y: next.top + 12 }, 10)
    expect(await isOpen()).toBe(true)
    await page.clock.runFor(150)
    await rest(page, { x: panel.x, y: next.top + 30 }, 10)
    await page.clock.runFor(1000)
    expect([await isOpen(), await sub(TRAPS).isVisible()]).toEqual([true, false])
  })

  test('who stands still on the other item gets that item after 300 ms', async () => {
    const { page, sub, next, side, isOpen } = await opened(TRAPS)
    await rest(page, { x: next.x + side * 60, y: next.top + 12 }, 10)
    await page.clock.runFor(280)
    expect(await isOpen()).toBe(true)
    await page.clock.runFor(40)
    expect(await isOpen()).toBe(false)
    await page.clock.runFor(110)
    expect(await sub(TRAPS).isVisible()).toBe(true)
  })

  test.each([
    ['turns back on the way', 60, 58],
    ['goes straight down', 0, 0],
    ['goes away from it', -40, -40],
  ])('who %s waits for nothing', async (_, first, last) => {
    const { page, next, side, isOpen } = await opened(last === 58 ? TRAPS : 'Απόφραξη φρεατίου')
    await rest(page, { x: next.x + side * first, y: next.top + 12 }, 10)
    if (first !== last) expect(await isOpen()).toBe(true)
    await rest(page, { x: next.x + side * last, y: next.top + 12 }, 1)
    expect(await isOpen()).toBe(false)
  })
})

test('D5 Tab goes from the trigger through items and the open sub-menu to the next link of the header, and leaving closes', async () => {
  const { page, trigger, list, item, focused } = await open()
  await trigger.focus()
  expect(await list.isVisible()).toBe(false)
  await page.keyboard.press('Enter')
  const seen: (string | null | undefined)[] = []
  for (let i = 0; i < 40 && seen.at(-1) !== 'Συχνές Ερωτήσεις'; i++) {
    await page.keyboard.press('Tab')
    seen.push(await focused())
    if (seen.at(-1) === GUTTERS && !(await isOpen(item(GUTTERS)))) await page.keyboard.press('Enter')
  }
  expect(seen).toEqual(
    services.subItems
      .flatMap(({ name, subItems }) => [name, ...(name === GUTTERS ? (subItems ?? []).map((sub) => sub.name) : [])])
      .concat('Συχνές Ερωτήσεις'),
  )
  expect(await list.isVisible()).toBe(false)
})

test('D6 Escape closes and the focus is on the trigger, from inside and when only the mouse opened it', async () => {
  const { page, trigger, list, focused } = await open()
  await trigger.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  expect(await list.isVisible()).toBe(false)
  expect(await focused()).toBe(services.name)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await trigger.hover()
  expect(await list.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  expect(await list.isVisible()).toBe(false)
  expect(await focused()).toBe(services.name)
})

test('D6 a press outside closes', async () => {
  const { page, trigger, list } = await open()
  await trigger.hover()
  await trigger.click()
  // A finger: no mouse leaves the menu.
  await page.locator('h1').dispatchEvent('pointerdown', { pointerType: 'touch' })
  expect(await list.isVisible()).toBe(false)
})

test('D7 arrows, Home and End move; right opens a sub-menu, left closes it and comes back', async () => {
  const { page, trigger, item, sub, focused } = await open()
  const names = services.subItems.map(({ name }) => name)
  await trigger.focus()
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe(names[0])
  await page.keyboard.press('ArrowUp')
  expect(await focused()).toBe(names[0])
  await page.keyboard.press('End')
  expect(await focused()).toBe(names.at(-1))
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe(names.at(-1))
  await page.keyboard.press('ArrowUp')
  expect(await focused()).toBe(names.at(-2))
  await page.keyboard.press('Home')
  expect(await focused()).toBe(names[0])
  await page.keyboard.press('ArrowRight')
  expect(await focused()).toBe(names[0])
  for (let i = 0; i < names.indexOf(SINKS); i++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  expect(await sub(SINKS).isVisible()).toBe(true)
  expect(await focused()).toBe('Νεροχύτης κουζίνας')
  await page.keyboard.press('End')
  expect(await focused()).toBe('Απόφραξη νιπτήρα')
  await page.keyboard.press('ArrowLeft')
  expect(await sub(SINKS).isVisible()).toBe(false)
  expect(await focused()).toBe(SINKS)
  // An open sub-menu closes when the arrows go on.
  await page.keyboard.press('Enter')
  expect(await sub(SINKS).isVisible()).toBe(true)
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe(TRAPS)
  expect(await sub(SINKS).isVisible()).toBe(false)
  expect(await isOpen(item(SINKS))).toBe(false)
})

test('D8 letters go to the item that begins with them, without accents, and wait 1 s for the next letter', async () => {
  const { page, trigger, focused } = await open()
  await trigger.focus()
  await page.keyboard.press('ArrowDown')
  await keys(page, 'αντ')
  expect(await focused()).toBe('Αντλήσεις υδάτων')
  await page.clock.runFor(1100)
  await page.keyboard.press('Home')
  await keys(page, 'α')
  expect(await focused()).toBe('Απόφραξη αποχέτευσης')
  await page.clock.runFor(900)
  await keys(page, 'π')
  await page.clock.runFor(900)
  await keys(page, 'ολ')
  expect(await focused()).toBe('Απολύμανση σπιτιού')
  await page.clock.runFor(1010)
  await keys(page, 'σ')
  expect(await focused()).toBe(TRAPS)
  await keys(page, 'σ')
  expect(await focused()).toBe(UPKEEP)
  await keys(page, 'Σ')
  expect(await focused()).toBe(TRAPS)
})

test('D8 letters look in the menu the focus is in, and accents are not needed, in either', async () => {
  const { page, trigger, item, focused } = await open()
  await trigger.focus()
  await page.keyboard.press('ArrowDown')
  await keys(page, 'συ')
  expect(await focused()).toBe(UPKEEP)
  await page.keyboard.press('ArrowRight')
  await page.clock.runFor(1100)
  await keys(page, 'υ')
  expect(await focused()).toBe('Υδραυλικές εργασίες')
  await page.clock.runFor(1100)
  await item(GUTTERS).focus()
  await page.keyboard.press('ArrowRight')
  expect(await focused()).toBe('Κάθετη στήλη κουζίνας')
  await keys(page, 'καθετη')
  await page.keyboard.press('Space')
  await keys(page, 'ύδ')
  expect(await focused()).toBe('Κάθετη υδρορροή')
})

test('D8 the space bar is a letter while typing and presses otherwise; modified keys are none of ours', async () => {
  const { page, trigger, sub, focused } = await open()
  await trigger.focus()
  await page.keyboard.press('ArrowDown')
  await keys(page, 'συντηρηση')
  await page.keyboard.press('Space')
  await keys(page, 'και')
  expect(await focused()).toBe(UPKEEP)
  expect(await sub(UPKEEP).isVisible()).toBe(false)
  await page.clock.runFor(1100)
  await page.keyboard.press('Space')
  expect(await sub(UPKEEP).isVisible()).toBe(true)
  for (const modifier of ['Control', 'Alt', 'Meta']) {
    await page.locator('.submenu').evaluate((element, name) => {
      const init = {
        key: 'α',
        bubbles: true,
        cancelable: true,
        [`${name === 'Control' ? 'ctrl' : name.toLowerCase()}Key`]: true,
      }
      ;(document.activeElement as Element).dispatchEvent(new KeyboardEvent('keydown', init))
      return element
    }, modifier)
    expect(await focused()).toBe(UPKEEP)
  }
})

test('D10 without script the mouse opens the list, and a press keeps it open', async () => {
  const { page } = await visit({ javaScriptEnabled: false })
  const { trigger, list, item, sub } = parts(page)
  await trigger.hover()
  expect(await list.isVisible()).toBe(true)
  await item(GUTTERS).click()
  expect(await sub(GUTTERS).locator('a').last().isVisible()).toBe(true)
  await page.mouse.move(5, 850)
  expect(await list.isVisible()).toBe(false)
  await trigger.click()
  await page.mouse.move(5, 850)
  expect(await list.isVisible()).toBe(true)
})

test.each([768, 800, 1023, 1024, 1280])(
  'D11 opening shifts nothing, and every panel stays inside a window of %i px',
  async (width) => {
    const { page, trigger, list, item, sub } = await open({ width })
    const before = await shifts(page)
    await trigger.hover()
    const inside = async (locator: typeof list) => {
      const { left, right } = await middle(locator)
      expect([left >= 0, right <= width]).toEqual([true, true])
    }
    await inside(list)
    for (const { name, subItems } of services.subItems.filter((entry) => entry.subItems)) {
      await item(name).hover()
      await page.clock.runFor(500)
      expect(await sub(name).isVisible()).toBe(true)
      await inside(sub(name))
      expect(await sub(name).locator('a').count()).toBe(subItems?.length)
    }
    expect(await shifts(page)).toBe(before)
  },
)

test('D11 a window too low for the list scrolls it', async () => {
  const { page, trigger, item, focused } = await open({ height: 480 })
  await trigger.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  expect(await focused()).toBe('Απολύμανση σπιτιού')
  expect((await middle(item('Απολύμανση σπιτιού'))).bottom).toBeLessThanOrEqual(480)
})

test('the page in the section is marked, on the link and on the trigger', async () => {
  const { page } = await visit({ path: '/services/apofraksi-lekanis' })
  const { trigger } = parts(page)
  expect(await trigger.getAttribute('aria-current')).toBe('true')
  expect(
    await page.locator('.submenu a[aria-current=page]').evaluateAll((links) => links.map((link) => link.textContent)),
  ).toEqual(['Απόφραξη λεκάνης'])
})

/** A page whose menu script waits for `release`. */
async function heldMenu() {
  const { page } = await visit()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/submenu.*.js', async (route) => {
    await held
    await route.continue()
  })
  return { release, ...parts(page) }
}

test('the first hover opens before the script is there, and stays through its arrival', async () => {
  const { page, release, trigger, list } = await heldMenu()
  await trigger.hover()
  await expect.poll(() => list.isVisible()).toBe(true)
  expect(await isOpen(trigger)).toBe(false)
  release()
  await alive(page, 'submenu')
  expect(await list.isVisible()).toBe(true)
  expect(await isOpen(trigger)).toBe(true)
  await trigger.click()
  expect(await list.isVisible()).toBe(true)
  await trigger.click()
  expect(await list.isVisible()).toBe(false)
})

test('a hover that is over when the script arrives opens nothing', async () => {
  const { page, release, trigger, list } = await heldMenu()
  await trigger.hover()
  await page.mouse.move(5, 850)
  release()
  await alive(page, 'submenu')
  expect(await list.isVisible()).toBe(false)
})

test('axe finds nothing in the open menu, light and dark', async () => {
  const { page } = await visit({ reducedMotion: 'reduce' })
  await wake(page, 'submenu')
  const { trigger, item, sub } = parts(page)
  await trigger.hover()
  await item(GUTTERS).hover()
  await sub(GUTTERS).waitFor()
  expect(await axeInBoth(page, 'header')).toEqual([])
})
