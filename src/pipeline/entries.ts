// Keeps the entries of loaded pages until they are drawn: the first in memory, the others in a temporary file without a
// name. In memory, those of 10,000 pages took 180 MB, and pages for which there was no room were loaded twice.
import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { threadId } from 'node:worker_threads'
import type { PageEntry } from '../model/content.ts'

type Entry = PageEntry['values']

/** The bytes of sources whose entries stay in memory. */
const IN_MEMORY = 2 << 20

/** Entries by the key of their source. One that cannot be kept, for example on a full disk, counts as absent. */
export class Entries {
  readonly #inMemory = new Map<string, { readonly digest: string; readonly entry: Entry }>()
  #room = IN_MEMORY
  readonly #onDisk = new Map<string, { readonly digest: string; readonly at: number; readonly length: number }>()
  #file: number | undefined
  #end = 0

  /** Keeps an entry that was made from files of this digest and of about `size` bytes. */
  set(key: string, entry: Entry, { digest, size }: { readonly digest: string; readonly size: number }): void {
    if (size <= this.#room) {
      this.#room -= size
      this.#inMemory.set(key, { digest, entry })
      return
    }
    try {
      const bytes = serialize(entry)
      this.#file ??= unnamedFile()
      if (writeSync(this.#file, bytes, 0, bytes.length, this.#end) < bytes.length) return
      this.#onDisk.set(key, { digest, at: this.#end, length: bytes.length })
      this.#end += bytes.length
    } catch {
      return
    }
  }

  /** The entry of a source, unless it was made from other files. It is forgotten: a page is seldom drawn twice. */
  take(key: string, digest: string): Entry | undefined {
    const ready = this.#inMemory.get(key)
    this.#inMemory.delete(key)
    if (ready?.digest === digest) return ready.entry
    const kept = this.#onDisk.get(key)
    this.#onDisk.delete(key)
    if (this.#file === undefined || kept?.digest !== digest) return undefined
    const bytes = Buffer.allocUnsafe(kept.length)
    const { length } = kept
    return readSync(this.#file, bytes, 0, length, kept.at) === length ? (deserialize(bytes) as Entry) : undefined
  }

  /** Closes the file. Entries in memory stay: `site dev` draws its pages later. */
  close(): void {
    if (this.#file !== undefined) closeSync(this.#file)
    this.#file = undefined
    this.#end = 0
    this.#onDisk.clear()
  }
}

/** Opens a file that no other process can open, and that is gone when this process ends. */
function unnamedFile(): number {
  const path = join(tmpdir(), `site-${process.pid}-${threadId}`)
  const file = openSync(path, 'wx+', 0o600)
  rmSync(path)
  return file
}
