// Tests site verify on real servers: honest deployments of the bundled website, and a small one with a fault on the way to it.
import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { createServer as createSocketServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verify } from '../../src/after/live/verify.ts'
import type { Host } from '../../src/model/host.ts'
import { loadModules } from '../../src/runtime/engine.ts'
import { answer, serving } from '../../src/serve/answer.ts'
import { type Folder, openFolder, type ServedFile } from '../../src/serve/folder.ts'
import { cli, repository, shareCache, smallSite } from '../helpers/command.ts'
import { base } from '../helpers/project.ts'
import { missing, start } from './servers.ts'

const hosts = await loadModules<Host>('hosts')
const SERVERS = ['nginx', 'apache', 'caddy'] as const
const HOSTS = 'hosts: [nginx, apache, caddy]'
let root: string
let dist: string

beforeAll(async () => {
  root = smallSite({
    'site.yaml': (base['site.yaml'] ?? '').replace('hosts: [netlify]', HOSTS),
    'content/routes.yaml': (base['content/routes.yaml'] ?? '').replace(
      'redirects:',
      '  - { path: /404, page: lost, template: plain }\nredirects:',
    ),
    'content/pages/lost.yaml':
      'name: Lost\nhead: { title: Lost, description: Nothing is here., robots: "noindex, follow" }\ntext: Call us.\n',
    'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0h32v32H0z"/></svg>',
  })
  dist = await built(root)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Builds a site; the folder that was written. */
async function built(root: string): Promise<string> {
  const { code, err } = await cli(['build', '--root', root])
  expect([code, err]).toEqual([0, ''])
  return join(root, 'dist')
}

describe('the bundled website', () => {
  let website: string
  beforeAll(async () => {
    website = mkdtempSync(join(tmpdir(), 'verify-'))
    for (const name of ['content', 'templates', 'public', 'site.yaml'])
      cpSync(join(repository, name), join(website, name), { recursive: true })
    symlinkSync(join(repository, 'node_modules'), join(website, 'node_modules'))
    const file = join(website, 'site.yaml')
    writeFileSync(file, readFileSync(file, 'utf8').replace('hosts: [netlify]', HOSTS))
    shareCache(website)
    await built(website)
  })
  afterAll(() => rmSync(website, { recursive: true, force: true }))

  describe.each(SERVERS)('on %s', (name) => {
    const reason = missing(name)
    if (reason !== undefined) {
      console.warn(reason)
      test.skip(reason, () => undefined)
      return
    }
    test('is what was built: no finding', async () => {
      const running = await start(name, join(website, 'dist'))
      try {
        const { code, out, err } = await cli(['verify', running.origin, '--root', website, '--host', name])
        expect({ code, err, out }).toEqual({ code: 0, err: '', out: expect.stringContaining('as the build promises') })
      } finally {
        await running.close()
      }
    })
  })
})

describe.each(SERVERS)('a site without a 404 page on %s', (name) => {
  const reason = missing(name)
  test.skipIf(reason !== undefined)('is what was built: no finding', async () => {
    const bare = smallSite({ 'site.yaml': (base['site.yaml'] ?? '').replace('hosts: [netlify]', HOSTS) })
    const running = await start(name, await built(bare))
    try {
      const { code, err } = await cli(['verify', running.origin, '--root', bare, '--host', name])
      expect({ code, err }).toEqual({ code: 0, err: '' })
    } finally {
      await running.close()
      rmSync(bare, { recursive: true, force: true })
    }
  })
})

/** What a proxy sends instead of an answer of the server behind it. */
interface Sent {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}
type Plant = (asked: { path: string; accept: string; host: string }, sent: Sent) => void

/** A proxy before a server, with one fault planted. */
async function planted(origin: string, plant: Plant, tls?: { key: Buffer; cert: Buffer }) {
  const handler = async (incoming: IncomingMessage, response: ServerResponse) => {
    const { url: path = '', headers } = incoming
    asked.push(headers.host ?? '')
    const accept = String(headers['accept-encoding'])
    const { ask } = await import('./ask.ts')
    const { status, headers: theirs, body } = await ask(origin, path, { headers: { 'accept-encoding': accept } })
    const sent: Sent = { status, headers: { ...theirs }, body }
    plant({ path, accept, host: headers.host ?? '' }, sent)
    const { 'content-length': _, 'transfer-encoding': __, connection: ___, ...rest } = sent.headers
    response.writeHead(sent.status, rest)
    response.end(sent.body)
  }
  const asked: string[] = []
  const server = tls ? createSecureServer(tls, handler) : createServer(handler)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { port, asked, close: () => new Promise((done) => server.close(done)) }
}

const page =
  (path: string, change: (html: string) => string): Plant =>
  (asked, sent) => {
    if (asked.path !== path) return
    const { headers } = sent
    if (headers['content-encoding'] === 'br' || headers['content-encoding'] === 'gzip') {
      // Sent without compression, as a proxy does that rewrites pages.
      delete headers['content-encoding']
      sent.body = Buffer.from(readFileSync(join(dist, path === '/' ? 'index.html' : `${path.slice(1)}.html`)))
    }
    sent.body = Buffer.from(change(sent.body.toString()))
  }

const OLD = '/old-contact'

/** Gives an answer another status if it is the one that is meant. */
function answering(sent: Sent, isMeant: boolean, status: number): void {
  if (isMeant) sent.status = status
}

/** Each planted fault, and what names it. */
const FAULTS: readonly (readonly [name: string, plant: Plant, named: RegExp])[] = [
  [
    'an old page',
    page('/contact', (html) => html.replace(/<h1[^>]*>[^<]*/, '<h1>Old')),
    /\/contact: is not the page of this build, last changed/,
  ],
  [
    'a missing header',
    (_, { headers }) => void delete headers['x-frame-options'],
    /and \d+ more: lacks the header X-Frame-Options/,
  ],
  [
    '302 for 301',
    ({ path }, sent) => answering(sent, path === OLD, 302),
    new RegExp(`${OLD}: answers 302 and leads to \\S+, expected 301`),
  ],
  [
    'a soft 404',
    (_, sent) => answering(sent, sent.status === 404, 200),
    /and \d+ more: answers 200, expected 404: a soft 404/,
  ],
  [
    'a stale copy',
    ({ path, accept }, sent) => {
      if (path === '/' && accept === 'br') sent.body = brotliCompressSync('old')
    },
    /^✘ \/: sends a copy with the encoding br that is not of this build/m,
  ],
  [
    'a wrong type',
    ({ path }, { headers }) => {
      if (path.endsWith('.svg')) headers['content-type'] = 'text/plain'
    },
    /svg.*: has the type text\/plain, expected image\/svg\+xml/,
  ],
  [
    'a noindex header',
    ({ path }, { headers }) => {
      if (path === '/') headers['x-robots-tag'] = 'noindex'
    },
    /^✘ \/: sends "X-Robots-Tag: noindex", which takes it out of search engines/m,
  ],
  [
    'a foreign robots.txt',
    ({ path }, sent) => {
      if (path === '/robots.txt') {
        delete sent.headers['content-encoding']
        sent.body = Buffer.from('User-agent: *\nDisallow: /\n')
      }
    },
    /\/robots.txt: is not the robots.txt of this build: it has "Disallow: \/"/,
  ],
  [
    'an injected script',
    page('/', (html) => html.replace('</body>', '<script src="//ads.example/x.js"></script></body>')),
    /^✘ \/: has a script that the build did not write: <script src="\/\/ads.example\/x.js">/m,
  ],
  [
    'known analytics',
    page('/', (html) =>
      html.replace('</body>', '<script src="https://static.cloudflareinsights.com/beacon.min.js"></script></body>'),
    ),
    /Web Analytics off/,
  ],
  [
    'a redirect chain',
    ({ path }, sent) => {
      if (path === OLD) sent.headers.location = `${OLD}-moved`
      if (path === `${OLD}-moved`) {
        sent.status = 301
        sent.headers.location = '/contact'
      }
    },
    /a chain of redirects, \/old-contact → \/old-contact-moved → \/contact/,
  ],
  [
    'lost HSTS',
    (_, { headers }) => void delete headers['strict-transport-security'],
    /lacks the header Strict-Transport-Security/,
  ],
  [
    'a missing file',
    ({ path }, sent) => answering(sent, path === '/sitemap.xml', 404),
    /\/sitemap.xml: is missing: answers 404, expected 200/,
  ],
]

describe('a fault on the way from nginx is named, and nothing else is', () => {
  let running: Awaited<ReturnType<typeof start>>
  beforeAll(async () => {
    running = await start('nginx', dist)
  })
  afterAll(() => running?.close())

  test.each(FAULTS)('%s', async (_, plant, named) => {
    const proxy = await planted(running.origin, plant)
    const { code, err } = await cli(['verify', `http://127.0.0.1:${proxy.port}`, '--root', root])
    await proxy.close()
    expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(named) })
    expect(err).toMatch(/^1 error$/m)
    expect(new Set(proxy.asked)).toEqual(new Set([`127.0.0.1:${proxy.port}`]))
  })

  test('a twin with www that does not lead to the site; all requests go to one server', async () => {
    const proxy = await planted(running.origin, () => undefined)
    const origin = `http://shop.example:${proxy.port}`
    const { code, err } = await cli(['verify', origin, '--root', root, '--address', '127.0.0.1'])
    await proxy.close()
    expect({ code, err }).toEqual({
      code: 0,
      err: expect.stringContaining(`http://www.shop.example:${proxy.port}: answers as well`),
    })
  })

  test('a certificate that is about to end', async () => {
    const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(root, name))
    const subject = ['-subj', '/CN=shop.example', '-addext', 'subjectAltName=DNS:shop.example']
    const args = `req -x509 -newkey rsa:2048 -nodes -days 12 -keyout ${key} -out ${cert}`.split(' ')
    execFileSync('openssl', [...args, ...subject], { stdio: 'ignore' })
    const tls = { key: readFileSync(key ?? ''), cert: readFileSync(cert ?? '') }
    const proxy = await planted(running.origin, ({ host }, sent) => answering(sent, host.startsWith('www.'), 404), tls)
    const address = `https://shop.example:${proxy.port}`
    const line = [join(repository, 'bin/site'), 'verify', address, '--root', root, '--address', '127.0.0.1']
    const run = (env: NodeJS.ProcessEnv) =>
      new Promise<string>((done) =>
        execFile(process.execPath, line, { env: { ...process.env, ...env } }, (_, out, err) => done(out + err)),
      )
    expect(await run({ NODE_EXTRA_CA_CERTS: cert })).toMatch(/has a certificate that ends in 1[12] days, on 20\d\d-/)
    expect(await run({})).toMatch(/certificate that cannot be trusted \(DEPTH_ZERO_SELF_SIGNED_CERT\)/)
    await proxy.close()
  })
})

