// A document -> the head of its page, as data: title, description, keywords, robots, canonical, social tags. Pure.

import type { ContentDocument } from '../model/content.ts'
import { plainText } from '../model/inline.ts'
import type { Head } from '../model/plan.ts'
import type { Site } from '../model/schemas/site.ts'

export function headOf({
  site,
  path,
  document,
  graph,
}: {
  site: Site
  path: string
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
    social: {
      'og:type': 'website',
      'og:site_name': site.business.name,
      'og:locale': site.locale,
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
