// Structures of pages -> the faults of their markup: kept between checks, each judged once, in workers where there are.
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { engineRoot } from '../engine.ts'
import { readKept, writeKept } from '../kept.ts'
import { type Fault, faultsOf, markupVersion } from './markup.ts'

export interface Structures {
  /** The faults of a structure. Its text is needed the first time only. */
  faults(structure: { readonly name: string; readonly html?: string }): Promise<readonly Fault[]> | readonly Fault[]
  /** Ends the workers and keeps what was judged. */
  close(): Promise<void>
}

/** Structures a worker should have before another one is worth its start (a third of a second). */
const A_LOAD = 40

/** `kept` is the file of earlier verdicts. */
export function structuresIn(kept: string | undefined): Structures {
  const context = markupVersion()
  const old = readKept(kept, context)
  const known = new Map<string, Promise<readonly Fault[]> | readonly Fault[]>()
  const fresh = new Map<string, readonly Fault[]>()
  const script = join(engineRoot, 'lib/check/structure-worker.js')
  const crew: { judge(html: string): Promise<readonly Fault[]>; end(): Promise<unknown> }[] = []
  let given = 0
  const judge = (html: string): Promise<readonly Fault[]> | readonly Fault[] => {
    if (!existsSync(script)) return faultsOf(html)
    const most = Math.min(availableParallelism(), 8)
    if (crew.length === 0 || (given >= crew.length * A_LOAD && crew.length < most)) crew.push(structureWorker(script))
    return crew[given++ % crew.length]?.judge(html) ?? faultsOf(html)
  }
  return {
    faults({ name, html }) {
      const before = known.get(name)
      if (before) return before
      const line = old.get(name)
      const found = line !== undefined ? (JSON.parse(line.toString()) as Fault[]) : judge(html ?? '')
      known.set(name, found)
      if (line === undefined) {
        if (found instanceof Promise)
          void found.then(
            (faults) => fresh.set(name, faults),
            () => undefined,
          )
        else fresh.set(name, found)
      }
      return found
    },
    async close() {
      await Promise.all(known.values())
      await Promise.all(crew.map((worker) => worker.end()))
      if (fresh.size > 0) writeKept(kept, context, [...[...old].slice(-MOST), ...[...fresh].map(([name, faults]) => [name, JSON.stringify(faults)] as const)])
    },
  }
}

/** Structures kept from earlier checks, of which some are of pages that have changed since. */
const MOST = 5000

function structureWorker(script: string) {
  const worker = new Worker(script)
  const waiting: { done: (faults: readonly Fault[]) => void; fail: (fault: unknown) => void }[] = []
  worker.on('message', (faults: readonly Fault[]) => waiting.shift()?.done(faults))
  worker.on('error', (fault) => {
    for (const { fail } of waiting.splice(0)) fail(fault)
  })
  return {
    judge: (structure: string) =>
      new Promise<readonly Fault[]>((done, fail) => {
        waiting.push({ done, fail })
        worker.postMessage(structure)
      }),
    end: () => worker.terminate(),
  }
}
