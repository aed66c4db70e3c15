// site verify: asks a live site for every page, file, redirect and a wrong address, and compares the answers with those
// that the build promises.

import { existsSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LiveFault } from '../after/live/faults.ts'
import type { Server } from '../after/live/request.ts'
import { type Verified, verify } from '../after/live/verify.ts'
import { restore } from '../emit/write.ts'
import { settingIn } from '../load/yaml/parse.ts'
import { count } from '../model/counts.ts'
import { groupedBy } from '../model/grouped.ts'
import type { Host } from '../model/host.ts'
import { error, type Problem, type Result } from '../model/problem.ts'
import { loadModules } from '../runtime/engine.ts'
import type { Serving } from '../serve/answer.ts'
import type { Folder } from '../serve/folder.ts'
import { type Command, fail, type Terminal, unusable } from './report/command.ts'
import { github } from './report/formats.ts'
import { hostNamed, openOutput } from './report/output.ts'
import { report } from './report/report.ts'

const FORMATS = ['text', 'json', 'github']
/** Milliseconds between two rounds while a deployment is awaited. */
const ROUND = 5000
/** Milliseconds for one answer. */
const PATIENCE = 10_000
/** The milliseconds of each unit of --wait. */
const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000 }

export default {
  summary: 'compare a live site with the build in dist/',
  usage: '[url]',
  options: [
    ['--root <dir>', 'the folder with site.yaml (default: this folder)'],
    ['--out <dir>', 'what was deployed (default: dist below the root)'],
    ['--host <name>', 'the host that serves it (default: the first of hosts in site.yaml)'],
    ['--wait <time>', 'ask again until the build is live, at most this long: 90s, 5m'],
    ['--address <ip>', 'the server to ask, before the name leads to it'],
    ['--format <name>', 'text, json or github (default: text)'],
  ],
  examples: ['site verify', 'site verify https://shop.example --wait 5m', 'site verify --address 192.0.2.7'],

  async run({ root: folder = '.', out: target, host, wait, address, format = 'text' }, terminal, [url]) {
    const root = resolve(String(folder))
    const out = target === undefined ? join(root, 'dist') : resolve(String(target))
    const server = serverAt(url ?? originOf(root), address)
    const time = waitOf(wait)
    const wrong = [...server.problems, ...time.problems]
    if (!FORMATS.includes(String(format)))
      wrong.push(error(`--format ${format}: choose one of ${FORMATS.join(', ')}`, undefined))
    if (!server.value || time.value === undefined || wrong.length > 0) return unusable(wrong, terminal)
    const hosts = await loadModules<Host>('hosts')
    const name = hostNamed(host, root, hosts)
    if (name.value === undefined) return (host === undefined ? fail : unusable)(name.problems, terminal)
    await restore(out, Date.now())
    const opened = openOutput(out, name.value, hosts)
    if (!opened.value) return fail(opened.problems, terminal)
    const started = performance.now()
    const verified = await verifiedWithin(time.value, server.value, opened.value())
    const ms = Math.round(performance.now() - started)
    return printed(verified, { origin: server.value.origin, format: String(format), ms }, terminal)
  },
} satisfies Command

/** The origin of site.yaml. */
function originOf(root: string): string | undefined {
  const file = join(root, 'site.yaml')
  return settingIn(existsSync(file) ? readFileSync(file) : undefined, ['origin'])
}

function serverAt(url: string | undefined, address: unknown): Result<Server> {
  const help = 'write it as https://shop.example'
  if (url === undefined)
    return { problems: [error('site.yaml has no origin, and no address was given', undefined, help)] }
  const origin = URL.canParse(url) ? new URL(url) : undefined
  if (!origin || !/^https?:$/.test(origin.protocol) || origin.pathname + origin.search + origin.username !== '/')
    return { problems: [error(`"${url}" is not the address of a site`, undefined, help)] }
  if (address !== undefined && isIP(String(address)) === 0)
    return { problems: [error(`--address ${address} is not an IP address`, undefined, 'write it as 192.0.2.7')] }
  return {
    value: { origin, address: address === undefined ? undefined : String(address), patience: PATIENCE },
    problems: [],
  }
}

/** The milliseconds of a time such as 90s or 5m. */
function waitOf(typed: unknown): Result<number> {
  if (typed === undefined) return { value: 0, problems: [] }
  const [, number, unit = ''] = /^(\d{1,4})([smh])$/.exec(String(typed)) ?? []
  if (number === undefined)
    return {
      problems: [error(`--wait ${typed} is not a time`, undefined, 'write seconds, minutes or hours: 90s, 5m, 1h')],
    }
  return { value: Number(number) * (UNITS[unit] ?? 0), problems: [] }
}

/** Verifies a site, again and again until it has no fault or the time is over. */
async function verifiedWithin(time: number, server: Server, serving: Serving<Folder>): Promise<Verified> {
  const end = performance.now() + time
  for (;;) {
    const verified = await verify(server, serving, Date.now())
    const isFine = verified.unreachable === undefined && verified.faults.length === 0
    if (isFine || performance.now() + ROUND > end) return verified
    await sleep(ROUND)
  }
}

/** Addresses that are listed for one fault. */
const LISTED = 3

/** Equal faults of several addresses as one problem. */
function problemsOf(faults: readonly LiveFault[], level: Problem['level']): Problem[] {
  return [...groupedBy(faults, ({ text }) => text)].map(([text, group]) => {
    const targets = [...new Set(group.map(({ target }) => target))]
    const more = targets.length > LISTED ? ` and ${targets.length - LISTED} more` : ''
    const [{ help } = { help: '' }] = group
    return { level, text: `${targets.slice(0, LISTED).join(', ')}${more}: ${text}`, help }
  })
}

function printed(
  { faults, warnings, requests, unreachable }: Verified,
  { origin, format, ms }: { readonly origin: URL; readonly format: string; readonly ms: number },
  terminal: Terminal,
): number {
  const { out, err, paint, columns } = terminal
  const text = `${origin.origin} cannot be reached (${unreachable}): check the address and the network`
  const problems =
    unreachable === undefined
      ? [...problemsOf(faults, 'error'), ...problemsOf(warnings, 'warning')]
      : [error(text, undefined)]
  const ok = unreachable === undefined && faults.length === 0
  if (format === 'json') out(`${JSON.stringify({ ok, problems, requests, ms })}\n`)
  else if (format === 'github') out(github(problems))
  else if (unreachable !== undefined) err(`${text}\n`)
  else {
    if (problems.length > 0) err(`${report(problems, { files: new Map(), paint, columns, ids: false })}\n`)
    out(
      `${origin.origin}: ${count(requests, 'request')}, ${ok ? 'as the build promises' : 'not as the build promises'}\n`,
    )
  }
  if (unreachable !== undefined) return 2
  return ok ? 0 : 1
}
