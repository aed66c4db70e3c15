// The locations of a business, and the pages about the areas that it serves.
import type { Site } from '../../model/schemas/site.ts'
import type { SiteContext } from '../rule.ts'

/** Whether the pages of a collection are about areas, or are articles: the structured data of their route says so. */
export const isOf = (type: 'place' | 'post', routes: SiteContext['routes'], collection: string): boolean =>
  routes.pages.some(({ graph, each }) => each === collection && graph.includes(type))

/** The business and its branches, each with its path in site.yaml. */
export const locationsOf = ({ business }: Pick<Site, 'business'>) => [
  { ...business, path: ['business'] },
  ...Object.entries(business.branches).map(([id, branch]) => ({ ...branch, path: ['business', 'branches', id] })),
]
