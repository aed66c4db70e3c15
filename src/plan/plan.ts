// Plans a site from the records of its pages: addresses, breadcrumbs, cards and redirects, before any page is drawn.
import { fileOf, homeOf, withSlash } from '../model/address.ts'
import type { Card } from '../model/card.ts'
import { type Content, type DocumentRecord, fileIn, inLanguage } from '../model/content.ts'
import { isShown } from '../model/ended.ts'
import { didYouMean } from '../model/nearest.ts'
import type { Crumb, Plan, PlannedPage, Twin } from '../model/plan.ts'
import { error, inOrder, type Problem, type Result, withRule } from '../model/problem.ts'
import { DANGLING } from '../model/schemas/fields.ts'
import { addressOf } from '../model/schemas/routes.ts'
import { onceBy } from '../runtime/once.ts'
import { redirectsOf } from './redirects.ts'

const ROUTES = 'content/routes.yaml'
/** The most places that a page names one by one; more are a circle on the map. */
const FEW = 50

/** The part of the content that plan reads. */
export type Routed = Pick<Content, 'others' | 'site' | 'routes' | 'faqs' | 'values' | 'at'>

/** Plans the whole site, in all its languages. Pages that are not shown on `today` keep their addresses reserved. */
export function plan(content: Routed, records: readonly DocumentRecord[], today?: string): Result<Plan> {
  const { site } = content
  const problems: Problem[] = []
  const within = (document: DocumentRecord): Routed => inLanguage<Routed>(content, document.language)
  const address = (document: DocumentRecord) => addressOf(document, within(document).routes, site.urls.trailingSlash)

  const taken = new Map<string, DocumentRecord>()
  const byFile = new Map<string, DocumentRecord>()
  for (const document of records) {
    const path = address(document)
    const other = byFile.get(fileOf(path))
    if (other) {
      problems.push(collision(content, path, other, document))
      continue
    }
    taken.set(path, document)
    byFile.set(fileOf(path), document)
  }
  problems.push(...wrongRoutes(content, taken), ...wrongBranches(content, records))
  const { redirects, problems: wrong } = redirectsOf(content, {
    has: (path) => taken.has(path),
    writtenTo: (file) => byFile.get(file),
    paths: () => taken.keys(),
  })
  problems.push(...wrong)
  if (problems.length > 0) return { problems: inOrder(problems) }
  for (const [path, document] of taken) if (!isShown(document, today)) taken.delete(path)

  const cardsOf = (language: string) => {
    const cards = new Map<string, Card>()
    for (const [path, document] of taken) {
      const { collection, slug } = document
      if (document.language === language) cards.set(`${collection}/${slug}`, cardOf(path, document))
    }
    return cards
  }
  const twinsOf = twinsIn(taken, content)
  const homeIn = (language: string) => {
    const own = homeOf(language, site)
    return taken.has(own) ? own : '/'
  }
  const { phones, branches } = site.business
  const firstPhone = Object.keys(phones)[0] ?? ''
  const is = (document: DocumentRecord, kind: 'place' | 'service') =>
    content.routes.pages[document.route]?.graph.includes(kind) === true
  const places = [...taken].filter(([, document]) => is(document, 'place')).sort(([a], [b]) => (a < b ? -1 : 1))
  const served = new Map(
    [site.language, ...content.others.keys()].map((language) => {
      const names = places.flatMap(([, document]) => (document.language === language ? [document.name] : []))
      return [language, names.length <= FEW ? names : []] as const
    }),
  )
  /** The other files that date pages of a template and a group of questions, in a language. */
  const shown = onceBy(
    ({ language, questionsFrom, uses }: DocumentRecord) => `${language} ${questionsFrom} ${uses}`,
    (document) => {
      const { questionsFrom, uses } = document
      const own = within(document)
      const group = questionsFrom !== undefined && (own.faqs.get(questionsFrom)?.length ?? 0) > 0
      return [
        ...(group ? [fileIn(own, `content/faqs/${questionsFrom}.yaml`)] : []),
        ...uses.map((name) => fileIn(own, `content/${name}.yaml`)),
      ]
    },
  )
  const crumbsOf = crumbsIn(taken, within, homeIn, twinsOf)
  const pages = [...taken].map(([path, document]): PlannedPage => {
    const { file, language, branch } = document
    return {
      path,
      twins: twinsOf(document),
      document,
      crumbs: crumbsOf({ path, document }),
      home: homeIn(language),
      phone: branches[branch ?? '']?.phones[0] ?? content.routes.pages[document.route]?.phone ?? firstPhone,
      serves: is(document, 'service') ? (served.get(language) ?? []) : [],
      sources: [file, ...shown(document)],
    }
  })
  pages.sort((a, b) => (a.path < b.path ? -1 : 1))
  const others = new Map(
    [...content.others].map(
      ([language, { site }]) => [language, { site, cards: cardsOf(language), home: homeIn(language) }] as const,
    ),
  )
  const first = new Map(content.routes.pages.map(({ each = '', first = [] }) => [each, first] as const))
  return { value: { site, others, pages, redirects, cards: cardsOf(site.language), first }, problems: [] }
}

