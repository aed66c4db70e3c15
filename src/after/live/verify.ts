// Compares a live site with the folder that was deployed: sends every question, at most eight at a time and only to the
// host that was named, and collects the differences. It changes nothing.
import { isIP } from 'node:net'
import type { Serving } from '../../serve/answer.ts'
import type { Folder } from '../../serve/folder.ts'
import { type LiveFault, liveFaults, MORE, shown } from './faults.ts'
import { type Probe, questionsFor } from './probes.ts'
import { askLive, type LiveAnswer, type NoAnswer, type Server } from './request.ts'

/** The faults of a live site. */
export interface Verified {
  /** The number of requests. */
  readonly requests: number
  readonly faults: readonly LiveFault[]
  /** Things to look at that do not differ from the build. */
  readonly warnings: readonly LiveFault[]
  /** Why the host cannot be reached at all. */
  readonly unreachable?: string
}

/** Requests at a time. */
const AT_ONCE = 8
/** Requests without an answer, after which no more are sent. */
const MOST_FAILURES = 5
/** Redirects that are followed on the host to describe a chain. */
const MOST_STEPS = 5
const DAY = 86_400_000

/** Failures of a network rather than of a server. */
const NETWORK =
  /^(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ENETDOWN|EADDRNOTAVAIL|TIMEOUT)$/

/** Asks a live site all questions about a folder. `now` is in milliseconds since 1970. */
export async function verify(server: Server, serving: Serving<Folder>, now: number): Promise<Verified> {
  const { origin } = server
  const first = await askLive(server, { target: '/', most: MORE })
  if ('failure' in first && NETWORK.test(first.failure))
    return { requests: 1, faults: [], warnings: [], unreachable: first.failure }
  const questions = questionsFor(serving)
  const failures: string[] = []
  const faults = new Map<Probe, readonly LiveFault[]>()
  const queue = questions.values()
  const worker = async () => {
    for (const question of queue) {
      if (failures.length >= MOST_FAILURES) return
      const { target, accept, promised } = question
      const live = await askLive(server, {
        target,
        headers: { 'accept-encoding': accept },
        most: promised.body.length + MORE,
      })
      if ('failure' in live) failures.push(target)
      faults.set(question, await judged(server, question, live))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  const differences = questions.flatMap((question) => faults.get(question) ?? [])
  if (failures.length >= MOST_FAILURES)
    differences.push(broken(origin.host, `left ${failures.length} requests without an answer; no more were sent`))
  const warnings = [...certificateFaults(first, now, origin.host), ...(await twinFaults(server))]
  return { requests: faults.size + 1, faults: differences, warnings }
}

const broken = (target: string, text: string): LiveFault => {
  return { kind: 'status', target, text, help: 'look at the log of the server' }
}

/** The differences of one answer, or why there is none. A redirect to a wrong address is followed on the host. */
async function judged(server: Server, question: Probe, live: LiveAnswer | NoAnswer): Promise<readonly LiveFault[]> {
  const { target } = question
  if ('failure' in live) {
    const { failure } = live
    const what = /CERT|SIGNED|ALTNAME|ISSUER/.test(failure)
      ? 'has a certificate that cannot be trusted'
      : 'is not answered'
    return [broken(target, `${what} (${failure})`)]
  }
  const faults = liveFaults(question, live, server.origin)
  const isMoved = live.status >= 300 && live.status < 400 && faults.length > 0
  const steps = isMoved ? await stepsFrom(server, target, live) : []
  if (steps.length < 2) return faults
  const kind = steps.length > MOST_STEPS ? 'a redirect loop' : 'a chain of redirects'
  return faults.map((fault) => ({ ...fault, text: `${fault.text}: ${kind}, ${[target, ...steps].join(' → ')}` }))
}

/** Where redirects lead, one after the other, as long as they stay on the host. */
async function stepsFrom(server: Server, target: string, first: LiveAnswer): Promise<string[]> {
  const { origin } = server
  const steps: string[] = []
  let from = target
  let location = first.headers.location
  while (location !== undefined && steps.length <= MOST_STEPS) {
    if (!URL.canParse(location, new URL(from, origin))) break
    const next = new URL(location, new URL(from, origin))
    steps.push(shown(next.href, origin))
    if (next.origin !== origin.origin) break
    from = next.pathname + next.search
    const live = await askLive(server, { target: from, most: MORE })
    location = 'failure' in live || live.status < 300 || live.status >= 400 ? undefined : live.headers.location
  }
  return steps
}

/**
 * A certificate that ends within 14 days: it should have been renewed by then (letsencrypt.org/docs/integration-guide,
 * read 2026-11: after two thirds of 90 days). One for ten days or less may have two left.
 */
function certificateFaults(first: LiveAnswer | NoAnswer, now: number, target: string): LiveFault[] {
  if ('failure' in first || !first.certificate) return []
  const { from, to } = first.certificate
  const left = Math.floor((to - now) / DAY)
  if (left >= (to - from <= 10 * DAY ? 2 : 14)) return []
  const text = `has a certificate that ends in ${left} ${left === 1 ? 'day' : 'days'}, on ${new Date(to).toISOString().slice(0, 10)}`
  return [{ kind: 'status', target, text, help: 'renew it, and find out why that did not happen by itself' }]
}

/**
 * The twins of the site on the same server: its name with or without www, and http beside https. They must lead to the site.
 * The twin's name is only written into the request; the connection is the one to the named host.
 */
async function twinFaults(server: Server): Promise<LiveFault[]> {
  const { origin } = server
  const { hostname, host } = origin
  const twins = new Map<string, Promise<LiveAnswer | NoAnswer>>()
  const asking = { target: '/', most: MORE }
  const other = host.startsWith('www.') ? host.slice(4) : `www.${host}`
  if (hostname.includes('.') && isIP(hostname.replace(/^\[|\]$/g, '')) === 0)
    twins.set(`${origin.protocol}//${other}`, askLive(server, { ...asking, headers: { host: other }, trusting: true }))
  if (origin.protocol === 'https:' && origin.port === '')
    twins.set(`http://${host}`, askLive({ ...server, origin: new URL(`http://${host}`) }, asking))
  const faults: LiveFault[] = []
  for (const [target, asked] of twins) {
    const live = await asked
    if ('failure' in live || live.status !== 200) continue
    const text = `answers as well, and does not lead to ${origin.origin}`
    faults.push({ kind: 'status', target, text, help: `let the host redirect ${target} to ${origin.origin} with 301` })
  }
  return faults
}
