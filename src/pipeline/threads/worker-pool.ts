// A pool of worker threads for page work. The main thread takes part, and every thread draws the pages it has loaded.
import { setImmediate } from 'node:timers/promises'
import { compiled } from '../../runtime/engine.ts'
import { Thread } from '../../runtime/thread.ts'
import type { Options } from '../options.ts'
import type { WorkerRequest } from './messages.ts'

const SCRIPT = 'pipeline/threads/worker.js'
/** The most pages in one request. */
const BATCH = 40
/** Requests that wait at each worker, so that it never idles. */
const QUEUED = 2
/**
 * The most memory of a worker's young generation, in MB: pages are short-lived, and memory counts more than GC time.
 */
const YOUNG = 16

/** The number of the main thread; workers count from 1. */
const MAIN_THREAD = 0

/** How items are worked on: in batches by workers, and one by one in the main thread. */
interface Work<I, A> {
  /** The request for a batch; the worker answers with a list of results in the order of the batch. */
  readonly request: (batch: readonly I[]) => WorkerRequest
  readonly here: (item: I) => A | Promise<A>
  readonly take: (result: A, item: I, thread: number) => void
  /** The thread that has loaded what an item needs; any other must load it again. */
  readonly owner?: (item: I) => number | undefined
}

/** Distributes items over threads: each takes its own first, then those of no thread, then from the longest queue. */
class Queues<I> {
  /** The queue of each thread, and that of no thread, each in reverse order. */
  readonly #own: readonly I[][]
  readonly #free: I[] = []

  constructor(items: readonly I[], threads: number, owner: (item: I) => number | undefined) {
    this.#own = Array.from({ length: threads }, () => [])
    for (const item of items.toReversed()) (this.#own[owner(item) ?? -1] ?? this.#free).push(item)
  }

  /** A batch for a worker; batches become smaller towards the end, so that all threads finish together. */
  batch(thread: number): I[] {
    const left = this.#own.reduce((sum, { length }) => sum + length, this.#free.length)
    return this.take(thread, Math.min(BATCH, Math.ceil(left / (this.#own.length * QUEUED * 2))))
  }

  /** The next item for the main thread. */
  next(thread: number): I | undefined {
    return this.take(thread, 1)[0]
  }

  take(thread: number, count: number): I[] {
    if (count === 0) return []
    const queue = [this.#own[thread], this.#free].find((items) => items && items.length > 0)
    if (queue) return queue.splice(-count).reverse()
    return this.#own.reduce((a, b) => (b.length > a.length ? b : a)).splice(0, count)
  }

  clear(): void {
    for (const queue of [...this.#own, this.#free]) queue.length = 0
  }
}

/** Worker threads, until the pool is closed. */
export class WorkerPool {
  /** The number of the thread that loaded each page's file. */
  readonly owners = new Map<string, number>()
  readonly #options: Pick<Options, 'workers' | 'workersFrom'>
  /** The messages that a worker gets before its first request. */
  readonly #opening: WorkerRequest[] = []
  #workers: readonly PageWorker[] = []

  constructor(options: Pick<Options, 'workers' | 'workersFrom'>) {
    this.#options = options
  }

  /**
   * Starts the workers, which load their code, if this number of pages justifies them. Workers are compiled files, so
   * tests that run the sources have none.
   */
  start(pages: number): void {
    const { workers: threads, workersFrom = 1 } = this.#options
    if (pages < workersFrom || threads < 2 || !compiled || this.#workers.length > 0) return
    this.#workers = Array.from({ length: threads - 1 }, () => new PageWorker())
    for (const request of this.#opening) this.#tell(request)
  }

  /** Gives every worker the site, or what pages are drawn with; a worker that starts later gets both as well. */
  setUp(request: Extract<WorkerRequest, { kind: 'open' | 'setup' }>): void {
    this.#opening.push(request)
    this.#tell(request)
  }

  #tell(request: WorkerRequest): void {
    for (const worker of this.#workers) worker.tell(request)
  }

  /** Works on every item. If a thread fails, rejects as soon as no thread works any more. */
  async each<I, A>(items: readonly I[], { request, take, here, owner = () => undefined }: Work<I, A>): Promise<void> {
    const queues = new Queues(items, this.#workers.length + 1, owner)
    const faults: unknown[] = []
    const inMainThread = async () => {
      for (let item = queues.next(MAIN_THREAD); item !== undefined; item = queues.next(MAIN_THREAD)) {
        take(await here(item), item, MAIN_THREAD)
        // Lets answers of workers arrive, and the next requests go out.
        await setImmediate()
      }
    }
    const inWorker = async (worker: PageWorker, thread: number) => {
      for (let batch = queues.batch(thread); batch.length > 0; batch = queues.batch(thread)) {
        const results = (await worker.ask(request(batch))) as readonly A[]
        for (const [i, item] of batch.entries()) take(results[i] as A, item, thread)
      }
    }
    const failed = (fault: unknown) => {
      faults.push(fault)
      queues.clear()
    }
    await Promise.all(
      [
        inMainThread(),
        ...this.#workers.flatMap((worker, i) => Array.from({ length: QUEUED }, () => inWorker(worker, i + 1))),
      ].map((work) => work.catch(failed)),
    )
    if (faults.length > 0) throw faults[0]
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.end()))
  }
}

/** One worker thread, which works on requests in order. After one has failed, every request rejects. */
class PageWorker {
  readonly #thread = new Thread<WorkerRequest, unknown>(SCRIPT, {
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
  })
  #opened: Promise<unknown> = Promise.resolve()

  tell(request: WorkerRequest): void {
    this.#opened = Promise.all([this.#opened, this.#thread.ask(request)])
    // Reported by the requests that follow.
    this.#opened.catch(() => undefined)
  }

  async ask(request: WorkerRequest): Promise<unknown> {
    const [answer] = await Promise.all([this.#thread.ask(request), this.#opened])
    return answer
  }

  end(): Promise<number> {
    return this.#thread.end()
  }
}
