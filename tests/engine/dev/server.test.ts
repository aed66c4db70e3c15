// site dev without a browser: who may ask what, what known attacks on servers for development get, and what it writes.
import { existsSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ATTACKS, ask, raw } from '../../hosts/ask.ts'
import { type Dev, startDev } from './running.ts'

/** What another program listens on. */
const TAKEN = 47_613
let dev: Dev
let other: Server
let token: string
beforeAll(async () => {
  other = createServer()
  await new Promise<void>((done) => other.once('error', () => done()).listen(TAKEN, '127.0.0.1', done))
  dev = await startDev(['--port', String(TAKEN), '--allow-host', 'x-4000.app.github.dev'], {
    '.secret': 'root:x',
    'secret.txt': 'root:x',
  })
  token = /data-token="([^"]+)"/.exec(String((await get('/contact')).body))?.[1] ?? ''
})
afterAll(async () => {
  other?.close()
  await dev?.stop()
  dev?.remove()
})
const get = (path: string, headers: Record<string, string> = {}) => ask(dev.origin, path, { headers })

/** Sends fields as a form does; the status. */
async function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const { host } = new URL(dev.origin)
  const body = new URLSearchParams(fields).toString()
  const all = {
    Host: host,
    Origin: dev.origin,
    Connection: 'close',
    'Content-Type': 'application/x-www-form-urlencoded',
    'Content-Length': String(body.length),
    ...headers,
  }
  const lines = Object.entries(all).flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}\r\n`]))
  return Number(
    /^HTTP\/1\.1 (\d+)/.exec(await raw(dev.origin, `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`))?.[1],
  )
}

test('the next free port is taken and named', () => {
  expect(dev.said()).toContain(`Port ${TAKEN} is taken, so it is ${new URL(dev.origin).port}.`)
})

test('it answers as the host does: addresses, redirects, the page for wrong ones, headers', async () => {
  const page = await get('/contact')
  expect([page.status, page.headers['x-frame-options']]).toEqual([200, 'DENY'])
  // Else a browser shows pages of its own memory, the longer the older they are.
  expect(page.headers['cache-control']).toBe('no-cache')
  expect([(await get('/contact/')).headers.location, (await get('/contact.html')).headers.location]).toEqual([
    '/contact',
    '/contact',
  ])
  const moved = await get('/old-contact?x=1')
  expect([moved.status, moved.headers.location]).toEqual([301, '/contact?x=1'])
  expect((await get('/nowhere')).status).toBe(404)
  expect((await get('/_redirects')).status).toBe(404)
})

test('the policy of a page is that of the built one, but for styles of the client and https', async () => {
  const { headers, body } = await get('/contact')
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/style-src 'sha256-[^']+' (?:'sha256-[^']+' )*'nonce-[0-9a-f-]{36}'/)
  expect(policy).not.toMatch(/unsafe|upgrade-insecure|\*/)
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
  expect(String(body)).toContain(policy.replace("; frame-ancestors 'none'", '').slice(0, 60))
  expect(headers['strict-transport-security']).toBeUndefined()
})

test('nothing of the client is in any answer with another name, and nothing is written but the cache', async () => {
  expect(existsSync(join(dev.folder, 'dist'))).toBe(false)
  const made = readdirSync(dev.folder).filter((name) => !['content', 'templates', 'site.yaml'].includes(name))
  expect(made.sort()).toEqual(['.editor', '.secret', '.site', 'secret.txt'])
})

describe('pages of other sites', () => {
  test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '192.168.1.5', 'user@localhost'])(
    'are refused under the name %s',
    async (host) => {
      for (const path of ['/', '/__site', '/__site/state']) expect((await get(path, { host })).status).toBe(403)
    },
  )
  test.each([{ origin: 'http://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
    'may not ask what is below /__site: %o',
    async (headers) => {
      for (const path of ['/__site', '/__site/state', '/__site/client.js', '/__site/inbox']) {
        const answer = await get(path, headers as Record<string, string>)
        expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([403, undefined])
      }
    },
  )
  test('a page behind a proxy that is allowed may send, whatever Host the proxy writes', async () => {
    const undo = (Origin: string) => post('/__site/undo', { token }, { Origin })
    expect(await undo('https://x-4000.app.github.dev')).not.toBe(403)
    expect(await undo('https://y-4000.app.github.dev')).toBe(403)
    expect(await undo('https://x-4000.app.github.dev.evil.example')).toBe(403)
  })
  test('may not send anything, and neither may a page of this one without the token', async () => {
    const place = { file: 'site.yaml', token }
    expect(await post('/__site/open', place, { Origin: 'http://evil.example' })).toBe(403)
    expect(await post('/__site/open', place, { Origin: '' })).toBe(403)
    expect(await post('/__site/open', { ...place, token: 'guess' })).toBe(403)
    expect(await post('/__site/inbox', { message: 'x' })).toBe(403)
    expect(await post('/contact', { 'form-name': 'contact' })).toBe(405)
    expect(dev.opened()).toBeUndefined()
    expect(await post('/__site/open', place)).toBe(204)
    await expect.poll(() => dev.opened()).toBe(join(dev.folder, 'site.yaml'))
  })
  test.each(['PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is refused', async (method) => {
    for (const path of ['/', '/__site', '/__site/open']) {
      const { status, headers } = await ask(dev.origin, path, { method })
      expect([status, headers['access-control-allow-origin']]).toEqual([405, undefined])
    }
  })
})

test('a form with files comes into the inbox with their names; one that cannot be read has no fields', async () => {
  const form = new FormData()
  form.set('name', 'Ann')
  form.set('photo', new File([new Uint8Array(2 << 20)], 'sink.png', { type: 'image/png' }))
  const send = (body: BodyInit, type = '') =>
    fetch(`${dev.origin}/__site/inbox`, {
      method: 'POST',
      headers: { Origin: dev.origin, 'X-Site-Token': token, ...(type && { 'Content-Type': type }) },
      body,
    })
  expect((await send(form)).status).toBe(200)
  expect((await send('--x', 'multipart/form-data; boundary=y')).status).toBe(200)
  expect(String((await get('/__site/inbox')).body)).toContain(
    '<dl><dt>name</dt><dd><pre>Ann</pre></dd><dt>photo</dt><dd><pre>sink.png</pre></dd></dl>',
  )
})

test('a picture is written only in the place of one, by this server alone, below content/images/', async () => {
  const change = (value: object) =>
    encodeURIComponent(JSON.stringify([{ path: ['text'], digest: '', text: 'x.svg', ...value }]))
  const send = (value: object, headers: Record<string, string> = { 'X-Site-Token': token }) =>
    post(`/__site/picture?changes=${change(value)}`, {}, headers)
  const contact = { file: 'content/pages/contact.yaml' }
  expect(await send(contact, {})).toBe(403)
  expect(await send(contact, { 'X-Site-Token': token, Origin: 'http://evil.example' })).toBe(403)
  expect(await send(contact)).toBe(422)
  expect(await send({ file: '../../etc/passwd' })).toBe(422)
  expect(await send({ ...contact, path: ['__proto__'] })).toBe(422)
  expect(existsSync(join(dev.folder, 'content/images'))).toBe(false)
})

test.each([
  '../../../etc/passwd',
  '/etc/passwd',
  '.secret',
  'content/../.secret',
  'node_modules/x',
  'content',
  'content\\pages',
  'link.yaml',
  'site.yaml\n',
])('%j is not opened: it is not a file of the project', async (file) => {
  const link = join(dev.folder, 'link.yaml')
  if (file === 'link.yaml') symlinkSync('/etc/passwd', link)
  expect(await post('/__site/open', { file, token })).toBe(403)
  rmSync(link, { force: true })
})

test('more than is taken is refused', async () => {
  expect(await post('/__site/inbox', { token, message: 'x'.repeat(2_000_000) }).catch(() => 413)).toBe(413)
})

test.each([
  ...ATTACKS,
  '//evil.example/',
  '/secret.txt',
  '/.secret',
  '/site.yaml',
  '/content/pages/contact.yaml',
  '/.site/tables/inputs',
  '/__site/../secret.txt',
  '/__site/%2e%2e/secret.txt',
  '/__site//evil.example',
  '/__site/open',
  '/%0d%0aSet-Cookie:x=1',
  '/old-contact%0d%0aSet-Cookie:x=1',
  '/%',
])('%s shows nothing', async (target) => {
  const { host } = new URL(dev.origin)
  const answer = await raw(dev.origin, `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 (?:400|403|404) /)
  expect(answer).not.toMatch(/root:|^set-cookie|^location/im)
})

