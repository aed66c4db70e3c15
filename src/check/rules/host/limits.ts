// The output fits into what each host of site.yaml takes: files, bytes, rules of headers, lines.

import { defineRule, type SiteContext } from '../../../model/checks/rule.ts'
import type { HostLimits } from '../../../model/hosting/host.ts'
import { hostRulesOf } from '../../site/hosts.ts'
import { outputText } from '../../site/places.ts'

const many = (count: number) => Array.from({ length: count }, (_, i) => `/${i}\n  X-Test: a\n`).join('')

export default defineRule({
  why: 'A host refuses what passes its limits, or drops it without a word: the site is old or half there.',
  level: 'error',
  help: 'delete what the host does not take, or choose another under hosts: in site.yaml',
  source: 'the page named beside the limits of each host in src/hosts/',
  fine: { yaml: { 'site.yaml': 'hosts: [cloudflare]' }, output: { _headers: '/*\n  X-Test: a\n' } },
  bad: {
    yaml: { 'site.yaml': 'hosts: [cloudflare]' },
    output: {
      _redirects: '\n',
      _headers: `${many(101)}/x\n  X-Long: ${'a'.repeat(2000)}\n`,
    },
    findings: [
      'there are 102 rules of headers, cloudflare takes 100',
      'line 204 of _headers has 2,010 characters, cloudflare takes 2,000',
    ],
  },

  needs: ['output', 'hosts'],

  *site(context) {
    for (const [i, name] of context.site.hosts.entries()) {
      const host = context.hosts.get(name)
      const at = { file: 'site.yaml', path: ['hosts', i] }
      for (const { text, help } of host?.limits ? passed(context, name, host.own, host.limits) : [])
        yield { text: `${text} takes ${help.takes}`, at, help: help.words }
    }
  },
})

type Parts = Pick<SiteContext, 'output' | 'site' | 'hosts'>
interface Passed {
  readonly text: string
  readonly help: { readonly takes: string; readonly words: string }
}

const number = (n: number) => n.toLocaleString('en')

/** Every limit that is passed: what there is, and what the host takes of it. */
function* passed(context: Parts, name: string, own: readonly string[], limits: HostLimits): Generator<Passed> {
  const { files } = context.output
  const more = (is: string, n: number, limit: number | undefined, unit: string, words: string): Passed[] =>
    limit === undefined || n <= limit
      ? []
      : [{ text: `${is} ${number(n)} ${unit}, ${name}`, help: { takes: number(limit), words } }]
  const { headers } = hostRulesOf(context).get(name) ?? {}
  yield* more('there are', headers?.rules.length ?? 0, limits.headerRules, 'rules of headers', 'join rules into one')
  for (const file of own) {
    const text = outputText(context, file)
    if (text === undefined) continue
    yield* more(
      `${file} has`,
      Buffer.byteLength(text),
      limits.ownBytes?.[file],
      'bytes',
      'delete redirects that nobody follows',
    )
    const most = limits.line?.[file]
    const lines = most === undefined ? [] : text.split('\n')
    for (const [i, line] of lines.entries())
      yield* more(`line ${i + 1} of ${file} has`, line.length, most, 'characters', 'shorten what it is made from')
  }
  yield* more('there are', files.size, limits.files, 'files', 'publish fewer pictures, or choose another host')
  const sizes = [...files].sort(([, a], [, b]) => b - a)
  for (const [file, size] of sizes.slice(0, 1))
    yield* more(`${file} has`, size, limits.fileBytes, 'bytes', 'make it smaller, or publish it elsewhere')
  const all = sizes.reduce((sum, [, size]) => sum + size, 0)
  yield* more('the output has', all, limits.bytes, 'bytes', 'publish fewer pictures, or choose another host')
}
