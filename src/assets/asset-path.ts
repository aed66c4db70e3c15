// The contents of a file -> its hashed name.
import { digest } from '../runtime/digest.ts'

/**
 * Returns the path of a file below the output folder: `assets/<name>.<10 hex>.<extension>`. `name` may be any text;
 * characters that would need escaping in a URL or `srcset` become hyphens.
 */
export function assetPath(name: string, extension: string, bytes: Uint8Array): string {
  return assetPathOf(name, extension, digest(bytes))
}

/** The same for a file that is not made yet: `key` is the digest of everything it is made from. */
export function assetPathOf(name: string, extension: string, key: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `assets/${plain || 'file'}.${key.slice(0, 10)}.${extension}`
}
