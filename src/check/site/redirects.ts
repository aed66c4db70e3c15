// Redirects as they stand in the output: HTML pages that lead on, and the files of hosts -> one list. Pure; worked
// out once a site.

import { withSlash } from '../../model/address.ts'
import type { SiteContext, Where } from '../../model/checks/rule.ts'
import type { HostRedirect } from '../../model/hosting/host.ts'
import { pageFacts } from '../page/facts.ts'
import { localPath } from './addresses.ts'
import { hostRulesOf } from './hosts.ts'
import { outputText, publicAt, redirectAt } from './places.ts'

/** A redirect of the output; a page that leads on has no line and no status. */
export interface Step extends Omit<HostRedirect, 'line'> {
  readonly line: number | undefined
  readonly at: Where
}

type Parts = Pick<SiteContext, 'site' | 'pages' | 'routes' | 'redirects' | 'output' | 'hosts'>

/** All of them: first the HTML pages, then what the files of hosts say for everybody. */
export const stepsOf = (context: Parts): readonly Step[] =>
  context.output.once('redirects', () => [...htmlSteps(context), ...lineSteps(context)])

/**
 * Seconds, a mark or white space, `url=` or not, quotes or not: HTML Living Standard, "shared declarative refresh
 * steps".
 */
const REFRESH = /^\s*(?:\d+|(?=\.))[\d.]*(?:\s*[;,]\s*|\s+)(?:url\s*=\s*)?(?:"([^"]*)|'([^']*)|(.+))/is

/** Where the content of a meta refresh leads; undefined where it loads the page itself anew. */
function refreshTarget(content: string): string | undefined {
  const [, double, single, bare] = REFRESH.exec(content) ?? []
  return (double ?? single ?? bare)?.trim() || undefined
}

function* htmlSteps(context: Parts): Generator<Step> {
  const pages = new Set([...context.pages.values()].map(({ file }) => file))
  for (const file of context.output.files.keys()) {
    if (!file.endsWith('.html') || pages.has(file)) continue
    const facts = pageFacts(outputText(context, file) ?? '', { path: file, file, from: file })
    const refresh = facts.all('meta').find(({ attributes }) => attributes['http-equiv']?.toLowerCase() === 'refresh')
    const to = refreshTarget(refresh?.attributes.content ?? '')
    if (to === undefined) continue
    const from = `/${file.replace(/(?:^|\/)index\.html$/, '/').replace(/\.html$/, '')}`.replace('//', '/')
    yield {
      file,
      line: undefined,
      from,
      to,
      status: '',
      forced: false,
      dynamic: false,
      at: redirectAt(context, from, 'to') ?? redirectAt(context, `/${file}`, 'to') ?? publicAt(file),
    }
  }
}

/** Two hosts may read one file: a line of it is one redirect. */
function* lineSteps(context: Parts): Generator<Step> {
  const seen = new Set<string>()
  for (const { redirects } of hostRulesOf(context).values())
    for (const redirect of redirects) {
      const line = `${redirect.file}:${redirect.line}`
      if (!seen.has(line))
        yield { ...redirect, at: redirectAt(context, redirect.from, 'to') ?? publicAt(redirect.file, redirect.line) }
      seen.add(line)
    }
}

/** Whether a redirect takes a path, with or without its last slash. */
export function takes({ from, dynamic }: Step, path: string): boolean {
  const bare = (text: string) => (text.length > 1 ? text.replace(/\/$/, '') : text)
  if (!dynamic) return bare(from) === bare(path)
  const pattern = bare(from)
    .split('/')
    .map((part) =>
      part === '*'
        ? '.*'
        : part.startsWith(':')
          ? '[^/]+'
          : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*'),
    )
    .join('/')
  return new RegExp(`^${pattern.replace(/\/\.\*$/, '(?:/.*)?')}$`).test(bare(path))
}

/**
 * Where a redirect leads on this site, by the slash policy; undefined for other sites and for targets with :name in
 * them.
 */
export function targetOf({ to }: Step, { site }: Pick<SiteContext, 'site'>): string | undefined {
  const local = localPath(to, site.origin)
  return local === undefined || /\/:/.test(local) ? undefined : withSlash(local, site.urls.trailingSlash)
}
