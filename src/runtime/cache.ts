// Caches expensive bytes in a folder under the sha256 of everything that determines them. An entry that is damaged or
// cannot be read is made again; one that cannot be written is skipped. Deleting the folder is always safe.
import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { digest } from './digest.ts'
import { engineDigest } from './engine.ts'
import { isAbandoned, readSealed, writeSealed } from './replace-file.ts'
import type { SharedCache } from './shared-cache/shared-cache.ts'

/** The most bytes of the folder: some thousand pictures or ten thousand cards. */
export const LIMIT = 256 << 20
/** Using an entry updates its time if that is older than this, in milliseconds. */
const DAY = 86_400_000

/** A cache of bytes. */
export class Cache {
  readonly #folder: string | undefined
  readonly #limit: number
  readonly #shared: SharedCache | undefined
  readonly #underway = new Map<string, Promise<Uint8Array>>()
  readonly #used = new Set<string>()
  #isGrown = false

  /**
   * Opens the cache in `folder`, which is created when it is first needed. Without a folder (`--no-cache`) nothing is
   * cached. `shared` is asked for entries that the folder does not have.
   */
  constructor(folder: string | undefined, shared?: SharedCache, limit = LIMIT) {
    this.#folder = folder
    this.#shared = shared
    this.#limit = limit
  }

  /**
   * The bytes of `key`, from the folder or from `make`. `key` is a sha256 in lower-case hex (see `digest`) of
   * everything that `make` depends on, except the engine and its packages (see `engineDigest`). Simultaneous calls with
   * one key share one `make`. Empty bytes are returned but not cached. Rejects only if `make` does.
   */
  getOrCreate(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    if (!/^[0-9a-f]{64}$/.test(key)) throw new Error(`a cache key must be a sha256 in hex, not "${key}"`)
    const running = this.#underway.get(key)
    if (running) return running
    const bytes = this.#find(key, make).finally(() => this.#underway.delete(key))
    this.#underway.set(key, bytes)
    return bytes
  }

  /** The same for a value that the structured clone algorithm copies. */
  async getOrMake<T>(key: string, make: () => Promise<T>): Promise<T> {
    return deserialize(await this.getOrCreate(key, async () => serialize(await make()))) as T
  }

  /** Waits a bounded time for uploads to the shared cache. If that could not be used, `cacheNotes` has a note. */
  async close(): Promise<void> {
    await this.#shared?.close()
  }

  /**
   * Removes temporary files of killed runs and, while the folder is larger than the limit, the least recently used
   * entries, but none of this run. `now` is in milliseconds.
   */
  clean(now: number): void {
    // The folder can only have become too large in a run that made something.
    if (this.#folder === undefined || !this.#isGrown) return
    try {
      const dirents = readdirSync(this.#folder, { recursive: true, withFileTypes: true }).filter((dirent) =>
        dirent.isFile(),
      )
      for (const { parentPath, name } of dirents) if (isAbandoned(name)) rmSync(join(parentPath, name), { force: true })
      const files = dirents
        .filter(({ name }) => !name.includes('.'))
        .map(({ parentPath, name }) => {
          const path = join(parentPath, name)
          const { size, mtimeMs } = statSync(path)
          return { path, size, mtimeMs }
        })
        .sort((a, b) => a.mtimeMs - b.mtimeMs)
      let size = files.reduce((sum, file) => sum + file.size, 0)
      for (const file of files) {
        const isUsed = this.#used.has(file.path)
        if (isUsed && file.mtimeMs < now - DAY) utimesSync(file.path, now / 1000, now / 1000)
        if (isUsed || size <= this.#limit) continue
        rmSync(file.path, { force: true })
        size -= file.size
      }
    } catch {
      // Another run may be cleaning, or nothing may be removed here: the folder stays as it is.
    }
  }

  async #find(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    if (this.#folder === undefined) return make()
    const name = digest(engineDigest(), key)
    const file = join(this.#folder, name.slice(0, 2), name)
    this.#used.add(file)
    const cached = readSealed(file, name)
    if (cached) return cached
    const fetched = await this.#shared?.get(name)
    const bytes = fetched ?? (await make())
    if (bytes.length > 0) {
      writeSealed(file, name, [bytes])
      if (!fetched) this.#shared?.put(name, bytes)
      this.#isGrown = true
    }
    return bytes
  }
}