test('a file that is half written is not a problem, and other sites of the network see nothing', async () => {
  const file = join(dev.folder, 'content/pages/contact.yaml')
  const text = dev.read('content/pages/contact.yaml')
  dev.write({})
  writeFileSync(file, text.slice(0, 30))
  await new Promise((done) => setTimeout(done, 60))
  writeFileSync(file, `${text}# whole\n`)
  expect(await dev.says('ms')).toMatch(/^content\/pages\/contact\.yaml: 4 pages, \d+ ms\n$/)
})

test('a site that is not whole from the start is served once it is, and its templates may move', async () => {
  const page = 'content/pages/contact.yaml'
  const text = dev.read(page)
  const late = await startDev(['--port', '0'], { [page]: 'nothing: right\n' })
  try {
    expect(late.said()).toContain('"nothing" is not a key here')
    const first = await ask(late.origin, '/contact')
    expect([first.status, String(first.body).includes('/__site/client.js')]).toEqual([500, true])
    late.write({ [page]: text })
    await late.says('4 pages')
    expect((await ask(late.origin, '/contact')).status).toBe(200)
    late.write({})
    renameSync(join(late.folder, 'templates'), join(late.folder, 'drawn'))
    writeFileSync(join(late.folder, 'site.yaml'), `${late.read('site.yaml')}templates: drawn\n`)
    await late.says('4 pages')
    late.write({ 'drawn/pages/plain.tsx': late.read('drawn/pages/plain.tsx').replace('<h1>', '<h1>Moved: ') })
    await expect.poll(async () => String((await ask(late.origin, '/contact')).body)).toContain('Moved: ')
  } finally {
    expect(await late.stop()).toBe('SIGINT')
    late.remove()
  }
})
