// The output is what each host of site.yaml accepts: the number and size of files, headers and redirects, their statuses,
// and a hidden page for wrong addresses.

import { defineRule, type Finding, type SiteContext } from '../../../model/checks/rule.ts'
import type { HostLimits } from '../../../model/hosting/host.ts'
import { thousands } from '../../../model/report.ts'
import { hostRulesOf } from '../../site/hosts.ts'
import { outputText, pagesAt, publicAt, redirectAt, redirectsAt, robotsAt } from '../../site/places.ts'
import { stepsOf } from '../../site/redirects.ts'

const many = (count: number) => Array.from({ length: count }, (_, i) => `/${i}\n  X-Test: a\n`).join('')

export default defineRule({
  why: 'A host refuses what passes its limits or drops it without a word, and a part of the site is missing.',
  level: 'error',
  help: 'delete what the host does not accept, or choose another under hosts: in site.yaml',
  source: 'the page named at the limits of each host in src/hosts/; docs.netlify.com, "Custom 404 page handling"',
  fine: { yaml: { 'site.yaml': 'hosts: [cloudflare]' }, output: { _headers: '/*\n  X-Test: a\n' } },
  bad: {
    yaml: { 'site.yaml': 'hosts: [cloudflare]' },
    output: {
      _redirects: '/old-contact /contact 302!\n/call /contact\n',
      _headers: `${many(101)}/x\n  X-Long: ${'a'.repeat(2000)}\n`,
      '404.html': null,
    },
    findings: [
      'there are 102 rules of headers, cloudflare accepts 100',
      'line 204 of _headers has 2,010 characters, cloudflare accepts 2,000',
      '/old-contact goes to /contact with 302, which means that it is temporary',
      '/call goes to /contact without a status, which some hosts read as 302',
      'there is no 404.html',
    ],
  },

  needs: ['output', 'hosts', 'pages', 'routes', 'redirects'],

  *site(context) {
    for (const [i, name] of context.site.hosts.entries()) {
      const host = context.hosts.get(name)
      if (host?.limits) yield* beyond(context, { name, own: host.own, limits: host.limits, place: i })
    }
    yield* statuses(context)
    yield* errorPage(context)
  },
})

/** Every limit of a host that the output passes. */
function* beyond(
  context: Pick<SiteContext, 'output' | 'site' | 'hosts'>,
  { name, own, limits, place }: { name: string; own: readonly string[]; limits: HostLimits; place: number },
): Generator<Finding> {
  const { files } = context.output
  const at = { file: 'site.yaml', path: ['hosts', place] }
  const over = (is: string, n: number, limit: number | undefined, unit: string, help: string): Finding[] =>
    limit === undefined || n <= limit
      ? []
      : [{ text: `${is} ${thousands(n)} ${unit}, ${name} accepts ${thousands(limit)}`, at, help }]
  const { headers, rules = 0 } = hostRulesOf(context).get(name) ?? {}
  const dropped = `${limits.beyond ?? 'the rest is dropped'}; delete redirects that are no longer used`
  for (const finding of over('there are', rules, limits.rules, 'redirects', dropped))
    yield { ...finding, at: redirectsAt }
  yield* over('there are', headers?.rules.length ?? 0, limits.headerRules, 'rules of headers', 'join rules into one')
  for (const file of own) {
    const text = outputText(context, file)
    if (text === undefined) continue
    yield* over(`${file} has`, Buffer.byteLength(text), limits.ownBytes?.[file], 'bytes', 'delete unused redirects')
    const most = limits.line?.[file]
    for (const [i, line] of most === undefined ? [] : text.split('\n').entries())
      yield* over(`line ${i + 1} of ${file} has`, line.length, most, 'characters', 'shorten what it is made from')
  }
  const fewer = 'publish fewer pictures, or choose another host'
  yield* over('there are', files.size, limits.files, 'files', fewer)
  const [[file, size] = ['', 0]] = [...files].sort(([, a], [, b]) => b - a)
  yield* over(`${file} has`, size, limits.fileBytes, 'bytes', 'make it smaller, or publish it elsewhere')
  const all = [...files.values()].reduce((sum, bytes) => sum + bytes, 0)
  yield* over('the output has', all, limits.bytes, 'bytes', fewer)
}

/** Redirects whose status is missing, temporary, or unknown to a host. */
function* statuses(context: Parameters<typeof stepsOf>[0]): Generator<Finding> {
  const known = context.site.hosts.flatMap((name) => {
    const list = context.hosts.get(name)?.limits?.statuses
    return list ? [{ name, list: list.map(String) }] : []
  })
  for (const { line, from, to, status, at } of stepsOf(context)) {
    if (line === undefined) continue
    const place = redirectAt(context, from, 'status') ?? at
    const host = known.find(({ list }) => !list.includes(status))
    const goes = `${from} goes to ${to}`
    if (status === '')
      yield {
        text: `${goes} without a status, which some hosts read as 302`,
        at: place,
        level: 'warning',
        help: 'write 301 after it',
      }
    else if (host !== undefined)
      yield {
        text: `${goes} with ${status}, which ${host.name} does not know`,
        at: place,
        help: `choose one of ${host.list.join(', ')}`,
      }
    else if (['302', '303', '307'].includes(status))
      yield {
        text: `${goes} with ${status}, which means that it is temporary`,
        at: place,
        level: 'warning',
        help: 'write status: 301, or ignore: with the reason why it is temporary',
      }
  }
}

/** A page for wrong addresses that is missing or that search engines may show. */
function* errorPage(context: Pick<SiteContext, 'output' | 'pages'>): Generator<Finding> {
  const html = outputText(context, '404.html')
  const page = context.pages.get('/404')
  if (html === undefined)
    yield {
      text: 'there is no 404.html',
      at: pagesAt,
      help: 'add under pages: - { path: /404, page: not-found, template: … } and write content/pages/not-found.yaml',
    }
  else if (!/<meta[^>]*\bname="robots"[^>]*\b(?:noindex|none)\b/i.test(html))
    yield {
      text: '404.html does not say noindex',
      at: page ? robotsAt(page) : publicAt('404.html'),
      help: page ? 'write robots: noindex, follow in its head' : 'add <meta name="robots" content="noindex">',
    }
}
