// Ends a check whose rule does not return, and names the rule. A busy loop blocks its thread, so another thread watches.
import { Worker } from 'node:worker_threads'

/** Shared with the watching thread: how many calls have begun, and the index of the running rule, or -1. */
let state: Int32Array | undefined
const ids: string[] = []

/** The watching thread. From there only a signal can end the process. */
const WATCH = `
const { workerData: { state, ids, seconds } } = require('node:worker_threads')
for (let calls = 0, since = performance.now(); ; Atomics.wait(state, 2, 0, 200)) {
  if (state[0] !== calls || state[1] < 0) [calls, since] = [state[0], performance.now()]
  if (performance.now() - since < seconds * 1000) continue
  const text = 'The rule ' + ids[state[1]] + ' has run for ' + seconds + ' s, so the check ends. '
  require('node:fs').writeSync(2, text + 'Correct its loop, or turn it off under rules: of site.yaml.\\n')
  process.kill(process.pid, 'SIGKILL')
}`

/** Watches rules of this thread from now on. A call may take this many seconds: rules see up to 100,000 pages at once. */
export function watchRules(rules: readonly string[], seconds = 60): void {
  if (state) return
  state = new Int32Array(new SharedArrayBuffer(12)).fill(-1, 1, 2)
  ids.push(...rules)
  new Worker(WATCH, { eval: true, workerData: { state, ids, seconds } }).unref()
}

/** Records that a call of a rule begins. Rules that are not watched have index -1. */
export function ruleBegins(id: string): void {
  if (!state) return
  state[0] = (state[0] ?? 0) + 1
  state[1] = ids.indexOf(id)
}

/** Records that it has ended. */
export function ruleEnds(): void {
  if (state) state[1] = -1
}
