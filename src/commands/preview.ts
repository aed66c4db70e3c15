// site preview: serves dist/ as a host would, with the files that the build wrote for that host.
import { join, resolve } from 'node:path'
import { restore } from '../emit/write.ts'
import { count } from '../model/counts.ts'
import type { Host } from '../model/host.ts'
import { loadModules } from '../runtime/engine.ts'
import { answer } from '../serve/answer.ts'
import { listen } from '../serve/server.ts'
import { type Command, fail, portOf, untilStopped, unusable } from './report/command.ts'
import { analyticsNote, hostNamed, openOutput } from './report/output.ts'

const PORT = 8080

export default {
  summary: 'serve dist/ as a host would: redirects, headers, 404, compression',
  options: [
    ['--root <dir>', 'the folder with site.yaml (default: this folder)'],
    ['--out <dir>', 'what to serve (default: dist below the root)'],
    ['--host <name>', 'whose manners it has (default: the first of hosts in site.yaml)'],
    ['--port <n>', `where to listen, 0 for any free port (default: ${PORT})`],
    ['--listen <address>', 'who may reach it (default: 127.0.0.1, this machine alone)'],
    ['--allow-host <name...>', 'host names of tunnels and proxies that may reach it'],
  ],
  examples: ['site preview', 'site preview --host apache --port 3000', 'site preview --listen 0.0.0.0'],

  async run(
    { root: rootOption = '.', out: target, host: named, port: wanted = PORT, listen: address = '127.0.0.1', allowHost },
    terminal,
  ) {
    const root = resolve(String(rootOption))
    const out = target === undefined ? join(root, 'dist') : resolve(String(target))
    const port = portOf(wanted)
    if (port.value === undefined) return unusable(port.problems, terminal)
    const hosts = await loadModules<Host>('hosts')
    const chosen = hostNamed(named, root, hosts)
    if (chosen.value === undefined) return (named === undefined ? fail : unusable)(chosen.problems, terminal)
    const name = chosen.value
    await restore(out, Date.now())
    const opened = openOutput(out, name, hosts)
    if (!opened.value) return fail(opened.problems, terminal)
    const current = opened.value

    const listening = await listen({
      address: String(address),
      port: port.value,
      allowed: (allowHost ?? []) as readonly string[],
      respond: (request) => answer(request, { ...current(), isCounted: false }),
    })
    if (!listening.value) return fail(listening.problems, terminal)
    const files = count(current().folder.size, 'file')
    terminal.out(
      `${files} of ${out}, as ${name} answers: ${listening.value.origin} (Ctrl-C ends)\n${analyticsNote(root)}`,
    )
    return untilStopped()
  },
} satisfies Command
