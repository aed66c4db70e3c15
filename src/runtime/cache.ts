// Caches expensive bytes in a folder under the sha256 of everything that determines them. An entry that is damaged or
// cannot be read is made again; one that cannot be written is skipped. Deleting the folder is always safe.
import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { digest } from './digest.ts'
import { engineDigest } from './engine.ts'
import { BUDGET, openSharedCache, type SharedCacheEnv } from './shared-cache/shared-cache.ts'
import { isAbandoned, replaceFile } from './unfinished.ts'
import { unwritten } from './unwritten.ts'

/** A cache of bytes. */
export interface Cache {
  /**
   * The bytes of `key`, from the folder or from `make`. `key` is a sha256 in lower-case hex (see `digest`) of
   * everything that `make` depends on, except the engine and its packages (see `engineDigest`). Simultaneous calls with
   * one key share one `make`. Empty bytes are returned but not cached. Rejects only if `make` does.
   */
  getOrCreate(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>
  /** Waits a bounded time for uploads to the shared cache. If that could not be used, `cacheNotes` has a note. */
  close(): Promise<void>
  /** Removes entries, least recently used first, while the folder is too large. `now` is in milliseconds. */
  clean(now: number): void
}

/** How a cache is opened. `budget` is how long it may wait for the server of `sharedCache`. */
interface CacheOptions {
  readonly limit?: number
  readonly sharedCache?: SharedCacheEnv
  readonly budget?: typeof BUDGET
}

/** The most bytes of the folder: some thousand pictures or ten thousand cards. */
export const LIMIT = 256 << 20
/** Using an entry updates its time if that is older than this, in milliseconds. */
const DAY = 86_400_000

/** The layout of an entry: this line with the checksum of key and payload, then the payload. */
const HEADER = 'site-cache 1 '
const HEADER_LENGTH = HEADER.length + 64 + 1

/**
 * Opens the cache in `folder`, which is created when it is first needed. `clean` reduces it to `limit` bytes, except
 * for entries that this run used. Without a folder (`--no-cache`) nothing is cached. `sharedCache` names a server that
 * is asked for entries that the folder does not have.
 */
export function openCache(
  folder: string | undefined,
  { limit = LIMIT, sharedCache = {}, budget = BUDGET }: CacheOptions = {},
): Cache {
  const shared = folder === undefined ? undefined : openSharedCache(sharedCache, budget)
  const underway = new Map<string, Promise<Uint8Array>>()
  const used = new Set<string>()
  let grown = false

  const find = async (key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    if (folder === undefined) return make()
    const name = digest(engineDigest(), key)
    const shelf = join(folder, name.slice(0, 2))
    used.add(join(shelf, name))
    const cached = await read(shelf, name)
    if (cached) return cached
    const fetched = await shared?.get(name)
    const made = fetched ?? (await make())
    if (made.length > 0) {
      write(shelf, name, made)
      if (!fetched) shared?.put(name, made)
      grown = true
    }
    return made
  }

  return {
    getOrCreate(key, make) {
      if (!/^[0-9a-f]{64}$/.test(key)) throw new Error(`a cache key must be a sha256 in hex, not "${key}"`)
      const running = underway.get(key)
      if (running) return running
      const found = find(key, make).finally(() => underway.delete(key))
      underway.set(key, found)
      return found
    },
    async close() {
      await shared?.close()
    },
    clean(now) {
      // The folder can only have become too large in a run that made something.
      if (folder !== undefined && grown) removeOldest({ folder, limit, used, now })
    },
  }
}

/** Removes temporary files of killed runs, marks used entries, and removes the oldest others beyond the limit. */
function removeOldest({
  folder,
  limit,
  used,
  now,
}: {
  folder: string
  limit: number
  used: ReadonlySet<string>
  now: number
}): void {
  try {
    const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    for (const { parentPath, name } of found) if (isAbandoned(name)) rmSync(join(parentPath, name), { force: true })
    const entries = found
      .filter(({ name }) => !name.includes('.'))
      .map((entry) => {
        const path = join(entry.parentPath, entry.name)
        const { size, mtimeMs } = statSync(path)
        return { path, size, mtimeMs }
      })
    for (const { path, mtimeMs } of entries)
      if (used.has(path) && mtimeMs < now - DAY) utimesSync(path, now / 1000, now / 1000)
    let size = entries.reduce((sum, entry) => sum + entry.size, 0)
    for (const entry of entries.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
      if (size <= limit) break
      if (used.has(entry.path)) continue
      rmSync(entry.path, { force: true })
      size -= entry.size
    }
  } catch {
    // Another run may be cleaning, or nothing may be removed here: the folder stays as it is.
  }
}

/** The payload of an entry; undefined if it is missing, unreadable or damaged. */
async function read(shelf: string, key: string): Promise<Uint8Array | undefined> {
  let entry: Buffer
  try {
    entry = await readFile(join(shelf, key))
  } catch {
    return undefined
  }
  const payload = entry.subarray(HEADER_LENGTH)
  const whole = entry.subarray(0, HEADER_LENGTH).equals(Buffer.from(header(key, payload)))
  return whole ? payload : undefined
}

/** Writes an entry. If that fails, the next build makes it again. */
function write(shelf: string, key: string, payload: Uint8Array): void {
  try {
    replaceFile(join(shelf, key), [header(key, payload), payload])
  } catch (fault) {
    unwritten(fault)
  }
}

function header(key: string, payload: Uint8Array): string {
  return `${HEADER}${digest(key, payload)}\n`
}
