// The built site on a port of this machine, and pages of it in a browser. One for each test file.
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { realSite } from '../real-site.ts'
import { launchChromium } from './chromium.ts'
import { type Server, serve } from './server.ts'

export interface Served {
  readonly server: Server
  readonly browser: Browser
  /** Opens a page at `path`; requests to other hosts are refused, as on a line that only reaches the site. */
  visit(path: string, options?: BrowserContextOptions): Promise<Page>
  close(): Promise<void>
}

/** Output files by the address that answers them: `company.html` at `/company`. */
export async function addresses(): Promise<Map<string, string | Uint8Array>> {
  const { output } = await realSite()
  return new Map([...output].map(([file, contents]) => [`/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`, contents]))
}

export async function serveSite(): Promise<Served> {
  const [browser, server] = await Promise.all([launchChromium(), addresses().then((files) => serve(files))])
  return {
    server,
    browser,
    async visit(path, options = {}) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
      await context.route(
        (url) => url.origin !== server.origin,
        (route) => route.abort(),
      )
      const page = await context.newPage()
      await page.goto(server.origin + path)
      return page
    },
    async close() {
      await browser.close()
      await server.close()
    },
  }
}
