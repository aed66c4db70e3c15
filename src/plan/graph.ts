// The structured data of a page: one schema.org @graph with stable @ids.
// Google's LocalBusiness page (read 2026-11): name and address required; round the clock is 00:00 to 23:59.
import { type Price, type PriceRow, priceOf, pricesIn } from '../language/price.ts'
import { homeOf } from '../model/address.ts'
import type { PageEntry } from '../model/content.ts'
import { DAYS } from '../model/hours.ts'
import { plainText } from '../model/inline.ts'
import { phonesOf } from '../model/phone.ts'
import type { Crumb, Head } from '../model/plan.ts'
import type { Team } from '../model/schemas/content-schemas.ts'
import type { Routes } from '../model/schemas/routes.ts'
import type { Site } from '../model/schemas/site.ts'
import { type Opening, periodsFrom } from '../model/seasons.ts'
import { withoutTags } from '../model/source-map.ts'

type GraphNode = Record<string, unknown>
type Kind = Routes['pages'][number]['graph'][number]

export interface Subject {
  readonly site: Site
  readonly path: string
  readonly entry: PageEntry['values']
  readonly kinds: readonly Kind[]
  readonly crumbs: readonly Crumb[]
  /** Names of the areas that the service covers. */
  readonly serves: readonly string[]
  /** The rows of the price list, if the page shows it. */
  readonly prices: readonly PriceRow[]
  /** The branch that the page is about, by its name in site.yaml. */
  readonly branch?: string | undefined
  /** The people of content/team.yaml, if the page shows them or names one as its author. */
  readonly team: Team['items']
  /** The day of the build, as year-month-day. */
  readonly today?: string | undefined
}

/** The graph of a page: breadcrumbs below the home page, and what the route asks for. JSON leaves out undefined values. */
export function graphOf(subject: Subject): Head['graph'] {
  const { site, path, kinds, crumbs } = subject
  const url = site.origin + path
  const nodes: GraphNode[] = []
  const service = kinds.includes('service') || kinds.includes('place')
  const home = site.origin + homeOf(site.language, site)
  if (service || kinds.includes('business')) nodes.push(business(subject), ...branchesOf(subject))
  if (kinds.includes('website'))
    nodes.push({
      '@type': 'WebSite',
      '@id': `${home}#website`,
      url: home,
      name: site.business.name,
      inLanguage: site.language,
      publisher: { '@id': `${site.origin}/#business` },
    })
  if (service) nodes.push(serviceOf(subject))
  if (kinds.includes('post') && subject.entry.date !== undefined) nodes.push(...postOf(subject, subject.entry.date))
  else nodes.push(...subject.team.map((person) => personOf(site, person)))
  if (crumbs.length > 1)
    nodes.push({
      '@type': 'BreadcrumbList',
      '@id': `${url}#breadcrumbs`,
      itemListElement: crumbs.map((crumb, i) => ({
        '@type': 'ListItem',
        position: i + 1,
        name: crumb.name,
        // The last item is the page itself and needs no address (Google, Breadcrumb structured data).
        item: i < crumbs.length - 1 ? site.origin + crumb.path : undefined,
      })),
    })
  return nodes
}

/** The service of a page: its areas and its prices. */
function serviceOf({ site, path, entry, kinds, serves, branch }: Subject): GraphNode {
  const isArea = kinds.includes('place')
  const served = serves.length > 0 ? serves : [site.business.serves.name]
  const names = isArea ? [entry.name] : served
  const offers = pricesIn(entry.price ?? '', claimTexts(site), site.language).map((price) => offer(price))
  return {
    '@type': 'Service',
    '@id': `${site.origin}${path}#service`,
    url: site.origin + path,
    name: entry.service?.name ?? (isArea ? entry.head.title : entry.name),
    serviceType: entry.service?.type,
    description: plainText(entry.head.description),
    provider: { '@id': branch === undefined ? `${site.origin}/#business` : branchId(site, branch) },
    areaServed: oneOrAll(names.map((name) => ({ '@type': site.business.serves.places, name }))),
    offers: offers.length > 0 ? oneOrAll(offers) : undefined,
  }
}

/** The business as other nodes name it. */
const asPublisher = ({ business: { type, name }, origin }: Site): GraphNode => ({
  '@type': type,
  '@id': `${origin}/#business`,
  name,
  url: `${origin}/`,
})

const personOf = (site: Site, { id, name, role, photo, sameAs }: Team['items'][number]): GraphNode => ({
  '@type': 'Person',
  '@id': `${site.origin}/#person-${id}`,
  name,
  jobTitle: role,
  image: photo && { $picture: photo.file },
  sameAs,
  worksFor: asPublisher(site),
})

/**
 * An article and its author. Google, Article structured data (read 2026-11): author, picture and both dates are
 * recommended. The document replaces `$picture` with an address, that of the social card if there is no photo.
 */
function postOf({ site, path, entry, team }: Subject, date: string): GraphNode[] {
  const url = site.origin + path
  const author = team.find(({ id }) => id === entry.author)
  return [
    {
      '@type': 'BlogPosting',
      '@id': `${url}#article`,
      mainEntityOfPage: url,
      headline: entry.name,
      description: plainText(entry.head.description),
      image: { $picture: entry.photo?.file },
      datePublished: date,
      dateModified: entry.updated ?? date,
      inLanguage: site.language,
      author: author ? { '@id': `${site.origin}/#person-${author.id}` } : asPublisher(site),
      publisher: asPublisher(site),
    },
    ...(author ? [personOf(site, author)] : []),
  ]
}

