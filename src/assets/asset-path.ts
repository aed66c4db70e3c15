// Contents -> the name of the file that holds them. Pure.
import { digest } from '../runtime/digest.ts'

/**
 * The path below the output folder for a file named by its contents: `assets/<name>.<10 hex>.<extension>`. `name` may
 * be any text; what an address or a `srcset` cannot carry unescaped becomes a hyphen.
 */
export function assetPath(name: string, extension: string, bytes: Uint8Array): string {
  return named(name, extension, digest(bytes))
}

/** The same for a file that is not made yet: `key` is the digest of everything that decides its contents. */
export function named(name: string, extension: string, key: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `assets/${plain || 'file'}.${key.slice(0, 10)}.${extension}`
}
