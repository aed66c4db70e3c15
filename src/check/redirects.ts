// Redirects as they stand in the output: HTML pages that lead on, and the _redirects of hosts -> one list. Pure; worked out once a site.

import { withSlash } from '../model/kit.ts'
import type { Where, World } from '../model/rule.ts'
import { localPath } from './addresses.ts'
import { factsOf } from './facts.ts'
import { publicAt, redirectAt, textOf } from './places.ts'

export interface Step {
  readonly file: string
  readonly line: number | undefined
  readonly from: string
  readonly to: string
  /** As written; '' when none is. */
  readonly status: string
  /** Applied even where a page stands at `from`. */
  readonly forced: boolean
  /** Whether `from` holds * or :name. */
  readonly dynamic: boolean
  readonly at: Where
}

const kept = new WeakMap<World, readonly Step[]>()

/** All of them: first the HTML pages, then the lines of _redirects that redirect for everybody. */
export function stepsOf(world: World): readonly Step[] {
  const known = kept.get(world)
  if (known) return known
  const steps = [...htmlSteps(world), ...lineSteps(world)]
  kept.set(world, steps)
  return steps
}

function* htmlSteps(world: World): Generator<Step> {
  const pages = new Set([...world.pages.values()].map(({ file }) => file))
  for (const file of world.output.files.keys()) {
    if (!file.endsWith('.html') || pages.has(file)) continue
    const facts = factsOf(textOf(world, file) ?? '', { path: file, file, from: file })
    const refresh = facts.all('meta').find(({ attributes }) => attributes['http-equiv']?.toLowerCase() === 'refresh')
    const to = /url\s*=\s*['"]?([^'"\s]+)/i.exec(refresh?.attributes.content ?? '')?.[1]
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
      at: redirectAt(world, from, 'to') ?? redirectAt(world, `/${file}`, 'to') ?? publicAt(file),
    }
  }
}

function* lineSteps(world: World): Generator<Step> {
  const lines = (textOf(world, '_redirects') ?? '').split('\n')
  // Cloudflare follows a redirect whatever file stands at its address (developers.cloudflare.com/pages/configuration/redirects, read 2026-11).
  const always = world.site.hosts.includes('cloudflare')
  for (const [i, raw] of lines.entries()) {
    const [from = '', ...rest] = raw
      .replace(/(?:^|\s)#.*/, '')
      .trim()
      .split(/\s+/)
    if (!from.startsWith('/')) continue
    const to = rest.find((part) => /^(?:\/|https?:)/.test(part)) ?? ''
    const after = rest.slice(rest.indexOf(to) + 1)
    const status = after.find((part) => /^\d{3}!?$/.test(part)) ?? ''
    // A line with a query or a country is for some visitors only; 200 shows another page and 404 none at all.
    if (to === '' || rest[0] !== to || after.some((part) => part.includes('=')) || /^[24]/.test(status)) continue
    yield {
      file: '_redirects',
      line: i + 1,
      from,
      to,
      status: status.replace('!', ''),
      forced: always || status.endsWith('!'),
      dynamic: /\*|\/:/.test(from),
      at: redirectAt(world, from, 'to') ?? publicAt('_redirects', i + 1),
    }
  }
}

/** Whether a redirect takes a path, with or without its last slash. */
export function takes({ from, dynamic }: Step, path: string): boolean {
  const bare = (text: string) => (text.length > 1 ? text.replace(/\/$/, '') : text)
  if (!dynamic) return bare(from) === bare(path)
  const pattern = bare(from)
    .split('/')
    .map((part) => (part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')))
    .join('/')
  return new RegExp(`^${pattern.replace(/\/\.\*$/, '(?:/.*)?')}$`).test(bare(path))
}

/** Where a redirect leads on this site, by the slash policy; undefined for other sites and for targets with :name in them. */
export function targetOf({ to }: Step, { site }: World): string | undefined {
  const local = localPath(to, site.origin)
  return local === undefined || /\/:/.test(local) ? undefined : withSlash(local, site.urls.trailingSlash)
}
