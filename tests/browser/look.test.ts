// What only the eye would find: things that belong on one line, and things that must not touch. On the built site.
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { pageAt, places, visit } from './harness.ts'
import { builtSite } from './served.ts'

const site = builtSite()

const boxes = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))

/** How far apart the lines of each item stand, and how far the items. */
const distances = (items: Locator) =>
  items.evaluateAll((all) => {
    const lines = all.map((item) => {
      const range = document.createRange()
      range.selectNodeContents(item)
      const boxes = [...range.getClientRects()].filter(({ height, width }) => height > 5 && height < 30 && width > 25)
      return [...new Map(boxes.map((box) => [Math.round(box.bottom / 4), box])).values()]
    })
    const apart = (upper?: DOMRect, lower?: DOMRect) => (lower?.top ?? 0) - (upper?.bottom ?? 0)
    return {
      lefts: all.map((item) => item.getBoundingClientRect().left),
      lines: lines.map((one) => one.length),
      within: Math.max(...lines.flatMap((one) => one.slice(1).map((line, i) => apart(one[i], line)))),
      between: Math.min(...lines.slice(1).map((one, i) => apart(lines[i]?.at(-1), one[0]))),
    }
  })

test.each(['/faq', '/services/apofraksi-lekanis'])('%s: the sign of a question is level with it', async (path) => {
  const page = await pageAt(path)
  const off = await page.locator('main summary').evaluateAll((all) =>
    all.map((summary) => {
      const [text, sign] = [...summary.children].map((child) => child.getBoundingClientRect())
      return Math.abs((text?.top ?? 0) + (text?.bottom ?? 99) - (sign?.top ?? 0) - (sign?.bottom ?? 0)) / 2
    }),
  )
  expect(off.length).toBeGreaterThan(4)
  expect(Math.max(...off)).toBeLessThan(1)
})

test.each([600, 720, 1280])('at %i px the lines of the address stand one below the other', async (width) => {
  const page = await pageAt(places.plain, { width })
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media })
    const { lefts, between } = await distances(page.locator('address li'))
    expect(lefts).toHaveLength(5)
    expect(new Set(lefts).size, media).toBe(1)
    expect(between, media).toBeGreaterThan(0)
  }
})

test('what takes two lines in the footer or the menu does not run into the next', async () => {
  const narrow = await pageAt(places.plain, { width: 320, height: 700 })
  await narrow.locator('.header-toggle').click()
  await narrow.locator('.menu-facts').waitFor()
  for (const items of [narrow.locator('address li'), narrow.locator('.menu-facts li')]) {
    const { lines, within, between } = await distances(items)
    expect(Math.max(...lines)).toBe(2)
    expect(between).toBeGreaterThan(within + 4)
  }
})

test('the columns of the footer begin on one line and have room for their words', async () => {
  const page = await pageAt(places.plain)
  const middles = (await boxes(page, '.footer :is(.brand span, h2)')).map(({ top, bottom }) => (top + bottom) / 2)
  expect(middles).toHaveLength(4)
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2)
  for (const width of [768, 1024, 1120]) {
    await page.setViewportSize({ width, height: 900 })
    const widths = (await boxes(page, '.footer-columns > *')).map(({ width: own }) => own)
    expect(widths).toHaveLength(4)
    expect(Math.min(...widths), `${width}`).toBeGreaterThan(150)
  }
})

test('on paper a picture that has not come leaves no hole, and one that has is there', async () => {
  const page = await pageAt('/services/apofraksi-kathetis-stilis-toualeton')
  const figure = page.locator('main figure:has([data-lazy])')
  await page.locator('[data-lazy="held"]').waitFor()
  const onPaper = async () => {
    await page.emulateMedia({ media: 'print' })
    const isShown = await figure.evaluate((one) => one.checkVisibility())
    await page.emulateMedia({ media: 'screen' })
    return isShown
  }
  expect(await onPaper()).toBe(false)
  await figure.scrollIntoViewIfNeeded()
  await page.locator('[data-lazy="shown"]').waitFor()
  expect(await onPaper()).toBe(true)
})

test('on a telephone the home page is at most eight screens long, and its list of problems is on the second', async () => {
  const page = await pageAt('/', { width: 390, height: 844 })
  // On a busy machine the headings' font may come too late for a page (font-display: optional): the next one has it.
  const height = () => page.reload().then(() => page.evaluate(() => document.documentElement.scrollHeight))
  await expect.poll(height).toBeLessThanOrEqual(8 * 844)
  const list = await page.locator('.triage').boundingBox()
  expect(list?.y).toBeLessThan(844 + 200)
})

