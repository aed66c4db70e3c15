// site preview: serves dist/ as a host would, with the files that the build wrote for that host.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isMade, unreadable } from '../emit/write.ts'
import { roughly } from '../load/yaml/parse.ts'
import { type Command, fail, portOf, untilStopped, unusable } from '../model/command.ts'
import type { Host } from '../model/hosting/host.ts'
import { didYouMean } from '../model/nearest.ts'
import { error, type Result } from '../model/problem.ts'
import { count } from '../model/report.ts'
import { loadModules } from '../runtime/engine.ts'
import { answer, type Serving } from '../serve/answer.ts'
import { type Folder, openFolder } from '../serve/folder.ts'
import type { Request } from '../serve/message.ts'
import { listen } from '../serve/server.ts'

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
    const chosen = await hostOf(named === undefined ? firstHost(root) : String(named))
    if (!chosen.value) return (named === undefined ? fail : unusable)(chosen.problems, terminal)
    const opened = watched(out, chosen.value)
    if (!opened.value) return fail(opened.problems, terminal)
    const current = opened.value

    const respond = (request: Request) => answer(request, current())
    const listening = await listen({
      address: String(address),
      port: port.value,
      allowed: (allowHost ?? []) as readonly string[],
      respond,
    })
    if (!listening.value) return fail(listening.problems, terminal)
    const { origin } = listening.value
    const files = count(current().folder.size, 'file')
    terminal.out(`${files} of ${out}, as ${chosen.value.name} answers: ${origin} (Ctrl-C ends)\n`)
    return untilStopped()
  },
} satisfies Command

interface Chosen {
  readonly name: string
  readonly host: Host
  /** The own files of all hosts, which are not served. */
  readonly hidden: ReadonlySet<string>
}

/** A host by its name. */
async function hostOf(name: string): Promise<Result<Chosen>> {
  const hosts = await loadModules<Host>('hosts')
  const host = hosts.get(name)
  if (!host) {
    const help = didYouMean(name, hosts.keys()) ?? `choose one of ${[...hosts.keys()].join(', ')}`
    return { problems: [error(`there is no host "${name}"`, undefined, help)] }
  }
  return { value: { name, host, hidden: new Set([...hosts.values()].flatMap(({ own }) => own)) }, problems: [] }
}

/** The first host of site.yaml, or the simplest one. */
function firstHost(root: string): string {
  const file = join(root, 'site.yaml')
  const settings = existsSync(file) ? roughly(readFileSync(file, 'utf8')) : undefined
  const first = settings?.getIn(['hosts', 0])
  return typeof first === 'string' ? first : 'github-pages'
}

/** `Serving` with a folder whose files can be counted. */
type ServedFolder = Serving & { readonly folder: Folder }

/**
 * Returns a function that gives the folder, opened again after a build has replaced it. Problems: the folder was not
 * made by a build or not for this host, or this user may not read it.
 */
function watched(out: string, { name, host, hidden }: Chosen): Result<() => ServedFolder> {
  // A build replaces the folder, so its inode changes.
  const stamp = () => ((stats) => stats && `${stats.ctimeMs} ${stats.ino}`)(statSync(out, { throwIfNoEntry: false }))
  const open = (): ServedFolder => {
    const folder = openFolder(out, hidden)
    const rules = host.read?.((path) => folder.get(path)?.read()?.toString('utf8')) ?? { redirects: [], rules: 0 }
    return { folder, host, rules, hidden }
  }
  let seen: string | undefined
  let serving: ServedFolder
  try {
    if (!isMade(out)) return { problems: [error(`${out} was not made by a build`, undefined, BUILD)] }
    seen = stamp()
    serving = open()
  } catch (fault) {
    return { problems: [unreadable(out, fault)] }
  }
  if (host.own.length > 0 && !host.own.some((path) => serving.folder.has(path))) {
    const help = `add ${name} to hosts in site.yaml, and ${BUILD.replace(' first', '')}`
    return { problems: [error(`${out} holds no files for ${name}: ${host.own.join(', ')}`, undefined, help)] }
  }
  const value = () => {
    try {
      const present = stamp()
      if (present !== undefined && present !== seen && isMade(out)) {
        serving = open()
        seen = present
      }
    } catch (fault) {
      // The opened folder is served until it can be read again.
      unreadable(out, fault)
    }
    return serving
  }
  return { value, problems: [] }
}
