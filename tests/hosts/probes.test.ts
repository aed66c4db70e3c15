// Sends one table of requests to nginx, Apache, Caddy, the engines of Cloudflare and Firebase, and site preview, for both
// styles of addresses. A server that is not installed is skipped with a message.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, leads } from './ask.ts'
import { ASKED, type Built, builtFor, GREEK, MOVED, SLASHES, type Slash } from './built.ts'
import { missing, type Running, start, startPreview } from './servers.ts'
import { startVendor } from './vendors.ts'

const HOSTS = ['nginx', 'apache', 'caddy'] as const
const VENDORS = ['cloudflare', 'firebase'] as const

const builds = new Map<Slash, Built>()
beforeAll(async () => {
  for (const slash of SLASHES) builds.set(slash, await builtFor([...HOSTS, ...VENDORS], slash))
})
afterAll(() => {
  for (const { remove } of builds.values()) remove()
})

interface Column {
  readonly name: string
  readonly slash: Slash
  readonly vendor?: (typeof VENDORS)[number]
  /** Why it cannot be tried here. */
  reason?(): string | undefined
  start(folder: string): Promise<Running>
}

/**
 * The servers, the preview with the manners of each, and the vendors' engines. What these leave to the network before
 * them is not asked of them: compression, ranges, at Cloudflare the time of a change and at Firebase all conditions.
 */
const COLUMNS = SLASHES.flatMap((slash): Column[] => [
  ...HOSTS.flatMap((host) => [
    { name: host, slash, reason: () => missing(host), start: (folder: string) => start(host, folder) },
    { name: `site preview --host ${host}`, slash, start: (folder: string) => startPreview(host, folder) },
  ]),
  ...VENDORS.map((vendor) => ({
    name: `the engine of ${vendor}`,
    slash,
    vendor,
    start: (folder: string) => startVendor(vendor, folder),
  })),
])