/** The card of a page: what other pages show of it. */
export const cardOf = (path: string, { slug, name, summary, detail, icon, inflections }: Omit<Card, 'path'>): Card => ({
  slug,
  path,
  name,
  summary,
  detail,
  icon,
  inflections,
})

const NONE: readonly Twin[] = []

/** Returns the translations of a page and the page itself, in the order of the languages; none if it has no other. */
function twinsIn(taken: ReadonlyMap<string, DocumentRecord>, { site, others }: Routed) {
  const pages = new Map<string, Twin[]>()
  const place = ({ route, collection, slug }: DocumentRecord) => `${route} ${collection}/${slug}`
  if (others.size > 0)
    for (const [path, document] of taken) {
      const all = pages.get(place(document)) ?? []
      pages.set(place(document), all)
      const hidden = document.robots.startsWith('noindex')
      all.push({ language: document.language, path, ...(hidden && { hidden }) })
    }
  const order = [site.language, ...others.keys()]
  for (const all of pages.values()) all.sort((a, b) => order.indexOf(a.language) - order.indexOf(b.language))
  return (document: DocumentRecord): readonly Twin[] => {
    if (others.size === 0) return NONE
    const all = pages.get(place(document)) ?? []
    return all.length > 1 ? all : []
  }
}

/**
 * Cards by collection: those that are `first` of it, then the others by name in the language of the site. Pages at
 * fixed addresses are no collection.
 */
export function collectionsOf(
  { cards, site }: Pick<Plan, 'cards' | 'site'>,
  first: Plan['first'],
): Record<string, readonly Card[]> {
  const known = sorted.get(cards) ?? sortedCards(cards, first, site.language)
  sorted.set(cards, known)
  return known
}

/** Sorted cards, memoized: the cards of a plan are those of one language. */
const sorted = new WeakMap<Plan['cards'], Record<string, readonly Card[]>>()

/** Collections, each sorted when it is asked for. */
function sortedCards(cards: Plan['cards'], first: Plan['first'], language: string): Record<string, readonly Card[]> {
  const collator = new Intl.Collator(language)
  const collections = new Map<string, Card[]>()
  for (const [key, card] of cards) {
    const collection = key.slice(0, key.indexOf('/'))
    if (collection === 'pages') continue
    const list = collections.get(collection) ?? []
    collections.set(collection, list)
    list.push(card)
  }
  const sorted: Record<string, readonly Card[]> = {}
  for (const [collection, list] of collections) {
    let isSorted = false
    const ranks = new Map(first.get(collection)?.map((slug, i) => [slug, i]))
    const rank = ({ slug }: Card) => ranks.get(slug) ?? ranks.size
    const get = () => {
      if (!isSorted) list.sort((a, b) => rank(a) - rank(b) || collator.compare(a.name, b.name))
      isSorted = true
      return list
    }
    Object.defineProperty(sorted, collection, { enumerable: true, get })
  }
  return sorted
}

function collision({ at }: Pick<Routed, 'at'>, path: string, first: DocumentRecord, second: DocumentRecord): Problem {
  const place = at(ROUTES, ['pages', first.route, 'path'])
  const text = `${path} is already the address of ${first.file} (${place.file}:${place.line})`
  const help = `give one of ${first.file} and ${second.file} another path`
  return withRule('url/collision', error(text, at(ROUTES, ['pages', second.route, 'path']), help))
}

/** A page at its address. */
interface Step {
  readonly path: string
  readonly document: DocumentRecord
}

/**
 * Returns a function from a page to its breadcrumbs, from the home page of its language down to it. A parent without a
 * page in that language is skipped; a circle of parents ends the crumbs. Pages of one parent share its crumbs.
 */
