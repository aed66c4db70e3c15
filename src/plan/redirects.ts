// content/routes.yaml's redirects -> redirects that lead, in one step, from an address nobody else has to a page that
// exists. Pure.
import { fileOf, withSlash } from '../model/address.ts'
import type { Content, DocumentRecord } from '../model/content.ts'
import { didYouMean } from '../model/nearest.ts'
import type { Redirect } from '../model/plan.ts'
import { error, type Place, type Problem, withRule } from '../model/problem.ts'

const clean = (path: string) => path.replace(/[?#].*$/, '')

/** The pages that redirects lead to or lie over. */
export interface Addresses {
  /** Whether a page is at that path. */
  has(path: string): boolean
  /** The page that is written to a file of the output folder. */
  writtenTo(file: string): DocumentRecord | undefined
  paths(): Iterable<string>
}

/** A redirect over a page, to nowhere, in a loop or a chain, or declared twice is a problem. */
export function redirectsOf(
  { site, routes, at: place }: Pick<Content, 'site' | 'routes' | 'at'>,
  pages: Addresses,
): { redirects: Redirect[]; problems: Problem[] } {
  const problems: Problem[] = []
  const slash = site.urls.trailingSlash
  const add = (rule: string, text: string, at: Place, help?: string) =>
    void problems.push(withRule(rule, error(text, at, help)))
  const redirects: Redirect[] = routes.redirects.map(({ from, to, status }, i) => ({
    from: withSlash(from, slash),
    to: to.startsWith('/') ? withSlash(to, slash) : to,
    status,
    // Found when somebody asks for it: for that the file is read for its positions.
    get at() {
      return place('content/routes.yaml', ['redirects', i, 'from'])
    },
  }))
  const first = new Map<string, Redirect>()
  const firstByFile = new Map<string, Redirect>()
  for (const redirect of redirects) {
    const twin = firstByFile.get(fileOf(redirect.from))
    if (twin)
      add(
        'url/collision',
        `${redirect.from} is already redirected by ${twin.at.file}:${twin.at.line}`,
        redirect.at,
        'keep one of the two',
      )
    else firstByFile.set(fileOf(redirect.from), redirect)
    if (!first.has(redirect.from)) first.set(redirect.from, redirect)
  }
  redirects.forEach((redirect, i) => {
    const at = () => place('content/routes.yaml', ['redirects', i, 'to'])
    const page = pages.writtenTo(fileOf(redirect.from))
    if (page) {
      const route = place('content/routes.yaml', ['pages', page.route, 'path'])
      add(
        'redirect/shadows-page',
        `${redirect.from} is the address of ${page.file} (${route.file}:${route.line}); ` +
          'a redirect would hide that page',
        redirect.at,
        'delete the redirect, or give the page another path',
      )
    }
    if (!redirect.to.startsWith('/')) return
    const target = clean(redirect.to)
    const next = first.get(target)
    if (target === redirect.from)
      add('redirect/chain', `${redirect.from} redirects to itself`, at(), 'send it to a page, or delete it')
    else if (next) {
      const end = follow(target, first)
      const step = `${redirect.from} goes to ${target}, which ${next.at.file}:${next.at.line} redirects`
      if (end === undefined) add('redirect/chain', `${step} in a circle`, at(), 'send one of them to a page')
      else add('redirect/chain', `${step} again`, at(), `send it straight to ${end}`)
    } else if (!pages.has(target))
      add(
        'redirect/target',
        `${redirect.from} goes to ${target}, which is not a page`,
        at(),
        didYouMean(target, pages.paths()),
      )
  })
  return { redirects, problems }
}

/** Where a chain ends, or undefined when it never does. */
function follow(start: string, redirects: ReadonlyMap<string, Redirect>): string | undefined {
  const seen = new Set<string>()
  let path = start
  for (let next = redirects.get(path); next; next = redirects.get(path)) {
    if (seen.has(path)) return undefined
    seen.add(path)
    path = clean(next.to)
  }
  return path
}
