// What a page is about -> its structured data: one schema.org @graph with stable @ids. Pure.
// Google's LocalBusiness page (read 2026-11): name and address required; round the clock is 00:00 to 23:59.

import type { Question } from '../model/card.ts'
import type { ContentDocument } from '../model/content.ts'
import { plainText } from '../model/inline.ts'
import type { Crumb, Head } from '../model/plan.ts'
import type { Phone } from '../model/schemas/business.ts'
import type { Routes } from '../model/schemas/routes.ts'
import type { Site } from '../model/schemas/site.ts'

type GraphNode = Record<string, unknown>
type Kind = Routes['pages'][number]['graph'][number]

export interface Subject {
  readonly site: Site
  readonly path: string
  readonly document: Pick<ContentDocument, 'entry'>
  readonly kinds: readonly Kind[]
  readonly crumbs: readonly Crumb[]
  readonly questions: readonly Question[]
  readonly phone: Phone
}

/** Breadcrumbs stand everywhere below the home page; the rest where the route asks for it. */
export function graphOf(subject: Subject): Head['graph'] {
  const { site, path, document, kinds, crumbs, questions } = subject
  const url = site.origin + path
  const nodes: GraphNode[] = []
  const service = kinds.includes('service') || kinds.includes('place')
  if (kinds.includes('business')) nodes.push(business(site))
  else if (service) nodes.push(provider(site))
  if (kinds.includes('website'))
    nodes.push({
      '@type': 'WebSite',
      '@id': `${site.origin}/#website`,
      url: `${site.origin}/`,
      name: site.business.name,
      inLanguage: site.language,
      publisher: { '@id': `${site.origin}/#business` },
    })
  if (service)
    nodes.push({
      '@type': 'Service',
      '@id': `${url}#service`,
      url,
      name: kinds.includes('place') ? document.entry.head.title : document.entry.name,
      description: plainText(document.entry.head.description),
      provider: { '@id': `${site.origin}/#business` },
      areaServed: { '@type': 'City', name: kinds.includes('place') ? document.entry.name : site.business.serves.name },
    })
  if (crumbs.length > 1)
    nodes.push({
      '@type': 'BreadcrumbList',
      '@id': `${url}#breadcrumbs`,
      itemListElement: crumbs.map((crumb, i) => ({
        '@type': 'ListItem',
        position: i + 1,
        name: crumb.name,
        // The last item is the page itself and needs no address (Google, Breadcrumb structured data).
        ...(i < crumbs.length - 1 && { item: site.origin + crumb.path }),
      })),
    })
  if (kinds.includes('questions') && questions.length > 0)
    nodes.push({
      '@type': 'FAQPage',
      '@id': `${url}#questions`,
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: plainText(question),
        acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
      })),
    })
  return nodes
}

/** Who provides a service: the business, in as many words as a service page needs, under the @id of the whole. */
function provider({ business: b, origin }: Site): GraphNode {
  return {
    '@type': b.type,
    '@id': `${origin}/#business`,
    name: b.name,
    telephone: Object.values(b.phones).map((phone) => phone.number),
    address: address(b.address),
  }
}

const address = (a: Site['business']['address']): GraphNode => ({
  '@type': 'PostalAddress',
  ...(a.street !== undefined && { streetAddress: a.street }),
  addressLocality: a.locality,
  addressRegion: a.region,
  postalCode: a.postalCode,
  addressCountry: a.country,
})

/** The business, whole, on the pages that are about it. */
function business(site: Site): GraphNode {
  const { business: b, origin } = site
  return {
    '@type': b.type,
    '@id': `${origin}/#business`,
    name: b.name,
    url: `${origin}/`,
    image: `${origin}/icon-512.png`,
    telephone: Object.values(b.phones).map((phone) => phone.number),
    email: b.email,
    address: address(b.address),
    ...(b.geo && { geo: { '@type': 'GeoCoordinates', latitude: b.geo.latitude, longitude: b.geo.longitude } }),
    openingHoursSpecification: b.hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
    areaServed: {
      '@type': 'GeoCircle',
      geoMidpoint: { '@type': 'GeoCoordinates', latitude: b.serves.latitude, longitude: b.serves.longitude },
      geoRadius: b.serves.radius,
    },
    ...(b.priceRange !== undefined && { priceRange: b.priceRange }),
    ...(b.sameAs.length > 0 && { sameAs: b.sameAs }),
  }
}
