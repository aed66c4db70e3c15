// The head of a page as data: title, description, keywords, robots, canonical address, social tags.

import type { ContentDocument } from '../model/content.ts'
import { plainText } from '../model/inline.ts'
import { alternatesOf, type Head, type Twin } from '../model/plan.ts'
import type { Site } from '../model/schemas/site.ts'

/** Decides the head of a page. */
export function headOf({
  site,
  path,
  twins,
  locales,
  document,
  graph,
}: {
  site: Site
  path: string
  twins: readonly Twin[]
  /** Open Graph locale by language. */
  locales: ReadonlyMap<string, string>
  document: Pick<ContentDocument, 'entry'>
  graph: Head['graph']
}): Head {
  const { title, description, keywords, robots, social } = document.entry.head
  const canonical = site.origin + path
  const hidden = robots.startsWith('noindex')
  const shown = { title: social?.title ?? title, description: plainText(description) }
  return {
    title,
    description: shown.description,
    keywords,
    // Search results may show the page's picture at full width (Google, Robots meta tag).
    robots: hidden ? robots : `${robots}, max-image-preview:large`,
    canonical,
    alternates: alternatesOf(hidden ? [] : twins).map(({ hreflang, path }) => ({ hreflang, href: site.origin + path })),
    social: {
      'og:type': 'website',
      'og:site_name': site.business.name,
      'og:locale': site.locale,
      ...(twins.length > 0 && {
        'og:locale:alternate': twins.flatMap(({ language }) =>
          language === site.language ? [] : (locales.get(language) ?? []),
        ),
      }),
      'og:title': shown.title,
      'og:description': shown.description,
      'og:url': canonical,
      'twitter:card': 'summary',
      'twitter:title': shown.title,
      'twitter:description': shown.description,
    },
    graph: hidden ? [] : graph,
  }
}
