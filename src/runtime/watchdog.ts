// Ends a command whose rule or template does not return, and names it. A busy loop blocks its thread, so another thread
// watches.
import { Worker } from 'node:worker_threads'

/** The watching thread. From there only a signal can end the process. */
const WATCH = `
const { workerData: { state, name, seconds, advice, remove } } = require('node:worker_threads')
const { rmSync, writeSync } = require('node:fs')
for (let calls = 0, since = performance.now(); ; Atomics.wait(state, 2, 0, 200)) {
  if (state[0] !== calls || state[1] === 0) [calls, since] = [state[0], performance.now()]
  if (performance.now() - since < seconds * 1000) continue
  for (const file of remove) rmSync(file, { force: true })
  const code = Buffer.from(name.slice(0, state[1])).toString()
  writeSync(2, code + ' has run for ' + seconds + ' s, so the command ends. ' + advice + '\\n')
  process.kill(process.pid, 'SIGKILL')
}`

/** The longest name of running code that is told, in bytes. */
const LONGEST = 400

const encoder = new TextEncoder()

/** How code of a site is watched. */
interface Watch {
  /** How long a call may take. */
  readonly seconds: number
  /** Advice on how to end its loop. */
  readonly advice: string
  /** Files that would run it again unwatched. */
  readonly remove?: readonly string[]
}

/** Watches code of a site that runs in this thread. */
export class Watchdog {
  /** Shared with the watching thread: how many calls have begun, and the length of the running code's name, or 0. */
  readonly #state = new Int32Array(new SharedArrayBuffer(12))
  readonly #name = new Uint8Array(new SharedArrayBuffer(LONGEST))
  readonly #thread: Worker

  constructor({ remove = [], ...watch }: Watch) {
    const workerData = { ...watch, remove, state: this.#state, name: this.#name }
    // Copies of the environment and of Node's options would triple the CPU time of its start (90 to 33 ms).
    this.#thread = new Worker(WATCH, { eval: true, workerData, env: {}, execArgv: [] })
    this.#thread.unref()
  }

  /** Records that a call begins. `code` is what the message names: "The rule site/words". */
  begins(code: string): void {
    const { written } = encoder.encodeInto(code, this.#name)
    this.#state[0] = (this.#state[0] ?? 0) + 1
    this.#state[1] = written
  }

  /** Records that it has ended. */
  ends(): void {
    this.#state[1] = 0
  }

  /** Watches one call, and returns its result. */
  during<T>(code: string, call: () => T): T {
    this.begins(code)
    try {
      return call()
    } finally {
      this.ends()
    }
  }

  /** Watches no longer. */
  close(): Promise<unknown> {
    return this.#thread.terminate()
  }
}

let ofRules: Watchdog | undefined
let ofDrawing: Watchdog | undefined

/** Watches the rules of a site in this thread. They see up to 100,000 pages at once. */
export function ruleWatchdog(): Watchdog {
  const advice = 'Correct its loop, or turn it off under rules: of site.yaml.'
  ofRules ??= new Watchdog({ seconds: 60, advice })
  return ofRules
}

/** Watches the pages that a site's own templates draw in this thread. */
export function drawingWatchdog(): Watchdog {
  ofDrawing ??= new Watchdog({ seconds: 20, advice: 'Correct the loop in the templates that it uses.' })
  return ofDrawing
}
