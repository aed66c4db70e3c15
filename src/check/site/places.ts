// Places of findings: the route of a page, the redirect of an address, a file of public/.
import { ROUTES } from '../../model/content.ts'
import type { Redirect } from '../../model/plan.ts'
import { encodedPath } from '../../model/spellings.ts'
import { memoize } from '../../runtime/memoize.ts'
import type { PageIdentity, SiteContext, Where } from '../rule.ts'

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
const indexesOf = memoize(
  (redirects: readonly Redirect[]) =>
    new Map(redirects.map(({ from }, i) => [encodedPath(from), i] as const).reverse()),
)

/** The redirect of an address in content/routes.yaml; undefined if it is not listed there. */
export function redirectAt(
  { routes, redirects }: Pick<SiteContext, 'routes' | 'redirects'>,
  from: string,
  key: 'from' | 'to' | 'status' = 'from',
): Where | undefined {
  const i = indexesOf(redirects).get(encodedPath(from))
  return i === undefined || routes.redirects[i] === undefined
    ? undefined
    : { file: ROUTES, path: ['redirects', i, key] }
}

/** A file of the output as text. */
export const outputText = ({ output }: Pick<SiteContext, 'output'>, file: string): string | undefined => {
  const bytes = output.read(file)
  return bytes && Buffer.from(bytes).toString('utf8')
}
