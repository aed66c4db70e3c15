// site preview: serves dist/ as a host would, with the files that the build wrote for that host.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isMade, restore } from '../emit/write.ts'
import { settingIn } from '../load/yaml/parse.ts'
import { count } from '../model/counts.ts'
import type { Host } from '../model/host.ts'
import { didYouMean } from '../model/nearest.ts'
import { error, type Result } from '../model/problem.ts'
import { loadModules } from '../runtime/engine.ts'
import { unreadable } from '../runtime/unwritten.ts'
import { answer, type Serving, serving } from '../serve/answer.ts'
import { type Folder, openFolder } from '../serve/folder.ts'
import { listen } from '../serve/server.ts'
import { type Command, fail, portOf, untilStopped, unusable } from './report/command.ts'

const PORT = 8080
const BUILD = 'run npx site build first'

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
    { root: given = '.', out: target, host: named, port: wanted = PORT, listen: address = '127.0.0.1', allowHost },
    terminal,
  ) {
    const root = resolve(String(given))
    const out = target === undefined ? join(root, 'dist') : resolve(String(target))
    const port = portOf(wanted)
    if (port.value === undefined) return unusable(port.problems, terminal)
    const hosts = await loadModules<Host>('hosts')
    const name = named === undefined ? firstHost(root) : String(named)
    if (!hosts.has(name)) {
      const help = didYouMean(name, hosts.keys()) ?? `choose one of ${[...hosts.keys()].join(', ')}`
      return (named === undefined ? fail : unusable)([error(`there is no host "${name}"`, undefined, help)], terminal)
    }
    await restore(out, Date.now())
    const opened = openOutput(out, name, hosts)
    if (!opened.value) return fail(opened.problems, terminal)
    const current = opened.value

    const listening = await listen({
      address: String(address),
      port: port.value,
      allowed: (allowHost ?? []) as readonly string[],
      respond: (request) => answer(request, current()),
    })
    if (!listening.value) return fail(listening.problems, terminal)
    const files = count(current().folder.size, 'file')
    terminal.out(`${files} of ${out}, as ${name} answers: ${listening.value.origin} (Ctrl-C ends)\n`)
    return untilStopped()
  },
} satisfies Command

/** The first host of site.yaml, or the simplest one. */
function firstHost(root: string): string {
  const file = join(root, 'site.yaml')
  return settingIn(existsSync(file) ? readFileSync(file) : undefined, ['hosts', 0]) ?? 'github-pages'
}

/** Identifies the folder of a build, which the next build replaces; undefined while it cannot be read. */
function stampOf(out: string): string | undefined {
  try {
    const { ctimeMs, ino } = statSync(out)
    return `${ctimeMs} ${ino}`
  } catch {
    return undefined
  }
}

/**
 * Returns a function that gives the folder, opened again after a build has replaced it. Problems: the folder was not
 * made by a build or not for this host, or this user may not read it.
 */
function openOutput(out: string, name: string, hosts: ReadonlyMap<string, Host>): Result<() => Serving<Folder>> {
  const open = () => ({ stamp: stampOf(out), serving: serving(openFolder(out), name, hosts) })
  try {
    if (!isMade(out)) return { problems: [error(`${out} was not made by a build`, undefined, BUILD)] }
    let last = open()
    const { host, folder } = last.serving
    if (host.own.length > 0 && !host.own.some((path) => folder.has(path))) {
      const help = `add ${name} to hosts in site.yaml, and ${BUILD.replace(' first', '')}`
      return { problems: [error(`${out} holds no files for ${name}: ${host.own.join(', ')}`, undefined, help)] }
    }
    const value = () => {
      const stamp = stampOf(out)
      if (stamp !== undefined && stamp !== last.stamp && isMade(out)) last = open()
      return last.serving
    }
    return { value, problems: [] }
  } catch (fault) {
    return { problems: [unreadable(out, fault)] }
  }
}
