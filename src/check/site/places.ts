// What a finding is about -> the line a person would edit: the route of a page, the redirect of an address, a file of
// public/. Pure.
import type { PageRecord, SiteContext, Where } from '../../model/checks/rule.ts'
import { encodedPath } from '../../model/hosting/spellings.ts'
import { isRelative, ownPath, withoutQuery } from './addresses.ts'

const ROUTES = 'content/routes.yaml'

/** The route that gives a page its address. */
export const routeAt = ({ route }: Pick<PageRecord, 'route'>): Where => ({
  file: ROUTES,
  path: ['pages', route, 'path'],
})

/** What a page tells search engines. */
export const robotsAt = ({ from }: Pick<PageRecord, 'from'>): Where => ({ file: from, path: ['head', 'robots'] })

/** The list of redirects, where one may be added. */
export const redirectsAt: Where = { file: ROUTES, path: ['redirects'], part: 'key' }

/** The list of pages, where one may be added. */
export const pagesAt: Where = { file: ROUTES, path: ['pages'], part: 'key' }

/** A file of the output that is no page and no redirect came from public/. */
export const publicAt = (file: string, line?: number): Where => ({
  file: `public/${file}`,
  ...(line !== undefined && { line }),
})

/** The YAML of a redirect, by the address it leads away from. */
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

/** The pages that are places, by address: those of collections whose route says so. */
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

/** Links of a page that is no list of all places. */
const MOST = 400

/** Of each place the others that its page has links to: more of them than most pages have, in maps and menus. */
export function linksBetween(
  places: ReadonlyMap<string, unknown>,
  { site, summaries }: Pick<SiteContext, 'site' | 'summaries'>,
): ReadonlyMap<string, readonly string[]> {
  const targets = new Map<string, string | undefined>()
  const targetOf = (href: string, from: string) => {
    if (!targets.has(href)) {
      const path = isRelative(href) ? undefined : ownPath(href, from, site.origin)
      targets.set(href, path === undefined ? undefined : withoutQuery(path))
    }
    const other = targets.get(href)
    return other !== undefined && places.has(other) ? other : undefined
  }
  const links = new Map<string, ReadonlyMap<string, number>>()
  /** By place and number: how many pages have so many links to it. */
  const pagesWith = new Map<string, number>()
  for (const page of summaries) {
    const entries = places.has(page.path) ? page.links : []
    if (entries.length === 0 || entries.length > MOST) continue
    const own = new Map<string, number>()
    for (const { href, kind } of entries) {
      const other = kind === 'link' ? targetOf(href, page.path) : undefined
      if (other === undefined || other === page.path) continue
      const count = (own.get(other) ?? 0) + 1
      own.set(other, count)
      pagesWith.set(`${count} ${other}`, (pagesWith.get(`${count} ${other}`) ?? 0) + 1)
    }
    links.set(page.path, own)
  }
  const isUsual = (other: string, count: number) => (pagesWith.get(`${count} ${other}`) ?? 0) * 2 >= links.size
  return new Map(
    [...links].map(([from, own]) => [from, [...own].flatMap(([to, count]) => (isUsual(to, count) ? [] : [to]))]),
  )
}
