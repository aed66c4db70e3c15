// One worker thread that answers requests, so that expensive work does not delay the thread that needs its result.
import { join } from 'node:path'
import { parentPort, Worker, type WorkerOptions } from 'node:worker_threads'
import { running } from './engine.ts'

/** `id` distinguishes requests that are under way. */
interface Request<Task> {
  readonly id: number
  readonly task: Task
}

type Answer<Result> = { readonly id: number } & ({ readonly result: Result } | { readonly fault: unknown })

interface Pending<Result> {
  done(result: Result): void
  fail(fault: unknown): void
}

/** A thread, which does not keep the process alive between requests. */
export class Thread<Task, Result> {
  readonly #worker: Worker
  readonly #pending = new Map<number, Pending<Result>>()
  #id = 0
  #fault: unknown

  /** Starts the compiled `script`, a path from the folder of the engine, which calls `answerRequests`. */
  constructor(script: string, options?: WorkerOptions) {
    this.#worker = new Worker(join(running, script), options)
    this.#worker.on('message', (answer: Answer<Result>) => this.#take(answer))
    this.#worker.on('error', (fault) => this.#failAll(fault))
    this.#worker.on('exit', (code) => this.#failAll(new Error(`the thread of ${script} ended with ${code}`)))
    this.#worker.unref()
  }

  /** The result of a task. Rejects if the task throws there, or if the thread has ended. */
  ask(task: Task): Promise<Result> {
    if (this.#fault !== undefined) return Promise.reject(this.#fault)
    this.#worker.ref()
    return new Promise((done, fail) => {
      const id = this.#id++
      this.#pending.set(id, { done, fail })
      this.#worker.postMessage({ id, task } satisfies Request<Task>)
    })
  }

  /** Ends the thread. Requests that are under way are rejected. */
  end(): Promise<number> {
    return this.#worker.terminate()
  }

  #take(answer: Answer<Result>): void {
    const pending = this.#pending.get(answer.id)
    this.#pending.delete(answer.id)
    if (this.#pending.size === 0) this.#worker.unref()
    if ('result' in answer) pending?.done(answer.result)
    else pending?.fail(answer.fault)
  }

  #failAll(fault: unknown): void {
    this.#fault ??= fault
    for (const { fail } of this.#pending.values()) fail(fault)
    this.#pending.clear()
  }
}

/** Answers the requests that this thread receives. */
export function answerRequests<Task, Result>(work: (task: Task) => Result | Promise<Result>): void {
  const answer = async ({ id, task }: Request<Task>): Promise<Answer<Result>> => {
    try {
      return { id, result: await work(task) }
    } catch (fault) {
      return { id, fault }
    }
  }
  parentPort?.on('message', async (request: Request<Task>) => parentPort?.postMessage(await answer(request)))
}
