// Work on many pages -> the same work spread over workers, each of which keeps the pages it loaded. Results come in any
// order.
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { compiled, running } from '../runtime/engine.ts'
import type { Request, WorkerSetup } from './page-worker.ts'

const SCRIPT = 'pipeline/page-worker.js'
/** Pages a worker is handed at a time, at most. */
const MOST = 40
/** Batches a worker has waiting, so that it never stands still. */
const AHEAD = 2

export interface Crew {
  readonly size: number
  /** Tells every worker something before the work that follows. */
  tell(request: Request): void
  /**
   * Hands every item to a worker, some at a time, and each answer to `take`. `owner` names the worker an item must go
   * to; an item without one goes to whoever is free. Rejects when a worker fails.
   */
  each<I, A>(
    items: readonly I[],
    request: (batch: readonly I[]) => Request,
    take: (answer: A, worker: number) => void,
    owner?: (item: I) => number | undefined,
  ): Promise<void>
  /** Ends the workers. */
  close(): Promise<void>
}

/** Whether there are workers: they are compiled files, and sources do not run beside what was once compiled of them. */
export const canStart = () => compiled

/** Starts workers. Whoever starts them closes them. */
export function startCrew(setup: WorkerSetup, size: number): Crew {
  let failed: unknown
  const crew = Array.from({ length: size }, () => {
    const worker = new Worker(join(running, SCRIPT), {
      workerData: setup,
      // A small nursery: pages are drawn and forgotten, and memory counts more than a few collections.
      resourceLimits: { maxYoungGenerationSizeMb: 16 },
    })
    const waiting: { done(answer: unknown): void; fail(fault: unknown): void }[] = []
    const fail = (fault: unknown) => {
      failed ??= fault
      for (const { fail } of waiting.splice(0)) fail(fault)
    }
    worker.on('message', (answer) => waiting.shift()?.done(answer))
    worker.on('error', fail)
    worker.on('exit', (code) => fail(new Error(`a worker ended with ${code}`)))
    return {
      worker,
      ask: (request: Request) =>
        new Promise<unknown>((done, fail) => {
          if (failed !== undefined) return fail(failed)
          waiting.push({ done, fail })
          worker.postMessage(request)
        }),
    }
  })
  return {
    size,
    tell(request) {
      for (const { worker } of crew) worker.postMessage(request)
    },
    async each(items, request, take, owner) {
      type Item = (typeof items)[number]
      // So few that no worker stands still while another has the last of them.
      const size = Math.min(MOST, Math.ceil(items.length / (crew.length * AHEAD * 2)))
      const own: Item[][] = crew.map(() => [])
      const free: Item[] = []
      for (const item of items) (own[owner?.(item) ?? -1] ?? free).push(item)
      let at = 0
      const next = (w: number): Item[] => {
        const mine = own[w]?.splice(0, size) ?? []
        if (mine.length > 0) return mine
        at += size
        return free.slice(at - size, at)
      }
      await Promise.all(
        crew.flatMap(({ ask }, w) =>
          Array.from({ length: AHEAD }, async () => {
            for (let batch = next(w); batch.length > 0; batch = next(w))
              take((await ask(request(batch))) as Parameters<typeof take>[0], w)
          }),
        ),
      )
    },
    async close() {
      await Promise.all(crew.map(({ worker }) => worker.terminate()))
    },
  }
}
