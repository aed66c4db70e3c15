// The built site in the shared browser, as tests visit it: pages with their time, console, errors and requests.
import AxeBuilder from 'axe-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { onTestFinished } from 'vitest'
import { content, places, services } from './content.ts'
import { builtSite, connect, filesIn } from './served.ts'
import { type Answer, type Served, serve } from './server.ts'

export { content, places, services }

export interface Visit {
  readonly page: Page
  /** What the page logged to the console, as values. */
  readonly logs: unknown[]
  /** Uncaught errors. */
  readonly errors: string[]
  /** Requests other than for files of the site's own folder. */
  readonly requests: { method: string; url: string; body: string | null }[]
}

/** What a page is opened with and keeps: a page serves all tests that ask for the same. */
interface Kind extends Pick<BrowserContextOptions, 'hasTouch' | 'isMobile' | 'javaScriptEnabled' | 'timezoneId'> {
  /** Fake time that stands still; move it with page.clock.runFor. */
  stopped?: boolean
  /** Runs in the page before anything of it. */
  before?: (() => void) | undefined
}

export interface Options extends Kind, Pick<BrowserContextOptions, 'colorScheme' | 'reducedMotion' | 'forcedColors'> {
  width?: number
  height?: number
  path?: string
}

let browser: Promise<Browser> | undefined
const idle = new Map<string, Page[]>()
/** The hours that the fake time of a page has been moved on by. */
const hours = new WeakMap<Page, number>()
const NOON = Date.UTC(2026, 0, 1, 12)

/** A page that no other test uses, at about:blank. It is given back when the test ends. */
async function pageFor({ stopped = false, before, ...options }: Kind): Promise<Page> {
  const key = JSON.stringify([options, stopped, String(before)])
  const spare = idle.get(key)?.pop()
  const page = spare ?? (await newPage({ stopped, before, ...options }))
  onTestFinished(async () => {
    if (page.isClosed()) return
    for (const event of ['console', 'pageerror', 'request'] as const) page.removeAllListeners(event)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    for (const popup of page.context().pages()) if (popup !== page) await popup.close()
    await page.goto('about:blank')
    await page.mouse.up()
    await page.mouse.move(0, 0)
    idle.set(key, [...(idle.get(key) ?? []), page])
  })
  return page
}

async function newPage({ stopped, before, ...options }: Kind): Promise<Page> {
  browser ??= connect()
  const context = await (await browser).newContext({ locale: 'el-GR', serviceWorkers: 'block', ...options })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const view = Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) view.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  if (before) await page.addInitScript(before)
  if (stopped) {
    await page.clock.install({ time: NOON })
    hours.set(page, 0)
  }
  return page
}

/** Opens a page of the built site, or of another one, until the test ends. */
export async function visit(
  {
    width = 1280,
    height = 900,
    path = places.plain,
    colorScheme = 'light',
    reducedMotion = 'no-preference',
    forcedColors = 'none',
    ...kind
  }: Options = {},
  { origin }: { readonly origin: string } = builtSite(),
): Promise<Visit> {
  const page = await pageFor(kind)
  const logs: unknown[] = []
  const errors: string[] = []
  const requests: Visit['requests'] = []
  page.on('console', (message) => {
    // A page that closes meanwhile has no value any more.
    if (message.type() === 'log')
      message
        .args()[0]
        ?.jsonValue()
        .then(
          (value) => logs.push(value),
          () => undefined,
        )
  })
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('request', (request) =>
    requests.push({ method: request.method(), url: request.url(), body: request.postData() }),
  )
  const size = page.viewportSize()
  if (size?.width !== width || size.height !== height) await page.setViewportSize({ width, height })
  await page.emulateMedia({ media: 'screen', colorScheme, reducedMotion, forcedColors })
  const hour = hours.get(page)
  if (hour !== undefined && hour > 0) await page.clock.resume()
  await page.goto(origin + path)
  if (hour !== undefined) {
    hours.set(page, hour + 1)
    await page.clock.pauseAt(NOON + (hour + 1) * 3_600_000)
  }
  return { page, logs, errors, requests }
}

