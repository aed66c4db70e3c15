// Ends a command whose rule or template does not return, and names it. A busy loop blocks its thread, so another thread
// watches.
import { Worker } from 'node:worker_threads'

/** The watching thread. From there only a signal can end the process. */
const WATCH = `
const { workerData: { state, codes, seconds, advice, remove } } = require('node:worker_threads')
const { rmSync, writeSync } = require('node:fs')
for (let calls = 0, since = performance.now(); ; Atomics.wait(state, 2, 0, 200)) {
  if (state[0] !== calls || state[1] < 0) [calls, since] = [state[0], performance.now()]
  if (performance.now() - since < seconds * 1000) continue
  for (const file of remove) rmSync(file, { force: true })
  writeSync(2, codes[state[1]] + ' has run for ' + seconds + ' s, so the command ends. ' + advice + '\\n')
  process.kill(process.pid, 'SIGKILL')
}`

/** Code of a site that is watched. */
interface Watched {
  /** What runs: "The rule site/words". */
  readonly codes: readonly string[]
  readonly seconds: number
  /** What to do about its loop. */
  readonly advice: string
  /** Files that would run it again unwatched. */
  readonly remove?: readonly string[]
}

/** Watches code of a site that runs in this thread. */
export class Watchdog {
  /** Shared with the watching thread: how many calls have begun, and the index of the running code, or -1. */
  readonly #state = new Int32Array(new SharedArrayBuffer(12)).fill(-1, 1, 2)
  readonly #codes: readonly string[]
  readonly #thread: Worker

  constructor({ remove = [], ...watched }: Watched) {
    this.#codes = watched.codes
    const workerData = { ...watched, remove, state: this.#state }
    // Copies of the environment and of Node's options would triple the CPU time of its start (90 to 33 ms).
    this.#thread = new Worker(WATCH, { eval: true, workerData, env: {}, execArgv: [] })
    this.#thread.unref()
  }

  /** Records that a call begins. Code that is not watched has index -1. */
  begins(code: string): void {
    this.#state[0] = (this.#state[0] ?? 0) + 1
    this.#state[1] = this.#codes.indexOf(code)
  }

  /** Records that it has ended. */
  ends(): void {
    this.#state[1] = -1
  }

  /** Watches no longer. */
  close(): Promise<unknown> {
    return this.#thread.terminate()
  }
}

const nameOf = (id: string) => `The rule ${id}`

let ofRules: Watchdog | undefined

/** Watches rules of this thread from now on. A call may take this many seconds: rules see up to 100,000 pages at once. */
export function watchRules(rules: readonly string[], seconds = 60): void {
  const advice = 'Correct its loop, or turn it off under rules: of site.yaml.'
  ofRules ??= new Watchdog({ codes: rules.map(nameOf), seconds, advice })
}

/** Records that a call of a rule begins. */
export const ruleBegins = (id: string): void => ofRules?.begins(nameOf(id))

/** Records that it has ended. */
export const ruleEnds = (): void => ofRules?.ends()
