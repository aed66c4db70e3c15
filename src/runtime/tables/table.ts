// A table of small results by key, held in one file between runs. Never trusted unproved: a file that is damaged, cut
// short, of another version of the engine or not readable counts as empty, and one that cannot be written is not
// written.
import { createHash, hash } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { engineDigest } from '../engine.ts'
import { freshName, isAbandoned } from '../unfinished.ts'
import { unwritten } from '../unwritten.ts'
import { type ReadFile, takeAhead } from './ahead.ts'

const HEAD = 'site-table 1'
/** Bytes written at a time. */
const BATCH = 1 << 20
/** The last line: the sha256 of all before it. */
const end = (digest: string) => `end ${digest}\n`
const END = end('0'.repeat(64)).length

/** A path as a key: keys hold printable ASCII without spaces. */
export const keyOf = (path: string) => (/[^!-$&-~]/.test(path) ? encodeURI(path) : path)

/** The path of a key. */
export const pathOf = (key: string) => (key.includes('%') ? decodeURI(key) : key)

/**
 * Key -> value. `context` names everything the values depend on besides their keys and the engine. `file` undefined:
 * nothing is held (`--no-cache`). Keys hold no space, values no line break, both no letter beyond U+00FF: each is one
 * byte in the file and in memory (`packedValue`).
 */
export const readTable = (file: string | undefined, context: string): Map<string, string> =>
  readRows(file, context, texts)

/** The same of a table whose values are bytes. */
export const readTableOfBytes = (file: string | undefined, context: string): Map<string, Buffer> =>
  readRows(file, context, slices)

/** The rows of a table that is never changed in part, as one text for `rowsIn`. */
export function readText(file: string | undefined, context: string): string {
  const proved = file === undefined ? undefined : provedIn(file, context)
  return proved === undefined ? '' : proved.bytes.toString('latin1')
}

/** Key and value of each row of a text. */
export function* rowsIn(text: string): Generator<[key: string, value: string]> {
  for (let at = 0; at < text.length; ) {
    const line = text.indexOf('\n', at)
    const space = text.indexOf(' ', at)
    yield [text.slice(at, space), text.slice(space + 1, line)]
    at = line + 1
  }
}

type Reader<V> = (bytes: Buffer) => Iterable<readonly [key: string, value: V]>

function readRows<V>(file: string | undefined, context: string, read: Reader<V>): Map<string, V> {
  const proved = file === undefined ? undefined : provedIn(file, context)
  if (file === undefined || proved === undefined) return new Map()
  const rows = new Map(read(proved.bytes))
  const since = provedIn(changesOf(file), `${context} ${proved.proof}`)
  const keys = new Set<string>()
  for (const [key, value] of since ? read(since.bytes) : []) {
    rows.set(key, value)
    keys.add(key)
  }
  changes.set(rows, { proof: proved.proof, keys })
  return rows
}

/** Bytes that are decoded at a time: a text has an end in V8, at half a gigabyte. */
const PART = 1 << 20

/** Rows are parts of one text: to decode each alone takes longer than all that is done with most of them. */
function* texts(bytes: Buffer): Iterable<[string, string]> {
  for (let from = 0; from < bytes.length; ) {
    const to = bytes.indexOf(10, from + PART) + 1 || bytes.length
    yield* rowsIn(bytes.toString('latin1', from, to))
    from = to
  }
}

function* slices(bytes: Buffer): Iterable<[string, Buffer]> {
  for (let at = 0; at < bytes.length; ) {
    const line = bytes.indexOf(10, at)
    const space = bytes.indexOf(32, at)
    yield [bytes.toString('latin1', at, space), bytes.subarray(space + 1, line)]
    at = line + 1
  }
}

/** Where rows lie that were changed since a table was written whole. */
const changesOf = (file: string) => `${file}-changes`

/** Of a table that was read: the proof of its file, and the keys of what was changed since. */
const changes = new WeakMap<object, { readonly proof: string; readonly keys: ReadonlySet<string> }>()

/** A file, and the proof that its last line must hold; undefined for one that is no table. */
export function readWithProof(file: string): ReadFile | undefined {
  try {
    const bytes = readFileSync(file)
    return bytes.length < END ? undefined : { bytes, proof: proofOf(bytes) }
  } catch {
    return undefined
  }
}

const proofOf = (bytes: Buffer) => hash('sha256', bytes.subarray(0, bytes.length - END), 'hex')

