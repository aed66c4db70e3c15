// Makes the contexts of rules from a loaded and planned site with its output.
import type { Language } from '../../language/language.ts'
import { fileOf, withSlash } from '../../model/address.ts'
import type { Content } from '../../model/content.ts'
import type { Plan, PlannedPage } from '../../model/plan.ts'
import type { Site } from '../../model/schemas/site.ts'
import type { PageContext, PageIdentity, SiteContext } from '../rule.ts'
import { decoded } from '../site/addresses.ts'

/** A page of the plan as rules see it. */
export function plannedPage({ path, twins, record }: PlannedPage, site: Site): PageIdentity {
  const { file, language, collection, slug, references, route, branch, name, inflections } = record
  const { keywords, title, robots } = record
  return {
    path,
    language,
    twins,
    file: fileOf(path),
    from: file,
    collection,
    reference: `${collection}/${slug}`,
    references,
    route,
    names: [name, ...Object.values(inflections)],
    keywords,
    title,
    canonical: site.origin + path,
    robots,
    indexable: !robots.startsWith('noindex'),
    branch,
  }
}

/** The context of rules of pages and words. */
export const pageContext = (
  { site, tokens, data }: Pick<Content, 'site' | 'tokens' | 'data'>,
  language: Language,
  year: number,
): PageContext => ({ site, language, tokens, data, year })

/** The context of rules of the site, from its content, its plan and the given parts. */
export function siteContext(
  content: Content,
  plan: Pick<Plan, 'redirects' | 'hidden' | 'unread'>,
  given: Omit<SiteContext, keyof Content | 'redirects' | 'hidden' | 'answers' | 'translations'>,
): Omit<SiteContext, 'translations'> {
  const redirects = new Set(plan.redirects.map((redirect) => redirect.from))
  const { language, pages, output, year } = given
  return {
    ...given,
    ...pageContext(content, language, year),
    routes: content.routes,
    redirects: plan.redirects,
    hidden: plan.hidden,
    placeholders: content.placeholders,
    answers(path: string) {
      const bare = withSlash(path, content.site.urls.trailingSlash)
      if (pages.has(bare) || plan.unread.has(bare)) return 'page' as const
      if (redirects.has(bare)) return 'redirect' as const
      return output.files.has(decoded(path).slice(1)) ? ('file' as const) : undefined
    },
  }
}
