// site dev in a real browser: what an edit changes on an open page, and what it leaves alone.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openProxy } from '../engine/dev/proxy.ts'
import { type Dev, startDev } from '../engine/dev/running.ts'
import { axe } from './harness.ts'
import { builtSite, connect } from './served.ts'

const CONTACT = 'content/pages/contact.yaml'
let dev: Dev
let browser: Browser
beforeAll(async () => {
  ;[dev, browser] = await Promise.all([startDev(), connect()])
})
afterAll(async () => {
  await browser?.close()
  expect(await dev?.stop()).toBe('SIGINT')
  dev?.remove()
})

/** Opens a page, with a mark that a load would take away, until the test ends; its files are put back then. */
async function visit(path = '/contact', origin = dev.origin): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 600 } })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(origin + path)
  await page.evaluate(() => Object.assign(window, { same: true }))
  return page
}
const isSame = (page: Page) => page.evaluate(() => 'same' in window)

/** Changes a file until the test ends. */
function change(file: string, from: string | RegExp, to: string): void {
  const old = dev.read(file)
  const fresh = old.replace(from, to)
  expect(fresh).not.toBe(old)
  dev.write({ [file]: fresh })
  onTestFinished(async () => {
    dev.write({ [file]: old })
    await dev.says(/ms\)?\n/)
  })
}

test('an edit shows on the open page, which stays where it is with what is open and typed', async () => {
  const page = await visit()
  await page.locator('main details').evaluate((element) => element.setAttribute('open', ''))
  await page.locator('main input').fill('half a sentence')
  await page.evaluate(() => scrollTo(0, 700))
  change(CONTACT, 'Ask for a', 'Ask us for a')
  await expect.poll(() => page.locator('#text').textContent()).toContain('Ask us for a')
  expect(await isSame(page)).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(700)
  expect(await page.locator('main details').getAttribute('open')).toBe('')
  expect(await page.locator('main input').inputValue()).toBe('half a sentence')
})

test('a page that comes late does not take the place of a later one', async () => {
  const page = await visit()
  let late = true
  await page.route('**/contact', async (route) => {
    const response = await route.fetch()
    const wait = late
    late = false
    if (wait) await new Promise((done) => setTimeout(done, 1500))
    await route.fulfill({ response })
  })
  change(CONTACT, 'Ask for a', 'First,')
  await dev.says('ms')
  await expect.poll(() => late).toBe(false)
  change(CONTACT, 'First,', 'Second,')
  await expect.poll(() => page.locator('#text').textContent()).toContain('Second,')
  await new Promise((done) => setTimeout(done, 1700))
  expect(await page.locator('#text').textContent()).toContain('Second,')
  await page.unrouteAll({ behavior: 'wait' })
})

test('what is lost on the way is asked for again: a stream, a page, and a time without any answer', async () => {
  const proxy = await openProxy(dev.origin)
  onTestFinished(() => proxy.close())
  const page = await visit('/contact', proxy.origin)
  proxy.drop()
  change(CONTACT, 'Ask for a', 'Dropped,')
  await dev.says('ms')
  await expect.poll(() => page.getByText('site dev does not answer').count()).toBe(1)
  let lost = 2
  await page.route('**/contact', (route) => (lost-- > 0 ? route.abort() : route.continue()))
  proxy.pass()
  await expect.poll(() => page.locator('#text').textContent()).toContain('Dropped,')
  expect([lost < 0, await isSame(page)]).toEqual([true, true])
})

test('a page of another run of the server is loaded again, because that has another token', async () => {
  const page = await visit()
  await page.route(
    '**/__site/state*',
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(/data-run="\d+"/, 'data-run="1"') })
    },
    { times: 1 },
  )
  change(CONTACT, /^text: /m, 'text: Again. ')
  await expect.poll(() => isSame(page)).toBe(false)
})

test('a word that all pages share, a style and a template show without a load too', async () => {
  const page = await visit()
  change('content/labels.yaml', 'Call us', 'Ring us')
  await expect.poll(() => page.locator('#call').textContent()).toBe('Ring us')
  change('templates/styles.css', /$/, '\nh1 { color: rgb(1, 2, 3) }\n')
  const color = () => page.locator('h1').evaluate((element) => getComputedStyle(element).color)
  await expect.poll(color).toBe('rgb(1, 2, 3)')
  change('templates/pages/plain.tsx', '<p id="text">', '<p id="more">More</p><p id="text">')
  await expect.poll(() => page.locator('#more').count()).toBe(1)
  expect(await isSame(page)).toBe(true)
})

