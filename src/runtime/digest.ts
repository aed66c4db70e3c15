// Computes the digests that the cache uses as keys.
import { type BinaryToTextEncoding, createHash, hash } from 'node:crypto'

/** The sha256, in hex, of a list of parts. Each part is framed by its length, so ("ab", "c") and ("a", "bc") differ. */
export const digest = (...parts: readonly (string | Uint8Array)[]): string => sha256(parts, 'hex')

/** The first 162 bits of the digest in base64url, 27 characters: short enough for tables of thousands. */
export const shortDigest = (...parts: readonly (string | Uint8Array)[]): string =>
  sha256(parts, 'base64url').slice(0, 27)

function sha256(parts: readonly (string | Uint8Array)[], encoding: BinaryToTextEncoding): string {
  // `hash` takes half the time of `createHash` and `update`: 2.5 instead of 4.4 µs for 5 parts of 30 letters.
  let texts = ''
  for (const part of parts) {
    if (typeof part !== 'string') return updated(parts, encoding)
    texts += `${Buffer.byteLength(part)}:${part}`
  }
  return hash('sha256', texts, encoding)
}

function updated(parts: readonly (string | Uint8Array)[], encoding: BinaryToTextEncoding): string {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(`${Buffer.byteLength(part)}:`).update(part)
  return sum.digest(encoding)
}
