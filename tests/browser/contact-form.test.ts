// The contact form and its toast, by their acceptance lines K1 to K10, and every way of delivery.
import type { ServerResponse } from 'node:http'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeInBoth, content, type Options, openSite, places, type Site, settle, translate, wake } from './harness.ts'

/** What the endpoint got, and how it answers. */
const received: {
  accept: string | undefined
  type: string | undefined
  body: string
  fields: Record<string, string>
}[] = []
let reply: (response: ServerResponse) => void

let site: Site
beforeAll(async () => {
  site = await openSite((request, response) => {
    if (request.method !== 'POST') return false
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      received.push({
        accept: request.headers.accept,
        type: request.headers['content-type'],
        body,
        fields: Object.fromEntries(new URLSearchParams(body)),
      })
      reply(response)
    })
    return true
  })
})
afterAll(() => site.close())

const labels = content.labels.form
const values = {
  name: 'Ελένη Παππά',
  email: 'eleni@example.gr',
  phone: '6900000000',
  service: 'disinfection',
  message: 'Η λεκάνη ανεβάζει νερά.',
}

const parts = (page: Page) => ({
  page,
  form: page.locator('form'),
  submit: page.locator('form button[type=submit], form button:not([type])'),
  field: (name: string) => page.locator(`form [name="${name}"]`),
  toast: page.getByRole('status').filter({ hasText: /./ }),
  alert: page.getByRole('alert').filter({ hasText: /./ }),
  filled: () =>
    page
      .locator('form')
      .evaluate((form: HTMLFormElement) =>
        ['name', 'email', 'phone', 'service', 'message'].map((name) => String(new FormData(form).get(name))),
      ),
  active: () => page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.tagName),
})

async function open(options: Options = {}) {
  const visit = await site.visit({ path: places.form, ...options })
  await wake(visit.page, 'contact-form')
  received.length = 0
  return { ...visit, ...parts(visit.page) }
}
async function fill(page: Page, skip: readonly string[] = []) {
  const { field } = parts(page)
  for (const name of ['name', 'email', 'phone', 'message'] as const)
    if (!skip.includes(name)) await field(name).fill(values[name])
  if (!skip.includes('service')) await field('service').selectOption(values.service)
}

test('K1 an empty form sends nothing: the first field takes the focus, and is marked only now', async () => {
  const { submit, field, toast, active, logs } = await open()
  const border = () => field('name').evaluate((input) => getComputedStyle(input).boxShadow)
  expect(await border()).toBe('none')
  await submit.click()
  expect(await active()).toBe('name')
  expect(await field('name').evaluate((input) => input.matches(':user-invalid'))).toBe(true)
  await field('email').focus()
  expect(await border()).not.toBe('none')
  expect(await toast.count()).toBe(0)
  expect(logs).toEqual([])
})

test('K2 the browser stops an address that is none', async () => {
  const { page, submit, field, active, toast } = await open()
  await fill(page)
  await field('email').fill('eleni')
  await submit.click()
  expect(await active()).toBe('email')
  expect(await toast.count()).toBe(0)
})

test('below a field is what the browser finds wrong with it, until it is right; nothing before the visitor was there', async () => {
  const { page, submit, field } = await open()
  const said = (name: string) => page.locator(`#contact-${name}-fault`)
  const native = (name: string) => field(name).evaluate((input: HTMLInputElement) => input.validationMessage)
  await field('email').pressSequentially('eleni')
  expect(await said('email').textContent()).toBe('')
  await submit.click()
  for (const name of ['name', 'email', 'phone']) {
    expect(await said(name).textContent()).toBe(await native(name))
    expect(await said(name).isVisible()).toBe(true)
    expect(await field(name).getAttribute('aria-describedby')).toBe(`contact-${name}-fault`)
  }
  expect(await said('message').textContent()).toBe('')
  await field('email').fill('eleni@example.gr')
  expect(await said('email').textContent()).toBe('')
  await fill(page)
  await submit.click()
  await page.locator('.toast').waitFor()
  expect(await page.locator('.form-fault:not(:empty)').count()).toBe(0)
})

