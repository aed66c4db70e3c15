// The redirects of content/routes.yaml. Each leads, in one step, from an address that nothing else has to a page.
import { fileKey, fileOf, withSlash } from '../model/address.ts'
import { type Content, type PageRecord, type Positions, ROUTES } from '../model/content.ts'
import type { Path } from '../model/data.ts'
import { didYouMean } from '../model/nearest.ts'
import type { Redirect } from '../model/plan.ts'
import { error, type Place, type Problem } from '../model/problem.ts'
import { decodedPath } from '../model/spellings.ts'

/** The pages of a site by path, or by their file in the output folder. */
type Pages = ReadonlyMap<string, Pick<PageRecord, 'file' | 'route'>>

/** The redirects, and a problem for each of the others: it hides a page, leads nowhere, loops, chains, or is declared twice. */
export function redirectsOf(
  { site, routes }: Pick<Content, 'site' | 'routes'>,
  pages: Pages,
  place: Positions['at'],
): { redirects: Redirect[]; problems: Problem[] } {
  const slash = site.urls.trailingSlash
  const taken = new Set([...pages.keys()].map((path) => fileKey(fileOf(path))))
  const redirects = routes.redirects.map(({ from: typed, to, status }, i): Redirect => {
    const [typedPath = '', query] = typed.split('?')
    const path = withSlash(decodedPath(typedPath), slash)
    const from = query === undefined ? path : `${path}?${query}`
    const key = fileKey(fileOf(path))
    const hostOnly = query !== undefined || taken.has(key)
    if (query === undefined) taken.add(key)
    return {
      from,
      ...(query !== undefined && { query }),
      to: to.startsWith('/') ? withSlash(to, slash) : to,
      status,
      ...(hostOnly && { hostOnly }),
      at: place(ROUTES, ['redirects', i, 'from']),
    }
  })
  const addresses: Addresses = {
    pages,
    byFile: new Map([...pages].map(([path, page]) => [fileOf(path), page])),
    redirects: firstBy(redirects, oldPath),
    redirectsByFile: firstBy(redirects, (redirect) => fileOf(oldPath(redirect))),
  }
  const faults = redirects.map((redirect, i) => faultsOf(redirect, addresses, i, (path) => place(ROUTES, path)))
  return { redirects: redirects.filter((_, i) => faults[i]?.length === 0), problems: faults.flat() }
}

/** The owners of a site's addresses: pages and redirects, by path and by their file in the output folder. */
interface Addresses {
  readonly pages: Pages
  readonly byFile: Pages
  readonly redirects: ReadonlyMap<string, Redirect>
  readonly redirectsByFile: ReadonlyMap<string, Redirect>
}

/** The first redirect with each key. */
const firstBy = (redirects: readonly Redirect[], key: (redirect: Redirect) => string) =>
  new Map(redirects.toReversed().map((redirect) => [key(redirect), redirect]))

/** A path without percent-escapes; as it is typed if these hide a separator or a dot segment. */
function readable(path: string): string {
  const decoded = decodedPath(path)
  return /%2f/i.test(path) || /[?#\\]|(?:^|\/)\.{1,2}(?:\/|$)/.test(decoded) ? path : decoded
}

/** The path of an address, in one spelling. */
const pathOf = (address: string) => readable(address.replace(/[?#].*$/s, '')).normalize('NFC')

/** The path that a redirect takes; with its query, because the path alone remains a page. */
const oldPath = ({ from, query }: Redirect) => (query === undefined ? pathOf(from) : from)

/** The problems of one redirect, which is number `index` of content/routes.yaml. */
function faultsOf(redirect: Redirect, addresses: Addresses, index: number, place: (path: Path) => Place): Problem[] {
  const { from, to } = redirect
  const problems: Problem[] = []
  const first = addresses.redirectsByFile.get(fileOf(oldPath(redirect)))
  if (first && first !== redirect) {
    const spelling = first.from === from ? '' : `, as ${first.from}`
    const text = `${from} is already redirected by ${first.at.file}:${first.at.line}${spelling}`
    problems.push(error(text, redirect.at, 'keep one of the two', 'url/collision'))
  }
  const page = addresses.byFile.get(fileOf(oldPath(redirect)))
  if (page) {
    const { file, line } = place(['pages', page.route, 'path'])
    const text = `${from} is the address of ${page.file} (${file}:${line}); a redirect would hide that page`
    problems.push(error(text, redirect.at, 'delete the redirect, or give the page another path', TARGET))
  }
  const [text, help] = to.startsWith('/') ? targetFault(from, pathOf(to), addresses) : []
  if (text !== undefined) problems.push(error(text, place(['redirects', index, 'to']), help, TARGET))
  return problems
}

const TARGET = 'redirect/target'

/** The fault of a redirect's target, and what to type; nothing for the path of a page. */
function targetFault(
  from: string,
  target: string,
  { pages, redirects }: Addresses,
): [text?: string, help?: string | undefined] {
  // With a query, too: some hosts send it on.
  if (target === pathOf(from)) return [`${from} redirects to itself`, 'send it to a page, or delete it']
  const next = redirects.get(target)
  if (next) {
    const end = endOf(target, redirects)
    const step = `${from} goes to ${target}, which ${next.at.file}:${next.at.line} redirects`
    return end === undefined
      ? [`${step} in a circle`, 'send one of them to a page']
      : [`${step} again`, `send it straight to ${end}`]
  }
  return pages.has(target) ? [] : [`${from} goes to ${target}, which is not a page`, didYouMean(target, pages.keys())]
}

/** The end of a chain of redirects; undefined if it is a circle. */
function endOf(start: string, redirects: Addresses['redirects']): string | undefined {
  const seen = new Set<string>()
  let path = start
  for (let next = redirects.get(path); next; next = redirects.get(path)) {
    if (seen.has(path)) return undefined
    seen.add(path)
    path = pathOf(next.to)
  }
  return path
}
