// Plans a site from the records of its pages: addresses, breadcrumbs, cards and redirects, before any page is drawn.

import { fileOf, homeOf, withSlash } from '../model/address.ts'
import type { Card } from '../model/card.ts'
import {
  type Content,
  fileIn,
  inLanguage,
  type PageRecord,
  type PageSource,
  type Positions,
  ROUTES,
} from '../model/content.ts'
import { didYouMean } from '../model/nearest.ts'
import type { Crumb, Plan, PlannedPage, Twin } from '../model/plan.ts'
import { present } from '../model/present.ts'
import { error, inOrder, type Problem, type Result } from '../model/problem.ts'
import type { Team } from '../model/schemas/content-schemas.ts'
import { DANGLING } from '../model/schemas/fields.ts'
import { addressOf } from '../model/schemas/routes.ts'
import { isShown } from '../model/shown-on.ts'
import { memoize } from '../runtime/memoize.ts'
import { redirectsOf } from './redirects.ts'

/** The most areas that a page names one by one; more are a circle on the map. */
const FEW = 50

/** The part of the content that plan reads. */
export type Routed = Pick<Content, 'others' | 'site' | 'routes' | 'faqs' | 'data' | 'values'>

/**
 * Plans the whole site, in all its languages. Pages that are not shown on `today` keep their addresses reserved, and so
 * do the `unread` ones, whose files have mistakes. `at` finds the places of problems. A plan with problems lacks the
 * redirects and the fields of routes that have them; pages that share an address prevent it.
 */
export function plan(
  content: Routed,
  records: readonly PageRecord[],
  at: Positions['at'],
  { today, unread = [] }: { readonly today?: string | undefined; readonly unread?: readonly PageSource[] } = {},
): Result<Plan> {
  const { site } = content
  const problems: Problem[] = []
  const taken = new Map<string, PageRecord>()
  const byFile = new Map<string, PageRecord>()
  for (const record of records) {
    const path = pathOf(record, content)
    const other = byFile.get(fileOf(path))
    if (other) problems.push(collision(at, path, other, record))
    else {
      taken.set(path, record)
      byFile.set(fileOf(path), record)
    }
  }
  const isCertain = problems.length === 0
  const reserved = new Map<string, PageSource>(unread.map((source) => [pathOf(source, content), source]))
  const addresses = new Map([...taken, ...reserved])
  const files = new Map([...byFile, ...[...reserved].map(([path, source]) => [fileOf(path), source] as const)])
  const { redirects, problems: wrong } = redirectsOf(content, addresses, files, at)
  const routes = wrongRoutes(content, addresses, at)
  problems.push(...routes.map(({ problem }) => problem), ...wrongNames(content, records, at), ...wrong)
  if (!isCertain) return { problems: inOrder(problems) }
  const hidden = new Map(
    [...taken].flatMap(([path, page]) => (isShown(page, today) ? [] : [[path, page.file] as const])),
  )
  for (const path of hidden.keys()) taken.delete(path)

  const planner = new Planner(withoutFields(content, routes), taken)
  const pages = [...taken].map(([path, record]) => planner.page(path, record))
  pages.sort((a, b) => (a.path < b.path ? -1 : 1))
  const others = new Map(
    [...content.others].map(([language, { site }]) => {
      return [language, { site, ...planner.cards(language), home: planner.home(language) }] as const
    }),
  )
  const unreadPaths = new Set(reserved.keys())
  const cards = planner.cards(site.language)
  const value = { site, others, pages, redirects, hidden, unread: unreadPaths, ...cards }
  return { value, problems: inOrder(problems) }
}

/** The address of the page of a file. */
const pathOf = (source: PageSource, content: Routed) =>
  addressOf(source, inLanguage<Routed>(content, source.language).routes, content.site.urls.trailingSlash)