test('K3 K4 K5 K6 K9 for exactly 1000 ms the button says so and is disabled, then the toast is there and all is as before', async () => {
  const { page, form, submit, toast, filled, logs, requests } = await open({ stopped: true })
  const idle = await submit.textContent()
  const before = requests.length
  // Service and message may stay empty.
  for (const skip of [[], ['service', 'message']]) {
    await fill(page, skip)
    await submit.click()
    await page.clock.runFor(0)
    expect(await submit.textContent()).toBe('Υποβολή...')
    expect([await submit.isDisabled(), await form.getAttribute('aria-busy')]).toEqual([true, 'true'])
    await page.clock.runFor(990)
    expect(await submit.isDisabled()).toBe(true)
    await page.clock.runFor(10)
    expect([await submit.isDisabled(), await form.getAttribute('aria-busy')]).toEqual([false, 'false'])
    expect(await toast.locator('b').textContent()).toBe('Η φόρμα υποβλήθηκε επιτυχώς!')
    expect(await toast.locator('span').textContent()).toBe('Θα επικοινωνήσουμε μαζί σας σύντομα.')
    expect(await filled()).toEqual(['', '', '', '', ''])
    expect(await submit.textContent()).toBe(idle)
    expect(await submit.evaluate((button) => button === document.activeElement)).toBe(true)
    expect(await toast.count()).toBe(1)
  }
  // The console gets one object with five strings for each, and nothing is requested.
  expect(logs).toEqual([values, { ...values, service: '', message: '' }])
  expect(requests.length).toBe(before)
  expect(page.url()).toBe(site.origin + places.form)
})

test('on a translated page the button says what it does', async () => {
  const { page, submit } = await open({ stopped: true })
  await fill(page)
  await translate(page)
  await submit.click()
  await page.clock.runFor(0)
  expect(await submit.textContent()).toBe('Υποβολή...')
  await translate(page)
  await page.clock.runFor(1000)
  expect(await submit.textContent()).toBe(labels.submit)
})

test('K7 Enter twice is one message', async () => {
  const { page, form, field, toast, logs, active } = await open({ stopped: true })
  await fill(page)
  await field('phone').press('Enter')
  await field('phone').press('Enter')
  // Nor are two submits before the button could be disabled.
  await form.evaluate((element: HTMLFormElement) => {
    for (let i = 0; i < 2; i++) element.dispatchEvent(new SubmitEvent('submit', { cancelable: true }))
  })
  await page.clock.runFor(1500)
  expect(await toast.count()).toBe(1)
  await page.clock.runFor(1500)
  expect(logs).toHaveLength(1)
  // The focus stays where Enter was pressed.
  expect(await active()).toBe('phone')
})

test('K8 the toast speaks from a region that was there before, takes no focus, and stays 8 s; longer while it is read', async () => {
  const { page, submit, toast } = await open({ stopped: true })
  const region = page.getByRole('status')
  expect(await region.count()).toBe(1)
  expect(await region.getAttribute('aria-live')).toBe('polite')
  await fill(page)
  await submit.click()
  await page.clock.runFor(1000)
  expect(await toast.count()).toBe(1)
  await page.clock.runFor(7900)
  expect(await toast.count()).toBe(1)
  await page.locator('.toast').hover()
  await page.clock.runFor(20_000)
  expect(await toast.count()).toBe(1)
  await page.mouse.move(5, 5)
  await page.clock.runFor(8100)
  expect(await toast.count()).toBe(0)
})

test('the toast closes by its button and by Escape, and the focus goes back to the form', async () => {
  const { page, submit, toast } = await open({ stopped: true })
  for (const how of ['button', 'Escape']) {
    await fill(page)
    await submit.click()
    await page.clock.runFor(1050)
    const close = toast.getByRole('button', { name: labels.close as string, exact: true })
    await close.focus()
    await (how === 'button' ? close.click() : page.keyboard.press('Escape'))
    await page.clock.runFor(0)
    expect(await toast.count()).toBe(0)
    expect(await submit.evaluate((button) => button === document.activeElement)).toBe(true)
  }
})

