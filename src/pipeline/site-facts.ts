// Reads the declared facts of a business from its site, for use elsewhere: directories, address books, profiles.
import { priceRows } from '../language/price.ts'
import { inLanguages } from '../model/content.ts'
import { phonesOf } from '../model/phone.ts'
import type { Plan } from '../model/plan.ts'
import { routeAt } from '../model/schemas/routes.ts'
import type { Site } from '../model/schemas/site.ts'
import { inputsOf, type Options, type SiteResult } from './options.ts'
import { withRun } from './run.ts'
import { type ReadSite, readSite, type SiteModel } from './site.ts'

type Business = Site['business']

/** One location of the business. The id of the main location is `main`. */
export interface LocationFacts
  extends Pick<Business, 'name' | 'address' | 'geo' | 'hours' | 'seasons' | 'hoursShown' | 'otherHours' | 'timeZone'> {
  readonly id: string
  readonly phones: readonly Business['phones'][string][]
}

/** A page about a service or an area of the business. */
interface PageFact {
  readonly name: string
  readonly url: string
  readonly language: string
}

/** The declared facts of the business. */
export interface SiteFacts extends Pick<Business, 'type' | 'email' | 'serves' | 'sameAs'> {
  readonly origin: string
  readonly languages: readonly string[]
  readonly locations: readonly LocationFacts[]
  readonly services: readonly PageFact[]
  readonly areas: readonly PageFact[]
  readonly prices: readonly { readonly service: string; readonly price: string }[]
  readonly claims: readonly { readonly name: string; readonly about: string; readonly text: string }[]
}

/** Reads the site of `options` without drawing a page. Problems: all that prevent a build. */
export async function readPlanned(options: Options): Promise<SiteResult<ReadSite>> {
  return withRun(options, await inputsOf(options), (run) => readSite(run, { kind: 'build' }))
}

/** The pages whose structured data describes a thing of a kind. */
export const pagesAbout = (kind: 'service' | 'place', { content, plan }: Pick<SiteModel, 'content' | 'plan'>) =>
  plan.pages.filter(({ record }) => routeAt(content.routes, record.route).graph.includes(kind))

const pageFactsOf = (pages: Plan['pages'], { origin }: Site): PageFact[] =>
  pages.map(({ path, record: { name, language } }) => ({ name, url: origin + path, language }))

/** The facts of a site in its first language, with its pages of all languages. */
export function factsOfSite(model: Pick<SiteModel, 'content' | 'plan'>): SiteFacts {
  const { content } = model
  const { site } = content
  const { type, email, serves, sameAs, branches, ...main } = site.business
  const places = [['main', main] as const, ...Object.entries(branches)]
  const locations = places.map(([id, { name, address, geo, hours, seasons, hoursShown, otherHours, timeZone }]) => {
    const phones = phonesOf(site.business, id === 'main' ? undefined : id)
    return { id, name, phones, address, geo, hours, seasons, hoursShown, otherHours, timeZone }
  })
  return {
    origin: site.origin,
    type,
    email,
    languages: inLanguages(content).map((translation) => translation.site.language),
    locations,
    serves,
    sameAs,
    services: pageFactsOf(pagesAbout('service', model), site),
    areas: pageFactsOf(pagesAbout('place', model), site),
    prices: priceRows(content.data.get('prices')).map(({ service, price }) => ({ service, price })),
    claims: Object.entries(site.claims).map(([name, { about, text }]) => ({ name, about, text })),
  }
}
