// Keeps the last good version of a site while its files change. Changes that arrive together cause one rebuild, and
// rebuilds never overlap.
import { error, type Problem } from '../model/problem.ts'
import { noPaint, report } from '../model/report.ts'
import type { Step } from '../pipeline/options.ts'
import type { Live, MakeLive } from './live.ts'

/** A problem as pages show it: the terminal's text, and the place to open. */
export interface Shown {
  readonly text: string
  readonly at?: Problem['at']
}

/** What is served. */
export interface State {
  /** Grows with each rebuild. */
  readonly version: number
  /** The version at which `live` was made. */
  readonly whole: number
  /** The last site without problems. */
  readonly live: Live | undefined
  /** The problems of the files as they are now. */
  readonly problems: readonly Problem[]
  readonly shown: readonly Shown[]
}

/** The result of a rebuild, for the terminal. */
export interface Outcome {
  /** Files, relative to the root; none at the start. */
  readonly changed: readonly string[]
  readonly ms: number
  readonly state: State
  /** The problems as the terminal prints them, without colour; '' if there are none. */
  readonly report: string
}

/** Milliseconds without a change before a rebuild: an editor writes a file in several steps. */
const QUIET = 25
/** The same when many files change at once, as when another branch is checked out; and how many are many. */
const QUIET_MANY = 250
const MANY = 3
/** Milliseconds that a problem waits for the rest of a file that may be half written. */
const PATIENCE = 150

const after = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** A site that is being edited. Nothing is built before the first `idle`. */
export class Session {
  readonly #make: MakeLive
  readonly #onOutcome: (outcome: Outcome) => void
  readonly #listeners = new Set<(state: State) => void>()
  readonly #changed = new Set<string>()
  #state: State = { version: 0, whole: 0, live: undefined, problems: [], shown: [] }
  #running: Promise<void> | undefined
  #hasBegun = false

  constructor(make: MakeLive, onOutcome: (outcome: Outcome) => void) {
    this.#make = make
    this.#onOutcome = onOutcome
  }

  state(): State {
    return this.#state
  }

  /** Reports changed files. */
  change(files: Iterable<string>): void {
    for (const file of files) this.#changed.add(file)
    if (this.#hasBegun) void this.idle()
  }

  /** Resolves when everything that has changed is built. */
  idle(): Promise<void> {
    this.#running ??= this.#work().finally(() => {
      this.#running = undefined
      if (this.#changed.size > 0) return this.idle()
    })
    return this.#running
  }

  /** Calls `listener` with each new state; the result stops that. */
  listen(listener: (state: State) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Nothing is built afterwards. */
  async close(): Promise<void> {
    this.#hasBegun = false
    this.#listeners.clear()
    this.#changed.clear()
    await this.#running
  }

  async #work(): Promise<void> {
    if (!this.#hasBegun) {
      this.#hasBegun = true
      const began = performance.now()
      this.#become(await this.#make(), [], began)
    }
    while (this.#changed.size > 0) {
      await this.#quiet()
      await this.#rebuild()
    }
  }

  async #quiet(): Promise<void> {
    for (let seen = -1; seen !== this.#changed.size; ) {
      seen = this.#changed.size
      await after(seen > MANY ? QUIET_MANY : QUIET)
    }
  }

  async #rebuild(): Promise<void> {
    const files = [...this.#changed].sort()
    this.#changed.clear()
    const began = performance.now()
    try {
      let step = await this.#make()
      if (!step.value) {
        await after(PATIENCE)
        if (this.#changed.size > 0) {
          for (const file of files) this.#changed.add(file)
          return
        }
        step = await this.#make()
      }
      this.#become(step, files, began)
    } catch (fault) {
      this.#become(bugOf(fault), files, began)
    }
  }

  /** Takes a result for the state and reports it. A listener that throws does not keep the others from being called. */
  #become(step: Step<Live>, changed: readonly string[], began: number): void {
    const problems = step.value ? [] : step.problems
    const shown = problems.map((problem) => shownOf(problem, step.files))
    const version = this.#state.version + 1
    const { live, whole } = step.value ? { live: step.value, whole: version } : this.#state
    this.#state = { version, whole, live, problems, shown }
    const ms = performance.now() - began
    this.#onOutcome({ changed, ms, state: this.#state, report: step.value ? '' : printed(step) })
    for (const listener of this.#listeners)
      try {
        listener(this.#state)
      } catch (fault) {
        const bug = bugOf(fault)
        this.#onOutcome({ changed, ms, state: { ...this.#state, problems: bug.problems }, report: printed(bug) })
      }
  }
}

/** Problems as the terminal prints them. */
const printed = ({ problems, files }: Step<Live>) =>
  problems.length > 0 ? report(problems, { files, paint: noPaint, ids: false }) : ''

/** An exception, which is a bug of the engine, as a problem. */
function bugOf(fault: unknown): Step<Live> {
  const { message = String(fault), stack = message } = fault as Error
  const help = 'this is a bug in site, not in your files; the next change is tried again'
  return { problems: [{ ...error(message, undefined, help), stack }], files: new Map() }
}

/** A problem as pages show it. */
export function shownOf(problem: Problem, files: Step<Live>['files']): Shown {
  const text = report([problem], { files, paint: noPaint, ids: false }).replace(/\n\n[^\n]*$/, '')
  return { text, ...(problem.at && { at: problem.at }) }
}