test('the toast stands above the call bar of small screens, inside the window', async () => {
  const { page, submit, toast } = await open({ width: 390, height: 700 })
  await fill(page)
  await submit.click()
  await toast.waitFor()
  const box = await page.locator('.toast').boundingBox()
  const bar = await page.evaluate(
    () => Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--callbar')) * 16,
  )
  expect(bar).toBeGreaterThan(0)
  await expect
    .poll(async () => ((await page.locator('.toast').boundingBox())?.y ?? 0) + (box?.height ?? 0))
    .toBeLessThanOrEqual(700 - bar)
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
})

test('what the browser found before the script came is written when it has come', async () => {
  const { page } = await open()
  await page.locator('#contact').evaluate((form: HTMLFormElement) => form.requestSubmit())
  await page.locator('#contact-name-fault:not(:empty)').waitFor()
})

test('after a faulty sending the label of the first field stands below the header', async () => {
  const { page, submit, field } = await open({ width: 390, height: 844 })
  for (const [name, value] of [
    ['name', 'Ελένη'],
    ['phone', '1'],
  ] as const)
    await field(name).fill(value)
  await submit.click()
  await expect.poll(() => field('email').evaluate((input) => input === document.activeElement)).toBe(true)
  const header = await page.locator('.header').boundingBox()
  const label = await page.locator('form label[for=contact-email]').boundingBox()
  expect(label?.y).toBeGreaterThanOrEqual(header?.height ?? 99)
  expect(await field('email').evaluate((input) => getComputedStyle(input).borderColor)).not.toBe(
    await field('name').evaluate((input) => getComputedStyle(input).borderColor),
  )
})

test('X16 the call bar of the contact page leads to the form and keeps what was typed', async () => {
  const { page, field } = await open({ width: 390, height: 844, hasTouch: true })
  await field('name').fill('Ελένη')
  await page.evaluate(() => Object.assign(window, { same: true }))
  await page.locator('.call-bar .button-line').tap()
  await expect
    .poll(() => page.locator('form').evaluate((form) => Math.round(form.getBoundingClientRect().top)))
    .toBeLessThan(200)
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
  expect(await field('name').inputValue()).toBe('Ελένη')
})

test('K10 fields are at least 48 px high with letters of at least 16 px', async () => {
  const { page } = await open()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const sizes = await page
      .locator('form :is(input:not([type=hidden], [tabindex]), select, textarea, button)')
      .evaluateAll((fields) =>
        fields.map((field) => [
          field.getBoundingClientRect().height >= 48,
          Number.parseFloat(getComputedStyle(field).fontSize) >= 16,
        ]),
      )
    expect(sizes).toEqual(Array(6).fill([true, true]))
  }
})

test('demo without script shows the phone alone, and before its script it leaks nothing', async () => {
  const { page } = await site.visit({ path: places.form, javaScriptEnabled: false })
  for (const element of await page.locator('form :is(label, input, select, textarea, button)').all())
    expect(await element.isVisible()).toBe(false)
  expect(await page.locator('.form-offline a[href^="tel:"]').isVisible()).toBe(true)
  const offline = await site.visit({ path: places.form })
  await offline.page.route('**/contact-form.*.js', (route) => route.abort())
  await fill(offline.page)
  await parts(offline.page).submit.click()
  await settle(offline.page)
  expect(offline.page.url()).toBe(site.origin + places.form)
  expect(await parts(offline.page).filled()).toEqual(Object.values(values))
})

