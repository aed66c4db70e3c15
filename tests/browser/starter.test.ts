// What `site init` makes, with a photo of three lines of YAML, in a real browser: axe on every page in light and dark, and
// no line that breaks on a telephone, in both languages and in a font wider than most.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cli, repository, shareCache } from '../helpers/command.ts'
import { axe } from './harness.ts'
import { connect, filesIn } from './served.ts'
import { type Server, serve } from './server.ts'

/** A language, and where the work is done. */
const KINDS = ['en-customers', 'en-premises', 'el-customers', 'el-premises'] as const
/** The one whose owner has written what a new site leaves out. */
const FULL = 'en-premises'
const work = mkdtempSync(join(tmpdir(), 'starter-'))
const sites = new Map<string, { server: Server; pages: string[] }>()
let browser: Browser
beforeAll(async () => {
  browser = await connect()
  for (const kind of KINDS) {
    const folder = join(work, kind)
    const [lang = '', where = ''] = kind.split('-')
    await cli(['init', folder, '--lang', lang, '--where', where])
    shareCache(folder)
    await withPhoto(folder)
    if (kind === FULL) {
      withMore(folder)
      withPeople(folder)
    }
    if (kind === 'el-premises') withColumns(folder)
    symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'))
    const { code, err } = await cli(['build', '--root', folder])
    if (code !== 0) throw new Error(err)
    const files = filesIn(join(folder, 'dist'))
    const pages = [...files].flatMap(([path, bytes]) => (String(bytes).startsWith('<!DOCTYPE') ? [path] : []))
    sites.set(kind, { server: await serve(files), pages })
  }
})
afterAll(async () => {
  await browser?.close()
  for (const { server } of sites.values()) await server.close()
  rmSync(work, { recursive: true, force: true })
})

/** The first page of a site with a photo wider than any screen. */
async function withPhoto(folder: string): Promise<void> {
  mkdirSync(join(folder, 'content/images'))
  const photo = sharp({ create: { width: 1700, height: 1100, channels: 3, background: '#7a6a55' } })
  await photo.jpeg().toFile(join(folder, 'content/images/at-work.jpg'))
  const home = join(folder, 'content/pages/home.yaml')
  const lines = '\n    photo: { file: at-work.jpg, alt: Two hands at work }\n  - block: cards'
  writeFileSync(home, readFileSync(home, 'utf8').replace('\n  - block: cards', lines))
}

/** A field of each type. */
const FIELDS = [
  '{ name: name, label: Your name, required: true }',
  '{ name: email, label: E-mail, type: email, required: true }',
  '{ name: phone, label: Telephone, type: tel }',
  '{ name: day, label: A day, type: date, min: today, help: We call you back about the time. }',
  '{ name: hour, label: From, type: time }',
  '{ name: bikes, label: How many, type: number, min: 1 }',
  '{ name: where, label: Where, type: radio, options: [{ name: At yours }, { name: At ours }] }',
  '{ name: agreed, label: I have read the rules, type: checkbox, required: true }',
  '{ name: what, label: What is it about, type: select, optionsFrom: services }',
  '{ name: photo, label: A photo, type: file }',
  '{ name: message, label: Anything else, type: textarea }',
]

