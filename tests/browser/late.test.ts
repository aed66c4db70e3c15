// Scripts that come late, never, or in the middle of use: nothing opens, closes or doubles behind the visitor's back.
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { alive, type Options, pageAt, places, services, settle, visit } from './harness.ts'
import { older } from './older.ts'

const GROUP = services.subItems.find(({ subItems }) => subItems)
const group = { name: GROUP?.name ?? '', link: GROUP?.subItems?.[0]?.name ?? '' }
const single = services.subItems.find(({ subItems }) => !subItems)?.name ?? ''
const phone = { width: 390, height: 844, isMobile: true, hasTouch: true, reducedMotion: 'reduce' } as const

/** A page whose scripts are held back until `release`, or for ever; and all its console says. */
async function late(options: Options = {}) {
  const { page } = await visit(options)
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', ({ message }) => said.push(message))
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  const menu = page.locator('.header-menu')
  return {
    page,
    said,
    release,
    trigger: menu.getByText(services.name, { exact: true }),
    group: menu.getByText(group.name, { exact: true }),
    link: menu.getByText(group.link, { exact: true }),
    single: menu.getByText(single, { exact: true }),
    toggle: page.locator('.header-toggle'),
    dialog: page.locator('dialog#menu'),
  }
}

async function pressAndLeave(page: Page) {
  await page.locator('form [type=submit]').click()
  await page.mouse.move(5, 5)
}

/** When the script of an island is there, and all that follows it has happened. */
async function arrives(page: Page, name: string, release: () => void) {
  const arrived = page.waitForResponse((response) => response.url().includes(`/${name}.`))
  release()
  await (await arrived).finished()
  if (name === 'submenu') await alive(page, name)
  else await expect.poll(() => page.locator('.header-toggle').getAttribute('aria-expanded')).not.toBeNull()
  await settle(page)
}

describe('a script that comes late', () => {
  test.each([
    ['tap', { hasTouch: true }],
    ['click', {}],
    ['Enter', {}],
  ])('leaves the services menu closed that was opened and closed before: %s', async (how, options) => {
    const { page, trigger, single, release } = await late(options)
    const press = async () => {
      if (how === 'tap') await trigger.tap()
      else if (how === 'click') await trigger.click()
      else {
        await trigger.focus()
        await page.keyboard.press('Enter')
      }
    }
    await press()
    await expect.poll(() => single.isVisible()).toBe(true)
    await press()
    await page.mouse.move(5, 850)
    await expect.poll(() => single.isVisible()).toBe(false)
    await arrives(page, 'submenu', release)
    expect(await single.isVisible()).toBe(false)
  })

  test('leaves the services menu as it is: open with its group, and the next presses close both', async () => {
    const { page, trigger, group, link, single, release } = await late({ hasTouch: true })
    await trigger.tap()
    await group.tap()
    expect(await link.isVisible()).toBe(true)
    await arrives(page, 'submenu', release)
    expect(await link.isVisible()).toBe(true)
    await group.tap()
    await expect.poll(() => link.isVisible()).toBe(false)
    await trigger.tap()
    await expect.poll(() => single.isVisible()).toBe(false)
  })

  test.each([
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['a press beside it', (page: Page) => page.mouse.click(370, 400)],
  ])('leaves the mobile menu closed that was opened and closed by %s', async (_, close) => {
    const { page, toggle, dialog, said, release } = await late(phone)
    await toggle.tap()
    await dialog.waitFor()
    await close(page)
    await dialog.waitFor({ state: 'hidden' })
    await arrives(page, 'menu', release)
    expect(await dialog.isVisible()).toBe(false)
    expect(said).toEqual([])
  })

  test.each([
    ['presses elsewhere', (page: Page) => page.mouse.click(200, 700)],
    ['goes on by Tab', (page: Page) => page.keyboard.press('Tab')],
    ['presses Escape', (page: Page) => page.keyboard.press('Escape')],
    ['moves the mouse away', (page: Page) => page.mouse.move(200, 700)],
  ])('opens nothing for someone who pressed and then %s', async (_, leave) => {
    const { page, toggle, dialog, release } = await late({ width: 390, before: older })
    await toggle.click()
    await leave(page)
    await arrives(page, 'menu', release)
    expect(await dialog.isVisible()).toBe(false)
  })

  test.each([
    ['presses', (page: Page) => page.locator('form [type=submit]').click()],
    ['presses and moves the mouse away', (page: Page) => pressAndLeave(page)],
    ['presses Enter in a field', (page: Page) => page.locator('form [name=phone]').press('Enter')],
  ])('K16 sends the form of someone who %s before it', async (_, press) => {
    const { page, said, release } = await late({ path: places.form })
    for (const name of ['name', 'email', 'phone']) await page.locator(`form [name=${name}]`).fill('1@example.gr')
    await press(page)
    release()
    await page.locator('.toast').waitFor()
    expect(said.filter((line) => line.includes('1@example.gr'))).toHaveLength(1)
  })

  test('opens the menu for someone who waits for it, where the browser itself could not', async () => {
    const { page, toggle, dialog, release } = await late({ ...phone, before: older })
    await toggle.tap()
    await arrives(page, 'menu', release)
    await dialog.waitFor()
  })
})

test('the first tap on the menu opens it once, and the console stays silent', async () => {
  const { page, toggle, dialog, said, release } = await late(phone)
  release()
  await toggle.tap()
  await dialog.waitFor()
  await expect.poll(() => page.locator('.header-toggle').getAttribute('aria-expanded')).toBe('true')
  await settle(page)
  expect(said).toEqual([])
})

