// Sends a file: compressed if the client accepts that, as 304 if it has the file already, or the range that it asks
// for. RFC 9110, sections 12.5.3, 13 and 14 (read 2026-11).
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type Coding, isTextFile } from '../model/host.ts'
import type { ServedFile } from './folder.ts'
import type { Answer, Request } from './message.ts'

/** A file that is sent, with the headers of its address. */
export interface Sending {
  readonly status: 200 | 404
  readonly file: ServedFile
  readonly bytes: Buffer
  readonly headers: Answer['headers']
  /** Gives the copies that the host has encoded already; undefined if it encodes when it answers. */
  readonly ready: ((coding: Coding) => Buffer | undefined) | undefined
}

/** Whether a client accepts an encoding: by name or by *, and not with q=0. */
function accepts(header: string | undefined, name: string): boolean {
  const parts = (header ?? '').split(',').map((part) =>
    part
      .toLowerCase()
      .split(';')
      .map((part) => part.trim()),
  )
  const part = parts.find(([coding]) => coding === name) ?? parts.find(([coding]) => coding === '*')
  return part !== undefined && !part.some((weight) => /^q=0(?:\.0*)?$/.test(weight))
}

const NAMES = { br: 'br', gz: 'gzip' } as const

const encode = (coding: Coding, bytes: Buffer) =>
  coding === 'gz' ? gzipSync(bytes) : brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })

/** The bytes of a file in the best encoding that the client accepts. */
function encoded({ file, bytes, ready }: Sending, asked: Request['headers']): { bytes: Buffer; coding?: Coding } {
  if (asked.range === undefined && isTextFile(file.path))
    for (const coding of ['br', 'gz'] as const) {
      if (!accepts(asked['accept-encoding'], NAMES[coding])) continue
      const encoding = ready ? ready(coding) : encode(coding, bytes)
      if (encoding) return { bytes: encoding, coding }
    }
  return { bytes }
}

/** The answer: the whole file, 304, a range, or 416. */
export function sent(sending: Sending, { method, headers: asked }: Request): Answer {
  const { file, status } = sending
  const { bytes, coding } = encoded(sending, asked)
  const tag = `"${file.tag}${coding === undefined ? '' : `-${coding}`}"`
  const modified = new Date(file.modified * 1000).toUTCString()
  const headers = [...sending.headers]
  if (isTextFile(file.path)) headers.push(['Vary', 'Accept-Encoding'])
  if (status === 200) headers.push(['ETag', tag], ['Last-Modified', modified], ['Accept-Ranges', 'bytes'])
  if (coding !== undefined) headers.push(['Content-Encoding', NAMES[coding]])
  const whole = (status: number, content: Uint8Array): Answer => ({
    status,
    headers: [...headers, ['Content-Length', String(content.length)]],
    body: method === 'HEAD' ? new Uint8Array() : content,
  })
  if (status !== 200) return whole(status, bytes)
  if (isKnown(tag, file, asked)) return { status: 304, headers, body: new Uint8Array() }
  const range = method === 'GET' ? rangeOf(asked.range, bytes.length) : undefined
  const condition = asked['if-range']
  if (range === undefined || (condition !== undefined && condition !== tag && condition !== modified))
    return whole(200, bytes)
  if (range === 'none') {
    headers.push(['Content-Range', `bytes */${bytes.length}`])
    return { status: 416, headers, body: new Uint8Array() }
  }
  headers.push(['Content-Range', `bytes ${range.from}-${range.to}/${bytes.length}`])
  return whole(206, bytes.subarray(range.from, range.to + 1))
}

/** Whether the client has the current file: by its tag or, without one, by its time. */
function isKnown(tag: string, { modified }: ServedFile, asked: Request['headers']): boolean {
  const tags = asked['if-none-match']
  if (tags !== undefined) return tags.split(',').some((typed) => ['*', tag].includes(typed.trim().replace(/^W\//, '')))
  const since = Date.parse(asked['if-modified-since'] ?? '')
  return !Number.isNaN(since) && modified * 1000 <= since
}

/** The requested range; undefined if there is none or more than one, and the whole file is sent. */
function rangeOf(header: string | undefined, size: number): { from: number; to: number } | 'none' | undefined {
  const [, start, end] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (start === undefined || end === undefined || (start === '' && end === '')) return undefined
  const from = start === '' ? Math.max(0, size - Number(end)) : Number(start)
  const to = start === '' || end === '' ? size - 1 : Math.min(Number(end), size - 1)
  if (start !== '' && end !== '' && Number(end) < Number(start)) return undefined
  return from >= size || (start === '' && end === '0') ? 'none' : { from, to }
}
