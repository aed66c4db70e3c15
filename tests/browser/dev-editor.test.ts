// The editor of site dev in a real browser: a value is edited where it is shown, and only that value of its file changes.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Dev, startDev } from '../engine/dev/running.ts'
import { base } from '../helpers/project.ts'
import { axe } from './harness.ts'
import { connect } from './served.ts'

const CONTACT = 'content/pages/contact.yaml'
const SITE = base['site.yaml'] ?? ''
const svg = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path fill="${color}" d="M0 0h40v40z"/></svg>`
/** With what an edit must leave as it is. */
const TEXT = `# The page of the workshop.\r\n${base[CONTACT]?.replace('text: Ask', 'text:   Ask').replaceAll('\n', '\r\n')}photo: { file: bike.svg, alt: A red square }\r\n# the end\r\n`
let dev: Dev
let browser: Browser
beforeAll(async () => {
  const files = { [CONTACT]: TEXT, 'content/images/bike.svg': svg('red'), 'content/facts.lock': '# confirmed\n' }
  ;[dev, browser] = await Promise.all([startDev(undefined, files), connect()])
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
    ['site.yaml', SITE],
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
const area = (page: Page, name?: RegExp) => form(page).getByRole('textbox', name && { name })
const save = (page: Page) => form(page).getByRole('button', { name: 'Save' }).click()
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).click()
const alert = (page: Page) => form(page).getByRole('alert').textContent()

test('a click edits a text in place: one value of its file is written, and Undo takes it back', async () => {
  const page = await edit()
  await page.locator('#text').hover()
  expect(await page.locator('.frame').textContent()).toBe('Text')
  await page.locator('#text').click({ position: { x: 5, y: 5 } })
  const heading = form(page).getByRole('heading')
  expect([await heading.textContent(), await heading.getAttribute('title')]).toEqual(['Text', `${CONTACT}: text`])
  expect(await form(page).locator('.more').textContent()).toBe('the text of the page')
  expect(await area(page).inputValue()).toBe('Ask for a [repair](/repairs/brakes) or call {phone.shop}.')
  expect(await axe(page)).toEqual([])
  // What the site would refuse is not written, and the typed text stays.
  await area(page).fill('Back within {repairs}')
  await save(page)
  await expect.poll(() => alert(page)).toMatch(/repairs.*did you mean/s)
  expect([await area(page).inputValue(), dev.read(CONTACT)]).toEqual(['Back within {repairs}', TEXT])
  await area(page).fill('Call us: {phone.shop}')
  // A line end at the end of a text is not part of it.
  await area(page).press('Enter')
  await save(page)
  await expect.poll(() => page.locator('#text').textContent()).toMatch(/^Call us: 0113\s000\s0000$/)
  expect(dev.read(CONTACT)).toBe(TEXT.replace(/text: {3}Ask.*\./, 'text:   "Call us: {phone.shop}"'))
  await form(page).waitFor({ state: 'hidden' })
  await undo(page)
  await expect.poll(() => page.locator('#text').textContent()).toContain('Ask for a')
  expect(dev.read(CONTACT)).toBe(TEXT)
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
  // A file that somebody else changed meanwhile is not written.
  await page.locator('#text').click({ position: { x: 5, y: 5 } })
  await area(page).fill('Mine')
  dev.write({ [CONTACT]: TEXT.replace('Ask for', 'Theirs, for') })
  await expect.poll(() => page.locator('#text').textContent()).toContain('Theirs, for')
  await save(page)
  await expect.poll(() => alert(page)).toContain('changed meanwhile')
  expect(await area(page).inputValue()).toBe('Mine')
  expect(dev.read(CONTACT)).toContain('Theirs, for')
})

test('a new number is asked for before it is saved, and written to the list of confirmed ones', async () => {
  const page = await edit()
  await page.locator('#text').click({ position: { x: 5, y: 5 } })
  await area(page).fill('We arrive in 15 minutes.')
  await save(page)
  await expect.poll(() => alert(page)).toBe('15 minutes: is that right?')
  expect([dev.read(CONTACT), dev.read('content/facts.lock')]).toEqual([TEXT, '# confirmed\n'])
  // Another number is another question.
  await area(page).fill('We arrive in 20 minutes.')
  await save(page)
  await expect.poll(() => alert(page)).toBe('20 minutes: is that right?')
  await form(page).getByRole('button', { name: 'Yes, save' }).click()
  await expect.poll(() => page.locator('#text').textContent()).toBe('We arrive in 20 minutes.')
  expect(dev.read('content/facts.lock')).toMatch(/\ncontent\/pages\/contact\.yaml {2}20 minutes\n$/)
  await form(page).waitFor({ state: 'hidden' })
  await undo(page)
  await expect.poll(() => page.locator('#text').textContent()).toContain('Ask for a')
  expect(dev.read('content/facts.lock')).toBe('# confirmed\n')
})

test('phones and hours of the business are edited together, and a part without a value names its template', async () => {
  const page = await edit()
  await page.locator('#phone').click()
  expect(await area(page, /^Telephone as visitors read it/).inputValue()).toBe('0113 000 0000')
  await area(page, /^Telephone as visitors read it/).fill('0113 111 1111')
  await area(page, /^Number that is dialled/).fill('+441131111111')
  await save(page)
  await expect.poll(() => page.locator('#phone').getAttribute('href')).toBe('tel:+441131111111')
  expect(dev.read('site.yaml')).toBe(
    SITE.replace('+441130000000', '+441131111111').replace('0113 000', '0113 111').replace('111 0000', '111 1111'),
  )
  await form(page).waitFor({ state: 'hidden' })
  await page.locator('#hours').click()
  expect([await area(page, /^Opens at/).inputValue(), await area(page, /^Closes at/).inputValue()]).toEqual([
    '09:00',
    '17:30',
  ])
  await page.keyboard.press('Escape')
  await undo(page)
  await expect.poll(() => dev.read('site.yaml')).toBe(SITE)
  // The page follows the file; a click before that would be lost.
  await expect.poll(() => page.locator('#phone').getAttribute('href')).toBe('tel:+441130000000')
  await page.locator('#rule-of-the-page').dispatchEvent('click')
  await expect.poll(() => form(page).getByRole('heading').textContent()).toBe('Drawn by a template')
  expect(await form(page).getByRole('button').first().textContent()).toMatch(/^templates\/pages\/plain\.tsx:\d+$/)
  // Controls work as they do without the editor.
  await page.locator('main summary').click()
  expect(await page.locator('main details').getAttribute('open')).toBe('')
})

test('a file that is dropped onto a picture replaces it, under a safe name; what is not a picture does not', async () => {
  const page = await edit()
  const drop = async (name: string, text: string) => {
    const data = await page.evaluateHandle(
      ([name, text]) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([text], name))
        return transfer
      },
      [name, text] as const,
    )
    await page.locator('main img').dispatchEvent('drop', { dataTransfer: data })
  }
  const images = () => readdirSync(join(dev.folder, 'content/images')).sort()
  await drop('../../evil.svg', svg('red').replace('<path', '<script>alert(1)</script><path'))
  await expect.poll(() => alert(page)).toContain('script')
  expect(images()).toEqual(['bike.svg'])
  await page.keyboard.press('Escape')
  await drop('../../My Bike.svg', svg('blue'))
  await expect.poll(() => dev.read(CONTACT)).toBe(TEXT.replace('bike.svg', 'my-bike.svg'))
  expect(images()).toEqual(['bike.svg', 'my-bike.svg'])
  await expect.poll(() => page.locator('main img').getAttribute('src')).toContain('/my-bike-')
  // Never in the place of another file.
  const dropped = async () => {
    if (!images().includes('bike-2.svg')) await drop('bike.svg', svg('green'))
    return dev.read(CONTACT)
  }
  await expect.poll(dropped, { interval: 1500 }).toBe(TEXT.replace('bike.svg', 'bike-2.svg'))
  await page.locator('main img').click()
  expect(await area(page).first().inputValue()).toBe('bike-2.svg')
  expect(existsSync(join(dev.folder, 'content/images/my-bike.svg'))).toBe(true)
})