/** Opens a page of the built site until the test ends. */
export const pageAt = async (path: string, options: Options = {}): Promise<Page> =>
  (await visit({ ...options, path })).page

/** A server of its own for one test file. `answer` comes before the files; `pages` are served instead of the site. */
export async function openSite(answer?: Answer, pages?: Served) {
  const { origin, close } = await serve(pages ?? filesIn(builtSite().folder), answer)
  return { origin, close, visit: (options?: Options) => visit(options, { origin }) }
}

export type Site = Awaited<ReturnType<typeof openSite>>

/** Records what the policy of a page refuses, for `refused`. Runs in the page before anything of it. */
export function recordRefusals() {
  const refused: string[] = []
  Object.assign(window, { refused })
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    refused.push(`${effectiveDirective} ${blockedURI}`),
  )
}

/** What was refused, each as `directive what`. */
export async function refused(page: Page): Promise<string[]> {
  await settle(page)
  return page.evaluate(() => (window as unknown as { refused: string[] }).refused)
}

/** Lets effects and observers run: they follow the next frame. */
export async function settle(page: Page): Promise<void> {
  if (hours.has(page)) await page.clock.runFor(50)
  else
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
    )
}

/** Waits until an island is alive. */
export async function alive(page: Page, name: string): Promise<void> {
  await page.locator(`[data-island*="${name}."][data-live]`).first().waitFor({ state: 'attached' })
  await settle(page)
}

/** Has an island's script load as an intent does, with no pointer on it, and waits until it is alive. */
export async function wake(page: Page, name: string): Promise<void> {
  for (const island of await page.locator(`[data-island*="${name}."]`).all())
    await island.evaluate((element) =>
      element.firstElementChild?.dispatchEvent(
        new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' }),
      ),
    )
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
          for (const { type, target, attributeName } of records)
            changes.push(`${type} ${target.nodeName} ${attributeName ?? ''}`)
        }).observe(child, { attributes: true, childList: true, characterData: true, subtree: true })
      new MutationObserver(() => changes.push('children of the island')).observe(element, {
        childList: true,
        characterData: true,
      })
    })
  return () => page.evaluate(() => (window as unknown as { changes: string[] }).changes)
}

/** What axe finds by WCAG 2.0 to 2.2, A and AA, and its best practice; or only by some of its rules. */
export async function axe(page: Page, selector?: string, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AxeBuilder.source)
  return page.evaluate(
    async ({ within, only }) => {
      const { axe } = window as unknown as { axe: typeof AxeBuilder }
      const found = await axe.run(within ?? document, {
        runOnly: [...only],
        resultTypes: ['violations'],
        preload: false,
      })
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
    },
    { within: selector, only: rules ?? ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  )
}

/** What axe finds in light and in dark colours, which differ in contrast alone. */
export async function axeInBoth(page: Page, selector?: string): Promise<string[]> {
  const light = await axe(page, selector)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().flatMap((each) => (each instanceof CSSTransition ? each.finished : [])),
    ),
  )
  const dark = await axe(page, selector, ['color-contrast', 'link-in-text-block'])
  await page.emulateMedia({ colorScheme: 'light' })
  return [...light.map((fault) => `light ${fault}`), ...dark.map((fault) => `dark ${fault}`)]
}

/** Replaces every text of the page as the translation of a browser does: by two <font> elements around it. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const all: Text[] = []
    while (texts.nextNode())
      if (!texts.currentNode.parentElement?.closest('script,style')) all.push(texts.currentNode as Text)
    for (const text of all) {
      const font = document.createElement('font')
      font.append(document.createElement('font'))
      font.firstElementChild?.append(text.data)
      text.replaceWith(font)
    }
  })
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