/** A server that writes bytes as it likes. */
async function hostile(behave: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  const server = createSocketServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('data', () => behave(socket))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const close = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { origin: new URL(`http://127.0.0.1:${port}`), close }
}

const HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n'
const bomb = gzipSync(Buffer.alloc(64 << 20))
const endless =
  (text: string) =>
  (socket: Socket): void => {
    socket.write(text)
    const more = (): void => {
      while (!socket.destroyed && socket.write('x'.repeat(65_536)));
      if (!socket.destroyed) socket.once('drain', more)
    }
    more()
  }

const HOSTILE: readonly (readonly [string, (socket: Socket) => void, RegExp | undefined])[] = [
  ['a body without an end', endless(`${HEAD}\r\n`), /sends more than/],
  ['headers of megabytes', endless(`${HEAD}X-Long: `), /is not answered \(HPE_HEADER_OVERFLOW\)/],
  [
    'redirects in a circle',
    (socket: Socket) => socket.end('HTTP/1.1 302 Found\r\nLocation: /again\r\n\r\n'),
    /a redirect loop/,
  ],
  [
    'a compressed bomb',
    (socket: Socket) => void socket.end(Buffer.concat([Buffer.from(`${HEAD}Content-Encoding: gzip\r\n\r\n`), bomb])),
    /cannot be unpacked, or is much too long/,
  ],
  [
    'bytes one by one',
    (socket: Socket) => {
      socket.write(`${HEAD}\r\n`)
      setInterval(() => socket.write('x'), 50).unref()
    },
    undefined,
  ],
  ['no bytes', () => undefined, undefined],
  ['a closed line', (socket: Socket) => void socket.destroy(), /is not answered \(ECONNRESET\)/],
]

