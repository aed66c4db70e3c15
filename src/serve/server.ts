// Answers -> an HTTP server that only this machine reaches unless it is told otherwise, and only under its own name: a
// page of another site that has its name resolved to this machine is refused (DNS rebinding).
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isIP } from 'node:net'
import { error, type Problem, type Result } from '../model/problem.ts'
import { plain } from './answer.ts'
import type { Answer, Request } from './message.ts'

/** A server that listens. */
export interface Listening {
  /** Where it is reached, without a slash at the end. */
  readonly origin: string
  close(): Promise<void>
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** Whether a Host header names this server: the loopback, or, where it listens elsewhere, any address in numbers. */
export function isOwnHost(header: string | undefined, address: string): boolean {
  const [, name] = /^(\[[0-9a-f:.]+\]|[^:@/\\\s]+)(?::\d{1,5})?$/i.exec(header ?? '') ?? []
  if (name === undefined) return false
  if (LOOPBACK.includes(name.toLowerCase()) || name.toLowerCase() === address.toLowerCase()) return true
  const isLocal = address === '127.0.0.1' || address === '::1' || address === 'localhost'
  return !isLocal && isIP(name.replace(/^\[|\]$/g, '')) !== 0
}

/** The most bytes that are taken of a request. */
const MOST = 1 << 20

/** What a request brings along; nothing where it is more than is taken, or breaks off. */
async function bodyOf(incoming: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of incoming as AsyncIterable<Buffer>) {
      size += part.length
      if (size > MOST) return undefined
      parts.push(part)
    }
  } catch {
    return undefined
  }
  return Buffer.concat(parts)
}

function send(answer: Answer, incoming: IncomingMessage, response: ServerResponse): void {
  response.sendDate = true
  const fields = new Map<string, string[]>()
  for (const [name, value] of answer.headers) fields.set(name, [...(fields.get(name) ?? []), value])
  response.writeHead(answer.status, Object.fromEntries(fields))
  incoming.resume()
  if (!answer.events) {
    response.end(answer.body)
    return
  }
  response.flushHeaders()
  response.on(
    'close',
    answer.events((part) => void response.write(part)),
  )
}

/** Why `listen` fails where another port may do. */
const TAKEN = 'another program listens there'

/** Whether another port may do where `listen` failed. */
export const isTaken = (problems: readonly Problem[]): boolean => problems.every(({ text }) => text.endsWith(TAKEN))

/** Serves until it is closed. Problems: the port is taken, or this user may not have it. */
export async function listen({
  address,
  port,
  respond,
}: {
  address: string
  port: number
  respond: (request: Request) => Answer | Promise<Answer>
}): Promise<Result<Listening>> {
  const server = createServer(async (incoming, response) => {
    const { method = '', url = '', headers } = incoming
    if (!isOwnHost(headers.host, address))
      send(plain(403, 'this server answers under localhost alone'), incoming, response)
    else
      try {
        const body = () => bodyOf(incoming)
        send(await respond({ method, target: url, headers, body }), incoming, response)
      } catch (fault) {
        send(plain(500, `a bug of this server: ${(fault as Error).stack}`), incoming, response)
      }
  })
  server.on('clientError', (_, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
  })
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, address, resolve)
    })
  } catch (fault) {
    const { code = '', message } = fault as NodeJS.ErrnoException
    const why = code === 'EADDRINUSE' ? TAKEN : code === 'EACCES' ? 'this user may not' : message
    const help = 'choose another port with --port, or 0 for any that is free'
    return { problems: [error(`cannot listen on ${address}:${port}: ${why}`, undefined, help)] }
  }
  const { port: taken } = server.address() as AddressInfo
  const value: Listening = {
    origin: `http://${isIP(address) === 6 ? `[${address}]` : address}:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return { value, problems: [] }
}
