// What needs no island: questions, lazy pictures, and the craft of the whole page, by their acceptance lines F, S, L, P. On the built site.
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { pageAt, places } from './harness.ts'
import { builtSite } from './served.ts'

const site = builtSite()
const phone = { width: 390, height: 844, isMobile: true, hasTouch: true }
const openOnes = (page: Page) =>
  page
    .locator('main details')
    .evaluateAll((all) => all.flatMap((one, i) => ((one as HTMLDetailsElement).open ? [i] : [])))

describe.each([
  ['with script', {}],
  ['with script off', { javaScriptEnabled: false }],
])('questions, %s', (_, options) => {
  test('F1 F2 eleven questions, the first open; any number may be open', async () => {
    const page = await pageAt('/faq', options)
    const summary = page.locator('main summary')
    expect(await summary.count()).toBe(11)
    expect(await openOnes(page)).toEqual([0])
    await summary.nth(3).click()
    await summary.nth(5).click()
    expect(await openOnes(page)).toEqual([0, 3, 5])
    await summary.nth(0).click()
    expect(await openOnes(page)).toEqual([3, 5])
  })

  test('F3 Enter and Space open and close, and every question is reached by Tab', async () => {
    const page = await pageAt('/faq', options)
    const summary = page.locator('main summary')
    await summary.nth(1).focus()
    await page.keyboard.press('Enter')
    expect(await openOnes(page)).toEqual([0, 1])
    await page.keyboard.press('Space')
    expect(await openOnes(page)).toEqual([0])
    await page.keyboard.press('Tab')
    expect(await summary.nth(2).evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('S1 S2 S3 on the disinfection page one question is open at a time, or none', async () => {
    const page = await pageAt('/apolymansi', options)
    const summary = page.locator('main summary')
    expect(await summary.count()).toBe(5)
    for (const [click, open] of [
      [0, [0]],
      [3, [3]],
      [1, [1]],
      [1, []],
    ] as const) {
      await summary.nth(click).click()
      expect(await openOnes(page)).toEqual(open)
    }
  })
})

test('F5 print shows every answer, the telephone and the address, and no bars or menus', async () => {
  const page = await pageAt('/faq', phone)
  const seen = () =>
    page
      .locator('main details > div')
      .evaluateAll(
        (answers) =>
          answers.filter((answer) => answer.checkVisibility() && answer.getBoundingClientRect().height > 10).length,
      )
  expect(await seen()).toBe(1)
  expect(await page.locator('.call-bar').isVisible()).toBe(true)
  await page.emulateMedia({ media: 'print' })
  expect(await seen()).toBe(11)
  expect(await page.locator('.header').isVisible()).toBe(false)
  expect(await page.locator('.call-bar').isVisible()).toBe(false)
  expect(await page.locator('address').innerText()).toMatch(/184\s50[\s\S]*690\s000\s0000[\s\S]*210\s000\s0000/)
})

describe('lazy pictures', () => {
  const pictures = (page: Page) => page.locator('[data-lazy]')
  const asked = async (options = {}) => {
    const page = await pageAt('/404', { ...phone, ...options })
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.goto(`${site.origin}/services/apofraksi-me-kamera`)
    const name = await pictures(page).first().locator('img').first().getAttribute('src')
    return { page, requests, name: name ?? '' }
  }

  test('L1 L2 nothing is asked for while a picture is far, and it is once a tenth of it is within 50 px', async () => {
    const { page, requests, name } = await asked()
    const top = await pictures(page)
      .first()
      .evaluate((element) => element.getBoundingClientRect().top + scrollY)
    const height = await pictures(page)
      .first()
      .evaluate((element) => element.getBoundingClientRect().height)
    await page.evaluate((y) => scrollTo(0, y), top - 844 - 60)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(requests).not.toContain(name)
    const arrived = page.waitForRequest((request) => new URL(request.url()).pathname === name)
    await page.evaluate((y) => scrollTo(0, y), top - 844 - 50 + height * 0.1 + 2)
    await arrived
  })

  test('L3 L4 the box has its size before, nothing moves, and the picture fades in', async () => {
    const { page } = await asked()
    const image = pictures(page).first().locator('img').first()
    const before = await image.boundingBox()
    expect(Number(await image.evaluate((element) => getComputedStyle(element).opacity))).toBeLessThan(1)
    await image.scrollIntoViewIfNeeded()
    await page.locator('[data-lazy="shown"]').first().waitFor()
    await expect.poll(() => image.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
    const after = await image.boundingBox()
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height])
  })

  test('L4 with reduced motion nothing pulses and nothing fades', async () => {
    const { page } = await asked({ reducedMotion: 'reduce' })
    const style = await pictures(page)
      .first()
      .locator('img')
      .first()
      .evaluate((element) => [getComputedStyle(element).animationName, getComputedStyle(element).opacity])
    expect(style).toEqual(['none', '1'])
  })

  test('L5 with script off the picture is there all the same, in a box of its own height', async () => {
    const page = await pageAt('/', { ...phone, javaScriptEnabled: false })
    const image = pictures(page).first().locator('img')
    await image.scrollIntoViewIfNeeded()
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
    expect((await pictures(page).first().boundingBox())?.height).toBe((await image.boundingBox())?.height)
  })

  test('L6 a picture that does not come leaves its words, not a pulse for ever', async () => {
    const page = await pageAt('/404', phone)
    await page.route(/camera-inspection/, (route) => route.abort())
    await page.goto(`${site.origin}/services/apofraksi-me-kamera`)
    const picture = pictures(page).first()
    await picture.scrollIntoViewIfNeeded()
    await page.locator('[data-lazy="shown"]').first().waitFor()
    expect(
      await picture
        .locator('img')
        .first()
        .evaluate((element) => getComputedStyle(element).animationName),
    ).toBe('none')
    expect(await picture.locator('img').first().getAttribute('alt')).not.toBe('')
  })
})

describe('the whole page', () => {
  test('P1 another page begins at its top', async () => {
    const page = await pageAt('/company')
    await page.evaluate(() => scrollTo(0, 900))
    await page.locator('footer a[href="/faq"]').click()
    await page.waitForURL('**/faq')
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('P2 the first Tab shows a link that leads past the menu', async () => {
    const page = await pageAt('/services/apofraksi-lekanis')
    await page.keyboard.press('Tab')
    const skip = page.locator('.skip')
    expect(
      await skip.evaluate((element) => element === document.activeElement && element.getBoundingClientRect().top >= 0),
    ).toBe(true)
    await page.keyboard.press('Enter')
    expect(new URL(page.url()).hash).toBe('#main')
  })

  test('P5 the old address of disinfection leads to the new one and leaves no step back to itself', async () => {
    const page = await pageAt('/company')
    await page.goto(`${site.origin}/services/disinfection`)
    await page.waitForURL('**/services/apolymansi')
    await page.goBack()
    expect(new URL(page.url()).pathname).toBe('/company')
  })

  test.each([
    ['390 px', phone],
    ['1280 px', {}],
  ])('P6 P9 at %s the focus is always seen: outlined, and not behind the bars', async (_, options) => {
    const page = await pageAt('/areas/piraeus', options)
    const hidden: string[] = []
    let stops = 0
    for (; stops < 120; stops++) {
      await page.keyboard.press('Tab')
      const fault = await page.evaluate(() => {
        const element = document.activeElement
        if (!element || element === document.body) return 'end'
        if (element.tagName === 'IFRAME' || element.matches('.skip')) return ''
        const inSvg = element.closest('svg') !== null
        const style = getComputedStyle(
          element.matches('.cards a') ? element : element,
          element.matches('.cards a') ? '::after' : undefined,
        )
        if (style.outlineStyle === 'none') return `no outline: ${element.outerHTML.slice(0, 80)}`
        const { top, bottom } = element.getBoundingClientRect()
        const bars = [...document.querySelectorAll('.header, .call-bar')]
          .filter((bar) => !bar.contains(element) && getComputedStyle(bar).display !== 'none')
          .map((bar) => bar.getBoundingClientRect())
        return !inSvg && bars.some((bar) => top >= bar.top && bottom <= bar.bottom)
          ? `behind a bar: ${element.outerHTML.slice(0, 80)}`
          : ''
      })
      if (fault === 'end') break
      if (fault) hidden.push(fault)
    }
    expect(stops).toBeGreaterThan(40)
    expect(hidden).toEqual([])
  })

  test.each([
    ['390 px', phone],
    ['1280 px', { width: 1280, height: 720 }],
    ['1280 px, low', { width: 1280, height: 500 }],
  ])('P9 at %s no field with the focus is half hidden, however it got the focus', async (_, options) => {
    const page = await pageAt('/epikoinwnia', options)
    const faults: string[] = []
    await page.locator('main :is(input, select, textarea)').first().focus()
    await page.locator('[data-island*="contact-form."][data-live]').waitFor()
    /** Scrolls a field half behind a bar, with the focus before it for Tab; answers where it can be pressed. */
    const hide = (i: number, bar: string, way: string) =>
      page.evaluate(
        ({ i, bar, way }) => {
          const all = [...document.querySelectorAll<HTMLElement>('main :is(a, input, select, textarea)')]
          const field = [...document.querySelectorAll<HTMLElement>('main :is(input, select, textarea)')][
            i
          ] as HTMLElement
          ;(document.activeElement as HTMLElement).blur()
          const { bottom, top, height } = (document.querySelector(bar) as Element).getBoundingClientRect()
          const below = height ? top : innerHeight
          const edge = bar === '.header' ? bottom : below
          const box = field.getBoundingClientRect()
          scrollTo(0, scrollY + box.top + box.height / 2 - edge)
          if (way === 'focus') field.focus()
          if (way === 'Tab') all[all.indexOf(field) - 1]?.focus({ preventScroll: true })
          return { x: box.x + 40, y: edge + (bar === '.header' ? 8 : -8) }
        },
        { i, bar, way },
      )
    const faultOf = (i: number) =>
      page.evaluate((i) => {
        const field = document.querySelectorAll('main :is(input, select, textarea)')[i] as Element
        const [header, call] = ['.header', '.call-bar'].map((bar) =>
          (document.querySelector(bar) as Element).getBoundingClientRect(),
        )
        const { top, bottom } = field.getBoundingClientRect()
        if (field !== document.activeElement) return 'has no focus'
        const end = call?.height ? call.top : innerHeight
        return top < (header?.bottom ?? 0) || bottom > end ? `is from ${top} to ${bottom} of ${end}` : ''
      }, i)
    const count = await page.locator('main :is(input, select, textarea)').count()
    expect(count).toBeGreaterThan(4)
    for (let i = 0; i < count; i++)
      for (const bar of ['.header', '.call-bar'])
        for (const way of ['press', 'focus', 'Tab']) {
          const { x, y } = await hide(i, bar, way)
          if (way === 'press') await page.mouse.click(x, y)
          if (way === 'Tab') await page.keyboard.press('Tab')
          const fault = await faultOf(i)
          if (fault) faults.push(`field ${i} by ${way} at ${bar}: ${fault}`)
        }
    expect(faults).toEqual([])
  })

  test('the picture of the first view is not last in line', async () => {
    const page = await pageAt('/404')
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const asked: { path: string; priority: string }[] = []
    session.on('Network.requestWillBeSent', ({ request }) =>
      asked.push({ path: new URL(request.url).pathname, priority: request.initialPriority }),
    )
    await page.goto(`${site.origin}/services/apofraksi-lekanis`, { waitUntil: 'networkidle' })
    const src = await page.locator('.house img').getAttribute('src')
    expect(asked.filter(({ path }) => path === src)).toEqual([{ path: src, priority: 'High' }])
  })

  // In the box of the location it has no border of its own.
  test.each([
    ['/', 350],
    ['/epikoinwnia', 352],
  ])('%s: the map is fetched when it is asked for, and no stop for Tab before', async (path, height) => {
    const page = await pageAt(places.plain)
    const asked: (string | undefined)[][] = []
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    await page.route(/openstreetmap/, async (route) => {
      asked.push([route.request().url(), route.request().headers().referer])
      await route.fulfill({ contentType: 'text/html', body: '<p>the map</p>' })
    })
    await page.goto(site.origin + path)
    const link = page.locator('main a[target=map]')
    await link.focus()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('A')
    await page.waitForLoadState('networkidle')
    expect([asked, said]).toEqual([[], []])
    await link.press('Enter')
    await page.frameLocator('main iframe').getByText('the map').waitFor()
    expect(asked).toEqual([[expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/export\/embed/), undefined]])
    expect(await page.locator('main iframe').boundingBox()).toMatchObject({ height })
    expect(said).toEqual([])
  })

  test('without its script the map opens in a window of its own', async () => {
    const page = await pageAt('/', { javaScriptEnabled: false })
    const opened = page.waitForEvent('popup')
    await page.locator('main a[target=map]').click({ noWaitAfter: true })
    expect((await opened).url()).toMatch(/openstreetmap|^chrome-error:|^about:blank/)
    expect(await page.locator('main iframe').isVisible()).toBe(false)
  })

  test('motion only where it is welcome: pages change softly unless reduced motion is asked for', async () => {
    const css = site.file('index.html')
    expect(css).toMatch(/@media \(prefers-reduced-motion:no-preference\)\{[^@]*@view-transition\{navigation:auto\}/)
    expect(css).toContain(
      '<script type="speculationrules">{"prefetch":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}</script>',
    )
  })

  test('with forced colours, the entry of this page has a line of its own', async () => {
    const page = await pageAt('/faq', { forcedColors: 'active' })
    const lines = await page
      .locator('.header-menu > ul > li > a')
      .evaluateAll((all) => all.map((one) => [one.ariaCurrent, getComputedStyle(one).borderBottomWidth]))
    expect(lines.filter(([, width]) => width !== '0px')).toEqual([['page', '3px']])
  })

  test('with forced colours, buttons have an edge', async () => {
    const page = await pageAt('/', { ...phone, forcedColors: 'active' })
    for (const button of ['.hero .button-call', '.header-call', '.header-toggle']) {
      const edge = await page
        .locator(button)
        .evaluate((element) => [getComputedStyle(element).borderTopWidth, getComputedStyle(element).borderTopColor])
      expect(edge, button).toEqual(['2px', expect.not.stringContaining('rgba')])
    }
  })
})
