// Structures of pages -> the faults of their markup: cached between checks, each looked at once, in workers where there
// are.
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { compiled, running } from '../../runtime/engine.ts'
import { readTable, writeTable } from '../../runtime/table.ts'
import type { Fault } from './markup.ts'

/** The faults of structures, as far as they are known. */
export interface Structures {
  /** The faults of a structure. Its text is needed the first time only. */
  faults(structure: { readonly name: string; readonly html?: string }): Promise<readonly Fault[]> | readonly Fault[]
  /** Caches what was found, once all of it is there. */
  save(): Promise<void>
  /** Ends the workers, whatever has failed: one that runs on keeps the program from ending. */
  close(): Promise<void>
}

/** Structures a worker should have before another one is worth its start (a third of a second). */
const A_LOAD = 40
/** Structures cached from earlier checks, of which some are of pages that have changed since. */
const MOST = 5000

/** `cache` is the file of what was found before. Where that is nothing, a worker starts at once. */
export function structuresIn(cache: string | undefined): Structures {
  const context = 'structures'
  const old = readTable<readonly Fault[]>(cache, context)
  const known = new Map<string, Promise<readonly Fault[]> | readonly Fault[]>()
  const fresh = new Map<string, readonly Fault[]>()
  const crew: ReturnType<typeof structureWorker>[] = []
  let given = 0
  const most = Math.min(availableParallelism(), 8)
  const hire = () => {
    const worker = structureWorker(join(running, 'check/markup/structure-worker.js'))
    crew.push(worker)
    return worker
  }
  if (compiled && old.size === 0) hire()
  const look = (html: string): Promise<readonly Fault[]> | readonly Fault[] => {
    if (!compiled) return import('./validator.ts').then(({ faultsOf }) => faultsOf(html))
    const isEnough = given < crew.length * A_LOAD || crew.length === most
    const worker = (isEnough ? crew[given % crew.length] : undefined) ?? hire()
    given++
    return worker.faults(html)
  }
  return {
    faults({ name, html }) {
      const before = known.get(name)
      if (before) return before
      const line = old.get(name)
      const found = line ?? look(html ?? '')
      known.set(name, found)
      if (line !== undefined) return found
      if (found instanceof Promise)
        found.then(
          (faults) => fresh.set(name, faults),
          () => undefined,
        )
      else fresh.set(name, found)
      return found
    },
    async save() {
      await Promise.all(known.values())
      if (fresh.size > 0) writeTable(cache, context, [...[...old].slice(-MOST), ...fresh])
    },
    async close() {
      await Promise.all(crew.map((worker) => worker.end()))
    },
  }
}

/** A worker that answers in the order it is asked. It fails what it has not answered when it breaks or ends. */
function structureWorker(script: string) {
  const worker = new Worker(script)
  const waiting: { done: (faults: readonly Fault[]) => void; fail: (fault: unknown) => void }[] = []
  const failAll = (fault: unknown) => {
    for (const { fail } of waiting.splice(0)) fail(fault)
  }
  worker.on('message', (faults: readonly Fault[]) => waiting.shift()?.done(faults))
  worker.on('error', failAll)
  worker.on('exit', () => failAll(new Error('a worker that reads markup has ended')))
  return {
    faults: (structure: string) =>
      new Promise<readonly Fault[]>((done, fail) => {
        waiting.push({ done, fail })
        worker.postMessage(structure)
      }),
    end: () => worker.terminate(),
  }
}