describe.each(COLUMNS)('$name, trailing slash $slash', ({ slash, vendor, ...column }) => {
  const reason = column.reason?.()
  if (reason !== undefined) {
    console.warn(reason)
    test.skip(reason, () => undefined)
    return
  }
  let running: Running
  let dist = ''
  beforeAll(async () => {
    dist = builds.get(slash)?.dist ?? ''
    running = await column.start(dist)
  })
  afterAll(() => running?.close())
  const get = (target: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
    ask(running.origin, target, { headers, method })
  const file = (path: string) => readFileSync(join(dist, path))
  const at = (path: string) => (slash === 'always' ? `${path}/` : path)
  const fileAt = (path: string) => (slash === 'always' ? `${path.slice(1)}/index.html` : `${path.slice(1)}.html`)

  /** Every answer carries them, errors and redirects too. */
  const secured = (headers: Awaited<ReturnType<typeof get>>['headers']) => {
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['strict-transport-security']).toContain('max-age=63072000')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  }

  /** Where an answer leads; superstatic puts an `&` before a query that is none. */
  const whereTo = (answer: Awaited<ReturnType<typeof get>>) =>
    leads(answer, running.origin)?.replace(/&$/, vendor === 'firebase' ? '' : '&')

  /** Where an address leads, one step after the other, by the path alone; at most five. */
  const follow = async (target: string) => {
    const steps: string[] = []
    for (let next: string | undefined = target; next !== undefined && steps.length < 5; ) {
      next = whereTo(await get(next))
      if (next !== undefined) steps.push(next)
    }
    return steps
  }

  /**
   * Cloudflare lets nobody keep that something is not there. Firebase gives what is not there the headers of its address,
   * and redirects none at all.
   */
  const missingAt = (target: string) => {
    if (vendor === 'firebase' && target.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
    return vendor === 'cloudflare' ? 'no-store' : 'public, max-age=0, must-revalidate'
  }
  const securedRedirect = vendor === 'firebase' ? () => undefined : secured

  const isMissing = async (target: string, page = '404.html') => {
    const { status, body, headers } = await get(target)
    expect({ target, status }).toEqual({ target, status: 404 })
    expect(body.equals(file(page))).toBe(true)
    expect(headers['content-type']).toMatch(/^text\/html/)
    expect(headers['cache-control']).toBe(missingAt(target))
    secured(headers)
  }

  test.each(['/', '/contact', '/repairs/brakes'])('%s is a page that is revalidated each time', async (path) => {
    const { status, headers, body } = await get(path === '/' ? path : at(path))
    expect(status).toBe(200)
    expect(body.equals(file(path === '/' ? 'index.html' : fileAt(path)))).toBe(true)
    expect(headers['content-type']?.toLowerCase()).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    secured(headers)
  })

  test('a query changes nothing about a page', async () => {
    expect((await get(`${at('/contact')}?x=1`)).status).toBe(200)
    expect((await get('/?x=1')).status).toBe(200)
  })

  test('another spelling of a page redirects to it in one step, with its query', async () => {
    const others =
      slash === 'always'
        ? ['/contact', '/contact/index.html', '/repairs/brakes', '/repairs/brakes/index.html']
        : ['/contact/', '/contact.html', '/repairs/brakes/', '/repairs/brakes.html']
    for (const other of others) {
      const to = at(other.replace(/\/index\.html$|\.html$|\/$/, ''))
      expect(await follow(other)).toEqual([to])
      expect(await follow(`${other}?x=1&y=%CE%B1`)).toEqual([`${to}?x=1&y=%CE%B1`])
      securedRedirect((await get(other)).headers)
    }
    expect(await follow('/index.html')).toEqual(['/'])
  })

  test.each(MOVED)('%s moved to %s with %i, in one step from every spelling', async (from, to, status) => {
    const own = to.startsWith('/') ? at(to.replace(/\?.*/, '')) + (/\?.*/.exec(to)?.[0] ?? '') : to
    // Firebase escapes a percent sign that begins no escape.
    const path = vendor === 'firebase' ? own.replace('%off', '%25off') : own
    const all = from.endsWith('.php') ? [from] : [from, `${from}/`, `${from}.html`]
    for (const each of all) {
      const target = encodeURI(each)
      const answer = await get(target)
      expect({ target, status: answer.status, to: whereTo(answer) }).toEqual({ target, status, to: path })
      if (to.startsWith('/')) expect(await follow(target)).toEqual([path])
      securedRedirect(answer.headers)
    }
    const query = path.includes('?') ? path : `${path}?x=1&y=%CE%B1`
    const asked = await get(`${encodeURI(from)}?x=1&y=%CE%B1`)
    // Firebase sends both queries on.
    expect(whereTo(asked)).toBe(vendor === 'firebase' && path.includes('?') ? `${path}&x=1&y=%CE%B1` : query)
  })

  test.skipIf(vendor)('an address with a parameter that moved leads on without it, and others are pages', async () => {
    for (const [from, to] of ASKED) {
      for (const each of [from, `${from}&utm=x`, from.replace('?', '?utm=x&')])
        expect(await follow(each)).toEqual([at(to)])
      securedRedirect((await get(from)).headers)
    }
    for (const each of ['/?page_id=1', '/?page_id=123', '/?xpage_id=12', '/?x=page_id=12', '/'])
      expect({ each, status: (await get(each)).status }).toEqual({ each, status: 200 })
    expect((await get('/moved-page?p=8')).status).toBe(404)
  })

  test('an address in Greek may be escaped in small letters', async () => {
    const target = encodeURI(GREEK).replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase())
    expect(await follow(target)).toEqual([at('/contact')])
  })

  test.each([
    '/nowhere',
    '/nowhere/',
    '/nowhere.html',
    '/repairs/nowhere',
    '/Contact',
    '/assets/nowhere.js',
    '/assets/nowhere.woff2',
    '/nowhere.txt',
    '/%CE%B1%CE%B2%CE%B3',
    // At the vendors the pages for errors are pages like any other.
    ...(vendor === undefined ? ['/404', '/404.html', '/500.html'] : []),
  ])('%s is not there, and the page says so', (target) => isMissing(target))

  test.each([
    '/.site-build',
    '/.git/config',
    '/repairs/.env',
    '/_redirects',
    '/_headers',
    // Cloudflare cannot be told to leave out the files of other hosts.
    ...(vendor === 'cloudflare' ? [] : ['/.htaccess', '/nginx.conf', '/caddy.conf', '/firebase.json']),
  ])('%s is hidden', (target) => isMissing(target))

  // Firebase chooses by what a browser asks for, not by the address.
  test
    .skipIf(vendor === 'firebase')
    .each([
      '/nl/nowhere',
      '/nl/nowhere/',
      '/nl/assets/nowhere.js',
      ...(vendor === undefined ? ['/nl/404', '/nl/404.html'] : []),
    ])('%s is not there, and the page of its language says so', (target) => isMissing(target, 'nl/404.html'))

  test('a language whose code only begins an address is not asked', () => isMissing('/nlx'))

  test('what is meant to be found by its own name is', async () => {
    // At the vendors every .html has an address without it.
    const [proof = '/proof1234.html', ...more] = vendor ? await follow('/proof1234.html') : []
    expect([String((await get(proof)).body), more]).toEqual(['proof1234', []])
    expect(String((await get('/.well-known/security.txt')).body)).toContain('mailto:')
    const list = encodeURI('/price list (new).html')
    const [listed = list] = vendor ? (await follow(list)).slice(-1) : []
    expect(String((await get(listed)).body)).toBe('price list')
    if (!vendor) expect(String((await get(encodeURI('/τιμές "50%".html'))).body)).toBe('τιμές')
    for (const [path, type] of [
      ['/favicon.svg', /^image\/svg\+xml/],
      ['/manifest.webmanifest', /^application\/manifest\+json/],
      ['/sitemap.xml', /^(?:text|application)\/xml/],
      ['/robots.txt', /^text\/plain/],
    ] as const) {
      const { status, headers } = await get(path)
      expect({ path, status }).toEqual({ path, status: 200 })
      expect(headers['content-type']).toMatch(type)
      secured(headers)
    }
    expect((await get('/favicon.svg')).headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect((await get('/favicon.svg', { 'accept-encoding': 'br' })).headers['cross-origin-resource-policy']).toBe(
      'cross-origin',
    )
  })

  test('a file named by its contents is immutable, and other sites may show it', async () => {
    const name = readdirSync(join(dist, 'assets')).find((each) => !/\.(?:br|gz)$/.test(each))
    const { status, headers } = await get(`/assets/${name}`)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    secured(headers)
    await isMissing('/assets/gone.0123456789.js')
  })

  test.skipIf(vendor)('a precompressed file is sent to clients that accept it', async () => {
    const path = at('/contact')
    const plain = file(fileAt('/contact'))
    const [none, br, gz, both] = await Promise.all([
      get(path),
      get(path, { 'accept-encoding': 'br' }),
      get(path, { 'accept-encoding': 'gzip' }),
      get(path, { 'accept-encoding': 'gzip, deflate, br' }),
    ])
    expect(none.headers['content-encoding']).toBeUndefined()
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.body).equals(plain)).toBe(true)
    expect(gz.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gz.body).equals(plain)).toBe(true)
    expect(both.headers['content-encoding']).toBe('br')
    for (const { headers } of [none, br, gz, both]) {
      expect(headers.vary).toMatch(/accept-encoding/i)
      expect(headers['content-type']?.toLowerCase()).toBe('text/html; charset=utf-8')
      expect(headers['content-language']).toBeUndefined()
      secured(headers)
    }
    const root = await get('/', { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(root.body).equals(file('index.html'))).toBe(true)
  })

  test('HEAD has the same headers without a body', async () => {
    const head = await get(at('/contact'), {}, 'HEAD')
    const whole = await get(at('/contact'))
    expect(head.status).toBe(200)
    expect(head.body.length).toBe(0)
    expect(head.headers['content-length']).toBe(whole.headers['content-length'])
    expect((await get('/nowhere', {}, 'HEAD')).status).toBe(404)
    expect((await get('/old-contact', {}, 'HEAD')).status).toBe(301)
  })

  test.skipIf(vendor === 'firebase')('an unchanged file is answered with 304', async () => {
    const { headers } = await get(at('/contact'))
    expect(headers.etag).toBeDefined()
    const again = await get(at('/contact'), { 'if-none-match': String(headers.etag) })
    expect({ status: again.status, bytes: again.body.length }).toEqual({ status: 304, bytes: 0 })
    const since = { 'if-modified-since': String(headers['last-modified']) }
    if (vendor !== 'cloudflare') expect((await get(at('/contact'), since)).status).toBe(304)
    expect((await get(at('/contact'), { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test.skipIf(vendor)('a part is sent when a part is asked for', async () => {
    const whole = file('favicon.svg')
    const part = await get('/favicon.svg', { range: 'bytes=2-5' })
    expect({ status: part.status, range: part.headers['content-range'] }).toEqual({
      status: 206,
      range: `bytes 2-5/${whole.length}`,
    })
    expect(part.body.equals(whole.subarray(2, 6))).toBe(true)
    expect((await get('/favicon.svg', { range: 'bytes=999999-' })).status).toBe(416)
  })

  test.each([
    '//evil.example',
    '//evil.example/',
    '/%2fevil.example',
    '/\\evil.example',
    '///evil.example',
    '/contact%0d%0aSet-Cookie:%20a=b',
    '/contact%0d%0aSet-Cookie:%20a=b/',
    '/old-contact%0d%0aSet-Cookie:%20a=b/',
    '/..%2f..%2fetc%2fpasswd',
    '/../../etc/passwd',
    '/repairs/..%2f..%2fsite.yaml',
    '/%2e%2e/site.yaml',
    '/%',
    '/%ff%fe',
    '/contact%00.html',
  ])('%s leads nowhere else and shows nothing', async (target) => {
    const answer = await get(target)
    expect(answer.headers['set-cookie']).toBeUndefined()
    const to = leads(answer, running.origin)
    // A server may put the path right, on this site.
    if (to !== undefined) {
      expect(new URL(to, running.origin).origin).toBe(running.origin)
      expect((await get(to)).status).toBeGreaterThanOrEqual(400)
    } else expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(String(answer.body)).not.toMatch(/root:|origin: https/)
  })
})
