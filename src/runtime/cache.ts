// A key (the sha256 of everything that decides some bytes) -> those bytes, cached in a folder between builds.
// Refuses to be a source of trouble: an entry that cannot be read or proved whole is made again, one that
// cannot be written is not written. Deleting the folder is always safe.
import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { digest } from './digest.ts'
import { engineDigest } from './engine.ts'
import { BUDGET, openSharedCache, type SharedCacheEnv } from './shared-cache/shared-cache.ts'
import { freshName, isAbandoned } from './unfinished.ts'
import { unwritten } from './unwritten.ts'

/** What makes expensive bytes once. */
export interface Cache {
  /**
   * The bytes of `key`, from the folder or from `make`. `key` is a sha256 in lower-case hex (see `digest`) and must
   * cover everything `make` depends on but the engine itself and the packages it uses (see `engineDigest`). Two calls
   * at once with one key share one `make`. Empty bytes are handed back but not cached, so a `make` with nothing to give
   * runs again next time. Rejects only when `make` does.
   */
  getOrCreate(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>
  /** Waits a bounded time for uploads to the shared cache. If that could not be used, `cacheNotes` has a note. */
  close(): Promise<void>
  /** Removes what was not asked for lately, oldest first, while the folder is too large. `now` in milliseconds. */
  clean(now: number): void
}

/** How a cache is opened. `budget` is how long it may wait for the server of `sharedCache`. */
interface CacheOptions {
  readonly limit?: number
  readonly sharedCache?: SharedCacheEnv
  readonly budget?: typeof BUDGET
}

/** Bytes the folder may hold: some thousand pictures or ten thousand cards. */
export const LIMIT = 256 << 20
/** An entry that is used is marked as used once in so many milliseconds. */
const DAY = 86_400_000

/** The layout of an entry: this line with the checksum of key and payload, then the payload. */
const HEADER = 'site-cache 1 '
const HEADER_LENGTH = HEADER.length + 64 + 1

/**
 * Opens the cache in `folder`, which is made when first needed and holds at most `limit` bytes once it is cleaned, what
 * this run used aside. `undefined` caches nothing (`--no-cache`). `sharedCache` names a server
 * that is asked for what the folder does not have.
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
      await write(shelf, name, made)
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

/**
 * Removes what killed runs left, marks what was used, then removes the entries not used for the longest time until the
 * rest is within the limit.
 */
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

/** The payload of an entry; nothing when it is missing, unreadable, of another layout or not what was written. */
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
async function write(shelf: string, key: string, payload: Uint8Array): Promise<void> {
  const temporary = freshName(join(shelf, `${key}.${randomUUID()}`))
  try {
    await mkdir(shelf, { recursive: true })
    await writeFile(temporary, Buffer.concat([Buffer.from(header(key, payload)), payload]), { flag: 'wx' })
    await rename(temporary, join(shelf, key))
  } catch (fault) {
    unwritten(fault)
    // A read-only folder or a full disk costs the next build time, never this build its result.
    await rm(temporary, { force: true }).catch(() => undefined)
  }
}

function header(key: string, payload: Uint8Array): string {
  return `${HEADER}${digest(key, payload)}\n`
}