/** A notice, a menu below a word, a map, marks, credentials, a branch and a brand. */
function withMore(folder: string): void {
  const file = join(folder, 'site.yaml')
  const marks = '    marks: [{ icon: instagram, name: Instagram, href: "https://www.instagram.com/x" }]\n    groups:'
  const legal = '  legal: { credentials: [{ name: Health board, value: registered practice }] }\n'
  // Friday nights end on Saturday.
  const hours =
    '[{ days: [Friday], opens: "18:00", closes: "02:00" }, ' + '{ days: [Saturday], opens: "09:00", closes: "13:00" }]'
  const bath =
    '  branches: { bath: { name: Workshop Bath, phones: [bath], hours: ' +
    `${hours}, seasons: [{ from: 07-01, through: 07-31, hours: ${hours} }], hoursShown: Friday nights, address: { locality: Bath, country: GB, shown: Bath } } }\n` +
    '  otherHours: [{ from: 2026-12-25, closed: true, shown: Closed on Christmas Day }]\n'
  const below =
    '[{ name: First visit, href: /services/first-visit, subItems: [{ name: The way, href: /areas/bristol }] }]'
  const drawing = (size: string, colour: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}"><path d="M0 0h40v40H0z" fill="${colour}"/></svg>`
  for (const [name, svg] of [
    ['logo', drawing('160 40', '#7c2d12')],
    ['night', drawing('160 40', '#ffd7c2')],
    ['mark', drawing('40 40', '#7c2d12')],
  ] as const)
    writeFileSync(join(folder, `content/images/${name}.svg`), svg)
  const brand =
    'brand:\n  look: bold\n  logo: { light: logo.svg, dark: night.svg }\n  icon: mark.svg\n' +
    '  font: "@expo-google-fonts/commissioner/500Medium/Commissioner_500Medium.ttf"\n'
  const yaml = readFileSync(file, 'utf8')
    .replace('brand:\n', brand)
    .replace('colour: "#11614f"', 'colour: "#7c2d12"')
    .replace('    groups:', marks)
    .replace('  page: /contact', '  page: /contact\n  booking: https://calendar.example/wheels')
    .replace('  delivery: mailto', `  delivery: netlify\n  form:\n    - ${FIELDS.join('\n    - ')}`)
    .replace('  hours:', `${legal}${bath}  hours:`)
    .replace(
      'label: Telephone }',
      'label: Telephone }\n    bath: { number: "+441174960124", shown: 0117 496 0124, label: Bath }',
    )
    .replace('href: "/#services" }', `href: "/#services", subItems: ${below} }`)
  const home = join(folder, 'content/pages/home.yaml')
  const section = [
    '  - block: embed',
    'heading: Choose a day',
    'src: https://calendar.example/wheels',
    'button: Show the calendar',
    'photo: { file: at-work.jpg, alt: A hand on a calendar }',
    'video: { title: How a booking works, date: 2026-11-03 }',
  ]
  const coupon = [
    '  - block: coupon',
    'id: winter',
    'heading: Ten per cent off',
    'text: For a **first** visit.',
    'code: WINTER',
    'until: 2098-12-31',
  ]
  writeFileSync(
    home,
    readFileSync(home, 'utf8').replace(
      '  - block: steps',
      `${[...section, ...coupon].join('\n    ').replace('\n      -', '\n  -')}\n  - block: steps`,
    ),
  )
  const prices = join(folder, 'content/prices.yaml')
  const raises = 'raises: { heading: What makes it more, items: [A Sunday] }\n'
  const winter = '  - { service: In winter, price: ask us, until: 2098-12-31 }\n'
  writeFileSync(prices, `${raises}${readFileSync(prices, 'utf8')}${winter}`)
  const privacy = join(folder, 'content/pages/privacy.yaml')
  const points = ['One', 'Two', 'Three'].map((title) => `{ title: ${title}, text: What we do with what you write. }`)
  const part = `{ heading: Our rules, paragraphs: [There are three.], points: [${points.join(', ')}] }`
  writeFileSync(privacy, `${readFileSync(privacy, 'utf8')}\nparts: [${part}]\n`)
  const embeds =
    'embeds: { calendar: { host: "https://calendar.example", why: The calendar is of Example., privacy: Example sees who books. } }\n'
  const map = 'map: { link: "https://maps.example/x", src: "https://maps.example/x.html" }'
  writeFileSync(file, `${yaml}\nnotice: { text: "Closed on [Friday](/contact)", until: 2099-01-01 }\n${map}\n${embeds}`)
}

/** Three columns of prices beside the durations. */
function withColumns(folder: string): void {
  const also = 'duration: "40 λεπτά", also: ["{second}", "{third}"]'
  const file = join(folder, 'content/prices.yaml')
  const rows = readFileSync(file, 'utf8').replaceAll(', price:', `, ${also}, price:`)
  writeFileSync(file, `columns: [Γυναίκες, Άνδρες, Παιδιά]\n${rows}`)
}

/** On the home page, two people and four photos of work. */
function withPeople(folder: string): void {
  const photo = (alt: string) => `file: at-work.jpg, alt: ${alt}`
  const people = ['Ann', 'Ben'].map((name) => `{ name: ${name}, role: Mechanic, photo: { ${photo(name)} } }`)
  const photos = ['One', 'Two', 'Three', 'Four'].map((name) => `{ ${photo(name)} }`)
  const sections = [
    `  - { block: team, heading: Who works here, people: [${people.join(', ')}] }`,
    `  - { block: gallery, heading: Our work, photos: [${photos.join(', ')}] }`,
  ]
  const home = join(folder, 'content/pages/home.yaml')
  const yaml = readFileSync(home, 'utf8')
  writeFileSync(home, yaml.replace('  - block: prices', `${sections.join('\n')}\n  - block: prices`))
}

