// Contents -> their sha256: what the keys of the cache are made of. Pure.
import { createHash } from 'node:crypto'

/** The sha256, in hex, of a list of parts. Each part is framed by its length, so ("ab", "c") and ("a", "bc") differ. */
export function digest(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part
    hash.update(`${bytes.length}:`).update(bytes)
  }
  return hash.digest('hex')
}

/** The first 160 bits of the digest, in base64url: 27 characters, short enough for tables of thousands. */
export function shortDigest(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part)
  return hash.digest('base64url').slice(0, 27)
}
