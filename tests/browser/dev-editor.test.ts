// The editor of site dev in a real browser: a text is edited where it stands, and only that text of its file changes.
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Dev, startDev } from '../dev/running.ts'
import { base } from '../project.ts'
import { axe } from './harness.ts'
import { connect } from './served.ts'

const CONTACT = 'content/pages/contact.yaml'
/** With what an edit must leave as it is. */
const TEXT = `# The page of the workshop.\r\n${base[CONTACT]?.replace('text: Ask', 'text:   Ask').replaceAll('\n', '\r\n')}# the end\r\n`
let dev: Dev
let browser: Browser
beforeAll(async () => {
  ;[dev, browser] = await Promise.all([startDev(undefined, { [CONTACT]: TEXT }), connect()])
})
afterAll(async () => {
  await browser?.close()
  await dev?.stop()
  dev?.remove()
})

/** One test's failure is none of the next. */
afterEach(async () => {
  for (const [file, text] of [
    [CONTACT, TEXT],
    ['site.yaml', base['site.yaml'] ?? ''],
  ] as const)
    if (dev.read(file) !== text) {
      dev.write({ [file]: text })
      await dev.says('ms')
    }
})

/** Opens a page with the editor on. */
async function edit(path = '/contact'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 700 } })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(dev.origin + path)
  await page.evaluate(() => Object.assign(window, { same: true }))
  await page.getByRole('button', { name: 'Edit texts' }).click()
  await page.locator('.list li').first().waitFor({ state: 'attached' })
  return page
}
const form = (page: Page) => page.locator('dialog.form')
const area = (page: Page) => form(page).getByRole('textbox')

test('a click edits a text in place: one value of its file is written, and Undo takes it back', async () => {
  const page = await edit()
  await page.locator('#text').hover()
  expect(await page.locator('.frame').textContent()).toBe(`${CONTACT}:6:9 · the text of the page`)
  await page.locator('#text').click()
  expect(await form(page).getByRole('heading').textContent()).toBe('the text of the page')
  expect(await area(page).inputValue()).toBe('Ask for a [repair](/repairs/brakes) or call {phone.shop}.')
  expect(await axe(page)).toEqual([])
  await area(page).fill('Call us: {phone.shop}')
  // A line end at the end of a text is none of its words.
  await area(page).press('Enter')
  await form(page).getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => page.locator('#text').textContent()).toMatch(/^Call us: 0113\s000\s0000$/)
  expect(dev.read(CONTACT)).toBe(TEXT.replace(/text: {3}Ask.*\./, 'text:   "Call us: {phone.shop}"'))
  await form(page).waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => page.locator('#text').textContent()).toContain('Ask for a')
  expect(dev.read(CONTACT)).toBe(TEXT)
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
})

test('a text that the site would refuse says why beside it, and nothing is lost or written', async () => {
  const page = await edit()
  await page.locator('#text').click()
  await area(page).fill('Back within {repairs}')
  await form(page).getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => form(page).getByRole('alert').textContent()).toMatch(/repairs.*did you mean/s)
  expect(await area(page).inputValue()).toBe('Back within {repairs}')
  expect(dev.read(CONTACT)).toBe(TEXT)
})

test('a file that somebody else changed meanwhile is not written', async () => {
  const page = await edit()
  await page.locator('#text').click()
  await area(page).fill('Mine')
  dev.write({ [CONTACT]: TEXT.replace('Ask for', 'Theirs, for') })
  await expect.poll(() => page.locator('#text').textContent()).toContain('Theirs, for')
  await form(page).getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => form(page).getByRole('alert').textContent()).toContain('changed meanwhile')
  expect(await area(page).inputValue()).toBe('Mine')
  expect(dev.read(CONTACT)).toContain('Theirs, for')
  dev.write({ [CONTACT]: TEXT })
  await expect.poll(() => page.locator('#text').textContent()).toContain('Ask for a')
})

