// Sends one request exactly as given: the address is not normalised, redirects are not followed, bodies not unpacked.
import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Asks `origin` for `target`, whatever it holds. */
export const ask = (
  origin: string,
  target: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const sent = request(
      { hostname, port, path: target, method, headers: { ...headers }, agent: false },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part) => parts.push(part))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        )
      },
    )
    sent.on('error', reject)
    sent.end()
  })

/** Sends bytes as they are. Returns the whole answer. */
export const raw = (origin: string, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (part) => {
      answer += part
    })
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
  })

/** Targets of known attacks on development servers. */
export const ATTACKS: readonly string[] = [
  '/../../etc/passwd',
  '/..%2f..%2f..%2fetc/passwd',
  '/#/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..\\..\\etc\\passwd',
  '/@fs/etc/passwd',
  '/@fs/etc/passwd?raw??',
  '/@fs/etc/passwd?import&raw',
  '/contact.svg?.svg?/../../../etc/passwd',
  '//etc/passwd',
  'etc/passwd',
  'http://evil.example/etc/passwd',
  '/%00',
]

/** Where an answer leads, as a path; a whole address of the server itself is one too. */
export function leads({ headers: { location } }: Answer, origin: string): string | undefined {
  return location === undefined ? undefined : location.replace(new RegExp(`^(?:${origin}|https?://localhost)(?=/)`), '')
}
