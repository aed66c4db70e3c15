// site dev: serves the site while it is edited, and shows every edit at once. It writes only the cache and edits of its
// editor.
import { editorOf, openBrowser } from '../dev/launch.ts'
import type { Outcome } from '../dev/session.ts'
import { startServer } from '../dev/start.ts'
import { count } from '../model/counts.ts'
import { optionsOf } from '../pipeline/options.ts'
import { type Command, fail, portOf, untilStopped, unusable } from './report/command.ts'
import { analyticsNote } from './report/output.ts'
import { noPaint } from './report/paint.ts'
import { report } from './report/report.ts'

const PORT = 4000

export default {
  summary: 'serve the site while you edit it: every change shows at once',
  options: [
    ['--root <dir>', 'the folder with site.yaml (default: this folder)'],
    ['--port <n>', `where to listen (default: ${PORT}, or the next that is free); 0 for any`],
    ['--host <address>', 'who may reach it (default: 127.0.0.1, this machine alone)'],
    ['--allow-host <name...>', 'host names of tunnels and proxies that may reach it'],
    ['--open', 'open it in the browser'],
  ],
  examples: [
    'site dev',
    'site dev --port 3000 --open',
    'site dev --host 0.0.0.0',
    'site dev --allow-host x-4000.app.github.dev',
  ],

  async run({ root: rootOption = '.', port: wanted = PORT, host: address = '127.0.0.1', allowHost, open }, terminal) {
    const typed = portOf(wanted)
    if (typed.value === undefined) return unusable(typed.problems, terminal)
    const options = optionsOf({ root: rootOption }, new Date(), process.env)
    if (!options.value) return fail(options.problems, terminal)
    const started = await startServer({
      options: options.value,
      address: String(address),
      port: typed.value,
      allowed: (allowHost ?? []) as readonly string[],
      editor: editorOf(process.env),
      report: (problem, files) => report([problem], { files, paint: noPaint, ids: false }).replace(/\n\n[^\n]*$/, ''),
      clock: () => new Date(),
      onOutcome: (outcome) => terminal.out(`${lineOf(outcome)}\n`),
      onNote: (text) => terminal.err(`${text}\n`),
    })
    if (!started.value) return fail(started.problems, terminal)
    const { origin } = started.value
    const { port } = new URL(origin)
    if (port !== String(typed.value) && typed.value !== 0) terminal.out(`Port ${wanted} is taken, so it is ${port}.\n`)
    terminal.out(
      `${origin} (Ctrl-C ends; ${origin}/__site lists addresses and findings)\n${analyticsNote(options.value.root)}`,
    )
    if (open) openBrowser(origin)
    return untilStopped()
  },
} satisfies Command

/** The outcome of a change in one line, after its problems. */
function lineOf({ changed, ms, state: { live, problems, files } }: Outcome): string {
  const [first, ...more] = changed
  const names = more.length > 0 ? `${first} and ${count(more.length, 'more file')}` : first
  const what = names === undefined ? '' : `${names}: `
  const time = `${Math.round(ms)} ms`
  if (problems.length === 0) return `${what}${count(live?.site.plan.pages.length ?? 0, 'page')}, ${time}`
  const stacks = problems.flatMap(({ stack }) => (stack === undefined ? [] : [`\n${stack}\n`])).join('')
  return `${report(problems, { files, paint: noPaint, ids: false })}\n${stacks}${what}the last good site stays (${time})`
}
