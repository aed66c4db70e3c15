// A file of verdicts by key, kept between checks. Impure. It is never trusted unproved: a file that is damaged, cut short, of another version or
// not readable counts as empty, and one that cannot be written is not written.
import { createHash, type Hash } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

const HEAD = 'site-kept 1'

/** A name of some contents, short enough for thousands of keys. */
export function nameOf(...parts: readonly (string | Uint8Array)[]): string {
  const digest = createHash('sha256')
  for (const part of parts) digest.update(`${part.length}:`).update(part)
  return digest.digest('base64url').slice(0, 27)
}

/** Key -> value, undecoded. `context` names everything the verdicts depend on besides their keys. */
export function readKept(file: string | undefined, context: string): Map<string, Buffer> {
  const known = new Map<string, Buffer>()
  if (file === undefined) return known
  try {
    const bytes = readFileSync(file)
    const head = `${HEAD} ${context}\n`
    const close = bytes.length - SEAL
    if (
      close < head.length ||
      bytes.toString('latin1', 0, head.length) !== head ||
      bytes.toString('latin1', close) !== sealOf(createHash('sha256').update(bytes.subarray(0, close)))
    )
      return known
    for (let at = head.length; at < close; ) {
      const end = bytes.indexOf(10, at)
      const space = bytes.indexOf(32, at)
      known.set(bytes.toString('latin1', at, space), bytes.subarray(space + 1, end))
      at = end + 1
    }
  } catch {
    known.clear()
  }
  return known
}

/** The last line of a file: the sha256 of all before it. */
const sealOf = (digest: Hash) => `end ${digest.digest('hex')}\n`
const SEAL = 4 + 64 + 1
/** Bytes written at a time. */
const BATCH = 1 << 20

export function writeKept(file: string | undefined, context: string, entries: Iterable<readonly [string, string | Uint8Array]>): void {
  if (file === undefined) return
  const fresh = `${file}.${process.pid}`
  let handle: number | undefined
  try {
    mkdirSync(dirname(file), { recursive: true })
    handle = openSync(fresh, 'w')
    const digest = createHash('sha256')
    let batch: Uint8Array[] = []
    let size = 0
    const flush = () => {
      const bytes = Buffer.concat(batch)
      digest.update(bytes)
      for (let at = 0; at < bytes.length; ) at += writeSync(handle as number, bytes, at)
      batch = []
      size = 0
    }
    const put = (part: string | Uint8Array) => {
      const bytes = typeof part === 'string' ? Buffer.from(part) : part
      batch.push(bytes)
      size += bytes.length
      if (size > BATCH) flush()
    }
    put(`${HEAD} ${context}\n`)
    for (const [key, value] of entries) {
      put(`${key} `)
      put(value)
      put('\n')
    }
    flush()
    writeSync(handle, sealOf(digest))
    closeSync(handle)
    handle = undefined
    renameSync(fresh, file)
  } catch {
    // Nothing kept: the next check only takes longer.
    try {
      if (handle !== undefined) closeSync(handle)
      rmSync(fresh, { force: true })
    } catch {
      return
    }
  }
}
