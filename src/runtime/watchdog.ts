// Ends a check whose rule never returns, and names the rule. A busy loop blocks its thread, so another thread watches.
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

/** Milliseconds between two looks. */
const PAUSE = 1000

/** Shared memory: the number of started calls, the length of the rule's id, or 0 between calls, and its letters. */
let state: Uint16Array | undefined

/** The script of the watching thread. Only a signal can end the process from there. */
const WATCH = `
const { workerData: { state, limit, pause } } = require('node:worker_threads')
const { writeSync } = require('node:fs')
const sleep = new Int32Array(new SharedArrayBuffer(4))
let last = 0
let since = Date.now()
for (;;) {
  Atomics.wait(sleep, 0, 0, pause)
  const calls = state[0]
  if (state[1] === 0 || calls !== last) since = Date.now()
  last = calls
  if (Date.now() - since < limit * 1000) continue
  const rule = String.fromCharCode(...state.slice(2, 2 + state[1]))
  writeSync(2, \`The rule \${rule} has not returned for \${limit} seconds: the check ends. Turn the rule off in site.yaml (rules:).\\n\`)
  process.kill(process.pid, 'SIGKILL')
}`

/** Starts to watch the rules of this thread, which may take `limit` seconds per call; the result stops it. */
export function watchRules(limit: number): () => Promise<void> {
  const shared = new Uint16Array(new SharedArrayBuffer(512))
  state = shared
  const worker = new Worker(WATCH, { eval: true, workerData: { state: shared, limit, pause: PAUSE } })
  worker.unref()
  return async () => {
    state = undefined
    await setImmediate()
    await worker.terminate()
  }
}

/** Records that a rule starts. */
export function ruleBegins(id: string): void {
  if (!state) return
  state[0] = (state[0] ?? 0) + 1
  for (let i = 0; i < id.length; i++) state[2 + i] = id.charCodeAt(i)
  state[1] = id.length
}

/** Records that it has returned. */
export function ruleEnds(): void {
  if (state) state[1] = 0
}