test('post sends the five fields, the trap and the thanks address, and thanks', async () => {
  reply = (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  const { page, submit, toast, filled, logs } = await open({ path: '/form/post' })
  // What analytics count as a message: src/render/analytics.ts.
  await page.evaluate(() => addEventListener('reset', () => Object.assign(window, { counted: true })))
  await fill(page)
  await submit.click()
  await toast.waitFor()
  expect(await page.evaluate(() => 'counted' in window)).toBe(true)
  expect(received).toEqual([
    {
      body: expect.any(String),
      accept: 'application/json',
      type: 'application/x-www-form-urlencoded;charset=UTF-8',
      fields: {
        ...values,
        website: '',
        _next: 'https://example.gr/efcharistoume',
        redirect: 'https://example.gr/efcharistoume',
      },
    },
  ])
  expect(await filled()).toEqual(['', '', '', '', ''])
  expect(logs).toEqual([])
})

test.each([404, 422, 500])('post keeps every field and shows the phone when the answer is %i', async (status) => {
  reply = (response) => response.writeHead(status).end()
  const { page, submit, toast, alert, filled } = await open({ path: '/form/post' })
  await fill(page)
  await submit.click()
  await alert.waitFor()
  expect(await alert.textContent()).toContain(labels.failure)
  expect(await alert.locator('a').getAttribute('href')).toMatch(/^tel:\+30/)
  expect(await filled()).toEqual(Object.values(values))
  expect(await toast.count()).toBe(0)
  expect(await submit.isEnabled()).toBe(true)
  // A second try that works takes the alert away.
  reply = (response) => response.writeHead(200).end('{}')
  await submit.click()
  await toast.waitFor()
  expect(await alert.count()).toBe(0)
})

test('post keeps every field when the line is dead, and when no answer comes in 15 s', async () => {
  reply = (response) => response.destroy()
  const dead = await open({ path: '/form/post' })
  await fill(dead.page)
  await dead.submit.click()
  await dead.alert.waitFor()
  expect(await dead.filled()).toEqual(Object.values(values))

  reply = () => {}
  const slow = await open({
    path: '/form/post',
    before: () => {
      const timeout = AbortSignal.timeout.bind(AbortSignal)
      AbortSignal.timeout = (ms) => {
        Object.assign(window, { asked: ms })
        return timeout(100)
      }
    },
  })
  await fill(slow.page)
  await slow.submit.click()
  await slow.alert.waitFor()
  expect(await slow.filled()).toEqual(Object.values(values))
  expect(await slow.page.evaluate(() => (window as unknown as { asked: number }).asked)).toBe(15_000)
})

test('post without script is a plain form', async () => {
  reply = (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('ok')
  received.length = 0
  const { page } = await site.visit({ path: '/form/post', javaScriptEnabled: false })
  await fill(page)
  await parts(page).submit.click()
  await page.waitForURL('**/endpoint')
  expect(received[0]?.fields).toEqual({
    ...values,
    website: '',
    _next: 'https://example.gr/efcharistoume',
    redirect: 'https://example.gr/efcharistoume',
  })
})

test('a site without fields of its own asks for a name, a way to answer and a message', async () => {
  const { page, submit, toast, logs } = await open({ path: '/form/short', stopped: true })
  const fields = page.locator('form :is(input, select, textarea)')
  expect(await fields.evaluateAll((all) => all.map((each) => [each.localName, each.getAttribute('name')]))).toEqual([
    ['input', 'name'],
    ['input', 'reply'],
    ['textarea', 'message'],
  ])
  for (const name of ['name', 'reply', 'message'])
    await page.getByLabel(`${labels[name]} *`, { exact: true }).fill(`${name}!`)
  await submit.click()
  await page.clock.runFor(1000)
  expect(await toast.count()).toBe(1)
  expect(logs).toEqual([{ name: 'name!', reply: 'reply!', message: 'message!' }])
})

test.each([true, false])(
  'a file, a day and a page of the site are sent as a form with files is; script: %s',
  async (hasScript) => {
    reply = (response) => response.writeHead(200).end('{}')
    const { page } = await site.visit({ path: '/form/files', javaScriptEnabled: hasScript })
    if (hasScript) await wake(page, 'contact-form')
    received.length = 0
    const { field, submit, toast } = parts(page)
    expect(await field('what').locator('option').allTextContents()).toEqual([labels.choose, 'Απόφραξη', 'Απολύμανση'])
    await submit.click()
    expect(await field('what').evaluate((select) => select.matches(':user-invalid'))).toBe(true)
    await field('what').selectOption('Απολύμανση')
    await field('day').fill('2026-12-03')
    await field('picture').setInputFiles({ name: 'sink.png', mimeType: 'image/png', buffer: Buffer.from('PNG') })
    await submit.click()
    await (hasScript ? toast.waitFor() : page.waitForURL('**/endpoint'))
    const [{ type, body } = { type: '', body: '' }] = received
    const sent = await new Response(body, { headers: { 'content-type': String(type) } }).formData()
    expect([sent.get('day'), sent.get('what')]).toEqual(['2026-12-03', 'Απολύμανση'])
    const picture = sent.get('picture') as File
    expect([picture.name, picture.type, await picture.text()]).toEqual(['sink.png', 'image/png', 'PNG'])
  },
)

test('the trap is out of sight, out of the tab order and out of the accessibility tree', async () => {
  const { page, field } = await open({ path: '/form/post' })
  const box = await field('website').boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(0)
  expect(await field('website').getAttribute('tabindex')).toBe('-1')
  expect(await field('website').getAttribute('autocomplete')).toBe('off')
  expect(await page.getByRole('textbox').count()).toBe(4)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('netlify: its attributes, its form name, posted to the page itself; without script it ends at the thanks page', async () => {
  reply = (response) => response.writeHead(200).end('ok')
  const { page, form, submit, toast } = await open({ path: '/form/netlify' })
  expect(
    await form.evaluate((element) =>
      Object.fromEntries(
        ['name', 'method', 'action', 'data-netlify', 'netlify-honeypot'].map((name) => [
          name,
          element.getAttribute(name),
        ]),
      ),
    ),
  ).toEqual({
    name: 'contact',
    method: 'post',
    action: '/efcharistoume',
    'data-netlify': 'true',
    'netlify-honeypot': 'website',
  })
  const posted = page.waitForRequest((request) => request.method() === 'POST')
  await fill(page)
  await submit.click()
  expect((await posted).url()).toBe(`${site.origin}/form/netlify`)
  await toast.waitFor()
  expect(received[0]?.fields).toEqual({ ...values, website: '', 'form-name': 'contact' })
})

test('mailto: script fills in a letter, says nothing false and keeps the fields; without script the form is a letter', async () => {
  const { page, form, submit, toast, alert, filled } = await open({ path: '/form/mailto' })
  expect(await form.getAttribute('action')).toBe('mailto:info@example.gr')
  expect(await form.getAttribute('enctype')).toBe('text/plain')
  expect(await form.getAttribute('method')).toBe('post')
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  const asked = new Promise<string>((resolve) => session.on('Page.frameRequestedNavigation', ({ url }) => resolve(url)))
  await fill(page)
  await submit.click({ noWaitAfter: true })
  const letter = new URL(await asked)
  expect(letter.pathname).toBe('info@example.gr')
  expect(letter.searchParams.get('subject')).toBe(labels.subject)
  for (const value of Object.values(values)) expect(letter.searchParams.get('body')).toContain(value)
  await alert.waitFor()
  expect(await alert.locator('a[href^="tel:"]').count()).toBe(1)
  expect(await toast.count()).toBe(0)
  expect(await filled()).toEqual(Object.values(values))
})

test('axe finds nothing with the toast, the alert and the marked fields, light and dark', async () => {
  const { page, submit, toast } = await open({ reducedMotion: 'reduce' })
  await submit.click()
  expect(await axeInBoth(page, '.form')).toEqual([])
  await fill(page)
  await submit.click()
  await toast.waitFor()
  expect(await axeInBoth(page, '.form')).toEqual([])
  reply = (response) => response.writeHead(500).end()
  const failing = await open({ path: '/form/post', reducedMotion: 'reduce' })
  await fill(failing.page)
  await failing.submit.click()
  await failing.alert.waitFor()
  expect(await axeInBoth(failing.page, '.form')).toEqual([])
})