test.each(KINDS)('%s: every page', async (kind) => {
  const { server, pages } = sites.get(kind) as { server: Server; pages: string[] }
  expect(pages).toHaveLength(11)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  for (const path of pages) {
    await page.goto(server.origin + path)
    // The templates are the same in every language, and this site shows all they have.
    for (const colorScheme of kind === FULL ? (['light', 'dark'] as const) : []) {
      await page.emulateMedia({ colorScheme })
      // At its end, where the call bar covers no link, and without the header, which may cover half of one.
      await page.evaluate(() => {
        const header = document.querySelector<HTMLElement>('.header') as HTMLElement
        header.style.position = 'static'
        scrollTo(0, document.body.scrollHeight)
      })
      expect(await axe(page), `${path} ${colorScheme}`).toEqual([])
    }
    const lines = await page.evaluate(async () => {
      const bar = document.querySelector('.call-bar .button-call')
      const images = [...document.querySelectorAll<HTMLImageElement>('main img')]
      // Photos far below the first view are fetched late.
      for (const image of images) image.loading = 'eager'
      await Promise.all(images.map((image) => image.decode()))
      return {
        over: document.documentElement.scrollWidth - innerWidth,
        header: document.querySelector('.header')?.getBoundingClientRect().height,
        faces: [...document.querySelectorAll('h1, h2, h3')].filter(
          (each) => !getComputedStyle(each).fontFamily.startsWith('Heading'),
        ).length,
        // On a gradient, axe leaves the contrast of text undecided.
        faint: [...document.querySelectorAll('.hero :is(.lead, .note, .facts) a')].filter(
          (link) => getComputedStyle(link).color !== getComputedStyle(link.parentElement as Element).color,
        ).length,
        photos: images.map(({ complete, currentSrc }) => complete && /\/at-work-\d+\./.test(currentSrc)),
        bar: bar && bar.getBoundingClientRect().height < 64,
      }
    })
    const photos = Array(kind === FULL ? 8 : 1).fill(true)
    expect(lines, path).toEqual({
      over: 0,
      header: 65,
      faces: 0,
      faint: kind === FULL ? 0 : expect.any(Number),
      photos: path === '/' ? photos : [],
      bar: true,
    })
  }
  await context.close()
})

test.each(['en-customers', 'en-premises'] as const)(
  'on a telephone nothing moves when the linked stylesheet comes after the page: %s',
  async (kind) => {
    const { server, pages } = sites.get(kind) as { server: Server; pages: string[] }
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true })
    const page = await context.newPage()
    await page.route('**/assets/late.*.css', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 250))
      await route.continue()
    })
    await page.addInitScript(() => {
      const view = Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) view.shift += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const moved: string[] = []
    for (const path of pages) {
      await page.goto(server.origin + path)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))))
      const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift)
      if (shift > 0) moved.push(`${path}: ${shift}`)
    }
    await context.close()
    expect(moved).toEqual([])
  },
)

test('on a wide screen, three points beside a heading are rows, and one card is a row as wide as its column', async () => {
  const { server } = sites.get(FULL) as { server: Server }
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const boxes = (selector: string) =>
    page.locator(selector).evaluateAll((items) => items.map((item) => item.getBoundingClientRect().width))
  await page.goto(`${server.origin}/privacy`)
  const points = await boxes('.beside .points > li')
  expect(points).toHaveLength(3)
  expect(Math.min(...points)).toBeGreaterThan(500)
  await page.goto(`${server.origin}/`)
  expect(await boxes('#services .cards > li')).toEqual([368, 368, 368])
  // The one area.
  const [row, ...others] = await boxes('#areas .cards > li')
  expect(others).toEqual([])
  expect(row).toBeGreaterThan(700)
  await page.close()
})

