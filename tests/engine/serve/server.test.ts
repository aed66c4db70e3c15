// The HTTP server of dev and preview: which host names it answers to, large bodies, absolute request targets.
import { request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Listening, listen } from '../../../src/serve/server.ts'

let server: Listening
beforeAll(async () => {
  const { value } = await listen({
    address: '127.0.0.1',
    port: 0,
    allowed: ['x-4000.app.github.dev'],
    async respond({ target, body }) {
      const text = await body?.()
      return { status: text === undefined ? 413 : 200, headers: [], body: Buffer.from(target) }
    },
  })
  server = value ?? expect.unreachable('it listens')
})
afterAll(() => server.close())

/** Sends a request as it is given; its status and text. */
const ask = (path: string, { host = 'localhost', body = '' }: { host?: string; body?: string | Buffer } = {}) =>
  new Promise<[status: number | undefined, text: string]>((resolve, reject) => {
    const { port } = new URL(server.origin)
    const outgoing = request({ port, path, method: 'POST', headers: { host } }, (response) => {
      let text = ''
      response.on('data', (part) => (text += part))
      response.on('end', () => resolve([response.statusCode, text]))
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })

test('it answers to localhost and to the names that are allowed', async () => {
  for (const host of ['localhost:4000', '127.0.0.1', 'x-4000.app.github.dev', 'X-4000.app.github.dev:443'])
    expect(await ask('/', { host })).toEqual([200, '/'])
})

test('the refusal of another name names the option that allows it', async () => {
  expect(await ask('/', { host: 'shop.ngrok.io' })).toEqual([
    403,
    'this server answers to localhost; to use another name, start it with --allow-host shop.ngrok.io\n',
  ])
  for (const host of ['app.github.dev', 'y.x-4000.app.github.dev', 'a b', '<script>'])
    expect((await ask('/', { host }))[0]).toBe(403)
})

test('a body of 20 MB is refused with 413', async () => {
  expect((await ask('/', { body: Buffer.alloc(20 << 20) }))[0]).toBe(413)
})

test('an absolute request target is answered, by the host name in it', async () => {
  expect(await ask('http://localhost:4000/contact?a=1')).toEqual([200, '/contact?a=1'])
  expect(await ask('http://localhost')).toEqual([200, '/'])
  expect((await ask('http://evil.example/contact'))[0]).toBe(403)
})

test('two Host headers are refused', async () => {
  const { port } = new URL(server.origin)
  const socket = connect(Number(port), '127.0.0.1')
  socket.end('GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n')
  let answer = ''
  for await (const part of socket) answer += part
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
})