test('a problem lies over the last good page, opens its place, and goes when it is fixed', async () => {
  const page = await visit()
  const text = dev.read(CONTACT)
  dev.write({ [CONTACT]: text.replace('name:', 'nam:') })
  const dialog = page.getByRole('dialog', { name: 'Problems: 1' })
  await dialog.waitFor()
  expect(await dialog.locator('pre').textContent()).toBe(
    (await dev.says('the last good site stays')).split('\n\n1 error')[0],
  )
  expect(await page.locator('h1').textContent()).toBe('Contact')
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: `${CONTACT}:1:1` }).click()
  await expect.poll(() => dev.opened()).toBe(join(dev.folder, CONTACT))
  dev.write({ [CONTACT]: text })
  await expect.poll(() => dialog.count()).toBe(0)
  expect(await isSame(page)).toBe(true)
})

test('a template that does not parse, and one that throws on this page alone', async () => {
  const page = await visit()
  const file = 'templates/pages/plain.tsx'
  const text = dev.read(file)
  dev.write({ [file]: text.replace('</main>', '</man>') })
  await page.getByRole('dialog').waitFor()
  expect(await page.getByRole('dialog').textContent()).toContain('closing')
  dev.write({ [file]: text.replace('<h1>', '<h1>{entry.missing.name}') })
  await expect.poll(() => page.getByRole('dialog').textContent()).toContain('threw while drawing /contact')
  expect(await page.locator('h1').textContent()).toBe('Contact')
  // The other pages are not concerned.
  const other = await visit('/')
  expect(await other.getByRole('dialog').count()).toBe(0)
  dev.write({ [file]: text })
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
})

test('what the form sends comes into the inbox, and nowhere else', async () => {
  const page = await visit()
  await page.locator('main input').fill('Hello <b>there</b>')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect
    .poll(async () => {
      await page.goto(`${dev.origin}/__site/inbox`)
      return page
        .locator('dd')
        .textContent({ timeout: 1000 })
        .catch(() => '')
    })
    .toBe('Hello <b>there</b>')
  expect(await axe(page)).toEqual([])
})

test('a folder that is taken away and brought back, and a thousand files at once', async () => {
  const page = await visit()
  dev.write({})
  renameSync(join(dev.folder, 'content'), join(dev.folder, '.content'))
  await page.getByRole('dialog').waitFor()
  dev.write({})
  renameSync(join(dev.folder, '.content'), join(dev.folder, 'content'))
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  dev.write({})
  mkdirSync(join(dev.folder, 'public/.many'), { recursive: true })
  for (let i = 0; i < 1000; i++) writeFileSync(join(dev.folder, `public/.many/${i}.txt`), 'x')
  renameSync(join(dev.folder, 'public/.many'), join(dev.folder, 'public/many'))
  const said = await dev.says(/more files?: 5 pages|many[^\n]*: \d+ pages/)
  expect(said.trim().split('\n')).toHaveLength(1)
  // Where the machine is busy, the last of them come a turn later.
  await expect.poll(() => page.evaluate(async () => (await fetch('/many/999.txt')).status)).toBe(200)
  rmSync(join(dev.folder, 'public/many'), { recursive: true })
  await dev.says(/many[^\n]*\n[^\n]*many/)
})

test('nothing of it is in what a build writes', () => {
  const { folder } = builtSite()
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.[a-z]+$/.test(file))
  expect(files.length).toBeGreaterThan(100)
  const held = (file: string) => /__site|site-dev|<!--s:\d|data-token/.test(readFileSync(join(folder, file), 'latin1'))
  expect(files.filter(held)).toEqual([])
})

test('findings, pages and redirects of the site are listed, which a search narrows', async () => {
  const page = await visit('/__site')
  // The check takes a while; the page is there before.
  await page.getByRole('heading', { name: /^Findings: \d/ }).waitFor()
  expect(await page.getByRole('link', { name: '/repairs/brakes' }).count()).toBe(1)
  expect(await page.getByRole('link', { name: '/old-contact' }).count()).toBe(1)
  expect(await axe(page)).toEqual([])
  await page.getByRole('searchbox').fill('Brakes')
  await page.getByRole('button', { name: 'Search' }).click()
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    expect.stringMatching(/^Findings: \d+$/),
    'Pages: 1',
    'Redirects: 0',
  ])
})