test('a notice is gone after its last day, a menu is a dialog with groups, a map is fetched when asked for', async () => {
  const { server } = sites.get(FULL) as { server: Server }
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const asked: string[] = []
  await page.route('https://maps.example/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ body: 'A map', contentType: 'text/html' })
  })
  await page.goto(`${server.origin}/contact`)
  const menu = page.locator('dialog.menu')
  await page.locator('.header-toggle').click()
  await menu.getByText('Services', { exact: true }).first().click()
  await menu.getByText('First visit').first().click()
  const names = await menu.locator('nav details a:visible').allInnerTexts()
  expect(names).toEqual(['Services', 'First visit', 'The way'])
  await menu.locator('.menu-head button').click()
  expect(await menu.isVisible()).toBe(false)

  const map = page.locator('.map-frame a')
  await map.scrollIntoViewIfNeeded()
  await map.focus()
  await page.waitForFunction(() => document.querySelector<HTMLElement>('.map-frame a')?.onclick)
  expect(asked).toEqual([])
  await map.click()
  await page.frameLocator('iframe').getByText('A map').waitFor()
  const notice = page.locator('[data-until]')
  expect(await notice.isVisible()).toBe(true)

  await page.clock.setFixedTime(new Date('2099-01-02T12:00:00Z'))
  await page.reload()
  await notice.waitFor({ state: 'hidden' })
  await context.close()
})

test('a form of every type of field is filled in and sent by keyboard, with a fault and a failure on the way', async () => {
  const { server } = sites.get(FULL) as { server: Server }
  const context = await browser.newContext()
  const page = await context.newPage()
  const posted: string[] = []
  let status = 500
  await page.route(`${server.origin}/contact`, (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    posted.push(route.request().headers()['content-type'] ?? '')
    return route.fulfill({ status })
  })
  await page.goto(`${server.origin}/contact`)
  const { keyboard } = page
  await page.getByLabel('Your name *', { exact: true }).focus()
  await page.locator('.form[data-live]').waitFor()
  await keyboard.type('Ann')
  await keyboard.press('Tab')
  await keyboard.type('ann')
  await keyboard.press('Enter')
  const email = page.getByLabel('E-mail *', { exact: true })
  const fault = page.locator(`#${await email.getAttribute('aria-describedby')}`)
  expect(await fault.textContent()).toBe(await email.evaluate((field: HTMLInputElement) => field.validationMessage))
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await axe(page, '.form'), colorScheme).toEqual([])
  }
  await keyboard.press('End')
  await keyboard.type('@example.com')
  expect(await fault.textContent()).toBe('')
  for (const typed of ['0113', '12032098']) {
    await keyboard.press('Tab')
    await keyboard.type(typed)
  }
  expect(await page.getByLabel('A day', { exact: true }).getAttribute('min')).toMatch(/^\d{4}-\d\d-\d\d$/)
  await page.getByLabel('From', { exact: true }).fill('09:30')
  await page.getByLabel('How many').focus()
  for (const key of ['2', 'Tab', 'Space', 'ArrowDown', 'Tab']) await keyboard.press(key)
  await page.getByLabel('What is it about').focus()
  await keyboard.type('First')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.type('It squeaks.')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  const agreed = page.getByLabel('I have read the rules *')
  expect(await agreed.evaluate((field) => document.activeElement === field)).toBe(true)
  expect(await page.locator('p:has([name=agreed]) .form-fault').textContent()).not.toBe('')
  await keyboard.press('Space')
  await page.getByRole('button', { name: 'Send' }).press('Enter')
  const filled = () => page.locator('form').evaluate((form: HTMLFormElement) => [...new FormData(form).values()])
  await page.getByText('Your message has not been sent').waitFor()
  expect(await page.locator('.form-alert a').getAttribute('href')).toMatch(/^tel:/)
  const answers = ['2098-12-03', '09:30', '2', 'At ours', '✓']
  const values = ['Ann', 'ann@example.com', '0113', ...answers, 'First visit', {}, 'It squeaks.', '', 'contact']
  expect(await filled()).toEqual(values)
  status = 200
  await keyboard.press('Enter')
  await page.getByRole('status').getByText('Your message has been sent').waitFor()
  expect(await filled()).toEqual(['', '', '', '', '', '', '', {}, '', '', 'contact'])
  expect(posted).toEqual(Array(2).fill(expect.stringMatching(/^multipart\/form-data; boundary=/)))
  await context.close()
})