test('on paper the advice for a problem follows its name', async () => {
  const page = await pageAt('/')
  await page.emulateMedia({ media: 'print' })
  await expect
    .poll(() =>
      page
        .locator('.triage li')
        .first()
        .evaluate((item) => getComputedStyle(item).display),
    )
    .toBe('block')
  const tops = (await boxes(page, '.triage :is(summary, details p:first-child)')).map(({ top }) => top)
  expect(tops).toHaveLength(16)
  expect(tops).toEqual([...tops].sort((a, b) => a - b))
})

test.each([390, 1280])(
  'at %i px a press on the house opens the problem of its place, without script',
  async (width) => {
    const { page } = await visit({ path: '/', width, javaScriptEnabled: false })
    const house = page.locator('.triage img')
    await house.scrollIntoViewIfNeeded()
    const press = async (x: number, y: number) => {
      const box = await house.boundingBox()
      if (!box) throw new Error('the house is drawn')
      await page.mouse.click(box.x + (x / 480) * box.width, box.y + (y / 400) * box.height)
      return page.locator('.triage details[open] summary > span').allTextContents()
    }
    expect(await press(134, 110)).toEqual(['Μπανιέρα, ντους'])
    expect(await press(400, 320)).toEqual(['Φρεάτιο'])
    expect(await press(182, 120)).toEqual(['Κάθετη στήλη'])
    expect(await page.locator('.triage details[open] .button-call').isVisible()).toBe(true)
  },
)

test('with letters twice as large, telephone numbers stay whole on a telephone, and the menu is not cut off', async () => {
  const page = await pageAt('/404', { width: 390, height: 844 })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } })
  await page.goto(`${site.origin}/`)
  await page.locator('.header-toggle').click()
  await page.locator('.menu-facts').waitFor()
  const numbers = await page
    .locator('.hero .button-call b, .banner .button-call b, .call-bar b, .menu-facts a[href^="tel:"]')
    .evaluateAll((all) => all.map((number) => new Set([...number.getClientRects()].map(({ top }) => top)).size))
  expect(numbers).toEqual([1, 1, 1, 1])
  expect(await page.locator('.menu-facts a[href^="tel:"]').evaluate((link) => link.clientHeight)).toBeLessThan(100)
  expect(await page.locator('.menu').evaluate((menu) => menu.scrollWidth - menu.clientWidth)).toBe(0)
  await session.detach()
})

test.each([390, 1280])(
  'F2 at %i px a link to an answer opens its question, which is below the header',
  async (width) => {
    const page = await pageAt('/faq', { width, height: 800 })
    const answer = page.locator('main details div[id]').nth(6)
    await page.goto(`${site.origin}/faq#${await answer.getAttribute('id')}`)
    expect(await answer.isVisible()).toBe(true)
    const header = await page.locator('.header').boundingBox()
    const question = await page.locator('main summary').nth(6).boundingBox()
    expect(question?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
    expect(question?.y).toBeLessThan(400)
  },
)

test('on paper a page says its address and its telephone, and what stands together is not torn', async () => {
  const page = await pageAt('/services/apofraksi-lekanis')
  await page.locator('.footer').scrollIntoViewIfNeeded()
  const styleOf = (selector: string, name: string, pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one, [name, pseudo]) => getComputedStyle(one, pseudo).getPropertyValue(name ?? ''), [name, pseudo])
  expect(await styleOf('[rel="canonical"]', 'display')).toBe('none')
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => styleOf('[rel="canonical"]', 'display')).toBe('block')
  const address = await page.locator('[rel="canonical"]').getAttribute('href')
  expect(address).toMatch(/^https:.*\/services\/apofraksi-lekanis$/)
  expect(await styleOf('[rel="canonical"]', 'content', '::before')).toBe(`"${address}"`)
  expect(await page.locator('address a[href^="tel:"]').first().isVisible()).toBe(true)
  expect(await page.locator('summary > svg').first().isVisible()).toBe(false)
  for (const whole of ['main li', 'details', '.footer']) expect(await styleOf(whole, 'break-inside')).toBe('avoid')
  expect(await styleOf('main h2', 'break-after')).toBe('avoid')
})

test.each([320, 768, 1280])('at %i px no range is broken at its hyphen', async (width) => {
  const page = await pageAt('/404', { width, height: 800 })
  for (const path of ['/faq', '/apolymansi', '/services/apofraksi-kathetis-kouzinas']) {
    await page.goto(site.origin + path)
    await page.locator('main details').evaluateAll((all) => {
      for (const one of all as HTMLDetailsElement[]) one.removeAttribute('name')
      for (const one of all as HTMLDetailsElement[]) one.open = true
    })
    const [bare, lines] = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      let bare = 0
      while (texts.nextNode())
        if (/\d-\d/.test(texts.currentNode.textContent ?? '') && !texts.currentNode.parentElement?.matches('.whole'))
          bare++
      return [bare, [...document.querySelectorAll('main .whole')].map((one) => one.getClientRects().length)]
    })
    expect(bare, path).toBe(0)
    expect(new Set(lines), path).toEqual(new Set([1]))
  }
})

