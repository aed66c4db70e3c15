// Shares cached results between machines through a server that speaks Bazel's HTTP cache protocol: /ac/<key> names the
// content of a result by its sha256, /cas/<sha256> holds the content. The build never depends on the server: a result
// that does not arrive, or arrives with other bytes than its hash promises, is made again.
// Source: bazel.build/remote/caching (HTTP caching protocol, read 2026-11-27).
import { createHash } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import type { Fault } from '../../model/problem.ts'
import { addCacheNote } from '../unwritten.ts'
import { encodeActionResult, hashIn } from './action-result.ts'

/** The environment variables that configure the shared cache. */
export type SharedCacheEnv = Partial<Record<'SITE_CACHE' | 'SITE_CACHE_WRITE' | 'SITE_CACHE_TOKEN', string | undefined>>

/** Milliseconds that this process may wait, doing nothing, for all lookups together and at the end for uploads. */
export const BUDGET = { lookups: 1_200, uploads: 700 }
/** Milliseconds that a result from the server is worth: what it takes to draw the cheapest one and to compress it. */
const HIT_VALUE = 100
/** Uploads that run at the same time. */
const UPLOADS = 8
/** The largest result in bytes that is downloaded. */
const LARGEST = 64 << 20
const WRONG_BYTES = 'the bytes of an entry do not match their hash'

/** A failure that a second request would not mend: the run goes on without the server. */
class ServerFailure extends Error {}

/** A failure that a second request may mend. */
class TemporaryFailure extends ServerFailure {}

/** A server and how this run uses it. */
interface Server {
  readonly base: URL
  readonly headers: Readonly<Record<string, string>>
  readonly mayWrite: boolean
  readonly budget: typeof BUDGET
}

/** The results of one server, for one run. Every method resolves; a failure becomes a note (`addCacheNote`). */
export class SharedCache {
  readonly #server: Server
  readonly #stop = new AbortController()
  /** Each lane uploads one result after the other. */
  readonly #lanes: Promise<void>[] = Array.from({ length: UPLOADS }, () => Promise.resolve())
  #uploads = 0
  /** Milliseconds that lookups have cost so far, less what they were worth. */
  #lost = 0
  #lookups = 0
  #since = performance.eventLoopUtilization()
  #timer: NodeJS.Timeout | undefined

  constructor(server: Server) {
    this.#server = server
  }

