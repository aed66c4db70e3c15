// content/routes.yaml's redirects -> redirects that lead, in one step, from an address nobody else has to a page that exists. Pure.
import { withSlash } from '../model/kit.ts'
import { didYouMean } from '../model/nearest.ts'
import type { Redirect } from '../model/page.ts'
import { error, type Problem } from '../model/problem.ts'
import type { Content, Document } from '../model/loaded.ts'

const clean = (path: string) => path.replace(/[?#].*$/, '')

/** Adds a problem for a redirect over a page, to nowhere, in a loop or a chain, or declared twice. */
export function redirectsOf({ content, pages, problems }: { content: Content; pages: ReadonlyMap<string, Document>; problems: Problem[] }): Redirect[] {
  const { site, routes } = content
  const slash = site.urls.trailingSlash
  const redirects: Redirect[] = routes.redirects.map(({ from, to, status }, i) => ({
    from: withSlash(from, slash),
    to: to.startsWith('/') ? withSlash(to, slash) : to,
    status,
    at: content.at('content/routes.yaml', ['redirects', i, 'from']),
  }))
  const first = new Map<string, Redirect>()
  for (const redirect of redirects) {
    const twin = first.get(redirect.from)
    if (twin) problems.push(error(`${redirect.from} is already redirected by ${twin.at.file}:${twin.at.line}`, redirect.at, 'keep one of the two'))
    else first.set(redirect.from, redirect)
  }
  redirects.forEach((redirect, i) => {
    const at = content.at('content/routes.yaml', ['redirects', i, 'to'])
    const page = pages.get(redirect.from)
    if (page) {
      const route = content.at('content/routes.yaml', ['pages', page.route, 'path'])
      problems.push(error(`${redirect.from} is the address of ${page.file} (${route.file}:${route.line}); a redirect would hide that page`, redirect.at, 'delete the redirect, or give the page another path'))
    }
    if (!redirect.to.startsWith('/')) return
    const target = clean(redirect.to)
    const next = first.get(target)
    if (target === redirect.from) problems.push(error(`${redirect.from} redirects to itself`, at, 'send it to a page, or delete it'))
    else if (next) {
      const end = follow(target, first)
      problems.push(
        end === undefined
          ? error(`${redirect.from} goes to ${target}, which ${next.at.file}:${next.at.line} redirects in a circle`, at, 'send one of them to a page')
          : error(`${redirect.from} goes to ${target}, which ${next.at.file}:${next.at.line} redirects again`, at, `send it straight to ${end}`),
      )
    } else if (!pages.has(target)) problems.push(error(`${redirect.from} goes to ${target}, which is not a page`, at, didYouMean(target, pages.keys())))
  })
  return redirects
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
