// The output is within the limits of each host of site.yaml (files, sizes, headers, redirects), and has a 404 page; no
// page has an address that a host does not find.
import { thousands } from '../../../model/counts.ts'
import type { Host } from '../../../model/host.ts'
import { defineRule, type Finding, type InYaml, type SiteContext } from '../../rule.ts'
import { outputText, pagesAt, redirectAt, redirectsAt } from '../../site/places.ts'

export default defineRule({
  why: 'Hosts refuse or silently drop files above their limits, and a part of the site is missing.',
  level: 'error',
  help: 'delete what the host does not accept, or choose another under hosts: in site.yaml',
  source: 'the page named at the limits of each host in src/hosts/; docs.netlify.com, "Custom 404 page handling"',
  fine: { yaml: { 'site.yaml': 'hosts: [cloudflare]' }, output: { _headers: '/*\n  X-Test: a\n' } },
  bad: {
    yaml: { 'site.yaml': 'hosts: [cloudflare]' },
    output: { _headers: `/x\n  X-Long: ${'a'.repeat(2000)}\n`, '404.html': null },
    findings: ['line 2 of _headers has 2,010 characters, cloudflare accepts 2,000', 'there is no 404.html'],
  },

  *site(context) {
    for (const [i, name] of context.site.hosts.entries()) {
      const host = context.hosts.get(name)
      if (!host) continue
      const at = { file: 'site.yaml', path: ['hosts', i] }
      yield* beyond(context, host, name, at)
      if (host.allSpellings) yield* hiddenPages(context, name, at)
    }
    yield* statuses(context)
    if (!context.output.files.has('404.html'))
      yield {
        text: 'there is no 404.html',
        at: pagesAt,
        help: 'add under pages: - { path: /404, page: not-found, template: … } and write content/pages/not-found.yaml',
        // Its page may be left out because of an error.
        missing: true,
      }
  },
})

/** Pages that a host does not find because a folder has their name: services.html beside services/. */
function* hiddenPages({ pages, output }: SiteContext, name: string, at: InYaml): Generator<Finding> {
  const folders = new Set([...output.files.keys()].flatMap((file) => parentsOf(file)))
  for (const { path, file } of pages.values())
    if (file === `${path.slice(1)}.html` && folders.has(path.slice(1)))
      yield {
        text: `${name} does not find ${path}: it looks for a page in the folder ${path}/`,
        at,
        help: 'write urls: { trailingSlash: always } in site.yaml',
      }
}

/** The folders of a file: `a/b/c.html` is in `a` and `a/b`. */
const parentsOf = (file: string) =>
  file.split('/').flatMap((_, depth, names) => (depth === 0 ? [] : [names.slice(0, depth).join('/')]))

/** Redirects that are temporary, or have a status that a host does not support. */
function* statuses(context: SiteContext): Generator<Finding> {
  for (const { from, to, status } of context.redirects) {
    const at = redirectAt(context, from, 'status') ?? redirectsAt
    const goes = `${from} goes to ${to} with ${status}, which`
    for (const name of context.site.hosts) {
      const statuses = context.hosts.get(name)?.limits?.statuses
      if (statuses?.includes(status) === false)
        yield { text: `${goes} ${name} does not know`, at, help: `choose one of ${statuses.join(', ')}` }
    }
    if (status === 302 || status === 307)
      yield {
        text: `${goes} means that it is temporary`,
        at,
        level: 'warning',
        help: 'write status: 301, or ignore: with the reason why it is temporary',
      }
  }
}

/** The limits of a host that the output exceeds, at its place under hosts:. */
function* beyond(context: SiteContext, host: Host, name: string, at: InYaml): Generator<Finding> {
  const { limits } = host
  if (!limits) return
  const served = host.read?.((file) => outputText(context, file))
  const over = (subject: string, n: number, limit: number | undefined, unit: string, help: string): Finding[] =>
    limit === undefined || n <= limit
      ? []
      : [{ text: `${subject} ${thousands(n)} ${unit}, ${name} accepts ${thousands(limit)}`, at, help }]
  const dropped = `${limits.beyond ?? 'the rest is dropped'}; delete redirects that are no longer used`
  for (const finding of over('there are', served?.rules ?? 0, limits.rules, 'redirects', dropped))
    yield { ...finding, at: redirectsAt }
  yield* over('there are', served?.headers.length ?? 0, limits.headerRules, 'rules of headers', 'join rules into one')
  for (const file of host.own) {
    const lines = (outputText(context, file) ?? '').split('\n')
    const bytes = Buffer.byteLength(lines.join('\n'))
    yield* over(`${file} has`, bytes, limits.ownBytes?.[file], 'bytes', 'delete unused redirects')
    for (const [i, { length }] of lines.entries())
      yield* over(
        `line ${i + 1} of ${file} has`,
        length,
        limits.line?.[file],
        'characters',
        'shorten what it is made from',
      )
  }
  const { files } = context.output
  const fewer = 'publish fewer pictures, or choose another host'
  // Above the limit of the free plan but below that of a paid plan: a warning.
  const isPaid = files.size <= (limits.paidFiles ?? 0)
  const most = isPaid ? limits.files : (limits.paidFiles ?? limits.files)
  for (const finding of over('there are', files.size, most, 'files', fewer))
    yield isPaid ? { ...finding, text: `${finding.text} on its free plan`, level: 'warning' } : finding
  const [[file, size] = ['', 0]] = [...files].sort(([, a], [, b]) => b - a)
  yield* over(`${file} has`, size, limits.fileBytes, 'bytes', 'make it smaller, or publish it elsewhere')
  const all = [...files.values()].reduce((sum, bytes) => sum + bytes, 0)
  yield* over('the output has', all, limits.bytes, 'bytes', fewer)
}
