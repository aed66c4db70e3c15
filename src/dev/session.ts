// Changes of files -> the site as it was last whole, and what keeps the present files from being one; told to whoever
// listens. One rebuild at a time, and one for all changes that come together.
import { error, type Problem } from '../model/problem.ts'
import { noPaint, report } from '../model/report.ts'
import type { Step } from '../pipeline/options.ts'
import type { Live, LiveSite } from './memory/live.ts'

/** A problem as pages show it: the terminal's words, and the place to open. */
export interface Shown {
  readonly text: string
  readonly at?: Problem['at']
}

/** What is served. */
export interface State {
  /** Grows with each state. */
  readonly version: number
  /** The version at which `live` was made: that of its pages. */
  readonly whole: number
  /** The site as it was last whole. */
  readonly live: Live | undefined
  /** What is wrong with the files as they are. */
  readonly problems: readonly Problem[]
  readonly shown: readonly Shown[]
}

/** What became of a change, for the terminal. */
export interface Outcome {
  /** Files, relative to the root; none at the start. */
  readonly changed: readonly string[]
  readonly ms: number
  readonly state: State
  /** The problems as the terminal prints them, without colour; '' where there are none. */
  readonly report: string
}

/** Work on one site. */
export interface Session {
  state(): State
  /** Says that files changed. */
  change(files: Iterable<string>): void
  /** Builds what has changed; resolves when it can be looked at. Pages nobody looks at may follow. */
  idle(): Promise<void>
  /** Says that somebody looks at a page, by its file in the output folder. Gives back how to say that nobody does. */
  look(file: string): () => void
  /** Is called with each new state. Gives back how to stop that. */
  listen(listener: (state: State) => void): () => void
  /** Lets go of the site. Nothing is built after. */
  close(): Promise<void>
}

/** Milliseconds without a change before the site is built: an editor writes a file in several steps. */
const QUIET = 25
/** The same where many files change at once, as when another branch is checked out; and how many are many. */
const QUIET_MANY = 250
const MANY = 3
/** How long those who look at a page are left to ask for it before what was left for later is begun. */
const FIRST = 100
/** How long a problem waits for the rest of a file that was half written. */
const PATIENCE = 150

const after = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** Works on a site from here on; nothing is built before the first `idle`. */
export function openSession(site: LiveSite, onOutcome: (outcome: Outcome) => void): Session {
  let state: State = { version: 0, whole: 0, live: undefined, problems: [], shown: [] }
  const listeners = new Set<(state: State) => void>()
  const changed = new Set<string>()
  /** Changed since the site was last whole. */
  const unbuilt = new Set<string>()
  let running: Promise<void> | undefined
  let completing: Promise<void> | undefined
  let begun = false
  /** How many look at a page. */
  const looked = new Map<string, number>()
  /** Whether somebody looks at the page of a record, as things are. */
  const watched = () => {
    const files = new Set([...looked.keys()].map((name) => state.live?.pageAt(name)?.document.file))
    return ({ file }: { file: string }) => files.has(file)
  }

  const quiet = async () => {
    for (let seen = -1; seen !== changed.size; ) {
      seen = changed.size
      await after(seen > MANY ? QUIET_MANY : QUIET)
    }
  }
  const take = (): string[] => {
    const files = [...changed].sort()
    changed.clear()
    for (const file of files) unbuilt.add(file)
    return files
  }
  const run = async (first: boolean) => {
    const files = first ? [] : take()
    const began = performance.now()
    try {
      await makeOf(files, began, first)
    } catch (fault) {
      // Who starts the session is told by the throw.
      if (first) throw fault
      tell(bugOf(fault), files, began)
    }
  }
  const makeOf = async (files: readonly string[], began: number, first: boolean) => {
    const only = state.live && !first ? unbuilt : undefined
    let step: Step<Live> = await site.make(state.live, only, watched())
    if (!step.value && !first) {
      await after(PATIENCE)
      if (changed.size > 0) return
      // A file may have been read while it was written.
      step = await site.make(state.live, only, watched())
    }
    if (step.value) unbuilt.clear()
    tell(step, files, began)
  }
  /** Takes what was made for the state, and tells whoever listens. One of these that throws keeps no other from it. */
  const tell = (step: Step<Live>, files: readonly string[], began: number, isQuiet = false) => {
    const text = become(step)
    const ms = performance.now() - began
    if (!isQuiet || text !== '') onOutcome({ changed: files, ms, state, report: text })
    for (const listener of listeners)
      try {
        listener(state)
      } catch (fault) {
        const { problems } = bugOf(fault)
        onOutcome({ changed: files, ms, state: { ...state, problems }, report: printed(bugOf(fault)) })
      }
  }
  /** Takes what was made for the state, or what kept it from being made; gives back the problems as text. */
  const become = (step: Step<Live>): string => {
    const problems = step.value ? [] : step.problems
    const shown = problems.map((problem) => shownOf(problem, step.files))
    const version = state.version + 1
    const { live, whole } = step.value ? { live: step.value, whole: version } : state
    state = { version, whole, live, problems, shown }
    return step.value ? '' : printed(step)
  }
  /** Does what was left for later, until something changes. */
  const complete = async () => {
    const { live } = state
    if (!live || live.isComplete || state.problems.length > 0) return
    const began = performance.now()
    const isStopped = () => changed.size > 0 || !begun || state.live !== live || state.problems.length > 0
    const step = await site.complete(live, isStopped)
    if (!step || isStopped() || step.value === live) return
    tell(step, [], began, true)
  }
  const completeLater = async () => {
    if (looked.size > 0) {
      await after(FIRST)
      // Whoever works on another change does it after that.
      if (running) return
    }
    await complete()
  }
  const work = async () => {
    if (!begun) {
      begun = true
      await run(true)
    }
    while (changed.size > 0) {
      await quiet()
      await run(false)
    }
    const own = completeLater()
      .catch((fault) => {
        if (begun) tell(bugOf(fault), [], performance.now())
      })
      .finally(() => {
        if (completing === own) completing = undefined
      })
    completing = own
  }
  const idle = (): Promise<void> => {
    running ??= work().finally(() => {
      running = undefined
      // Changed after the last look, before this.
      if (changed.size > 0) return idle()
    })
    return running
  }
  return {
    state: () => state,
    change(files) {
      for (const file of files) changed.add(file)
      if (begun) void idle()
    },
    idle,
    look(file) {
      looked.set(file, (looked.get(file) ?? 0) + 1)
      return () => {
        const others = (looked.get(file) ?? 1) - 1
        if (others > 0) looked.set(file, others)
        else looked.delete(file)
      }
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async close() {
      begun = false
      listeners.clear()
      changed.clear()
      await running
      await completing
      await state.live?.opened.close()
    },
  }
}

/** Problems as the terminal prints them. */
const printed = ({ problems, files }: Step<Live>) =>
  problems.length > 0 ? report(problems, { files, paint: noPaint, ids: false }) : ''

/** What was thrown, which is a bug of the engine, as what keeps the site from being made. */
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