function crumbsIn(
  taken: ReadonlyMap<string, DocumentRecord>,
  within: (document: DocumentRecord) => Routed,
  homeIn: (language: string) => string,
  twinsOf: (document: DocumentRecord) => readonly Twin[],
): (page: Step) => readonly Crumb[] {
  /** By language and route, the way to the parent of its pages. */
  const ways = new Map<string, readonly Crumb[]>()
  return (page) => {
    const { language } = page.document
    const { routes, site } = within(page.document)
    const home = homeIn(language)
    const isFirst = homeOf(site.language, site) === '/'
    const inOwn = (above: string): string => {
      const parent = taken.get(above)
      if (parent === undefined) return home
      if (isFirst) return above
      return twinsOf(parent).find((twin) => twin.language === site.language)?.path ?? home
    }
    const wayTo = ({ path, document }: Step): readonly Crumb[] => {
      const foreign = document.language !== language && { language: document.language }
      const crumb = { name: document.name, path, ...foreign }
      if (path === home) return [crumb]
      const key = `${language} ${document.route}`
      const known = ways.get(key)
      if (known) return [...known, crumb]
      // Ends the crumbs if the parents form a circle.
      ways.set(key, [])
      const above = inOwn(withSlash(routes.pages[document.route]?.parent ?? '/', site.urls.trailingSlash))
      const parent = taken.get(above)
      const way = parent ? wayTo({ path: above, document: parent }) : []
      ways.set(key, way)
      return [...way, crumb]
    }
    return wayTo(page)
  }
}

/** Problems of routes: parents that are no pages or form a circle, unknown phones, unknown entries. */
function wrongRoutes(routed: Routed, taken: ReadonlyMap<string, DocumentRecord>): Problem[] {
  const { routes, at } = routed
  return routes.pages.flatMap((_, i) =>
    routeFaults(routed, taken, i).map(({ key, text, help }) =>
      withRule(DANGLING, error(text, at(ROUTES, ['pages', i, ...[key].flat()]), help)),
    ),
  )
}

/** Pages that name a branch that site.yaml does not have. */
function wrongBranches({ site, at }: Routed, records: readonly DocumentRecord[]): Problem[] {
  const known = Object.keys(site.business.branches)
  return records.flatMap(({ file, branch }) => {
    if (branch === undefined || known.includes(branch)) return []
    const text = `branch: "${branch}" is not under business.branches of site.yaml`
    return [withRule(DANGLING, error(text, at(file, ['branch']), didYouMean(branch, known)))]
  })
}

interface RouteFault {
  readonly key: string | readonly [string, number]
  readonly text: string
  readonly help?: string | undefined
}

function routeFaults({ routes, site }: Routed, taken: ReadonlyMap<string, DocumentRecord>, i: number): RouteFault[] {
  const { parent, path = '', phone, each, first = [] } = routes.pages[i] ?? {}
  const slash = site.urls.trailingSlash
  const faults: RouteFault[] = []
  if (parent !== undefined && !taken.has(withSlash(parent, slash))) {
    const help = didYouMean(parent, taken.keys()) ?? 'name the path of another route'
    faults.push({ key: 'parent', text: `parent: "${parent}" is not a page`, help })
  }
  const circle = circleAbove(i, routes, (address) => taken.get(withSlash(address, slash))?.route)
  if (circle !== undefined) {
    const text = `parent: ${circle} leads back to ${path}`
    faults.push({ key: 'parent', text, help: 'let one of them stand below / or another page' })
  }
  const phones = Object.keys(site.business.phones)
  if (phone !== undefined && !phones.includes(phone))
    faults.push({
      key: 'phone',
      text: `phone: "${phone}" is not a phone of site.yaml`,
      help: didYouMean(phone, phones),
    })
  const slugs = first.length > 0 ? [...taken.values()].flatMap(({ route, slug }) => (route === i ? [slug] : [])) : []
  for (const [k, slug] of first.entries())
    if (!slugs.includes(slug)) {
      const text = `first: "${slug}" is not in content/${each}/`
      faults.push({ key: ['first', k], text, help: didYouMean(slug, slugs) })
    }
  return faults
}

/** The parents of a route if they lead back to it; undefined if they end. `routeAt` is the route of a path. */
function circleAbove(
  start: number,
  { pages }: Routed['routes'],
  routeAt: (path: string) => number | undefined,
): string | undefined {
  const way: string[] = []
  for (let step: number | undefined = start; step !== undefined; ) {
    const parent: string | undefined = pages[step]?.parent
    if (parent === undefined || way.includes(parent)) return undefined
    way.push(parent)
    step = routeAt(parent)
    if (step === start) return way.join(', ')
  }
  return undefined
}