// Each of them waits, two for seconds.
test.concurrent.each(HOSTILE)('%s ends', async (_, behave, named) => {
  const { origin, close } = await hostile(behave)
  const all = openFolder(dist)
  const folder: Folder = new Map([...all.keys()].slice(0, 12).map((path) => [path, all.get(path) as ServedFile]))
  const verified = await verify({ origin, address: undefined, patience: 300 }, serving(folder, 'nginx', hosts), 0)
  close()
  if (named) expect(verified.faults.map(({ text }) => text).join('\n')).toMatch(named)
  else expect(verified.unreachable).toBe('TIMEOUT')
})

test('without a network there is one sentence, and the exit code is 2', async () => {
  const port = await (await import('./servers.ts')).freePort()
  const { code, out, err } = await cli(['verify', `http://127.0.0.1:${port}`, '--root', root])
  expect({ code, out, err }).toEqual({
    code: 2,
    out: '',
    err: `http://127.0.0.1:${port} cannot be reached (ECONNREFUSED): check the address and the network\n`,
  })
})

test('--wait asks again until the build is live', async () => {
  const served = serving(openFolder(dist), 'nginx', hosts)
  let isLive = false
  const server = createServer((incoming, response) => {
    const headers = incoming.headers as Record<string, string>
    const { status, headers: fields, body } = answer({ method: 'GET', target: incoming.url ?? '', headers }, served)
    for (const [name, value] of fields) response.setHeader(name, value)
    response.writeHead(isLive ? status : 503)
    response.end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  setTimeout(() => {
    isLive = true
  }, 3000)
  const { port } = server.address() as AddressInfo
  const { code, err } = await cli(['verify', `http://127.0.0.1:${port}`, '--root', root, '--wait', '1m'])
  server.close()
  expect({ code, err }).toEqual({ code: 0, err: '' })
})

test.each([
  [['ftp://shop.example'], '"ftp://shop.example" is not the address of a site'],
  [['https://shop.example/page'], 'is not the address of a site'],
  [['--wait', 'long'], '--wait long is not a time'],
  [['--address', 'shop'], '--address shop is not an IP address'],
  [['--format', 'xml'], '--format xml: choose one of'],
])('%s is refused', async (args, said) => {
  const { code, err } = await cli(['verify', ...args, '--root', root])
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(said) })
})
