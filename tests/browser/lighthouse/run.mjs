// npm run lighthouse: one page of each kind of this site and of a new one, as a phone sees it, three runs each. Exits 1
// when a gate does not hold: accessibility, best practices and SEO 100 in every run; performance at least 98 and no layout
// shift as the median.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

const { default: lighthouse } = await import('lighthouse').catch(() => {
  console.error('lighthouse is not installed: npm run lighthouse installs it and runs this script')
  process.exit(2)
})

/** Pages of the site of this repository. */
const OURS = [
  '/',
  '/services',
  '/services/apofraksi-lekanis',
  '/services/apofraksi-kathetis-kouzinas',
  '/areas',
  '/areas/piraeus',
  '/apolymansi',
  '/company',
  '/epikoinwnia',
  '/faq',
  '/politiki-aporritou',
]
/** Pages of a new site. */
const NEW = ['/', '/prices', '/services/home-visit', '/areas/bristol', '/questions', '/contact', '/privacy']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const RUNS = 3
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
}

const wanted = process.argv.slice(2)
const dist = fileURLToPath(new URL('../../../dist/', import.meta.url))
if (!existsSync(join(dist, 'index.html'))) throw new Error('dist/ is not there: run npx site build first')

const temporary = mkdtempSync(join(tmpdir(), 'lighthouse-'))
const made = join(temporary, 'new')
const site = (...words) =>
  execFileSync(process.execPath, [fileURLToPath(new URL('../../../bin/site', import.meta.url)), ...words])
site('init', made)
site('build', '--root', made)

/** A built site as a good host would send it: clean addresses, brotli, long caching of hashed files. */
const serverOf = (dist) =>
  createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname)
    const file = [path, `${path}.html`, `${path}/index.html`]
      .map((name) => join(dist, name))
      .find((name) => extname(name) !== '' && existsSync(name))
    const found = file?.startsWith(dist) ? file : join(dist, '404.html')
    const type = TYPES[extname(found)] ?? 'application/octet-stream'
    const compress = /text|javascript|json|svg|xml/.test(type)
    const bytes = compress ? brotliCompressSync(readFileSync(found)) : readFileSync(found)
    response.writeHead(found === file ? 200 : 404, {
      'content-type': type,
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(compress && { 'content-encoding': 'br' }),
    })
    response.end(bytes)
  })
const sites = [
  { server: serverOf(dist), pages: wanted.length > 0 ? wanted : OURS },
  { server: serverOf(join(made, 'dist/')), pages: wanted.length > 0 ? [] : NEW },
]
for (const { server } of sites) await new Promise((done) => server.listen(0, '127.0.0.1', done))
const pages = sites.flatMap(({ server, pages }) => pages.map((path) => [server.address().port, path]))

const profile = join(temporary, 'profile')
const executable = [
  process.env.CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path && existsSync(path))
if (!executable) throw new Error('no Chromium found: install the package chromium, or name one in CHROMIUM')
const flags = [
  '--headless',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--remote-debugging-port=0',
  `--user-data-dir=${profile}`,
]
if (process.getuid?.() === 0) flags.push('--no-sandbox')
// Debian's command is a shell script that starts the browser: it is stopped as a group of processes.
const browser = spawn(executable, flags, { stdio: ['ignore', 'ignore', 'pipe'], detached: true })
const debuggingPort = await new Promise((done, fail) => {
  browser.stderr.on('data', (text) => {
    const [, found] = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(String(text)) ?? []
    if (found) done(Number(found))
  })
  browser.on('exit', () => fail(new Error('Chromium stopped')))
})

let failed = false
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]
try {
  console.log(`${'page'.padEnd(46)}perf  a11y  best  seo   LCP ms  CLS    TBT ms`)
  for (const [port, path] of pages) {
    const runs = []
    for (let i = 0; i < RUNS; i++) {
      const { lhr } = await lighthouse(`http://127.0.0.1:${port}${path}`, {
        port: debuggingPort,
        logLevel: 'error',
        onlyCategories: CATEGORIES,
      })
      runs.push(lhr)
      for (const audit of Object.values(lhr.audits))
        if (
          i === 0 &&
          audit.score !== null &&
          audit.score < 1 &&
          CATEGORIES.slice(1).some((name) =>
            lhr.categories[name].auditRefs.some((ref) => ref.id === audit.id && ref.weight > 0),
          )
        )
          console.log(`  ${audit.id}: ${audit.title}`)
    }
    const score = (name) =>
      Math.round(
        100 *
          (name === 'performance'
            ? median(runs.map((lhr) => lhr.categories[name].score))
            : Math.min(...runs.map((lhr) => lhr.categories[name].score))),
      )
    const figure = (id) => median(runs.map((lhr) => lhr.audits[id].numericValue))
    const scores = CATEGORIES.map(score)
    const shift = figure('cumulative-layout-shift')
    const fine = scores[0] >= 98 && scores.slice(1).every((value) => value === 100) && shift < 0.0005
    if (!fine) failed = true
    console.log(
      `${fine ? '✔' : '✘'} ${path.padEnd(44)}${scores.map((value) => String(value).padEnd(6)).join('')}${String(Math.round(figure('largest-contentful-paint'))).padEnd(8)}${shift.toFixed(3).padEnd(7)}${Math.round(figure('total-blocking-time'))}`,
    )
  }
} finally {
  const ended = new Promise((done) => browser.on('close', done))
  process.kill(-browser.pid, 'SIGTERM')
  for (const { server } of sites) server.close()
  await ended
  rmSync(temporary, { recursive: true, force: true })
}
process.exitCode = failed ? 1 : 0
