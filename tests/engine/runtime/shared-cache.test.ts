// Tests the shared cache with a real nginx with WebDAV, and with servers that fail in every way.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { Cache } from '../../../src/runtime/cache.ts'
import { digest } from '../../../src/runtime/digest.ts'
import { filesBelow } from '../../../src/runtime/overlay.ts'
import { encodeActionResult, hashIn } from '../../../src/runtime/shared-cache/action-result.ts'
import { BUDGET, openSharedCache, type SharedCacheEnv } from '../../../src/runtime/shared-cache/shared-cache.ts'
import { cacheNotes } from '../../../src/runtime/unwritten.ts'
import { cli, smallSite } from '../../helpers/command.ts'
import { freePort } from '../../hosts/servers.ts'

const NGINX = '/usr/sbin/nginx'
const cleanups: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean()
})

const scratch = () => {
  const folder = mkdtempSync(join(tmpdir(), 'shared-cache-'))
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A budget that no machine is too slow for. */
const PLENTY = { lookups: 60_000, uploads: 60_000 }

/** One run on one machine: asks for some keys, and reports what it had to make. */
async function run(env: SharedCacheEnv, keys: readonly string[], budget = PLENTY) {
  const cache = new Cache(scratch(), openSharedCache(env, budget))
  const made: string[] = []
  const got = await Promise.all(
    keys.map(async (key) => {
      const bytes = await cache.getOrCreate(digest(key), async () => {
        made.push(key)
        return Buffer.from(`bytes of ${key}`)
      })
      return Buffer.from(bytes).toString()
    }),
  )
  await cache.close()
  const all = cacheNotes().map(({ text }) => text)
  return { got, made: made.sort(), notes: all }
}
const bytesOf = (keys: readonly string[]) => keys.map((key) => `bytes of ${key}`)

/** nginx with WebDAV on a free port; `auth` asks for the bearer token "secret". */
async function webdav({ auth = false } = {}) {
  const work = scratch()
  const port = await freePort()
  mkdirSync(join(work, 'files'))
  const temporary = ['proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${work}/${name};`)
  const check = auth ? 'if ($http_authorization != "Bearer secret") { return 401; }' : ''
  writeFileSync(
    join(work, 'main.conf'),
    `daemon off; master_process off; pid ${work}/pid; error_log ${work}/error.log;
    events {}
    http { access_log ${work}/access.log; client_body_temp_path ${work}/body; ${temporary.join(' ')} client_max_body_size 64m;
      server { listen 127.0.0.1:${port}; root ${work}/files; ${check}
        location / { dav_methods PUT; create_full_put_path on; } } }`,
  )
  const child = spawn(NGINX, ['-c', join(work, 'main.conf'), '-e', join(work, 'error.log')])
  const ended = new Promise((resolve) => child.once('exit', resolve))
  cleanups.push(async () => {
    child.kill('SIGKILL')
    await ended
  })
  const origin = `http://127.0.0.1:${port}`
  await expect
    .poll(() =>
      fetch(origin).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
  return { origin, files: join(work, 'files'), log: () => readFileSync(join(work, 'access.log'), 'utf8') }
}

/** A server of this process. */
async function server(listener: RequestListener) {
  const instance = createServer(listener)
  await new Promise<void>((resolve) => instance.listen(0, '127.0.0.1', resolve))
  cleanups.push(() => {
    instance.closeAllConnections()
    return new Promise((resolve) => instance.close(() => resolve()))
  })
  return `http://127.0.0.1:${(instance.address() as AddressInfo).port}/`
}

describe.skipIf(!existsSync(NGINX))('nginx with WebDAV', () => {
  const keys = Array.from({ length: 20 }, (_, i) => `key ${i}`).sort()

  test('a second machine takes what a first one stored, below a path of the server', async () => {
    const { origin, files } = await webdav()
    const SITE_CACHE = `${origin}/shop`
    const first = await run({ SITE_CACHE, SITE_CACHE_WRITE: '1' }, keys)
    expect(first).toMatchObject({ got: bytesOf(keys), made: keys, notes: [] })
    expect(readdirSync(join(files, 'shop')).sort()).toEqual(['ac', 'cas'])
    expect(await run({ SITE_CACHE }, keys)).toMatchObject({ got: bytesOf(keys), made: [], notes: [] })
  })

  test('two clones in two folders share results, and build the same bytes', async () => {
    const { origin, log } = await webdav()
    const build = async (env: Readonly<Record<string, string>>) => {
      const root = smallSite({}, { cold: true })
      cleanups.push(() => rmSync(root, { recursive: true, force: true }))
      expect(await cli(['build', '--root', root], { env: { SITE_CACHE: origin, ...env } })).toMatchObject({ code: 0 })
      const out = join(root, 'dist')
      return filesBelow(out).map((file) => [file, digest(readFileSync(join(out, file)))])
    }
    const first = await build({ SITE_CACHE_WRITE: '1' })
    expect(log()).not.toMatch(/GET \/cas/)
    expect(await build({})).toEqual(first)
    expect(log()).toMatch(/GET \/cas\/[0-9a-f]{64} HTTP\/1.1" 200/)
  })

  test('a run without SITE_CACHE_WRITE=1 stores nothing', async () => {
    const { origin, files } = await webdav()
    expect(await run({ SITE_CACHE: origin }, keys)).toMatchObject({ made: keys, notes: [] })
    expect(readdirSync(files)).toEqual([])
  })

  test('a token is sent, and a note about a refusal contains neither token nor password', async () => {
    const { origin } = await webdav({ auth: true })
    const env = { SITE_CACHE: origin, SITE_CACHE_WRITE: '1', SITE_CACHE_TOKEN: 'secret' }
    expect(await run(env, keys)).toMatchObject({ made: keys, notes: [] })
    expect(await run(env, keys)).toMatchObject({ made: [], notes: [] })
    const refused = await run({ SITE_CACHE: origin.replace('//', '//me:hunter2@'), SITE_CACHE_TOKEN: 'wrong' }, keys)
    expect(refused.got).toEqual(bytesOf(keys))
    expect(refused.notes).toEqual([`the shared cache at ${new URL(origin).host} is not used: it answers 401`])
  })
})

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const entryOf = (bytes: Uint8Array) => encodeActionResult(sha256(bytes), bytes.length)
const later = (ms: number, then: () => void) => void setTimeout(then, ms).unref()

describe('a server that fails costs at most two seconds and one note, and never a byte', () => {
  const keys = Array.from({ length: 40 }, (_, i) => `key ${i}`)
  const WRONG = 'the bytes of an entry do not match their hash'
  const isKey = ({ url = '' }: IncomingMessage) => url.startsWith('/ac/')
  const answer =
    (status: number): RequestListener =>
    (request, response) => {
      request.resume()
      response.writeHead(status).end()
    }
  const cases: readonly (readonly [name: string, listener: RequestListener, note: string | undefined])[] = [
    ['misses', (q, r) => answer(q.method === 'PUT' ? 201 : 404)(q, r), undefined],
    ['404 to uploads', answer(404), 'it answers 404'],
    ['401', answer(401), 'it answers 401'],
    ['500', answer(500), 'it answers 500'],
    ['507, which is full', (q, r) => answer(q.method === 'PUT' ? 507 : 404)(q, r), 'it answers 507'],
    ['wrong bytes', (q, r) => r.end(isKey(q) ? entryOf(Buffer.from('true')) : 'lies'), WRONG],
    ['more bytes than it promised', (q, r) => r.end(isKey(q) ? entryOf(Buffer.from('a')) : 'aaaa'), WRONG],
    ['no ActionResult', (_, r) => r.end('<html>'), 'an entry of /ac/ is not an ActionResult'],
    ['a redirect', (_, r) => r.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(), 'it answers 302'],
    [
      'half a body',
      (_, r) => later(5, () => r.writeHead(200, { 'content-length': '500' }).write('half', () => r.destroy())),
      'the connection failed (UND_ERR_SOCKET)',
    ],
    ['nothing, ever', () => {}, 'it answers too slowly'],
    ['late', (q, r) => later(3_000, () => answer(404)(q, r)), 'it answers too slowly'],
    [
      'late with right bytes',
      (q, r) => later(3_000, () => r.end(isKey(q) ? entryOf(Buffer.from('x')) : 'x')),
      'it answers too slowly',
    ],
    ['a body that drips', (_, r) => void setInterval(() => r.write('.'), 50).unref(), 'it answers too slowly'],
    ['slow uploads', (q, r) => (q.method === 'PUT' ? q.resume() : answer(404)(q, r)), 'it takes uploads too slowly'],
  ]
  test.each(cases)('%s', async (name, listener, note) => {
    const address = await server(listener)
    const budget = note?.endsWith('slowly') ? BUDGET : PLENTY
    const { got, notes } = await run({ SITE_CACHE: address, SITE_CACHE_WRITE: '1' }, keys, budget)
    const { host } = new URL(address)
    expect(notes).toEqual(note === undefined ? [] : [`the shared cache at ${host} is not used: ${note}`])
    if (name !== 'late with right bytes') expect(got).toEqual(bytesOf(keys))
  })

  test('timers end what is slow before two seconds are lost', () => {
    expect(BUDGET.lookups + BUDGET.uploads).toBeLessThan(2_000)
  })

  test('nothing listens', async () => {
    const port = await freePort()
    const { got, notes } = await run({ SITE_CACHE: `http://127.0.0.1:${port}/` }, keys)
    expect(got).toEqual(bytesOf(keys))
    expect(notes).toEqual([`the shared cache at 127.0.0.1:${port} is not used: the connection failed (ECONNREFUSED)`])
  })

  test('one failed request is repeated', async () => {
    const seen = new Set<string>()
    const address = await server((request, response) => {
      const { url = '' } = request
      if (seen.has(url)) return answer(404)(request, response)
      seen.add(url)
      return answer(503)(request, response)
    })
    expect(await run({ SITE_CACHE: address }, keys)).toMatchObject({ got: bytesOf(keys), notes: [] })
  })
})

test.each([
  ['a token with a line break', { SITE_CACHE_TOKEN: 'first-half\nsecond-half' }, 'SITE_CACHE_TOKEN has a line break'],
  [
    'a token with a letter that no header may have',
    { SITE_CACHE_TOKEN: 'half–half' },
    'SITE_CACHE_TOKEN has a character that no header may have',
  ],
  [
    'a login with a bare %',
    { SITE_CACHE: 'https://ci:50%off@cache.example/' },
    'the login in SITE_CACHE has a % that begins no escape',
  ],
  [
    'a login with escapes of no letter',
    { SITE_CACHE: 'https://ci:%zz%e9@cache.example/' },
    'the login in SITE_CACHE has a % that begins no escape',
  ],
])('%s is one note that does not quote it', async (_, env, note) => {
  const { made, notes } = await run({ SITE_CACHE: 'https://cache.example/', ...env }, ['a'])
  expect({ made, notes }).toEqual({ made: ['a'], notes: [note] })
})

test('a message of the runtime is not printed', async () => {
  const { notes } = await run({ SITE_CACHE: 'http://127.0.0.1:1/', SITE_CACHE_TOKEN: 'secret' }, ['a'])
  expect(notes).toEqual(['the shared cache at 127.0.0.1:1 is not used: the connection failed'])
})

test('the line break after a token is not part of it', async () => {
  const address = await server((request, response) => {
    response.writeHead(request.headers.authorization === 'Bearer secret' ? 404 : 401).end()
  })
  const { notes } = await run({ SITE_CACHE: address, SITE_CACHE_TOKEN: 'secret\n' }, ['a'])
  expect(notes).toEqual([])
})

test('an address that is none is one note', async () => {
  const { notes } = await run({ SITE_CACHE: 'cache.example' }, ['a'])
  expect(notes).toEqual(['SITE_CACHE is not an http or https address'])
})

test('the hash in an ActionResult is found, also if the server adds fields', () => {
  const hash = sha256(Buffer.from('a'))
  const bytes = encodeActionResult(hash, 5_000_000_000)
  expect([bytes, Buffer.concat([bytes, Buffer.from('J\x03\n\x01x')])].map(hashIn)).toEqual([hash, hash])
  expect(bytes.toString('hex', bytes.length - 6)).toBe('1080e497d012')
  expect([bytes.subarray(0, 70), Buffer.alloc(100, 255)].map(hashIn)).toEqual([undefined, undefined])
})
