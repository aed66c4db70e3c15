// Work on many pages -> the same work spread over this thread and workers, each of which keeps the pages it loaded.
// Results come in any order.
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { compiled, running } from '../runtime/engine.ts'
import type { Request, WorkerSetup } from './page-worker.ts'

const SCRIPT = 'pipeline/page-worker.js'
/** Pages a worker is handed at a time, at most. */
const MOST = 40
/** Batches a worker has waiting, so that it never stands still. */
const AHEAD = 2

/**
 * Lets V8 collect sooner, and gives this thread as large a nursery as workers have (cli.ts) when it grows next. Of a
 * build, before its heaps are three times what is in use, where V8 waits for four: 10,000 pages took 450 MB for 640
 * with Node 24, and less CPU time; with a nursery of 4 MB a thread collected 690 times for 2,700, in half of the time.
 * Of a check, which holds more and makes more that is soon forgotten, before they are half as large again.
 */
const frugal = (isCheck: boolean) => [`--heap-growing-percent=${isCheck ? 50 : 200}`, '--semi-space-growth-factor=4']

/** Bytes of both halves of this thread's nursery. */
const NURSERY = 8 << 20

const nursery = () =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? NURSERY

/** The number of this thread in a crew; workers count from 1. */
export const THIS_THREAD = 0

/** Work on items: what a worker is asked and its answer taken, or done in this thread. */
export interface Work<I, A> {
  readonly request: (batch: readonly I[], thread: number) => Request
  readonly take: (answer: A, thread: number) => void
  readonly here: (item: I) => void
  /** The thread that has what an item needs; another one makes it anew. */
  readonly owner?: (item: I) => number | undefined
}

/** Items in order; those before `at` were taken. */
interface Queue<I> {
  readonly items: I[]
  at: number
}

const leftIn = ({ items, at }: Queue<unknown>) => items.length - at

/** Workers, and this thread beside them. */
export interface Crew {
  /** Tells every worker something before the work that follows. */
  tell(request: Request): void
  /** Tells one worker something that is enough to be done once. */
  tellOne(request: Request): void
  /** Does the work on every item, this thread one at a time, workers some at a time. Rejects when a worker fails. */
  each<I, A>(items: readonly I[], work: Work<I, A>): Promise<void>
  /** Ends the workers. */
  close(): Promise<void>
}

/** Whether there are workers: they are compiled files, and sources do not run beside what was once compiled of them. */
export const canStart = () => compiled

/** Starts workers beside this thread, `threads` in all. Whoever starts them closes them. */
export function startCrew(setup: WorkerSetup, threads: number): Crew {
  let failed: unknown
  for (const flag of frugal(setup.checks !== undefined)) setFlagsFromString(flag)
  let isGrowing = true
  const crew = Array.from({ length: threads - 1 }, () => {
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
          worker.postMessage(request, request.kind === 'draw' ? [request.room] : [])
        }),
    }
  })
  return {
    tell(request) {
      for (const { worker } of crew) worker.postMessage(request)
    },
    tellOne(request) {
      crew[0]?.worker.postMessage(request)
    },
    async each<I, A>(items: readonly I[], { request, take, here, owner }: Work<I, A>) {
      const own: Queue<I>[] = Array.from({ length: threads }, () => ({ items: [], at: 0 }))
      const free: Queue<I> = { items: [], at: 0 }
      for (const item of items) (own[owner?.(item) ?? -1] ?? free).items.push(item)
      let left = items.length
      /** Of a thread's own items, else of those that are nobody's, else the last of whoever has most left. */
      const next = (thread: number, count: number): I[] => {
        const mine = own[thread] ?? free
        const queue = leftIn(mine) > 0 ? mine : free
        const most = own.reduce((a, b) => (leftIn(b) > leftIn(a) ? b : a))
        const taken =
          leftIn(queue) > 0
            ? queue.items.slice(queue.at, queue.at + count)
            : most.items.splice(Math.max(most.at, most.items.length - count))
        if (leftIn(queue) > 0) queue.at += taken.length
        left -= taken.length
        return taken
      }
      // So few at a time that no thread stands still while another has the last of them.
      const nextBatch = (thread: number) => next(thread, Math.min(MOST, Math.ceil(left / (threads * AHEAD * 2))))
      const inThisThread = async () => {
        for (let [item] = next(THIS_THREAD, 1); item !== undefined; [item] = next(THIS_THREAD, 1)) {
          here(item)
          if (isGrowing && nursery() >= NURSERY) {
            isGrowing = false
            setFlagsFromString('--semi-space-growth-factor=1')
          }
          // Answers are taken and workers sent on between any two.
          await setImmediate()
          if (failed !== undefined) return
        }
      }
      await Promise.all([
        inThisThread(),
        ...crew.flatMap(({ ask }, worker) =>
          Array.from({ length: AHEAD }, async () => {
            const thread = worker + 1
            for (let batch = nextBatch(thread); batch.length > 0; batch = nextBatch(thread))
              take((await ask(request(batch, thread))) as A, thread)
          }),
        ),
      ])
    },
    async close() {
      await Promise.all(crew.map(({ worker }) => worker.terminate()))
    },
  }
}