test('a claim is a chip with its value and its pages, edited where it is declared; made up until somebody says it is real', async () => {
  const made = SITE.replace('text: 2 days', 'text: !placeholder 2 days')
  dev.write({ 'site.yaml': made })
  await dev.says('ms')
  const page = await edit('/')
  const change = async (text: string, isReal: boolean) => {
    await page.locator('h1').click()
    const chip = form(page).getByRole('button', { name: /^\{repair\}/ })
    await expect.poll(() => chip.textContent()).toMatch(/^\{repair\}: \d days \(pages: 1\)$/)
    await chip.click()
    await expect.poll(() => form(page).getByRole('heading').textContent()).toBe('how long a repair takes')
    await form(page)
      .getByRole('button', { name: /^site\.yaml:\d+:\d+$/ })
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
  await expect.poll(() => page.locator('h1').textContent()).toMatch(/^Back on the road within 3\sdays$/)
  await change('4 days', true)
  await expect.poll(() => dev.read('site.yaml')).toBe(SITE.replace('2 days', '4 days'))
  await expect.poll(() => page.locator('h1').textContent()).toMatch(/4\sdays/)
})

test('what a route gives to its pages says so, and is edited in the file of routes', async () => {
  const page = await edit('/repairs/brakes')
  await page.locator('.list summary').click()
  await page.locator('.list').getByRole('button', { name: 'at the workshop' }).click()
  expect(await form(page).textContent()).toContain('comes from the route. Pages that get it: 2.')
  await area(page).fill('{name} in {no.such}')
  await save(page)
  await expect.poll(() => alert(page)).toContain('no.such')
  await area(page).fill('{name} at our workshop')
  await save(page)
  const description = () => page.locator('meta[name=description]').getAttribute('content')
  await expect.poll(description).toBe('Brakes at our workshop')
  await undo(page)
  await expect.poll(description).toBe('Brakes at the workshop in Leeds')
  expect(dev.read('content/routes.yaml')).toBe(base['content/routes.yaml'])
})

test('by keys alone: the switch, the list with findings first, its search, the form, and back', async () => {
  const page = await edit()
  const focused = () => page.evaluate(() => document.querySelector('site-dev')?.shadowRoot?.activeElement)
  const nameOf = () => page.evaluate(() => document.querySelector('site-dev')?.shadowRoot?.activeElement?.nodeName)
  await page.locator('.list summary').focus()
  await page.keyboard.press('Enter')
  const found = page.locator('.list li').first()
  await expect.poll(() => found.locator('small').count()).toBe(1)
  const rule = (await found.locator('small').textContent())?.split(/[ ,]/)[1] ?? 'none'
  await found.getByRole('button').press('Enter')
  expect(await form(page).locator('.note').first().textContent()).toContain(rule)
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox').fill('ask for')
  expect(await page.locator('.list li').count()).toBe(1)
  const item = page.locator('.list').getByRole('button', { name: 'Ask for a [repair]' })
  await item.focus()
  await page.keyboard.press('Enter')
  await expect.poll(nameOf).toBe('TEXTAREA')
  await page.keyboard.press('Escape')
  expect(await focused()).toBeTruthy()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Typed')
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => page.locator('#text').textContent()).toBe('Typed')
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect.poll(() => dev.read(CONTACT)).toBe(TEXT)
})

