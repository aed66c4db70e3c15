// The built site in the shared browser, as the islands' tests visit it: pages with their time, console, errors and requests.
import AxeBuilder from 'axe-core'
import type { BrowserContextOptions, Page } from 'playwright'
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

export interface Options extends BrowserContextOptions {
  width?: number
  height?: number
  path?: string
  /** Fake time that stands still; move it with page.clock.runFor. */
  stopped?: boolean
  /** Runs in the page before anything of it. */
  before?: () => void
}

/**
 * The served site and the shared browser, for one test file. `answer` comes before the files, and `pages` are served instead of
 * the site: either asks for a server of its own.
 */
export async function openSite(answer?: Answer, pages?: Served) {
  const built = builtSite()
  const own = answer || pages ? await serve(pages ?? filesIn(built.folder), answer) : undefined
  const origin = own?.origin ?? built.origin
  const browser = await connect()

  async function visit({
    width = 1280,
    height = 900,
    path = places.home,
    stopped = false,
    before,
    ...options
  }: Options = {}): Promise<Visit> {
    const context = await browser.newContext({ viewport: { width, height }, locale: 'el-GR', ...options })
    onTestFinished(() => context.close())
    const page = await context.newPage()
    const logs: unknown[] = []
    const errors: string[] = []
    const requests: Visit['requests'] = []
    page.on('console', (message) => {
      // A page that closes meanwhile says nothing to anybody.
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
    await page.addInitScript(() => {
      const view = Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) view.shift += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    if (before) await page.addInitScript(before)
    if (stopped) await page.clock.install({ time: new Date('2026-01-01T10:00:00Z') })
    await page.goto(origin + path)
    if (stopped) {
      await page.clock.pauseAt(new Date('2026-01-01T11:00:00Z'))
      stoppedPages.add(page)
    }
    return { page, logs, errors, requests }
  }
  return {
    origin,
    visit,
    async close() {
      await browser.close()
      await own?.close()
    },
  }
}

export type Site = Awaited<ReturnType<typeof openSite>>

const stoppedPages = new WeakSet<Page>()

/** Lets effects and observers run: they follow the next frame. */
export async function settle(page: Page): Promise<void> {
  if (stoppedPages.has(page)) await page.clock.runFor(50)
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

/** WCAG 2.0 to 2.2, A and AA, and axe's best practice; the answer is what it found. */
export async function axe(page: Page, selector?: string): Promise<string[]> {
  await page.evaluate(AxeBuilder.source)
  return page.evaluate(async (within) => {
    const { axe } = window as unknown as { axe: typeof AxeBuilder }
    const found = await axe.run(within ?? document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
  }, selector)
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
