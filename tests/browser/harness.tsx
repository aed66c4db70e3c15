// The built site in a real browser, and beside it plain pages with the islands as the site does not show them.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import AxeBuilder from 'axe-core'
import type { BrowserContextOptions, Page } from 'playwright'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { vi } from 'vitest'
import { parse } from 'yaml'
import { bundleIslands } from '../../src/assets/islands.ts'
import { openStore } from '../../src/assets/store.ts'
import { lateStylesheet, stylesheet } from '../../src/assets/stylesheet.ts'
import type { Islands } from '../../src/model/drawing.ts'
import { DrawingProvider } from '../../src/render/context.tsx'
import { Island } from '../../src/render/island.tsx'
import { Reviews as ReviewsBlock } from '../../templates/blocks/reviews.tsx'
import ContactForm from '../../templates/islands/contact-form.tsx'
import Reviews from '../../templates/islands/reviews.tsx'
import ServicesMenu from '../../templates/islands/services-menu.tsx'
import Tip from '../../templates/islands/tip.tsx'
import { launchChromium } from './chromium.ts'
import { addresses } from './served.ts'
import { type Answer, serve } from './server.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 120_000 })

const root = fileURLToPath(new URL('../..', import.meta.url))
const yaml = (file: string) => parse(readFileSync(`${root}${file}`, 'utf8'), { logLevel: 'silent' })

type Link = { name: string; href: string }
type Item = Link & { subItems?: Item[] }
export const content = {
  menu: yaml('site.yaml').navigation.main as Item[],
  labels: yaml('content/labels.yaml') as Record<'layout' | 'reviews' | 'form', Record<string, string>>,
  reviews: yaml('content/reviews.yaml').items as { id: string; name: string; rating: number; text: string; date: string }[],
}
export const services = content.menu.find((item) => item.subItems) as Item & { subItems: Item[] }
/** Addresses of the site that the islands are tried on. */
export const places = { home: '/', form: '/epikoinwnia', lost: '/katastima/pou-den-yparxei' } as const

const islands = { 'contact-form': ContactForm, reviews: Reviews, 'services-menu': ServicesMenu, tip: Tip } as unknown as Islands
const phone = { number: '+306900000000', shown: '690\u00a0000\u00a00000' }

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main">
      <section className="section">
        <div className="wrap">
          <h1>{title}</h1>
          {children}
        </div>
      </section>
    </main>
  )
}

const serviceValues = ['drain-unclogging', 'toilet-bowl-unclogging', 'camera-unclogging', 'disinfection'].map((value, i) => ({
  value,
  name: services.subItems[i + 1]?.name ?? value,
}))

function Form({ delivery, action }: { delivery: string; action: string }) {
  const thanks = delivery === 'netlify' ? '/efcharistoume' : 'https://example.gr/efcharistoume'
  return (
    <Island name="contact-form" on="intent" props={{ id: 'contact', labels: content.labels.form, services: serviceValues, delivery, action, thanks, phone }} />
  )
}

/** The block of the real site, as far as it reads the view. */
const ReviewList = ({ reviews }: { reviews: typeof content.reviews }) => (
  <ReviewsBlock view={{ labels: content.labels } as never} reviews={{ origin: 'Δείγματα.', items: reviews } as never} heading="Κριτικές" />
)

/** What the site itself does not show: another number of reviews, and the other deliveries of the form. */
const pages: Record<string, () => ReactNode> = {
  '/reviews/two': () => (
    <Frame title="Κριτικές">
      <ReviewList reviews={content.reviews.slice(0, 2)} />
    </Frame>
  ),
  '/form/post': () => (
    <Frame title="Επικοινωνία">
      <Form delivery="post" action="/endpoint" />
    </Frame>
  ),
  '/form/netlify': () => (
    <Frame title="Επικοινωνία">
      <Form delivery="netlify" action="" />
    </Frame>
  ),
  '/form/mailto': () => (
    <Frame title="Επικοινωνία">
      <Form delivery="mailto" action="mailto:info@example.gr" />
    </Frame>
  ),
}

/** Bundles the islands of `folder` below `base`, and draws `drawn` as documents. */
export async function build(
  drawn: Record<string, () => ReactNode>,
  components: Islands,
  base = root,
  folder = 'templates',
): Promise<Map<string, string | Uint8Array>> {
  const store = openStore(undefined)
  const templates = { root, folder: 'templates', store }
  const [scripts, css, late] = await Promise.all([bundleIslands({ root: base, folder, store }), stylesheet(templates), lateStylesheet(templates)])
  if (!scripts.value || css.value === undefined || late.value === undefined)
    throw new Error(JSON.stringify([...scripts.problems, ...css.problems, ...late.problems], null, 2))
  const files = new Map<string, string | Uint8Array>()
  for (const [path, bytes] of scripts.value.files) files.set(`/${path}`, bytes)
  for (const [path, draw] of Object.entries(drawn)) {
    const body = renderToStaticMarkup(
      <DrawingProvider value={{ assets: { islands: scripts.value.islands, pictures: {} }, islands: components }}>{draw()}</DrawingProvider>,
    )
    files.set(
      path,
      `<!DOCTYPE html><html lang="el"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Δοκιμή</title><link rel="icon" href="data:,"><style>${css.value}</style></head><body>${body}<style>${late.value}</style><script>${scripts.value.boot}</script></body></html>`,
    )
  }
  return files
}

