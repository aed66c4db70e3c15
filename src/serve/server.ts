// The HTTP server of dev and preview. By default only this machine reaches it, and it refuses requests for other host
// names, so that a website whose name resolves to this machine cannot read it (DNS rebinding).
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isIP } from 'node:net'
import { error, type Result } from '../model/problem.ts'
import { plain } from './answer.ts'
import type { Answer, Request } from './message.ts'

/** A server that listens. */
export interface Listening {
  /** Where it is reached, without a slash at the end. */
  readonly origin: string
  close(): Promise<void>
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** The name in a Host header, in lower case and without its port; undefined if the header is malformed. */
const nameIn = (header: string | undefined) =>
  /^(\[[0-9a-f:.]+\]|[^:@/\\\s]+)(?::\d{1,5})?$/i.exec(header ?? '')?.[1]?.toLowerCase()

/**
 * Whether a Host header names this server: the loopback or an allowed name, and any IP address if it listens on more
 * than the loopback.
 */
export function isOwnHost(header: string | undefined, address: string, allowed: readonly string[] = []): boolean {
  const name = nameIn(header)
  if (name === undefined) return false
  if ([...LOOPBACK, address, ...allowed].some((host) => host.toLowerCase() === name)) return true
  const isLocal = address === '127.0.0.1' || address === '::1' || address === 'localhost'
  return !isLocal && isIP(name.replace(/^\[|\]$/g, '')) !== 0
}

/** The refusal of a request for another host name. */
function wrongHost(header: string | undefined): Answer {
  const name = nameIn(header) ?? ''
  const option = `--allow-host ${/^[a-z0-9.-]+$/.test(name) ? name : 'NAME'}`
  return plain(403, `this server answers to localhost; to use another name, start it with ${option}`)
}

/** The path of a request target, which a proxy may send with scheme and authority (RFC 9112, 3.2.2). */
function originForm(target: string): { path: string; authority: string | undefined } {
  const [whole, authority] = /^https?:\/\/([^/?#]*)/i.exec(target) ?? ['']
  const path = target.slice(whole.length)
  return { path: path.startsWith('/') || whole === '' ? path : `/${path}`, authority }
}

/** The largest request body that is accepted by default, in bytes. */
const MOST = 1 << 20
/** The largest request body that is read before it is refused, in bytes. */
const READ = 100 << 20

/** The body of a request; undefined if it is too large or incomplete. */
async function bodyOf(incoming: IncomingMessage, most = MOST): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of incoming as AsyncIterable<Buffer>) {
      size += part.length
      // A body that is too large is read to its end, because a client reads the answer after it has sent everything.
      if (size > READ) return undefined
      if (size <= most) parts.push(part)
    }
  } catch {
    return undefined
  }
  return size > most ? undefined : Buffer.concat(parts)
}

function send(answer: Answer, incoming: IncomingMessage, response: ServerResponse): void {
  response.writeHead(answer.status, answer.headers.flat())
  incoming.resume()
  response.end(answer.body)
}

/** Node keeps the first of several Host headers; a proxy may keep another one (RFC 9112, section 3.2: answer 400). */
const hasTwoHosts = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length > 1

/** Why a port cannot be had, by the code of the error. */
const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program listens there',
  EACCES: 'this user may not',
}

/**
 * Serves until it is closed, at the port or, if it is taken, at the next free one of `tries` more. Problems: the ports are
 * taken, or this user may not have them.
 */
export async function listen({
  address,
  port: first,
  tries = 0,
  allowed,
  respond,
}: {
  address: string
  /** 0 for any free port. */
  port: number
  tries?: number
  /** Other host names that it answers to. */
  allowed?: readonly string[]
  respond: (request: Request) => Answer | Promise<Answer>
}): Promise<Result<Listening>> {
  const server = createServer(async (incoming, response) => {
    const { method = '', url = '', headers } = incoming
    const { path, authority = headers.host } = originForm(url)
    if (hasTwoHosts(incoming)) send(plain(400, 'the request has more than one Host header'), incoming, response)
    else if (!isOwnHost(authority, address, allowed)) send(wrongHost(authority), incoming, response)
    else
      try {
        const body = (most?: number) => bodyOf(incoming, most)
        // Node joins all headers but Set-Cookie, which no request has.
        const request = { method, target: path, headers: headers as Request['headers'], body }
        send(await respond(request), incoming, response)
      } catch (fault) {
        send(plain(500, `a bug of this server: ${(fault as Error).stack}`), incoming, response)
      }
  })
  server.on('clientError', (_, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
  })
  const last = first === 0 ? 0 : Math.min(first + tries, 65_535)
  for (let port = first; !server.listening; port++)
    try {
      server.listen(port, address)
      await once(server, 'listening')
    } catch (fault) {
      const { code = '', message } = fault as NodeJS.ErrnoException
      if (code === 'EADDRINUSE' && port < last) continue
      const help = 'choose another port with --port, or 0 for any that is free'
      return { problems: [error(`cannot listen on ${address}:${port}: ${REASONS[code] ?? message}`, undefined, help)] }
    }
  const { port } = server.address() as AddressInfo
  const value: Listening = {
    origin: `http://${isIP(address) === 6 ? `[${address}]` : address}:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return { value, problems: [] }
}
