// Places of findings: the route of a page, the redirect of an address, a file of public/.
import type { PageRecord, SiteContext, Where } from '../../model/checks/rule.ts'
import { encodedPath } from '../../model/hosting/spellings.ts'
import { once } from '../../runtime/once.ts'
import { localPath } from './addresses.ts'

const ROUTES = 'content/routes.yaml'

/** The route that gives a page its address. */
export const routeAt = ({ route }: Pick<PageRecord, 'route'>): Where => ({
  file: ROUTES,
  path: ['pages', route, 'path'],
})

/** The robots directive of a page. */
export const robotsAt = ({ from }: Pick<PageRecord, 'from'>): Where => ({ file: from, path: ['head', 'robots'] })

/** The list of redirects. */
export const redirectsAt: Where = { file: ROUTES, path: ['redirects'], part: 'key' }

/** The list of pages. */
export const pagesAt: Where = { file: ROUTES, path: ['pages'], part: 'key' }

/** The source of a copied file. */
export const publicAt = (file: string, line?: number): Where => ({
  file: `public/${file}`,
  ...(line !== undefined && { line }),
})

/** The redirect of an address in content/routes.yaml; undefined if it is not listed there. */
export function redirectAt(
  { routes, redirects }: Pick<SiteContext, 'routes' | 'redirects'>,
  from: string,
  key: 'from' | 'to' | 'status' = 'from',
): Where | undefined {
  const i = redirects.findIndex((redirect) => encodedPath(redirect.from) === encodedPath(from))
  return i < 0 || routes.redirects[i] === undefined ? undefined : { file: ROUTES, path: ['redirects', i, key] }
}

/** A file of the output as text. */
export const outputText = ({ output }: Pick<SiteContext, 'output'>, file: string): string | undefined => {
  const bytes = output.read(file)
  return bytes && Buffer.from(bytes).toString('utf8')
}

/** The pages about places, by address: those of routes whose structured data describes a place. */
export function servedPlaces({
  routes,
  pages,
}: Pick<SiteContext, 'routes' | 'pages'>): Map<string, { page: PageRecord; name: string }> {
  const collections = new Set(routes.pages.filter(({ graph }) => graph.includes('place')).map(({ each }) => each))
  return new Map(
    [...pages.values()]
      .filter(({ collection }) => collections.has(collection))
      .map((page) => [page.path, { page, name: page.names[0] ?? '' }]),
  )
}

/** A page with more links lists all places. */
const MOST = 400

/** The places that each place's page links to, except links that most of these pages share, as in maps and menus. */
export function linksBetween(
  places: ReadonlyMap<string, unknown>,
  { site, summaries }: Pick<SiteContext, 'site' | 'summaries'>,
): ReadonlyMap<string, readonly string[]> {
  const targetOf = once((href: string) => {
    const target = localPath(href, site.origin)
    return target !== undefined && places.has(target) ? target : undefined
  })
  const links = new Map<string, ReadonlyMap<string, number>>()
  /** By number and place: how many pages have that many links to it. */
  const pagesWith = new Map<string, number>()
  for (const { path, links: entries } of summaries) {
    if (!places.has(path) || entries.length === 0 || entries.length > MOST) continue
    const targets = entries.flatMap(({ href, kind }) => (kind === 'link' ? (targetOf(href) ?? []) : []))
    const own = counted(targets.filter((target) => target !== path))
    for (const [target, count] of own) add(pagesWith, `${count} ${target}`)
    links.set(path, own)
  }
  const isUsual = (target: string, count: number) => (pagesWith.get(`${count} ${target}`) ?? 0) * 2 >= links.size
  return new Map(
    [...links].map(([from, own]) => [from, [...own].flatMap(([to, count]) => (isUsual(to, count) ? [] : [to]))]),
  )
}

const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)

function counted(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) add(counts, key)
  return counts
}
