// Sends one GET request to a live server and reads the answer as it is: no redirect is followed, nothing is unpacked. What
// a hostile or broken server can take is bounded: time, bytes of the body, and of the headers (16 kB, Node's limit).
import { request as plainRequest, type RequestOptions } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { TLSSocket } from 'node:tls'

/** The answer of a live server. */
export interface LiveAnswer {
  readonly status: number
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: Buffer
  /** Whether the body was longer than allowed, and is cut. */
  readonly isCut: boolean
  /** The first and the last millisecond in which the certificate is valid; undefined without TLS. */
  readonly certificate: { readonly from: number; readonly to: number } | undefined
}

/** Why there is no answer: a code of Node such as ECONNREFUSED, or TIMEOUT. */
export interface NoAnswer {
  readonly failure: string
}

/** The server that is asked. */
export interface Server {
  readonly origin: URL
  /** The IP address to connect to; otherwise the name is looked up. */
  readonly address: string | undefined
  /** Milliseconds for one answer of up to a megabyte. */
  readonly patience: number
}

/** One request. */
export interface Asking {
  /** Path and query, as they are sent. */
  readonly target: string
  readonly headers?: Readonly<Record<string, string>>
  /** The most bytes of the body that are read. */
  readonly most: number
  /** Whether any certificate is accepted. */
  readonly trusting?: boolean
}

/** The amount that can be read in the granted time, in bytes a millisecond. */
const SLOWEST = 100

/** Asks a server. */
export function askLive({ origin, address, patience }: Server, asking: Asking): Promise<LiveAnswer | NoAnswer> {
  const { target, headers, most, trusting } = asking
  const isSecure = origin.protocol === 'https:'
  const name = origin.hostname.replace(/^\[|\]$/g, '')
  const options: RequestOptions & { servername?: string; rejectUnauthorized?: boolean } = {
    host: address ?? name,
    port: origin.port === '' ? null : origin.port,
    path: target,
    agent: false,
    headers: { host: origin.host, 'user-agent': 'site-verify', accept: '*/*', ...headers },
    ...(isSecure && {
      servername: (headers?.host ?? name).replace(/:\d+$/, ''),
      rejectUnauthorized: trusting !== true,
    }),
  }
  return new Promise((resolve) => {
    const sent = (isSecure ? secureRequest : plainRequest)(options, (response) => {
      const parts: Buffer[] = []
      let size = 0
      const finish = (isCut: boolean) => {
        const body = Buffer.concat(parts)
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([key, value]) => [
              key,
              Array.isArray(value) ? value.join(', ') : value,
            ]),
          ),
          body,
          isCut,
          certificate,
        })
        sent.destroy()
      }
      const certificate = isSecure ? validityOf(response.socket as TLSSocket) : undefined
      response.on('data', (part: Buffer) => {
        size += part.length
        parts.push(part)
        if (size > most) finish(true)
      })
      response.on('end', () => finish(false))
      response.on('error', ({ message, code }: NodeJS.ErrnoException) => resolve({ failure: code ?? message }))
    })
    const timer = setTimeout(
      () => sent.destroy(Object.assign(new Error(), { code: 'TIMEOUT' })),
      patience + most / SLOWEST,
    )
    sent.on('error', ({ message, code }: NodeJS.ErrnoException) => resolve({ failure: code ?? message }))
    sent.on('close', () => clearTimeout(timer))
    sent.end()
  })
}

function validityOf(socket: TLSSocket): LiveAnswer['certificate'] {
  const { valid_from, valid_to } = socket.getPeerCertificate()
  return { from: Date.parse(valid_from), to: Date.parse(valid_to) }
}
