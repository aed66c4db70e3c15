// node tests/bench/phases.mjs ROOT: one cold build in memory, in the steps of src/make.ts; prints milliseconds as JSON.
process.env.NODE_ENV ??= 'production'
const { make, open, prepare } = await import('../../lib/make.js')
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