  /** The bytes stored under a key (sha256 in hex); undefined if there are none or the server cannot be used. */
  async get(key: string): Promise<Uint8Array | undefined> {
    if (this.#stop.signal.aborted) return undefined
    if (this.#lookups++ === 0) {
      this.#since = performance.eventLoopUtilization()
      this.#watch()
    }
    let received: Uint8Array | undefined
    try {
      const result = await this.#request(`ac/${key}`, { method: 'GET' }, LARGEST)
      if (!result) return undefined
      const hash = hashIn(result)
      if (hash === undefined) throw new ServerFailure('an entry of /ac/ is not an ActionResult')
      received = await this.#request(`cas/${hash}`, { method: 'GET' }, LARGEST)
      if (received && sha256(received) !== hash) throw new ServerFailure(WRONG_BYTES)
      return received
    } catch (cause) {
      this.#fail(cause)
      return undefined
    } finally {
      this.#endLookup(received !== undefined)
    }
  }

  /** Starts to upload a result, if this run may write. */
  put(key: string, bytes: Uint8Array): void {
    if (!this.#server.mayWrite || this.#stop.signal.aborted) return
    const lane = this.#uploads++ % UPLOADS
    this.#lanes[lane] = (this.#lanes[lane] as Promise<void>)
      .then(() => this.#upload(key, bytes))
      .catch((cause: unknown) => this.#fail(cause))
  }

  /** Waits for uploads, a bounded time, and ends all requests. */
  async close(): Promise<void> {
    const giveUp = () => this.#fail(new ServerFailure('it takes uploads too slowly'))
    const late = setTimeout(giveUp, this.#server.budget.uploads)
    await Promise.all(this.#lanes)
    clearTimeout(late)
    this.#stop.abort()
  }

  async #upload(key: string, bytes: Uint8Array): Promise<void> {
    const hash = sha256(bytes)
    // The content comes first: a reader that finds the key finds the content as well.
    await this.#request(`cas/${hash}`, { method: 'PUT', body: bytes as Uint8Array<ArrayBuffer> })
    await this.#request(`ac/${key}`, { method: 'PUT', body: encodeActionResult(hash, bytes.length) })
  }

  /** The body of the answer, undefined for 404. Sends again once if the connection or the server failed. */
  async #request(path: string, init: RequestInit, limit = 0): Promise<Uint8Array | undefined> {
    try {
      return await this.#send(path, init, limit)
    } catch (cause) {
      const isFinal = cause instanceof ServerFailure && !(cause instanceof TemporaryFailure)
      if (isFinal || this.#stop.signal.aborted) throw cause
      return this.#send(path, init, limit)
    }
  }

  async #send(path: string, init: RequestInit, limit: number): Promise<Uint8Array | undefined> {
    const options = { ...init, headers: this.#server.headers, redirect: 'manual', signal: this.#stop.signal } as const
    const response = await fetch(new URL(path, this.#server.base), options)
    if (response.ok) return bodyOf(response, limit)
    await response.body?.cancel()
    if (response.status === 404 && init.method === 'GET') return undefined
    const isTemporary = response.status >= 500 && response.status !== 507
    throw new (isTemporary ? TemporaryFailure : ServerFailure)(`it answers ${response.status}`)
  }

  #endLookup(wasFound: boolean): void {
    if (wasFound) this.#lost = Math.max(0, this.#lost - HIT_VALUE)
    if (--this.#lookups > 0) return
    clearTimeout(this.#timer)
    this.#lost += performance.eventLoopUtilization(this.#since).idle
  }

  /** Gives up once the budget is spent. */
  #watch(): void {
    const waited = performance.eventLoopUtilization(this.#since).idle
    const left = this.#server.budget.lookups - this.#lost - waited
    if (left <= 0) this.#fail(new ServerFailure('it answers too slowly'))
    else this.#timer = setTimeout(() => this.#watch(), left)
  }

  /** Stops using the server, with one note. Later failures are only consequences of the first. */
  #fail(cause: unknown): void {
    if (this.#stop.signal.aborted) return
    this.#stop.abort()
    // A message of the runtime is not printed: it may quote a header, and with it the token.
    const { code } = ((cause as Error).cause ?? {}) as NodeJS.ErrnoException
    const failure = code === undefined ? 'the connection failed' : `the connection failed (${code})`
    const reason = cause instanceof ServerFailure ? cause.message : failure
    const text = `the shared cache at ${this.#server.base.host} is not used: ${reason}`
    addCacheNote('shared', text, 'the result is the same; look at SITE_CACHE and SITE_CACHE_TOKEN')
  }
}

/** The shared cache that the environment names, if it names one. Adds a note about a value that cannot be used. */
export function openSharedCache(env: SharedCacheEnv = {}, budget = BUDGET): SharedCache | undefined {
  const { SITE_CACHE: address = '', SITE_CACHE_WRITE: write } = env
  if (address === '') return undefined
  // The end of the last line of a file with the token is not part of it.
  const token = env.SITE_CACHE_TOKEN?.trim() ?? ''
  const url = URL.canParse(address) ? new URL(address) : undefined
  const fault = addressFault(url) ?? tokenFault(token)
  if (!url || fault) {
    if (fault) addCacheNote('shared', fault.text, fault.help)
    return undefined
  }
  const login = decodeURIComponent(`${url.username}:${url.password}`)
  const basic = login === ':' ? undefined : `Basic ${Buffer.from(login).toString('base64')}`
  const authorization = token === '' ? basic : `Bearer ${token}`
  const base = new URL(url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`, url.origin)
  const headers = authorization === undefined ? {} : { authorization }
  return new SharedCache({ base, headers, mayWrite: write === '1', budget })
}

/** Why an address cannot be used. Neither this nor the next fault quotes its value, which may be a secret. */
function addressFault(url: URL | undefined): Fault | undefined {
  if (!url || !/^https?:$/.test(url.protocol))
    return { text: 'SITE_CACHE is not an http or https address', help: 'write https://host/' }
  try {
    decodeURIComponent(`${url.username}:${url.password}`)
    return undefined
  } catch {
    return { text: 'the login in SITE_CACHE has a % that begins no escape', help: 'write % as %25' }
  }
}

/** Why a token cannot be sent as a header. */
function tokenFault(token: string): Fault | undefined {
  const help = 'copy the token again, as one line of letters, digits and signs'
  if (/[\r\n]/.test(token)) return { text: 'SITE_CACHE_TOKEN has a line break', help }
  return /[^ -~]/.test(token) ? { text: 'SITE_CACHE_TOKEN has a character that no header may have', help } : undefined
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The body of a response, at most `limit` bytes; 0 for no limit. */
async function bodyOf(response: Response, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (limit > 0 && size > limit) throw new ServerFailure(WRONG_BYTES)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