describe.each([
  ['blocked', {}],
  ['off', { javaScriptEnabled: false }],
])('with all scripts %s', (_, options) => {
  /** Scripts never come. */
  const blocked = async (more: Options) => late({ ...options, ...more })

  test.each([768, 1280, 1800])('at %i px every service is reached by finger', async (width) => {
    const { page, trigger, group, link, single } = await blocked({ width, hasTouch: true })
    await trigger.tap()
    expect(await single.isVisible()).toBe(true)
    await group.tap()
    expect(await link.isVisible()).toBe(true)
    const box = await link.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    await trigger.tap()
    expect(await single.isVisible()).toBe(false)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

  test.each([768, 1280])('at %i px every service is reached by keyboard', async (width) => {
    const { page, trigger } = await blocked({ width })
    await trigger.focus()
    await page.keyboard.press('Enter')
    const reached: string[] = []
    const all = services.subItems.flatMap(({ name, subItems }) => [name, ...(subItems ?? []).map((sub) => sub.name)])
    for (let i = 0; i < all.length; i++) {
      await page.keyboard.press('Tab')
      const focus = await page.evaluate(() => {
        const element = document.activeElement as Element
        const isShown = element.closest('.submenu') && element.checkVisibility({ visibilityProperty: true })
        return { name: isShown ? element.textContent : '', isSummary: element.matches('summary') }
      })
      reached.push(focus.name)
      if (focus.isSummary) await page.keyboard.press('Enter')
    }
    expect(reached).toEqual(all)
  })

  test('at 390 px every service is reached by finger', async () => {
    const { page, toggle, dialog } = await blocked(phone)
    await toggle.tap()
    await dialog.getByText(services.name, { exact: true }).tap()
    await dialog.getByText(group.name, { exact: true }).tap()
    expect(await dialog.getByText(group.link, { exact: true }).isVisible()).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })
})

test('K17 a form whose script is lost says so at the first press, and keeps what was typed', async () => {
  const { page } = await visit({ path: places.form })
  await page.route('**/contact-form.*.js', (route) => route.abort())
  const line = page.locator('.form-offline')
  expect(await line.isVisible()).toBe(false)
  await page.locator('form [name=name]').fill('Ελένη')
  await page.locator('form [type=submit]').click()
  await line.waitFor()
  expect(await line.innerText()).toMatch(/690.000.0000/)
  expect(await page.locator('form [name=name]').inputValue()).toBe('Ελένη')
})

test('L7 without the loader the pictures come all the same, and the reviews show that they scroll', async () => {
  const page = await pageAt(places.lost, { width: 390 })
  await page.route('**/start.*.js', (route) => route.abort())
  await page.goto(new URL('/', page.url()).href)
  const picture = page.locator('.lazy img').first()
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true)
  // Its animation has ended: it stands where its box stands.
  await expect.poll(() => picture.evaluate((image) => getComputedStyle(image).translate)).toBe('none')
  const track = page.locator('.reviews > ul')
  expect(await track.evaluate((list) => getComputedStyle(list).scrollbarColor)).toBe('auto')
  await track.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => track.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0)
})

test('used hard while its script fails, comes and is there, the menu keeps its one list and four groups', async () => {
  const { page } = await visit({ hasTouch: true })
  let asked = 0
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 40))
    await (asked++ < 3 ? route.abort() : route.continue())
  })
  const faults = await page.evaluate(async () => {
    let seed = 8
    const random = (below: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648
      return Math.floor((seed / 2147483648) * below)
    }
    const root = () => document.querySelector('.submenu') as HTMLElement
    const faults: string[] = []
    addEventListener('error', ({ message }) => faults.push(message))
    addEventListener('click', (event) => (event.target as Element).closest('a') && event.preventDefault())
    const mouse = { bubbles: true, pointerType: 'mouse' }
    const keys = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Escape', 'Home', 'End', 'α']
    const drawn = () =>
      [1, 2].map((level) => document.querySelectorAll(`.submenu${' ul'.repeat(level)}`).length).join(' lists, ')
    const before = drawn()
    for (let i = 0; i < 1500; i++) {
      const targets = [...root().querySelectorAll<HTMLElement>('summary, button, a')]
      const target = targets[random(targets.length)] as HTMLElement
      const acts = [
        () => root().dispatchEvent(new PointerEvent('pointerenter', mouse)),
        () => root().dispatchEvent(new PointerEvent('pointerleave', mouse)),
        () => target.dispatchEvent(new PointerEvent('pointerover', mouse)),
        () =>
          target.dispatchEvent(
            new PointerEvent('pointermove', { ...mouse, clientX: random(1280), clientY: random(900) }),
          ),
        () => target.click(),
        () => target.focus(),
        () => target.blur(),
        () =>
          target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: `${keys[random(keys.length)]}` })),
        () => document.body.dispatchEvent(new PointerEvent('pointerdown', mouse)),
      ]
      acts[random(acts.length)]?.()
      if (random(3) === 0) await new Promise((done) => setTimeout(done, random(4)))
      if (drawn() !== before) faults.push(`after ${i} acts ${drawn()}, before ${before}`)
      if (faults.length > 0) break
    }
    return faults
  })
  expect(faults).toEqual([])
  await alive(page, 'submenu')
})
