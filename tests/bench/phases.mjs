// node tests/bench/phases.mjs ROOT: one cold build in memory, in the steps of src/pipeline/; prints milliseconds as JSON.
import { readFileSync } from 'node:fs'

process.env.NODE_ENV ??= 'production'
const lib = new URL('../../lib/', import.meta.url)
const { digest } = JSON.parse(readFileSync(new URL('engine.json', lib), 'utf8'))
const pipeline = (name) => import(new URL(`${digest}/pipeline/${name}.js`, lib).href)
const [{ open }, { prepare }, { make }] = await Promise.all(['open', 'prepare', 'output'].map(pipeline))
const [root] = process.argv.slice(2)
const phases = {}
const step = async (name, work) => {
  const started = performance.now()
  const { value, problems } = await work()
  if (!value) throw new Error(JSON.stringify(problems.slice(0, 3), null, 2))
  phases[name] = Math.round(performance.now() - started)
  return value
}
const opened = await step('open', () => open({ root, year: 2026, cache: true }))
const prepared = await step('prepare', () => prepare(opened))
await step('make', () => make(opened, prepared))
process.stdout.write(JSON.stringify(phases))
