// The redirects of content/routes.yaml. Each leads, in one step, from an address that nothing else has to a page.
import { fileKey, fileOf, withSlash } from '../model/address.ts'
import type { Content, DocumentRecord, Path } from '../model/content.ts'
import { decodedPath } from '../model/hosting/spellings.ts'
import { didYouMean } from '../model/nearest.ts'
import type { Redirect } from '../model/plan.ts'
import { error, type Place, type Problem, withRule } from '../model/problem.ts'

const ROUTES = 'content/routes.yaml'

/** The pages of a site by path, or by their file in the output folder. */
type Pages = ReadonlyMap<string, DocumentRecord>

/** The redirects, and a problem for each that hides a page, leads nowhere, loops, chains, or is declared twice. */
export function redirectsOf(
  { site, routes, at: place }: Pick<Content, 'site' | 'routes' | 'at'>,
  pages: Pages,
  byFile: Pages,
): { redirects: Redirect[]; problems: Problem[] } {
  const slash = site.urls.trailingSlash
  const taken = new Set([...pages.keys()].map((path) => fileKey(fileOf(path))))
  const redirects = routes.redirects.map(({ from: typed, to, status }, i): Redirect => {
    const [typedPath = '', query] = typed.split('?')
    const path = withSlash(readable(typedPath), slash)
    const from = query === undefined ? path : `${path}?${query}`
    const key = fileKey(fileOf(path))
    const hostOnly = query !== undefined || taken.has(key)
    if (query === undefined) taken.add(key)
    return {
      ...{ from, ...(query !== undefined && { query }), to: to.startsWith('/') ? withSlash(to, slash) : to, status },
      ...(hostOnly && { hostOnly }),
      // A getter, because a position is looked up in the file.
      get at() {
        return place(ROUTES, ['redirects', i, 'from'])
      },
    }
  })
  const check = new RedirectCheck(redirects, { pages, byFile }, (path) => place(ROUTES, path))
  return { redirects, problems: redirects.flatMap((_, i) => check.problems(i)) }
}

/** A path without percent-escapes; as it is typed if these hide a separator or a dot segment. */
function readable(path: string): string {
  const decoded = decodedPath(path)
  return /%2f/i.test(path) || /[?#\\]|(?:^|\/)\.{1,2}(?:\/|$)/.test(decoded) ? path : decoded
}

/** The path of an address, in one spelling. */
const pathOf = (address: string) => readable(address.replace(/[?#].*$/s, '')).normalize('NFC')

/** The path that a redirect takes; with its query, because the path alone remains a page. */
const oldPath = ({ from, query }: Redirect) => (query === undefined ? pathOf(from) : from)

/** Finds what is wrong with redirects, one by one. */
class RedirectCheck {
  readonly #redirects: readonly Redirect[]
  readonly #pages: Pages
  readonly #pageFiles: Pages
  readonly #place: (path: Path) => Place
  /** The first redirect from each path, and for each file of the output folder. */
  readonly #byPath = new Map<string, Redirect>()
  readonly #byFile = new Map<string, Redirect>()

  constructor(
    redirects: readonly Redirect[],
    { pages, byFile }: Readonly<Record<'pages' | 'byFile', Pages>>,
    place: (path: Path) => Place,
  ) {
    this.#redirects = redirects
    this.#pages = pages
    this.#pageFiles = byFile
    this.#place = place
    for (const redirect of redirects) {
      const path = oldPath(redirect)
      if (!this.#byPath.has(path)) this.#byPath.set(path, redirect)
      if (!this.#byFile.has(fileOf(path))) this.#byFile.set(fileOf(path), redirect)
    }
  }

  problems(index: number): Problem[] {
    const redirect = this.#redirects[index]
    if (!redirect) return []
    const at = () => this.#place(['redirects', index, 'to'])
    return [this.#declaredTwice(redirect), this.#hidesPage(redirect), this.#wrongTarget(redirect, at)].flatMap(
      (problem) => problem ?? [],
    )
  }

  #declaredTwice(redirect: Redirect): Problem | undefined {
    const first = this.#byFile.get(fileOf(oldPath(redirect)))
    if (!first || first === redirect) return undefined
    const { file, line } = first.at
    const spelling = first.from === redirect.from ? '' : `, as ${first.from}`
    const text = `${redirect.from} is already redirected by ${file}:${line}${spelling}`
    return withRule('url/collision', error(text, redirect.at, 'keep one of the two'))
  }

  #hidesPage(redirect: Redirect): Problem | undefined {
    const page = this.#pageFiles.get(fileOf(oldPath(redirect)))
    if (!page) return undefined
    const { file, line } = this.#place(['pages', page.route, 'path'])
    const text = `${redirect.from} is the address of ${page.file} (${file}:${line}); a redirect would hide that page`
    const help = 'delete the redirect, or give the page another path'
    return withRule('redirect/target', error(text, redirect.at, help))
  }

  #wrongTarget({ from, to }: Redirect, at: () => Place): Problem | undefined {
    if (!to.startsWith('/')) return undefined
    const target = pathOf(to)
    const next = this.#byPath.get(target)
    if (target === pathOf(from))
      // With a query, too: some hosts send it on.
      return withRule('redirect/target', error(`${from} redirects to itself`, at(), 'send it to a page, or delete it'))
    if (next) return withRule('redirect/target', this.#chain(from, target, next, at()))
    if (this.#pages.has(target)) return undefined
    const text = `${from} goes to ${target}, which is not a page`
    return withRule('redirect/target', error(text, at(), didYouMean(target, this.#pages.keys())))
  }

  #chain(from: string, target: string, next: Redirect, at: Place): Problem {
    const end = this.#endOf(target)
    const step = `${from} goes to ${target}, which ${next.at.file}:${next.at.line} redirects`
    return end === undefined
      ? error(`${step} in a circle`, at, 'send one of them to a page')
      : error(`${step} again`, at, `send it straight to ${end}`)
  }

  /** The end of a chain of redirects; undefined if it is a circle. */
  #endOf(start: string): string | undefined {
    const seen = new Set<string>()
    let path = start
    for (let next = this.#byPath.get(path); next; next = this.#byPath.get(path)) {
      if (seen.has(path)) return undefined
      seen.add(path)
      path = pathOf(next.to)
    }
    return path
  }
}
