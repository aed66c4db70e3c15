// Places of findings: the route of a page, the redirect of an address, a file of public/, a location of the business.
import type { Redirect } from '../../model/plan.ts'
import type { Site } from '../../model/schemas/site.ts'
import { encodedPath } from '../../model/spellings.ts'
import { memoize } from '../../runtime/memoize.ts'
import type { PageIdentity, SiteContext, Where } from '../rule.ts'

/** The file with the routes of the first language. */
export const ROUTES = 'content/routes.yaml'

/** The route that gives a page its address. */
export const routeAt = ({ route }: Pick<PageIdentity, 'route'>): Where => ({
  file: ROUTES,
  path: ['pages', route, 'path'],
})

/** The robots directive of a page. */
export const robotsAt = ({ from }: Pick<PageIdentity, 'from'>): Where => ({ file: from, path: ['head', 'robots'] })

/** The list of redirects. */
export const redirectsAt: Where = { file: ROUTES, path: ['redirects'], part: 'key' }

/** The list of pages. */
export const pagesAt: Where = { file: ROUTES, path: ['pages'], part: 'key' }

/** The source of a copied file. */
export const publicAt = (file: string, line?: number): Where => ({
  file: `public/${file}`,
  ...(line !== undefined && { line }),
})

/** The position of each redirect by its address; of the first, if there are several. */
const positionsOf = memoize(
  (redirects: readonly Redirect[]) =>
    new Map(redirects.map(({ from }, i) => [encodedPath(from), i] as const).reverse()),
)

/** The redirect of an address in content/routes.yaml; undefined if it is not listed there. */
export function redirectAt(
  { routes, redirects }: Pick<SiteContext, 'routes' | 'redirects'>,
  from: string,
  key: 'from' | 'to' | 'status' = 'from',
): Where | undefined {
  const i = positionsOf(redirects).get(encodedPath(from))
  return i === undefined || routes.redirects[i] === undefined
    ? undefined
    : { file: ROUTES, path: ['redirects', i, key] }
}

/** A file of the output as text. */
export const outputText = ({ output }: Pick<SiteContext, 'output'>, file: string): string | undefined => {
  const bytes = output.read(file)
  return bytes && Buffer.from(bytes).toString('utf8')
}

/** Whether the pages of a collection are about places: the structured data of its route describes one. */
export const isOfPlaces = (routes: SiteContext['routes'], collection: string): boolean =>
  routes.pages.some(({ graph, each }) => each === collection && graph.includes('place'))

/** The business and its branches, each with its path in site.yaml. */
export const locationsOf = ({ business }: Pick<Site, 'business'>) => [
  { ...business, path: ['business'] },
  ...Object.entries(business.branches).map(([id, branch]) => ({ ...branch, path: ['business', 'branches', id] })),
]
