// The redirects fit into what each host of site.yaml takes.

import { defineRule } from '../../../model/rule.ts'
import { LIMITS, type Limits } from '../../host-limits.ts'
import { redirectAt, redirectsAt, textOf } from '../../places.ts'

const long = `/old-${'a'.repeat(1000)} /contact 301`

export default defineRule({
  why: 'Past its limit a host drops redirects without a word, and old links break.',
  level: 'error',
  source: 'the pages named for each host in src/check/host-limits.ts (read 2026-11)',
  fine: { yaml: { 'site.yaml': 'hosts: [cloudflare]' }, output: { _redirects: '/old-contact /contact 301\n/repair/* /repairs/:splat 301\n' } },
  bad: {
    yaml: { 'site.yaml': 'hosts: [cloudflare]' },
    output: { _redirects: `/old-contact /contact 301\n${long}\n${Array.from({ length: 101 }, (_, i) => `/repair-${i}/* /contact 301`).join('\n')}\n` },
    findings: ['line 2 of _redirects has 1,018 characters, cloudflare takes 1,000', '_redirects has 101 redirects with * or :name, cloudflare takes 100'],
  },

  *site(world) {
    for (const host of world.site.hosts) {
      const limits = LIMITS[host]
      const text = limits && textOf(world, limits.file)
      if (!limits || text === undefined) continue
      const { file, rules: most, dynamic, bytes, length, beyond } = limits
      const found = rulesOf(text, limits)
      const number = (n: number) => n.toLocaleString('en')
      const say = (text: string) => ({ text: `${text}`, at: redirectsAt, help: `${beyond}; join redirects into one with *` })
      for (const { line, size, from } of found)
        if (length !== undefined && size > length) {
          const where = line === undefined ? `the redirect of ${from.slice(0, 40)}… in ${file}` : `line ${line} of ${file}`
          yield {
            ...say(`${where} has ${number(size)} characters, ${host} takes ${number(length)}`),
            at: redirectAt(world, from) ?? redirectsAt,
            help: 'shorten it',
          }
        }
      const moving = limits.inOrder ? found.slice(first(found)) : found.filter((rule) => rule.dynamic)
      const fixed = dynamic === undefined ? found.length : found.length - moving.length
      if (most !== undefined && fixed > most) yield say(`${file} has ${number(fixed)} redirects, ${host} takes ${number(most)}`)
      if (dynamic !== undefined && moving.length > dynamic) {
        const plain = moving.filter((rule) => !rule.dynamic).length
        const note = plain === 0 ? '' : ` (${number(plain)} without them stand below the first and count as well)`
        yield say(`${file} has ${number(moving.length)} redirects with * or :name${note}, ${host} takes ${number(dynamic)}`)
      }
      const size = world.output.files.get(file) ?? 0
      if (bytes !== undefined && size > bytes) yield say(`${file} has ${number(size)} bytes, ${host} takes ${number(bytes)}`)
    }
  },
})

interface Line {
  readonly line?: number
  readonly from: string
  readonly size: number
  readonly dynamic: boolean
}

/** Index of the first rule with * or :name. */
const first = (lines: readonly Line[]) => {
  const i = lines.findIndex(({ dynamic }) => dynamic)
  return i < 0 ? lines.length : i
}

const isDynamic = (from: string) => /\*|\/:/.test(from)

function rulesOf(text: string, { file }: Limits): Line[] {
  if (file === 'vercel.json') return vercel(text)
  return text.split('\n').flatMap((raw, i) => {
    const from = raw.trim().split(/\s+/)[0] ?? ''
    return from.startsWith('/') ? [{ line: i + 1, from, size: raw.trim().length, dynamic: isDynamic(from) }] : []
  })
}

function vercel(text: string): Line[] {
  try {
    const { redirects = [] } = JSON.parse(text) as { redirects?: { source?: string; destination?: string }[] }
    return redirects.map(({ source = '', destination = '' }) => ({
      from: source,
      size: Math.max(source.length, destination.length),
      dynamic: isDynamic(source),
    }))
  } catch {
    return []
  }
}
