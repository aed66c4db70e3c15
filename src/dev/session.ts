// Keeps the last good version of a site while its files change. Changes that arrive together cause one rebuild, and
// rebuilds never overlap.
import { EventEmitter, once } from 'node:events'
import { setTimeout as after } from 'node:timers/promises'
import { error, type Problem, type SourceFiles } from '../model/problem.ts'
import type { Live, MakeLive } from '../pipeline/live.ts'
import type { SiteResult } from '../pipeline/options.ts'

/** The state that is served. */
export interface State {
  /** Grows with each rebuild. */
  readonly version: number
  /** The version at which `live` was made. */
  readonly whole: number
  /** The last site without problems. */
  readonly live: Live | undefined
  /** The problems of the files as they are now, and these files. */
  readonly problems: readonly Problem[]
  readonly files: SourceFiles
}

/** The result of a rebuild, for the terminal. */
export interface Outcome {
  /** Files, relative to the root; none at the start. */
  readonly changed: readonly string[]
  readonly ms: number
  readonly state: State
}

/** Milliseconds without a change before a rebuild: an editor writes a file in several steps. */
const QUIET = 25
/** The same when many files change at once, as when another branch is checked out; and how many are many. */
const QUIET_MANY = 250
const MANY = 3
/** Milliseconds that a problem waits for the rest of a file that may be half written. */
const PATIENCE = 150

const NO_FILES: SourceFiles = new Map<string, string>()

/** A site that is being edited. Nothing is built before the first `idle`. */
export class Session {
  readonly #make: MakeLive
  readonly #onOutcome: (outcome: Outcome) => void
  readonly #changed = new Set<string>()
  #state: State = { version: 0, whole: 0, live: undefined, problems: [], files: NO_FILES }
  readonly #states = new EventEmitter().setMaxListeners(0)
  #running: Promise<void> | undefined
  #phase: 'new' | 'open' | 'closed' = 'new'

  constructor(make: MakeLive, onOutcome: (outcome: Outcome) => void) {
    this.#make = make
    this.#onOutcome = onOutcome
  }

  state(): State {
    return this.#state
  }

  /** The state once it is not the version `seen`, or after some milliseconds. */
  async newState(seen: number, ms: number): Promise<State> {
    const signal = AbortSignal.timeout(ms)
    if (this.#state.version === seen) await once(this.#states, 'state', { signal }).catch(() => undefined)
    return this.#state
  }

  /** Reports changed files. Ignored after `close`. */
  change(files: Iterable<string>): void {
    if (this.#phase === 'closed') return
    for (const file of files) this.#changed.add(file)
    if (this.#phase === 'open') void this.idle()
  }

  /** Resolves when everything that has changed is built. */
  idle(): Promise<void> {
    this.#running ??= this.#work().finally(() => {
      this.#running = undefined
      if (this.#changed.size > 0) return this.idle()
    })
    return this.#running
  }

  /** Resolves when a build that has begun has ended. No other begins. */
  async close(): Promise<void> {
    this.#phase = 'closed'
    this.#changed.clear()
    await this.#running
  }

  async #work(): Promise<void> {
    if (this.#phase === 'new') {
      this.#phase = 'open'
      const began = performance.now()
      this.#become(await this.#make(), [], began)
    }
    while (this.#changed.size > 0) {
      await this.#quiet()
      // Closing forgets the changes.
      if (this.#changed.size > 0) await this.#rebuild()
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
        if (this.#changed.size > 0 || this.#phase === 'closed') return this.change(files)
        step = await this.#make()
      }
      this.#become(step, files, began)
    } catch (fault) {
      this.#become(bugOf(fault), files, began)
    }
  }

  /** Replaces the state by the result of a rebuild, and reports it. */
  #become({ value, problems, files }: SiteResult<Live>, changed: readonly string[], began: number): void {
    const version = this.#state.version + 1
    this.#state = value
      ? { version, whole: version, live: value, problems: [], files }
      : { ...this.#state, version, problems, files }
    this.#onOutcome({ changed, ms: performance.now() - began, state: this.#state })
    this.#states.emit('state')
  }
}

/** An exception, which is a bug of the engine, as a problem. */
function bugOf(fault: unknown): SiteResult<Live> {
  const { message = String(fault), stack = message } = fault as Error
  const help = 'this is a bug in site, not in your files; the next change is tried again'
  return { problems: [{ ...error(message, undefined, help), stack }], files: NO_FILES }
}