test('a claim is a chip with its value and its pages, edited where it is declared', async () => {
  const page = await edit('/')
  await page.locator('h1').click()
  const chip = form(page).getByRole('button', { name: /^\{repair\}/ })
  await expect.poll(() => chip.textContent()).toBe('{repair}: 2 days (on 1 page)')
  await chip.click()
  expect(
    await form(page)
      .getByRole('button', { name: /^site\.yaml/ })
      .textContent(),
  ).toMatch(/^site\.yaml:\d+:\d+$/)
  await area(page).fill('3 days')
  await form(page).getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => page.locator('h1').textContent()).toMatch(/^Back on the road within 3\sdays$/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => page.locator('h1').textContent()).toMatch(/2\sdays/)
  expect(dev.read('site.yaml')).toBe(base['site.yaml'])
})

test('a text that is marked as made up keeps its mark until somebody says that it is real, by keys alone', async () => {
  const made = base['site.yaml']?.replace('text: 2 days', 'text: !placeholder 2 days') ?? ''
  dev.write({ 'site.yaml': made })
  await dev.says('ms')
  const page = await edit('/')
  const change = async (text: string, isReal: boolean) => {
    await page.locator('h1').click()
    await form(page)
      .getByRole('button', { name: /^\{repair\}/ })
      .click()
    await form(page)
      .getByRole('button', { name: /^site\.yaml/ })
      .waitFor()
    await area(page).fill(text)
    const box = form(page).getByRole('checkbox', { name: /^This is the real value/ })
    await page.keyboard.press('Tab')
    expect(await box.evaluate((element) => element.matches(':focus'))).toBe(true)
    if (isReal) await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await form(page).waitFor({ state: 'hidden' })
  }
  await change('3 days', false)
  await expect.poll(() => dev.read('site.yaml')).toBe(made.replace('2 days', '3 days'))
  await change('4 days', true)
  await expect.poll(() => dev.read('site.yaml')).toBe(base['site.yaml']?.replace('2 days', '4 days'))
  await expect.poll(() => page.locator('h1').textContent()).toMatch(/4\sdays/)
})

test('what a route gives to its pages says so, and is edited in the file of routes', async () => {
  const page = await edit('/repairs/brakes')
  await page.locator('.list summary').click()
  await page.locator('.list').getByRole('button', { name: 'at the workshop' }).click()
  expect(await form(page).textContent()).toContain('Its route gives it to 2 pages.')
  await area(page).fill('{name} in {no.such}')
  await form(page).getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => form(page).getByRole('alert').textContent()).toContain('no.such')
  await area(page).fill('{name} at our workshop')
  await form(page).getByRole('button', { name: 'Save' }).click()
  const description = () => page.locator('meta[name=description]').getAttribute('content')
  await expect.poll(description).toBe('Brakes at our workshop')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(description).toBe('Brakes at the workshop in Leeds')
  expect(dev.read('content/routes.yaml')).toBe(base['content/routes.yaml'])
})

test('all of it is done by keys: the switch, the list, the form, and back', async () => {
  const page = await edit()
  await page.locator('.list summary').focus()
  await page.keyboard.press('Enter')
  const item = page.locator('.list').getByRole('button', { name: 'Ask for a [repair]' })
  await item.focus()
  await page.keyboard.press('Enter')
  await expect
    .poll(() => page.evaluate(() => document.querySelector('site-dev')?.shadowRoot?.activeElement?.nodeName))
    .toBe('TEXTAREA')
  await page.keyboard.press('Escape')
  expect(
    await page.evaluate(() => document.querySelector('site-dev')?.shadowRoot?.activeElement?.textContent),
  ).toContain('Ask for a')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Typed')
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => page.locator('#text').textContent()).toBe('Typed')
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect.poll(() => dev.read(CONTACT)).toBe(TEXT)
})

test('what the check finds stands at the text it is about, with its help', async () => {
  const page = await edit()
  await page.locator('.list summary').click()
  const found = page.locator('.list li', { has: page.locator('small') }).first()
  await expect.poll(() => found.count()).toBe(1)
  const name = (await found.locator('small').textContent())?.split(/[ ,]/)[1] ?? 'none'
  await found.getByRole('button').click()
  expect(await form(page).locator('.note').first().textContent()).toContain(name)
})