/** The rows of one file, and its proof; undefined where it has none. */
function provedIn(file: string, context: string): { readonly bytes: Buffer; readonly proof: string } | undefined {
  try {
    const ahead = takeAhead(file)
    const bytes = ahead ? Buffer.from(ahead.bytes.buffer) : readFileSync(file)
    const head = Buffer.from(`${HEAD} ${engineDigest()} ${context}\n`)
    const close = bytes.length - END
    if (close < head.length || !bytes.subarray(0, head.length).equals(head)) return undefined
    const proof = ahead?.proof ?? proofOf(bytes)
    return bytes.toString('latin1', close) === end(proof)
      ? { bytes: bytes.subarray(head.length, close), proof }
      : undefined
  } catch {
    return undefined
  }
}

/** Puts a table in the place of another. Where that cannot be done, the next run only takes longer. */
export function moveTable(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (fault) {
    unwritten(fault)
  }
}

/** A share of all rows: as many as are changed, or left from before, are worth writing the table whole. */
const FEW = 1 / 4

/**
 * Writes the rows of a table that was read as `old`: where few are changed, those alone, into a file beside it. The
 * table is proved by its file, and what was changed by that proof.
 */
export function changeTable<V extends string | Uint8Array>(
  file: string | undefined,
  context: string,
  old: ReadonlyMap<string, V>,
  rows: ReadonlyMap<string, V>,
): void {
  const since = changes.get(old)
  const fresh = [...rows].filter(([key, value]) => old.get(key) !== value)
  const isFull = old.size > rows.size * (1 + FEW)
  if (fresh.length === 0 && !isFull) return
  const changed = since && [...rows].filter(([key, value]) => since.keys.has(key) || old.get(key) !== value)
  if (file === undefined || !changed || isFull || changed.length > rows.size * FEW) writeTable(file, context, rows)
  else writeFile(changesOf(file), `${context} ${since.proof}`, changed)
}

/** Writes a few rows more, or others in the place of some, into a table that was read as `old`. */
export function addToTable<V extends string | Uint8Array>(
  file: string | undefined,
  context: string,
  old: ReadonlyMap<string, V>,
  fresh: ReadonlyMap<string, V>,
): void {
  const since = changes.get(old)
  const changed = new Map(fresh)
  for (const key of since?.keys ?? []) {
    const value = old.get(key)
    if (value !== undefined && !fresh.has(key)) changed.set(key, value)
  }
  if (file === undefined || !since || changed.size > old.size * FEW)
    writeTable(file, context, new Map([...old, ...fresh]))
  else writeFile(changesOf(file), `${context} ${since.proof}`, changed)
}

/** Writes a whole table, beside the file and then in its place. */
export function writeTable(file: string | undefined, context: string, rows: Rows): void {
  if (file !== undefined && writeFile(file, context, rows)) rmSync(changesOf(file), { force: true })
}

function bytesOf(text: string): Buffer {
  if (/[^\0-\xff]/.test(text)) throw new Error('a row of a table has a letter of more than one byte')
  return Buffer.from(text, 'latin1')
}

type Rows = Iterable<readonly [key: string, value: string | Uint8Array]>

/** Whether the file could be written. */
function writeFile(file: string, context: string, rows: Rows): boolean {
  takeAhead(file)
  const fresh = freshName(file)
  let handle: number | undefined
  try {
    mkdirSync(dirname(file), { recursive: true })
    handle = openSync(fresh, 'w')
    const open = handle
    const digest = createHash('sha256')
    let parts: Uint8Array[] = []
    let text = ''
    let size = 0
    const flush = () => {
      parts.push(bytesOf(text))
      const bytes = Buffer.concat(parts)
      digest.update(bytes)
      for (let at = 0; at < bytes.length; ) at += writeSync(open, bytes, at)
      parts = []
      text = ''
      size = 0
    }
    // Rows that were read are written as they are: nothing is decoded.
    const put = (part: string | Uint8Array) => {
      if (typeof part === 'string') text += part
      else {
        parts.push(bytesOf(text), part)
        text = ''
      }
      size += part.length
      if (size > BATCH) flush()
    }
    put(`${HEAD} ${engineDigest()} ${context}\n`)
    for (const [key, value] of rows) {
      put(`${key} `)
      put(value)
      put('\n')
    }
    flush()
    writeSync(open, end(digest.digest('hex')))
    closeSync(open)
    handle = undefined
    renameSync(fresh, file)
    for (const other of readdirSync(dirname(file))) if (isAbandoned(other)) rmSync(join(dirname(file), other))
    return true
  } catch (fault) {
    // Nothing is held: the next run only takes longer.
    unwritten(fault)
    try {
      if (handle !== undefined) closeSync(handle)
      rmSync(fresh, { force: true })
    } catch {
      // It is cleared away by the next one.
    }
    return false
  }
}
