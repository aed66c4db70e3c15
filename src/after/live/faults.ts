// Compares one live answer with the promised one, and names each difference: what a visitor or a search engine gets, and
// what to do. Codes and fields: RFC 9110 (read 2026-11).
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import type { Probe } from './probes.ts'
import type { LiveAnswer } from './request.ts'

/** One difference at an address. Equal texts are reported together. */
export interface LiveFault {
  readonly kind: 'status' | 'location' | 'header' | 'type' | 'body'
  readonly target: string
  readonly text: string
  readonly help: string
}

/** Bytes that a body may have more than promised: hosts insert scripts. */
export const MORE = 1 << 20

/** Headers of an answer that depend on the server and not on the rules of the site. */
const OF_THE_SERVER = new Set(
  'accept-ranges content-encoding content-length content-type etag last-modified location vary'.split(' '),
)

/** Types with two names (RFC 9239; IANA media types, read 2026-11). */
const SAME_TYPES = [
  /^(?:text|application)\/(?:x-)?javascript$/,
  /^(?:text|application)\/xml$/,
  /^image\/(?:x-icon|vnd\.microsoft\.icon)$/,
]

/** Rewriting that hosts are known for (their docs, read 2026-11). */
const KNOWN: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/static\.cloudflareinsights\.com/, 'Cloudflare inserts its analytics: switch Web Analytics off'],
  [
    /\/cdn-cgi\/l\/email-protection|email-decode\.min\.js/,
    'Cloudflare hides e-mail addresses: switch Email Obfuscation off',
  ],
  [/rocket-loader\.min\.js/, 'Cloudflare delays scripts: switch Rocket Loader off'],
  [/\/cdn-cgi\/challenge-platform\//, 'Cloudflare inserts a test for robots: switch JavaScript Detections off'],
  [/netlify-rum|\/\.netlify\/scripts\//, 'Netlify inserts its analytics: switch Real User Metrics off'],
  [/\/_vercel\/(?:insights|speed-insights)\//, 'Vercel inserts its analytics: switch Web Analytics off'],
]

const DEPLOY = 'deploy dist/ again, and empty the cache of the host'
const RULES = 'the host does not use the files of this build that hold its rules: see its recipe in src/hosts/README.md'

/** The differences of an answer, the first cause first. `origin` is that of the live site. */
export function liveFaults(question: Probe, live: LiveAnswer, origin: URL): LiveFault[] {
  const { target, promised, kind } = question
  const fault = (kind: LiveFault['kind'], text: string, help: string): LiveFault => ({ kind, target, text, help })
  if (live.status !== promised.status) return [fault('status', ...statusFault(question, live, origin))]
  if (kind === 'redirect') {
    const [theirs, ours] = [live.headers.location, headerOf(question, 'location')].map((to) => absolute(to, origin))
    return theirs === ours
      ? []
      : [fault('location', `leads to ${shown(theirs, origin)}, expected ${shown(ours, origin)}`, RULES)]
  }
  const faults = headerFaults(question, live).map(([text, help]) => fault('header', text, help))
  if (kind === 'missing' && promised.body.length === 0) return faults
  const type = typeFault(question, live)
  if (type !== undefined)
    faults.push(fault('type', type, 'set the type of files with this ending in the settings of the host'))
  const body = bodyFault(question, live)
  return body ? [fault('body', ...body), ...faults] : faults
}

type Said = readonly [text: string, help: string]

function statusFault({ kind, promised }: Probe, live: LiveAnswer, origin: URL): Said {
  const { status } = live
  const to =
    live.headers.location === undefined ? '' : ` and leads to ${shown(absolute(live.headers.location, origin), origin)}`
  const text = `answers ${status}${to}, expected ${promised.status}`
  if (kind === 'missing') {
    if (status === 200)
      return [
        `${text}: a soft 404, which search engines list as a page`,
        'let the host answer wrong addresses with 404.html and status 404',
      ]
    return [text, RULES]
  }
  if (status === 404) return [`is missing: ${text}`, DEPLOY]
  return [text, kind === 'redirect' ? RULES : DEPLOY]
}

/** A header of the promised answer; of two with one name the first, which the host sends. */
const headerOf = ({ promised }: Probe, name: string) =>
  promised.headers.find(([header]) => header.toLowerCase() === name)?.[1]

/** An address in one spelling. */
function absolute(location: string | undefined, origin: URL): string | undefined {
  if (location === undefined) return undefined
  try {
    return new URL(location, origin).href.replace(/%[\da-f]{2}/gi, (code) => code.toUpperCase())
  } catch {
    return location
  }
}

export const shown = (address: string | undefined, { origin }: URL): string =>
  address === undefined ? 'nowhere' : address.replace(new RegExp(`^${origin}(?=/)`), '').slice(0, 200)

/** A value with equal spaces. */
const even = (value: string) =>
  value
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/ ?([,;]) ?/g, '$1 ')
    .trim()

function headerFaults(question: Probe, { headers, status }: LiveAnswer): Said[] {
  const faults: Said[] = []
  const robots = headers['x-robots-tag']
  if (
    robots !== undefined &&
    /noindex|none/i.test(robots) &&
    headerOf(question, 'x-robots-tag') === undefined &&
    status === 200
  )
    faults.push([
      `sends "X-Robots-Tag: ${robots.slice(0, 100)}", which takes it out of search engines`,
      'remove this header in the settings of the host',
    ])
  const names = new Map(question.promised.headers.map(([name]) => [name.toLowerCase(), name]))
  for (const [key, name] of names) {
    if (OF_THE_SERVER.has(key)) continue
    const ours = headerOf(question, key) ?? ''
    const theirs = headers[key]
    if (theirs === undefined) faults.push([`lacks the header ${name}`, RULES])
    else if (even(theirs) !== even(ours))
      faults.push([`sends "${name}: ${theirs.slice(0, 100)}", expected "${ours}"`, RULES])
  }
  return faults
}

function typeFault(question: Probe, { headers }: LiveAnswer): string | undefined {
  const [ours = '', theirs = ''] = [headerOf(question, 'content-type'), headers['content-type']].map((type) =>
    (type ?? '').toLowerCase().replace(/;.*/s, '').trim(),
  )
  const isSame = ours === theirs || SAME_TYPES.some((names) => names.test(ours) && names.test(theirs))
  const set = /charset="?([\w-]+)/i.exec(headers['content-type'] ?? '')?.[1]
  if (!isSame) return theirs === '' ? `has no type, expected ${ours}` : `has the type ${theirs}, expected ${ours}`
  return set !== undefined && !/^utf-?8$/i.test(set) ? `is sent as ${set}, expected UTF-8` : undefined
}

const UNPACK = new Map(Object.entries({ br: brotliDecompressSync, gzip: gunzipSync, deflate: inflateSync }))

/** The body as it was before compression; undefined if it cannot be unpacked into the bytes that are allowed. */
function unpacked({ body, headers }: LiveAnswer, most: number): Buffer | undefined {
  const unpack = UNPACK.get(headers['content-encoding']?.toLowerCase() ?? '')
  try {
    return unpack ? unpack(body, { maxOutputLength: most }) : body
  } catch {
    return undefined
  }
}

function bodyFault({ kind, target, accept, promised }: Probe, live: LiveAnswer): Said | undefined {
  const ours = Buffer.from(promised.body)
  if (live.isCut) return [`sends more than ${ours.length + MORE} bytes, expected ${ours.length}`, DEPLOY]
  const theirs = unpacked(live, ours.length + MORE)
  const coding = live.headers['content-encoding']
  if (!theirs) return [`sends a body with the encoding ${coding} that cannot be unpacked, or is much too long`, DEPLOY]
  if (theirs.equals(ours)) return undefined
  if (target === '/robots.txt') {
    const rule = /^disallow:.*$/im.exec(theirs.toString())?.[0]
    return [
      `is not the robots.txt of this build${rule === undefined ? '' : `: it has "${rule.slice(0, 100).trim()}"`}`,
      'remove the robots.txt that the host adds, and deploy dist/ again',
    ]
  }
  const isCopy = coding !== undefined && accept !== 'br, gzip'
  if (isCopy)
    return [
      `sends a copy with the encoding ${coding} that is not of this build`,
      `write the compressed copies again: ${DEPLOY}`,
    ]
  if (kind === 'file')
    return [`is not the file of this build (${theirs.length} bytes, expected ${ours.length})`, DEPLOY]
  return pageFault(theirs.toString(), ours.toString(), live)
}

/** The length of the day in a date such as `Sun, 29 Nov 2026 06:12:52 GMT`. */
const DATE = 16

/** Scripts of a page that are looked at: a hostile server may send a hundred thousand. */
const MOST_SCRIPTS = 50

/** The first scripts of a page. */
function scriptsIn(html: string): string[] {
  const parts = html.split('<script', MOST_SCRIPTS + 1).slice(1)
  return parts.flatMap((part) => {
    const end = part.indexOf('</script>')
    return end < 0 ? [] : [`<script${part.slice(0, end)}</script>`]
  })
}

function pageFault(theirs: string, ours: string, { headers }: LiveAnswer): Said {
  const rewriting = KNOWN.find(([pattern]) => pattern.test(theirs) && !pattern.test(ours))
  if (rewriting) return ['is rewritten by the host', rewriting[1]]
  const added = scriptsIn(theirs).filter((script) => !ours.includes(script))
  const rest = added.reduce((page, script) => page.replace(script, () => ''), theirs)
  if (added[0] !== undefined && even(rest) === even(ours))
    return [
      `has a script that the build did not write: ${even(added[0]).slice(0, 100)}`,
      'find who inserts it: the host, a proxy, or an intruder',
    ]
  if (even(theirs) === even(ours))
    return ['is rewritten by the host: its spaces differ', 'switch the minification of the host off']
  const date = headers['last-modified'] === undefined ? '' : `, last changed ${headers['last-modified'].slice(0, DATE)}`
  return [`is not the page of this build${date}`, DEPLOY]
}