/** A list, or undefined if it is empty, which JSON leaves out. */
const orNone = <T>(values: readonly T[]) => (values.length > 0 ? values : undefined)

const oneOrAll = <T>(values: readonly T[]) => (values.length === 1 ? values[0] : values)

/** The texts of the claims, with their variants. */
const claimTexts = ({ claims }: Site): string[] =>
  Object.values(claims).flatMap(({ text, variants = {} }) => [text, ...Object.values(variants).map(({ text }) => text)])

/** A price "from" an amount is a minimum, and a range has both ends. */
const offer = ({ amount, most, currency, least }: Price, more?: GraphNode): GraphNode => ({
  '@type': 'Offer',
  ...(least || most !== undefined
    ? {
        priceSpecification: {
          '@type': 'PriceSpecification',
          minPrice: amount,
          maxPrice: most,
          priceCurrency: currency,
        },
      }
    : { price: amount, priceCurrency: currency }),
  ...more,
})

/** The price list as offers. A row whose price is neither an amount nor a range is left out. */
function catalog(rows: readonly PriceRow[], language: string): GraphNode {
  return {
    '@type': 'OfferCatalog',
    itemListElement: rows.flatMap(({ service, price: text, until }) => {
      const price = priceOf(withoutTags(text), language)
      return price ? [offer(price, { itemOffered: { '@type': 'Service', name: service }, validThrough: until })] : []
    }),
  }
}

const address = (a: Site['business']['address']): GraphNode => ({
  '@type': 'PostalAddress',
  streetAddress: a.street,
  addressLocality: a.locality,
  addressRegion: a.region,
  postalCode: a.postalCode,
  addressCountry: a.country,
})

/** The hours of a week, with the dates between which they are valid. Closed all day is 00:00 to 00:00. */
const weekOf = (hours: Opening['hours'], dates?: GraphNode): GraphNode[] =>
  hours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    closes,
    ...dates,
  }))

/** The hours of the week; with seasons, those of the season of `today` and of the next of each other. */
function hoursOf(location: Opening, today: string | undefined): readonly GraphNode[] | undefined {
  if (location.seasons.length === 0 || today === undefined) return orNone(weekOf(location.hours))
  const closed = [{ days: [...DAYS], opens: '00:00', closes: '00:00' }]
  return periodsFrom(location, today).flatMap(({ from, through, hours }) =>
    weekOf(hours.length > 0 ? hours : closed, { validFrom: from, validThrough: through }),
  )
}

type Location = Opening & Pick<Site['business'], 'address' | 'geo' | 'otherHours'>

/** Where a location is, and when it is open. */
function locationOf(location: Location, today: string | undefined): GraphNode {
  const { address: at, geo, otherHours } = location
  return {
    address: address(at),
    geo: geo && { '@type': 'GeoCoordinates', ...geo },
    openingHoursSpecification: hoursOf(location, today),
    // Closed all day is 00:00 to 00:00 (Google, Local business structured data).
    specialOpeningHoursSpecification: orNone(
      otherHours.map(({ from, through = from, opens = '00:00', closes = '00:00' }) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: from,
        validThrough: through,
        opens,
        closes,
      })),
    ),
  }
}

const branchId = ({ origin }: Site, branch: string) => `${origin}/#branch-${branch}`

/**
 * The branches that a page shows: its own, else all. Each location is a LocalBusiness with its own @id (Google, Local
 * business) below its `parentOrganization` (schema.org, which replaces `branchOf`); `department` is for parts of one
 * location.
 */
const branchesOf = ({ site, branch: branchOfPage, today }: Subject): GraphNode[] =>
  Object.entries(site.business.branches)
    .filter(([id]) => branchOfPage === undefined || branchOfPage === id)
    .map(([id, branch]) => ({
      '@type': site.business.type,
      '@id': branchId(site, id),
      name: branch.name,
      url: branch.page && site.origin + branch.page,
      parentOrganization: { '@id': `${site.origin}/#business` },
      telephone: phonesOf(site.business, id).map(({ number }) => number),
      ...locationOf(branch, today),
      priceRange: site.business.priceRange,
      hasMap: branch.map,
    }))

/** The business with all its data. The document adds its picture, the social card of the home page. */
function business({ site, prices, today }: Subject): GraphNode {
  const { business: b, origin } = site
  const telephone = phonesOf(b).map(({ number }) => number)
  return {
    '@type': b.type,
    '@id': `${origin}/#business`,
    name: b.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    telephone,
    email: b.email,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone,
      availableLanguage: site.languages ?? [site.language],
      hoursAvailable: hoursOf(b, today),
    },
    ...locationOf(b, today),
    areaServed: {
      '@type': 'GeoCircle',
      geoMidpoint: { '@type': 'GeoCoordinates', latitude: b.serves.latitude, longitude: b.serves.longitude },
      geoRadius: b.serves.radius,
    },
    priceRange: b.priceRange,
    // Google, "Reserve and order" actions: an address of the web, on every device.
    potentialAction: site.contact.booking && {
      '@type': 'ReserveAction',
      target: { '@type': 'EntryPoint', urlTemplate: site.contact.booking },
      result: { '@type': 'Reservation' },
    },
    hasMap: site.map?.link,
    sameAs: orNone(b.sameAs),
    hasOfferCatalog: prices.length > 0 ? catalog(prices, site.language) : undefined,
  }
}