test('an embed is a link, and its frame is fetched when asked for', async () => {
  const { server } = sites.get(FULL) as { server: Server }
  const context = await browser.newContext()
  const page = await context.newPage()
  const asked: string[] = []
  await page.route('https://calendar.example/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ body: 'A calendar', contentType: 'text/html' })
  })
  await page.goto(server.origin)
  expect(await page.locator('.fetched iframe').isVisible()).toBe(false)
  expect(await page.locator('.fetched .note').innerText()).toBe('The calendar is of Example.')
  const link = page.getByRole('link', { name: 'Show the calendar' })
  expect(await link.getAttribute('href')).toBe('https://calendar.example/wheels')
  expect(await page.locator('.hero .actions').getByText('Book a time').getAttribute('href')).toBe(
    'https://calendar.example/wheels',
  )
  await link.focus()
  await page.waitForFunction(() => document.querySelector<HTMLElement>('.fetched a')?.onclick)
  expect(asked).toEqual([])
  await link.click()
  await page.frameLocator('.fetched iframe').getByText('A calendar').waitFor()
  expect(await link.isVisible()).toBe(false)
  await page.goto(`${server.origin}/privacy`)
  expect(await page.getByText('Example sees who books.').isVisible()).toBe(true)
  await context.close()
})

test('a video and a coupon are told to search engines; coupon and price are gone after their last day', async () => {
  const { server } = sites.get(FULL) as { server: Server }
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(server.origin)
  const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')['@graph']
  const node = (type: string) => graph.find((each: Record<string, string>) => each['@type'] === type)
  expect(node('VideoObject')).toEqual({
    '@type': 'VideoObject',
    name: 'How a booking works',
    description: 'Choose a day',
    thumbnailUrl: expect.stringMatching(/^https:\/\/[^/]+\/assets\/at-work-\d+\./),
    uploadDate: '2026-11-03',
    embedUrl: 'https://calendar.example/wheels',
  })
  expect(node('Offer')).toMatchObject({
    '@id': expect.stringMatching(/\/#winter$/),
    name: 'Ten per cent off',
    description: 'For a first visit.',
    validThrough: '2098-12-31',
  })
  const coupon = page.locator('#winter')
  expect(await coupon.innerText()).toMatch(/WINTER\s+Write to us\s+Valid until (?:31 December 2098|December 31, 2098)/)
  const price = page.getByRole('row', { name: 'In winter' })
  expect(await price.count()).toBe(1)
  await page.clock.setFixedTime(new Date('2099-01-01T12:00:00Z'))
  await page.reload()
  await coupon.waitFor({ state: 'hidden' })
  await expect.poll(() => price.count()).toBe(0)
  await context.close()
})

test('the hours say whether a location is open, on its own clock', async () => {
  const { server } = sites.get(FULL) as { server: Server }
  const context = await browser.newContext({ timezoneId: 'Asia/Tokyo' })
  const page = await context.newPage()
  const states = page.locator('[data-hours]')
  const plain = await (await page.request.get(`${server.origin}/contact`)).text()
  expect(plain.match(/ data-hours=[^>]*>Opening hours</g)).toHaveLength(2)
  // The main location is open from Monday to Friday, 09:00 to 17:00.
  for (const [now, main, branch] of [
    ['2026-11-27T16:59:00Z', 'Open now, until 17:00', 'Closed until 18:00'],
    ['2026-11-28T01:59:00Z', 'Closed until Monday, 09:00', 'Open now, until 02:00'],
    ['2026-11-28T10:00:00Z', 'Closed until Monday, 09:00', 'Open now, until 13:00'],
    ['2026-12-25T10:00:00Z', 'Closed until Monday, 09:00', 'Closed until Saturday, 09:00'],
    // Summer time in London.
    ['2027-07-02T08:30:00Z', 'Open now, until 17:00', 'Closed until 18:00'],
  ] as const) {
    await page.clock.setFixedTime(new Date(now))
    await page.goto(`${server.origin}/contact`)
    await expect.poll(() => states.allInnerTexts(), { message: now }).toEqual([main, branch])
    // The season of that day is the first of the two tables of the branch, and the other is quieter.
    const first = page.locator('[data-season^="0"], [data-season="usual"]').first()
    await expect.poll(() => first.getAttribute('data-season')).toBe(now.includes('-07-') ? '07-01' : 'usual')
    const sizes = page.locator('[data-season] td').evaluateAll((all) => all.map((td) => getComputedStyle(td).fontSize))
    expect(new Set(await sizes)).toEqual(new Set(['17px', '15px']))
  }
  await context.close()
})

test('the brand of site.yaml is that of header, icons and browser frame', async () => {
  const { server } = sites.get(FULL) as { server: Server }
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(server.origin)
  const logo = page.locator('.header-bar > .brand img')
  const shown = () => logo.evaluate((image: HTMLImageElement) => [image.alt, image.height, image.currentSrc])
  expect(await shown()).toEqual([expect.stringMatching(/\w/), 40, expect.stringMatching(/\/logo-160\./)])
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(shown).toEqual([expect.anything(), 40, expect.stringMatching(/\/night-160\./)])
  const text = async (path: string) => (await page.request.get(server.origin + path)).text()
  expect(await text('/favicon.svg')).toContain('fill="#7c2d12"')
  const { theme_color: frame } = JSON.parse(await text('/manifest.webmanifest'))
  expect(await page.locator('meta[name="theme-color"]').first().getAttribute('content')).toBe(frame)
  await page.close()
  // Without a drawing the icon is the first letter of the name.
  const other = sites.get('el-customers') as { server: Server }
  expect(await (await fetch(`${other.server.origin}/favicon.svg`)).text()).toMatch(/^<svg .*<path fill="#f2c56b"/)
})

test('on a wide screen, people and photos fill their rows, the footer has room for five columns, and a form no hole', async () => {
  const { server } = sites.get(FULL) as { server: Server }
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`${server.origin}/`)
  const places = (selector: string) =>
    page.locator(selector).evaluateAll((items) =>
      items.map((item) => {
        const { left, top, width } = item.getBoundingClientRect()
        return { left, top, width }
      }),
    )
  // Rows are 1,136 px wide with gaps of 20.
  expect((await places('.people > li')).map(({ width }) => width)).toEqual([558, 558])
  const [photo, words] = await places('.people > :first-child > *')
  expect(words?.top).toBe(photo?.top)
  expect(words?.left).toBeGreaterThan(photo?.left ?? Number.POSITIVE_INFINITY)
  expect((await places('.gallery > li')).map(({ width }) => width)).toEqual([269, 269, 269, 269])
  // Words, links, the main location, a branch, as if there were a second one; the lines of law lie across all of them.
  await page.locator('.footer-columns > :nth-child(4)').evaluate((branch) => branch.after(branch.cloneNode(true)))
  const columns = await places('.footer-columns > *')
  expect(columns).toHaveLength(5)
  expect(Math.min(...columns.map(({ width }) => width))).toBeGreaterThan(50)
  expect(new Set(columns.map(({ top }) => top)).size).toBe(1)
  expect((await places('.footer-end')).map(({ width }) => width)).toEqual([1136])
  await page.goto(`${server.origin}/contact`)
  // At the top without a picture, the buttons are in its place.
  const [title, actions] = await places('h1, .hero .actions')
  expect(actions?.left).toBeGreaterThan((title?.left ?? 0) + (title?.width ?? Number.POSITIVE_INFINITY))
  // A short field shares its row with another, and fills it alone.
  const shares = async () => {
    const [form] = await places('form')
    const [field] = await places('p:has(> [type="tel"])')
    return (field?.width ?? 0) / (form?.width ?? 1)
  }
  expect(await shares()).toBeLessThan(0.5)
  await page.locator('p:has(> [type="email"])').evaluate((field) => field.remove())
  expect(await shares()).toBe(1)
  await page.close()
})

test('on a telephone, a row of many columns of prices has its name and duration above them', async () => {
  const { server } = sites.get('el-premises') as { server: Server }
  const page = await browser.newPage({ viewport: { width: 360, height: 800 } })
  await page.goto(server.origin)
  const cells = page.locator('.figures tbody tr:last-child > *')
  const places = () => cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top))
  const [name = 0, duration, ...prices] = await places()
  // On one baseline: the name is a link with room for a finger.
  expect(duration).toBeLessThan(name + 20)
  expect([prices.length, new Set(prices).size]).toEqual([3, 1])
  expect(prices[0]).toBeGreaterThan(name + 30)
  await page.setViewportSize({ width: 900, height: 800 })
  expect(new Set(await places()).size).toBe(1)
  await page.close()
})