/** Decides the pages and cards of a site whose addresses are known. */
class Planner {
  readonly #content: Routed
  readonly #taken: ReadonlyMap<string, PageRecord>
  /** The names of the areas that services cover, by language. */
  readonly #served: (language: string) => readonly string[]
  /** The translations of each page, itself included, in the order of the languages; empty for one language. */
  readonly #twins = new Map<string, Twin[]>()
  /** The crumbs of the parent of the pages of a route, which they share. */
  readonly #crumbsAbove = memoize(
    ({ route, language }: Pick<PageRecord, 'route' | 'language'>): readonly Crumb[] => {
      const above = this.#parentOf(route, language)
      const parent = this.#taken.get(above)
      return parent ? this.#crumbs(above, parent, language) : []
    },
    { key: ({ route, language }) => `${language} ${route}` },
  )
  /** The other files that date pages of a template and a group of questions, in a language. */
  readonly #shown = memoize(
    ({ language, questionsFrom, uses }: PageRecord) => {
      const translation = inLanguage(this.#content, language)
      const hasGroup = questionsFrom !== undefined && (translation.faqs.get(questionsFrom)?.length ?? 0) > 0
      return [...(hasGroup ? [`faqs/${questionsFrom}`] : []), ...uses].map((name) =>
        fileIn(translation, `content/${name}.yaml`),
      )
    },
    { key: ({ language, questionsFrom, uses }) => `${language} ${questionsFrom} ${uses}` },
  )

  constructor(content: Routed, taken: ReadonlyMap<string, PageRecord>) {
    this.#content = content
    this.#taken = taken
    const areas = [...taken].filter(([, page]) => this.#is(page, 'place')).sort(([a], [b]) => (a < b ? -1 : 1))
    this.#served = memoize((language: string) => {
      const names = areas.flatMap(([, page]) => (page.language === language ? [page.name] : []))
      return names.length <= FEW ? names : []
    })
    const order = [content.site.language, ...content.others.keys()]
    for (const [path, page] of order.length > 1 ? taken : []) {
      const all = this.#twins.get(twinKeyOf(page)) ?? []
      this.#twins.set(twinKeyOf(page), all)
      all.push({ language: page.language, path, ...(page.robots.startsWith('noindex') && { hidden: true }) })
      all.sort((a, b) => order.indexOf(a.language) - order.indexOf(b.language))
    }
  }

  page(path: string, record: PageRecord): PlannedPage {
    const { file, language, branch, route } = record
    const { phones, branches } = this.#content.site.business
    const phone = branches[branch ?? '']?.phones[0] ?? this.#content.routes.pages[route]?.phone
    return {
      path,
      twins: this.#twinsOf(record),
      record,
      crumbs: this.#crumbs(path, record, language),
      home: this.home(language),
      phone: phone ?? present(Object.keys(phones)[0], 'the first phone'),
      serves: this.#is(record, 'service') ? this.#served(language) : [],
      sources: [file, ...this.#shown(record)],
    }
  }

  /** The cards of the pages in a language, by `collection/slug` and by collection. */
  cards(language: string): Pick<Plan, 'cards' | 'collections'> {
    const pages = [...this.#taken].filter(([, page]) => page.language === language)
    const cards = new Map(pages.map(([path, page]) => [`${page.collection}/${page.slug}`, cardOf(path, page)]))
    return { cards, collections: collectionsOf(cards, this.#content.routes, language) }
  }

  /** The address of the home page in a language, or of the site if that language has none. */
  home(language: string): string {
    const path = homeOf(language, this.#content.site)
    return this.#taken.has(path) ? path : '/'
  }

  #is({ route }: PageRecord, kind: 'place' | 'service'): boolean {
    return this.#content.routes.pages[route]?.graph.includes(kind) === true
  }

  /** The translations of a page and the page itself; none if it has no other. */
  #twinsOf(page: PageRecord): readonly Twin[] {
    const all = this.#twins.get(twinKeyOf(page)) ?? NONE
    return all.length > 1 ? all : NONE
  }

  /**
   * The breadcrumbs of a page, from the home page of `language` down to it. A parent without a page in that language is
   * skipped.
   */
  #crumbs(path: string, record: PageRecord, language: string): readonly Crumb[] {
    const crumb = { name: record.name, path, ...(record.language !== language && { language: record.language }) }
    return path === this.home(language) ? [crumb] : [...this.#crumbsAbove({ route: record.route, language }), crumb]
  }

  /** The parent of the pages of a route: its page in that language, if there is one, else the home page. */
  #parentOf(route: number, language: string): string {
    const { routes, site } = inLanguage(this.#content, language)
    const above = withSlash(routes.pages[route]?.parent ?? '/', site.urls.trailingSlash)
    const parent = this.#taken.get(above)
    if (parent === undefined || homeOf(language, site) === '/') return above
    return this.#twinsOf(parent).find((twin) => twin.language === language)?.path ?? this.home(language)
  }
}

const NONE: readonly Twin[] = []

/** The identity of a page in all languages. */
const twinKeyOf = ({ route, collection, slug }: PageRecord) => `${route} ${collection}/${slug}`

/** The card of a page: what other pages show of it. */
const cardOf = (
  path: string,
  { slug, name, summary, detail, icon, inflections, date, updated, author, photo }: Omit<Card, 'path'>,
): Card => ({
  slug,
  path,
  name,
  summary,
  detail,
  icon,
  inflections,
  ...(photo && { photo }),
  ...(date !== undefined && { date, updated, author }),
})

/** The cards by collection, sorted: by the order of the route, then the newest, then by name. Pages at fixed addresses are not a collection. */
function collectionsOf(cards: Plan['cards'], { pages }: Routed['routes'], language: string): Plan['collections'] {
  const collator = new Intl.Collator(language)
  const collections = new Map<string, Card[]>()
  for (const [key, card] of cards) {
    const name = key.slice(0, key.indexOf('/'))
    if (name === 'pages') continue
    const list = collections.get(name) ?? []
    collections.set(name, list)
    list.push(card)
  }
  for (const [collection, list] of collections) {
    const first = pages.findLast(({ each }) => each === collection)?.first ?? []
    const ranks = new Map(first.map((slug, i) => [slug, i]))
    const rank = ({ slug }: Card) => ranks.get(slug) ?? ranks.size
    list.sort((a, b) => rank(a) - rank(b) || laterFirst(a, b) || collator.compare(a.name, b.name))
  }
  return Object.fromEntries(collections)
}

/** The order of two pages by their dates. */
const laterFirst = ({ date: a = '' }: Card, { date: b = '' }: Card) => Number(a < b) - Number(a > b)

function collision(at: Positions['at'], path: string, first: PageRecord, second: PageRecord): Problem {
  const place = at(ROUTES, ['pages', first.route, 'path'])
  const text = `${path} is already the address of ${first.file} (${place.file}:${place.line})`
  const help = `give one of ${first.file} and ${second.file} another path`
  return error(text, at(ROUTES, ['pages', second.route, 'path']), help, 'url/collision')
}

/** A field of a route that has a problem. */
interface WrongField {
  readonly route: number
  readonly field: 'parent' | 'phone' | 'first'
  readonly problem: Problem
}

/** Problems of routes: parents that are not pages or form a circle, unknown phones, unknown entries. */
const wrongRoutes = (routed: Routed, taken: ReadonlyMap<string, PageSource>, at: Positions['at']): WrongField[] =>
  routed.routes.pages.flatMap((_, i) => wrongRoute(routed, taken, at, i))

/** The content whose routes do not have these fields, in any language. */
function withoutFields(content: Routed, wrong: readonly WrongField[]): Routed {
  if (wrong.length === 0) return content
  const cleaned = <Language extends Routed>(language: Language): Language => {
    const pages = language.routes.pages.map((route, i) => {
      const fields = wrong.filter((field) => field.route === i).map(({ field }) => [field, undefined])
      return { ...route, ...Object.fromEntries(fields) }
    })
    return { ...language, routes: { ...language.routes, pages } }
  }
  const others = new Map([...content.others].map(([code, language]) => [code, cleaned(language)]))
  return { ...cleaned(content), others }
}

function wrongRoute(
  { routes, site }: Routed,
  taken: ReadonlyMap<string, PageSource>,
  at: Positions['at'],
  i: number,
): WrongField[] {
  const { parent, path = '', phone, each, first = [] } = routes.pages[i] ?? {}
  const slash = site.urls.trailingSlash
  const problems: WrongField[] = []
  const add = (
    [field, ...entry]: readonly [WrongField['field'], ...number[]],
    text: string,
    help: string | undefined,
  ) => {
    const problem = error(text, at(ROUTES, ['pages', i, field, ...entry]), help, DANGLING)
    problems.push({ route: i, field, problem })
  }
  if (parent !== undefined && !taken.has(withSlash(parent, slash))) {
    const help = didYouMean(parent, taken.keys()) ?? 'name the path of another route'
    add(['parent'], `parent: "${parent}" is not a page`, help)
  }
  const circle = circleAbove(i, routes, (address) => taken.get(withSlash(address, slash))?.route)
  if (circle !== undefined)
    add(['parent'], `parent: ${circle} leads back to ${path}`, 'let one of them stand below / or another page')
  const phones = Object.keys(site.business.phones)
  if (phone !== undefined && !phones.includes(phone))
    add(['phone'], `phone: "${phone}" is not a phone of site.yaml`, didYouMean(phone, phones))
  const slugs = first.length > 0 ? [...taken.values()].flatMap(({ route, slug }) => (route === i ? [slug] : [])) : []
  for (const [k, slug] of first.entries())
    if (!slugs.includes(slug)) add(['first', k], `first: "${slug}" is not in content/${each}/`, didYouMean(slug, slugs))
  return problems
}

/** Pages that name a branch that site.yaml does not have, or an author who is not in the team. */
function wrongNames({ site, data }: Routed, records: readonly PageRecord[], at: Positions['at']): Problem[] {
  const { items = [] } = (data.get('team') ?? {}) as Partial<Team>
  const names = {
    branch: {
      known: Object.keys(site.business.branches),
      where: 'under business.branches of site.yaml',
      help: undefined,
    },
    author: { known: items.map(({ id }) => id), where: 'in content/team.yaml', help: 'add the person there, by id' },
  }
  return records.flatMap((record) =>
    (['branch', 'author'] as const).flatMap((key) => {
      const name = record[key]
      const { known, where, help } = names[key]
      if (name === undefined || known.includes(name)) return []
      const text = `${key}: "${name}" is not ${where}`
      return [error(text, at(record.file, [key]), didYouMean(name, known) ?? help, DANGLING)]
    }),
  )
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