test('the editor of a Greek site is Greek, and its row of buttons covers nothing', async () => {
  const greek = await startDev(undefined, {
    'site.yaml': SITE.replace('language: en', 'language: el'),
    'templates/blocks/box.tsx': 'export const Box = () => <nav id="foot">A</nav>\n',
    'templates/styles.css': '@import "tailwindcss"; #foot { position: fixed; bottom: 0 }\n',
  })
  onTestFinished(async () => {
    await greek.stop()
    greek.remove()
  })
  const page = await browser.newPage({ viewport: { width: 390, height: 700 } })
  onTestFinished(() => page.close())
  await page.goto(`${greek.origin}/contact`)
  const box = async (selector: string) => (await page.locator(selector).boundingBox()) ?? { y: 0, height: 0 }
  // What the page keeps at the foot of the window is above the buttons, and so is its end.
  const bar = await box('.bar')
  await expect.poll(async () => (await box('#foot')).y + (await box('#foot')).height).toBeCloseTo(bar.y, 0)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const end = await box('main')
  expect(end.y + end.height).toBeLessThanOrEqual(bar.y)
  await page.getByRole('button', { name: 'Επεξεργασία' }).click()
  await page.locator('.list li').first().waitFor({ state: 'attached' })
  await page.locator('#text').click({ position: { x: 5, y: 5 } })
  expect(await form(page).getByRole('heading').textContent()).toBe('Κείμενο')
  expect(await form(page).getByRole('button').allTextContents()).toContain('Αποθήκευση')
  await area(page).fill('{phone.shop}!')
  await form(page).getByRole('button', { name: 'Αποθήκευση' }).click()
  await expect.poll(() => page.locator('.status').textContent()).toBe('Αποθηκεύτηκε.')
  await page.goto(`${greek.origin}/__site`)
  expect(await page.locator('html').getAttribute('lang')).toBe('el')
  expect(await page.locator('h1').textContent()).toBe('Ευρήματα και σελίδες')
  await page.getByText(/^Ευρήματα: \d+$/).waitFor()
  expect(await axe(page)).toEqual([])
})
