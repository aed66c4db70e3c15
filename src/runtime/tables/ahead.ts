// Large tables -> read and proved in another thread, while this one does what comes before they are asked for.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { compiled, running } from '../engine.ts'

/** A file, and the sha256 of all but its last line. */
export interface ReadFile {
  readonly bytes: Uint8Array
  readonly proof: string
}

/** Bytes below which a thread takes longer to start than it saves: to read and prove 16 MB takes some 25 ms. */
const LARGE = 16 << 20

const coming = new Map<string, Promise<void>>()
const arrived = new Map<string, ReadFile>()

/** Begins to read tables, one after the other; a small one and one that is not there are left to whoever asks. */
export function readAhead(files: readonly (string | undefined)[]): void {
  const large = files.filter((file) => file !== undefined && sizeOf(file) >= LARGE) as string[]
  if (large.length === 0 || !compiled) return
  const worker = new Worker(join(running, 'runtime/tables/ahead-worker.js'), { workerData: large })
  worker.unref()
  const answers = new Map<string, () => void>()
  for (const file of large) coming.set(file, new Promise((done) => answers.set(file, done)))
  worker.on('message', ({ file, ...read }: ReadFile & { readonly file: string }) => {
    if (coming.has(file)) arrived.set(file, read)
    answers.get(file)?.()
  })
  // What did not come is read by whoever asks for it.
  const end = () => {
    for (const done of answers.values()) done()
  }
  worker.once('error', end).once('exit', end)
}

/** Waits for a table that is being read. */
export async function comeAhead(file: string | undefined): Promise<void> {
  if (file !== undefined) await coming.get(file)
}

/** A table that was read ahead. It is handed over once, and never after it was written anew. */
export function takeAhead(file: string): ReadFile | undefined {
  const read = arrived.get(file)
  arrived.delete(file)
  coming.delete(file)
  return read
}

function sizeOf(file: string): number {
  try {
    return statSync(file).size
  } catch {
    return 0
  }
}
