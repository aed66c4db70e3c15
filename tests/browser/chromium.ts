// Finds a Chromium to test with, and starts it quiet: no updates, no background requests.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type BrowserServer, chromium } from 'playwright'

/**
 * The first that is installed is taken. Debian's headless shell is the same engine without a window, which costs five
 * times what the page does (20 pages: 15 s of CPU in Chromium 156, 3 s in its shell).
 */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const isRoot = process.getuid?.() === 0

function installed(): string | undefined {
  const { CHROMIUM, PATH = '' } = process.env
  if (CHROMIUM) {
    if (!existsSync(CHROMIUM)) throw new Error(`CHROMIUM names ${CHROMIUM}, which is not there`)
    return CHROMIUM
  }
  const folders = ['/usr/bin', ...PATH.split(delimiter)]
  return [
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...PLACES,
    chromium.executablePath(),
  ].find((file) => existsSync(file))
}

/** The path of a Chromium; installs Debian's when there is none and we may. */
export function findChromium(): string {
  const found = installed()
  if (found) return found
  if (isRoot)
    try {
      execFileSync('apt-get', ['install', '-y', 'chromium-headless-shell'], { stdio: 'inherit' })
      const added = installed()
      if (added) return added
    } catch {
      // no apt, no network: said below
    }
  throw new Error(
    'The browser tests need Chromium. Install it (apt-get install chromium-headless-shell, or npx playwright install chromium), or name one in CHROMIUM=/path/to/chrome.',
  )
}

/** A Chromium that several processes of this machine may use at once, each with windows of its own. It reaches this machine alone. */
export function launchChromium(): Promise<BrowserServer> {
  return chromium.launchServer({
    host: '127.0.0.1',
    executablePath: findChromium(),
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-quic',
      // As on a line that only reaches the site.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
  })
}