export interface Visit {
  readonly page: Page
  /** What the page logged to the console, as values. */
  readonly logs: unknown[]
  /** Uncaught errors. */
  readonly errors: string[]
  /** Requests other than for files of the site's own folder. */
  readonly requests: { method: string; url: string; body: string | null }[]
}

export interface Options extends BrowserContextOptions {
  width?: number
  height?: number
  path?: string
  /** Fake time that stands still; move it with page.clock.runFor. */
  stopped?: boolean
  /** Runs in the page before anything of it. */
  before?: () => void
}

/** Serves the pages and starts a browser. */
export async function openSite(answer?: Answer, extra?: ReadonlyMap<string, string | Uint8Array>) {
  const files = extra ?? new Map([...(await build(pages, islands)), ...(await addresses())])
  const [server, browser] = await Promise.all([serve(files, answer), launchChromium()])

  async function visit({ width = 1280, height = 900, path = places.home, stopped = false, before, ...options }: Options = {}): Promise<Visit> {
    const context = await browser.newContext({ viewport: { width, height }, locale: 'el-GR', ...options })
    context.setDefaultTimeout(5000)
    const page = await context.newPage()
    const logs: unknown[] = []
    const errors: string[] = []
    const requests: Visit['requests'] = []
    page.on('console', async (message) => message.type() === 'log' && logs.push(await message.args()[0]?.jsonValue()))
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('request', (request) => requests.push({ method: request.method(), url: request.url(), body: request.postData() }))
    await page.addInitScript(() => {
      const view = Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) view.shift += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    if (before) await page.addInitScript(before)
    if (stopped) await page.clock.install({ time: new Date('2026-01-01T10:00:00Z') })
    await page.goto(server.origin + path)
    if (stopped) {
      await page.clock.pauseAt(new Date('2026-01-01T11:00:00Z'))
      stoppedPages.add(page)
    }
    return { page, logs, errors, requests }
  }
  return {
    origin: server.origin,
    visit,
    async close() {
      await browser.close()
      await server.close()
    },
  }
}

export type Site = Awaited<ReturnType<typeof openSite>>

const stoppedPages = new WeakSet<Page>()

/** Lets effects and observers run: they follow the next frame. */
export async function settle(page: Page): Promise<void> {
  if (stoppedPages.has(page)) await page.clock.runFor(50)
  else await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))))
}

/** Waits until an island is alive. */
export async function alive(page: Page, name: string): Promise<void> {
  await page.locator(`[data-island*="${name}."][data-live]`).first().waitFor({ state: 'attached' })
  await settle(page)
}

/** Has an island's script load as an intent does, with no pointer on it, and waits until it is alive. */
export async function wake(page: Page, name: string): Promise<void> {
  for (const island of await page.locator(`[data-island*="${name}."]`).all())
    await island.evaluate((element) => element.firstElementChild?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' })))
  await alive(page, name)
}

/** Starts to note every change inside an island; the answer is what has changed since. */
export async function watch(page: Page, name: string): Promise<() => Promise<string[]>> {
  await page
    .locator(`[data-island*="${name}."]`)
    .first()
    .evaluate((element) => {
      const changes: string[] = []
      Object.assign(window, { changes })
      for (const child of element.children)
        new MutationObserver((records) => {
          for (const { type, target, attributeName } of records) changes.push(`${type} ${target.nodeName} ${attributeName ?? ''}`)
        }).observe(child, { attributes: true, childList: true, characterData: true, subtree: true })
      new MutationObserver(() => changes.push('children of the island')).observe(element, { childList: true, characterData: true })
    })
  return () => page.evaluate(() => (window as unknown as { changes: string[] }).changes)
}

/** WCAG 2.0 to 2.2, A and AA, and axe's best practice; the answer is what it found. */
export async function axe(page: Page, selector?: string): Promise<string[]> {
  await page.evaluate(AxeBuilder.source)
  return page.evaluate(async (within) => {
    const { axe } = window as unknown as { axe: typeof AxeBuilder }
    const found = await axe.run(within ?? document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
  }, selector)
}

/** Presses keys as a Greek keyboard does: Playwright's own typing makes no keydown for Greek letters. */
export async function keys(page: Page, letters: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  for (const key of letters) {
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key })
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key })
  }
  await session.detach()
}

/** Sum of the layout shifts since the page began, after input too. */
export async function shifts(page: Page): Promise<number> {
  await settle(page)
  return page.evaluate(() => (window as unknown as { shift: number }).shift)
}
