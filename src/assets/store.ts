// A key (the sha256 of everything that decides some bytes) -> those bytes, kept in a folder between builds.
// Refuses to be a source of trouble: an entry that cannot be read or proved whole is made again, an entry that
// cannot be kept is not kept. Deleting the folder is always safe.
import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

/** What makes expensive bytes once. */
export interface Store {
  /**
   * The bytes of `key`, from the folder or from `make`. `key` is a sha256 in lower-case hex (see `digest`) and must
   * cover everything `make` depends on. Two calls at once with one key share one `make`. Empty bytes are handed back
   * but not kept, so a `make` with nothing to give runs again next time. Rejects only when `make` does.
   */
  remember(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>
}

/** The layout of an entry: this line with the checksum of key and payload, then the payload. */
const HEADER = 'site-store 1 '
const HEADER_LENGTH = HEADER.length + 64 + 1

/** Opens the store in `folder`, which is made when first needed. `undefined` keeps nothing (`--no-cache`). */
export function openStore(folder: string | undefined): Store {
  const underway = new Map<string, Promise<Uint8Array>>()

  const find = async (key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    if (folder === undefined) return make()
    const shelf = join(folder, key.slice(0, 2))
    const kept = await read(shelf, key)
    if (kept) return kept
    const made = await make()
    if (made.length > 0) await keep(shelf, key, made)
    return made
  }

  return {
    remember(key, make) {
      if (!/^[0-9a-f]{64}$/.test(key)) throw new Error(`a store key must be a sha256 in hex, not "${key}"`)
      const running = underway.get(key)
      if (running) return running
      const found = find(key, make).finally(() => underway.delete(key))
      underway.set(key, found)
      return found
    },
  }
}

/** The payload of an entry, or nothing when it is not there, not readable, of another layout or not what was written. */
async function read(shelf: string, key: string): Promise<Uint8Array | undefined> {
  let entry: Buffer
  try {
    entry = await readFile(join(shelf, key))
  } catch {
    return undefined // no entry, no permission, a folder in its place: each means "make it"
  }
  const payload = entry.subarray(HEADER_LENGTH)
  const whole = entry.subarray(0, HEADER_LENGTH).equals(Buffer.from(header(key, payload)))
  return whole ? payload : undefined
}

/** Writes beside and renames, so that a reader or a kill at any moment sees the whole entry or none. */
async function keep(shelf: string, key: string, payload: Uint8Array): Promise<void> {
  const temporary = join(shelf, `${key}.${randomUUID()}.tmp`)
  try {
    await mkdir(shelf, { recursive: true })
    await writeFile(temporary, Buffer.concat([Buffer.from(header(key, payload)), payload]), { flag: 'wx' })
    await rename(temporary, join(shelf, key))
  } catch {
    // A read-only folder or a full disk costs the next build time, never this build its result.
    await rm(temporary, { force: true }).catch(() => undefined)
  }
}

function header(key: string, payload: Uint8Array): string {
  return `${HEADER}${digest(key, payload)}\n`
}

/** The sha256, in hex, of a list of parts. Each part is framed by its length, so ("ab", "c") and ("a", "bc") differ. */
export function digest(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part
    hash.update(`${bytes.length}:`).update(bytes)
  }
  return hash.digest('hex')
}

/**
 * The path below the output folder for a file named by its contents: `assets/<name>.<10 hex>.<extension>`. `name` may
 * be any text; what an address or a `srcset` cannot carry unescaped becomes a hyphen.
 */
export function assetPath(name: string, extension: string, bytes: Uint8Array): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `assets/${plain || 'file'}.${digest(bytes).slice(0, 10)}.${extension}`
}

/**
 * The installed version of a package, for keys, without loading it. Several names walk down: `('subset-font',
 * 'harfbuzzjs')` is the harfbuzzjs that subset-font gets.
 */
export function versionOf(...names: readonly [string, ...string[]]): string {
  let manifest = import.meta.url
  for (const name of names) {
    const entry = createRequire(manifest).resolve(name)
    const folder = join('node_modules', name)
    manifest = join(entry.slice(0, entry.lastIndexOf(folder) + folder.length), 'package.json')
  }
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version
}

/** Runs `work` over the items, as many at once as there are cores; results in the order of the items. */
export async function inParallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const queue = items.entries()
  const worker = async () => {
    for (const [i, item] of queue) results[i] = await work(item)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return results
}