test('the first view of the home page says a price, on a telephone too', async () => {
  const page = await pageAt('/', { width: 390, height: 844 })
  const price = await page.locator('.facts li', { hasText: '€' }).boundingBox()
  const bar = await page.locator('.call-bar').boundingBox()
  expect((price?.y ?? 999) + (price?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
})

test.each([360, 390, 768, 1280])(
  'at %i px the names on the map of the areas are at least 10 px high',
  async (width) => {
    const page = await pageAt('/areas', { width })
    const sizes = await page
      .locator('.map-label')
      .evaluateAll((all) =>
        (all as SVGTextElement[]).map(
          (text) => Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
        ),
      )
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(10)
  },
)

test.each([768, 900, 1024, 1119])('at %i px the header shows the name and the number', async (width) => {
  const page = await pageAt('/', { width })
  for (const words of ['.header-bar > .brand span', '.header-bar > .button-call b']) {
    const box = await page.locator(words).boundingBox()
    expect(box?.width, words).toBeGreaterThan(80)
  }
  // They stay when the page is scrolled.
  await page.evaluate(() => scrollTo(0, 800))
  expect(await page.locator('.header-bar > .button-call').boundingBox()).toMatchObject({ y: expect.closeTo(30, -2) })
})

test.each([390, 1280])('at %i px what to do at once follows the hero of services and areas', async (width) => {
  for (const path of ['/areas/nikaia', '/services/apofraksi-lekanis', '/services/apofraksi-kathetis-kouzinas']) {
    const page = await pageAt(path, { width })
    const hero = await page.locator('.hero').boundingBox()
    const urgent = await page.locator('.urgent').boundingBox()
    expect(urgent?.y, path).toBeCloseTo((hero?.y ?? 0) + (hero?.height ?? 0), 0)
    expect(urgent?.y, path).toBeLessThan(740)
  }
})

test.each(['/404', '/politiki-aporritou', '/epikoinwnia'])('%s begins at one left edge', async (path) => {
  const page = await pageAt(path)
  const starts = await boxes(page, '.header-bar > .brand, h1, main :is(summary, h2, h1 ~ p), .footer .brand')
  const lefts = starts.map(({ left }) => Math.round(left))
  expect(new Set(lefts.filter((left) => left < 600)).size).toBe(1)
})

test('groups of one service share a row', async () => {
  const page = await pageAt('/services')
  const [one, other] = await boxes(page, '#apolymansi, #antliseis')
  expect(one?.top).toBe(other?.top)
})

test.each([800, 1280])('at %i px no card of a list is alone in the last row, however many there are', async (width) => {
  const page = await pageAt('/services', { width })
  const rows = await page.evaluate(() => {
    const list = document.querySelector('.cards') as HTMLElement
    const [card] = list.children
    return Array.from({ length: 26 }, (_, i) => {
      list.replaceChildren(...Array.from({ length: i + 1 }, () => card?.cloneNode(true) as Node))
      const tops = [...list.children].map((each) => each.getBoundingClientRect().top)
      return tops.filter((top) => top === tops.at(-1)).length
    })
  })
  // One card alone is the whole list.
  expect(rows.slice(1).filter((last) => last < 2)).toEqual([])
})

test.each([320, 390, 768, 1024, 1280])('at %i px the name of an area stands on one line', async (width) => {
  const page = await pageAt('/404', { width })
  for (const [path, longest] of [
    ['/', 'Κορυδαλλός'],
    ['/areas/aigaleo', 'Αγία Βαρβάρα'],
    ['/areas/nea-smyrni', 'Παλαιό Φάληρο'],
  ] as const) {
    await page.goto(site.origin + path)
    const lines = await page.locator('.areas a').evaluateAll((all) =>
      all.map((link) => {
        const name = document.createRange()
        name.selectNodeContents(link.lastChild as Node)
        return [link.textContent, name.getClientRects().length]
      }),
    )
    expect(lines, path).toContainEqual([longest, 1])
    expect(lines.filter(([, count]) => count !== 1)).toEqual([])
  }
})

test('a portrait drawing is shown whole', async () => {
  const page = await pageAt('/services/apofraksi-kathetis-stilis-toualeton')
  const image = page.locator('figure img').last()
  const { width = 1, height = 0 } = (await image.boundingBox()) ?? {}
  expect(height / width).toBeCloseTo(480 / 360, 1)
})
