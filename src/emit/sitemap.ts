// The plan -> sitemap.xml (an index past 50,000 addresses), robots.txt. Pure. Limits: sitemaps.org protocol 0.9.
import type { PlannedPage } from '../model/plan.ts'
import type { Site } from '../model/schemas/site.ts'
import { SIGNATURE } from './write.ts'

const LIMIT = 50_000
const HEADER = `<?xml version="1.0" encoding="UTF-8"?>\n${SIGNATURE}\n`
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** `dates`: page path -> W3C date its content last changed; a page without one gets no lastmod. */
export function sitemap(
  pages: readonly PlannedPage[],
  site: Site,
  dates: ReadonlyMap<string, string>,
): Map<string, string> {
  const urls = pages
    .filter((page) => !page.document.robots.startsWith('noindex'))
    .map((page) => {
      const date = dates.get(page.path)
      return `<url><loc>${site.origin}${page.path}</loc>${date === undefined ? '' : `<lastmod>${date}</lastmod>`}</url>`
    })
  const list = (part: readonly string[]) => `${HEADER}<urlset ${NAMESPACE}>\n${part.join('\n')}\n</urlset>\n`
  if (urls.length <= LIMIT) return new Map([['sitemap.xml', list(urls)]])
  const files = new Map<string, string>()
  for (let i = 0; i * LIMIT < urls.length; i++)
    files.set(`sitemap-${i + 1}.xml`, list(urls.slice(i * LIMIT, (i + 1) * LIMIT)))
  const parts = [...files.keys()].map((name) => `<sitemap><loc>${site.origin}/${name}</loc></sitemap>`)
  files.set('sitemap.xml', `${HEADER}<sitemapindex ${NAMESPACE}>\n${parts.join('\n')}\n</sitemapindex>\n`)
  return files
}

/** Everything may be read; the sitemap is named. */
export const robots = (site: Site) => `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`
