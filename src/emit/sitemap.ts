// sitemap.xml (an index past 50,000 addresses; limits of the sitemaps.org protocol 0.9) and robots.txt.
import { alternatesOf, type PlannedPage } from '../model/plan.ts'
import type { Site } from '../model/schemas/site.ts'
import { TRAINING_CRAWLERS } from './ai-crawlers.ts'
import { SIGNATURE } from './write.ts'

const LIMIT = 50_000
const HEADER = `<?xml version="1.0" encoding="UTF-8"?>\n${SIGNATURE}\n`
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const WITH_LANGUAGES = `${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml"`

/** `dates`: page path -> W3C date its content last changed; a page without one gets no lastmod. */
export function sitemap(
  pages: readonly PlannedPage[],
  site: Site,
  dates: ReadonlyMap<string, string>,
): Map<string, string> {
  const shown = site.isStaging ? [] : pages.filter((page) => !page.record.robots.startsWith('noindex'))
  const namespace = shown.some(({ twins }) => alternatesOf(twins).length > 0) ? WITH_LANGUAGES : NAMESPACE
  const urls = shown.map((page) => {
    const date = dates.get(page.path)
    const lastmod = date === undefined ? '' : `<lastmod>${date}</lastmod>`
    return `<url><loc>${site.origin}${page.path}</loc>${lastmod}${alternates(page, site)}</url>`
  })
  const list = (part: readonly string[]) => `${HEADER}<urlset ${namespace}>\n${part.join('\n')}\n</urlset>\n`
  if (urls.length <= LIMIT) return new Map([['sitemap.xml', list(urls)]])
  const files = new Map<string, string>()
  for (let i = 0; i * LIMIT < urls.length; i++)
    files.set(`sitemap-${i + 1}.xml`, list(urls.slice(i * LIMIT, (i + 1) * LIMIT)))
  const parts = [...files.keys()].map((name) => `<sitemap><loc>${site.origin}/${name}</loc></sitemap>`)
  files.set('sitemap.xml', `${HEADER}<sitemapindex ${NAMESPACE}>\n${parts.join('\n')}\n</sitemapindex>\n`)
  return files
}

const alternates = ({ twins }: PlannedPage, { origin }: Site): string =>
  alternatesOf(twins)
    .map(({ hreflang, path }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${origin}${path}"/>`)
    .join('')

/** Everything may be read, but not for training if site.yaml refuses that; the sitemap is named. Nothing while staging. */
export function robots({ origin, ai, isStaging }: Pick<Site, 'origin' | 'ai' | 'isStaging'>): string {
  if (isStaging) return 'User-agent: *\nDisallow: /\n'
  const refused = ai.training === 'no' ? TRAINING_CRAWLERS.map(({ agent }) => `User-agent: ${agent}\n`) : []
  const training = refused.length === 0 ? '' : `${refused.join('')}Disallow: /\n\n`
  return `${training}User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
}
