// Counting visits, calls and messages under the page's own policy: the script runs when the page has been read, sends as
// its maker's does, and nothing is set on the visitor's device.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentOf } from '../../src/render/document.ts'
import { edited, project } from '../helpers/project.ts'
import { recordRefusals, refused, visit } from './harness.ts'
import { type Server, serve } from './server.ts'

const STATS = 'https://stats.example'
const services = [
  ...['plausible 7', 'plausible pa-7', 'umami 7', 'goatcounter 7', 'matomo 7'],
  'simple-analytics 7',
] as const

/** What visitors use: a number, another link, and a form. */
const BODY = '<h1>Call</h1><a href="tel:+441130000000"><b>Call</b></a><a href="#more">More</a><form></form>'

/** A page of a site that counts by a service, which calls the site by an id. */
function pageOf(counted: string): string {
  const [service, id] = counted.split(' ')
  const { plan, page } = project(
    edited(
      'site.yaml',
      'contact:',
      `analytics: { service: ${service}, server: "${STATS}", id: "${id}" }\ncontact:\n  delivery: netlify`,
    ),
  )
  const site = plan?.site ?? expect.unreachable('the site has a plan')
  const shell = { styles: { plain: 'p{color:red}' }, preload: [], cards: {} }
  const { head } = page('/contact')
  return documentOf(site, shell)({ path: '/contact', template: 'plain', head, body: BODY })
}

/** The functions of each service, as its script declares them; what they are called with is in `calls`. */
const FUNCTIONS = `
  window.calls = []
  const called = (...values) => { calls.push(values) }
  window.plausible = called
  window.umami = { track: called }
  window.goatcounter = { count: called }
  window.sa_event = called
  if (window._paq) _paq.push = called`

/** Sends in each way the scripts of these services do, and says what it was told. */
const COUNTER = `
  const own = document.currentScript
  window.told = { ...own.dataset, paq: window._paq, begun: window.plausible?.o, ready: document.readyState }
  fetch('${STATS}/api/event', { method: 'POST', mode: 'no-cors', body: '{}' })
  if (own.dataset.goatcounter || window._paq) {
    navigator.sendBeacon('${STATS}/count')
    new Image().src = '${STATS}/count?p=1'
  }`

let server: Server
beforeAll(async () => {
  const pages = new Map(services.map((counted) => [`/${counted.replace(' ', '-')}`, pageOf(counted)]))
  server = await serve(pages)
})
afterAll(() => server?.close())

test.each([
  ['plausible-7', { domain: '7' }, ['POST /api/event']],
  ['plausible-pa-7', { begun: {} }, ['POST /api/event']],
  ['umami-7', { websiteId: '7' }, ['POST /api/event']],
  ['goatcounter-7', { goatcounter: `${STATS}/count` }, ['GET /count?p=1', 'POST /api/event', 'POST /count']],
  [
    'matomo-7',
    { paq: expect.arrayContaining([['disableCookies'], ['setSiteId', '7']]) },
    ['GET /count?p=1', 'POST /api/event', 'POST /count'],
  ],
])('%s counts a visit, and nothing is refused or set', async (service, told, sent) => {
  const { page } = await visit({ path: '/404', before: recordRefusals })
  const asked: string[] = []
  await page.route(
    (url) => url.origin === STATS,
    async (route) => {
      const { pathname, search } = new URL(route.request().url())
      if (!pathname.endsWith('.js')) asked.push(`${route.request().method()} ${pathname}${search}`)
      await route.fulfill({ contentType: 'text/javascript', body: pathname.endsWith('.js') ? COUNTER : '' })
    },
  )
  await page.goto(`${server.origin}/${service}`)
  await expect.poll(() => asked.toSorted()).toEqual(sent)
  // The document has been read: nothing of it waited for the counter.
  expect(await page.evaluate(() => Reflect.get(window, 'told'))).toMatchObject({ ...told, ready: 'interactive' })
  expect(await refused(page)).toEqual([])
  expect([await page.context().cookies(), await page.evaluate(() => localStorage.length)]).toEqual([[], 0])
})

test.each([
  ...['plausible-7', 'plausible-pa-7', 'umami-7', 'simple-analytics-7'].map(
    (service) => [service, (name: string) => [name]] as const,
  ),
  ['goatcounter-7', (path: string) => [{ path, title: path, event: true }]],
  ['matomo-7', (name: string) => [['trackEvent', 'contact', name]]],
] as const)('%s counts a press on a number and a delivered form, each once, by its own call', async (service, call) => {
  const { page, errors } = await visit({ path: '/404', before: recordRefusals })
  await page.route(
    (url) => url.origin === STATS,
    (route) => route.fulfill({ contentType: 'text/javascript', body: FUNCTIONS }),
  )
  await page.goto(`${server.origin}/${service}`)
  await page.evaluate(() => {
    // Headless Chromium has no telephone.
    document.querySelector('[href^="tel:"]')?.addEventListener('click', (event) => event.preventDefault())
  })
  await page.locator('a b').click()
  await page.locator('[href="#more"]').click()
  await page.locator('form').evaluate((form: HTMLFormElement) => form.reset())
  expect(await page.evaluate(() => Reflect.get(window, 'calls'))).toEqual([call('call'), call('message')])
  expect([errors, await refused(page)]).toEqual([[], []])
})

test('before the script of a service has come, a press is a press', async () => {
  for (const service of services) {
    const { page, errors } = await visit({ path: '/404' })
    await page.route(
      (url) => url.origin === STATS,
      (route) => route.abort(),
    )
    await page.goto(`${server.origin}/${service.replace(' ', '-')}`)
    await page.locator('form').evaluate((form: HTMLFormElement) => form.reset())
    await page.locator('[href="#more"]').click()
    expect(errors, service).toEqual([])
  }
})
