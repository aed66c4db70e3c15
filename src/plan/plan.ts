// Plans a site from the records of its pages: addresses, breadcrumbs, cards and redirects, before any page is drawn.

import { fileOf, homeOf, withSlash } from '../model/address.ts'
import type { Card } from '../model/card.ts'
import { fileIn, inLanguage, type PageRecord, type PageSource, type Positions, ROUTES } from '../model/content.ts'
import { groupedBy } from '../model/grouped.ts'
import type { Crumb, Plan, PlannedPage, Twin } from '../model/plan.ts'
import { present } from '../model/present.ts'
import { error, inOrder, type Problem, type Result } from '../model/problem.ts'
import { addressOf, routeAt } from '../model/schemas/routes.ts'
import { isShown } from '../model/shown-on.ts'
import { memoize } from '../runtime/memoize.ts'
import { redirectsOf } from './redirects.ts'
import { type Routed, withoutFields, wrongNames, wrongRoutes } from './wrong-routes.ts'

/** The most areas that a page names one by one; more are a circle on the map. */
const FEW = 50

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
  const { taken, collisions } = takenAddresses(content, records, at)
  const reserved = new Map(unread.map((source) => [pathOf(source, content), source] as const))
  const addresses = new Map<string, PageSource>([...taken, ...reserved])
  const { redirects, problems: wrongRedirects } = redirectsOf(content, addresses, at)
  const wrong = wrongRoutes(content, addresses, at)
  const wrongFields = wrong.map(({ problem }) => problem)
  const problems = inOrder([...collisions, ...wrongFields, ...wrongNames(content, records, at), ...wrongRedirects])
  if (collisions.length > 0) return { problems }

  const shown = new Map([...taken].filter(([, page]) => isShown(page, today)))
  const hidden = new Map([...taken].flatMap(([path, { file }]) => (shown.has(path) ? [] : [[path, file] as const])))
  const planner = new Planner(withoutFields(content, wrong), shown)
  const pages = [...shown].map(([path, record]) => planner.page(path, record))
  pages.sort((a, b) => (a.path < b.path ? -1 : 1))
  const others = new Map(
    [...content.others].map(([language, { site }]) => {
      return [language, { site, ...planner.cards(language), home: planner.home(language) }] as const
    }),
  )
  const cards = planner.cards(site.language)
  return { value: { site, others, pages, redirects, hidden, unread: new Set(reserved.keys()), ...cards }, problems }
}

/** The pages by address. Of pages with the same address, or the same file in the output folder, only the first. */
function takenAddresses(content: Routed, records: readonly PageRecord[], at: Positions['at']) {
  const taken = new Map<string, PageRecord>()
  const byFile = new Map<string, PageRecord>()
  const collisions: Problem[] = []
  for (const record of records) {
    const path = pathOf(record, content)
    const other = byFile.get(fileOf(path))
    if (other) collisions.push(collision(at, path, other, record))
    else {
      taken.set(path, record)
      byFile.set(fileOf(path), record)
    }
  }
  return { taken, collisions }
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
  /** The translations of pages that have some, themselves included, in the order of the languages. */
  readonly #twins: ReadonlyMap<string, readonly Twin[]>
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
    this.#twins = twinsIn(taken, [content.site.language, ...content.others.keys()])
  }

  page(path: string, record: PageRecord): PlannedPage {
    const { file, language, branch, route } = record
    const { phones, branches } = this.#content.site.business
    const phone = branches[branch ?? '']?.phones[0] ?? routeAt(this.#content.routes, route).phone
    return {
      path,
      twins: this.#twins.get(twinKeyOf(record)) ?? NONE,
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
    return routeAt(this.#content.routes, route).graph.includes(kind)
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
    const above = withSlash(routeAt(routes, route).parent ?? '/', site.urls.trailingSlash)
    const parent = this.#taken.get(above)
    if (parent === undefined || homeOf(language, site) === '/') return above
    return this.#twins.get(twinKeyOf(parent))?.find((twin) => twin.language === language)?.path ?? this.home(language)
  }
}

const NONE: readonly Twin[] = []

/** The identity of a page in all languages. */
const twinKeyOf = ({ route, collection, slug }: PageRecord) => `${route} ${collection}/${slug}`

/** The translations of each page that has some, in the order of `languages`. */
function twinsIn(taken: ReadonlyMap<string, PageRecord>, languages: readonly string[]): Map<string, readonly Twin[]> {
  const twins = new Map<string, readonly Twin[]>()
  for (const [key, pages] of groupedBy(languages.length > 1 ? taken : [], ([, page]) => twinKeyOf(page))) {
    if (pages.length === 1) continue
    const ofKey = pages.map(([path, { language, robots }]): Twin => {
      return { language, path, ...(robots.startsWith('noindex') && { hidden: true }) }
    })
    twins.set(
      key,
      ofKey.sort((a, b) => languages.indexOf(a.language) - languages.indexOf(b.language)),
    )
  }
  return twins
}

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
  const collections = groupedBy(cards, ([key]) => key.slice(0, key.indexOf('/')))
  collections.delete('pages')
  const sorted = [...collections].map(([collection, entries]) => {
    const first = pages.findLast(({ each }) => each === collection)?.first ?? []
    const ranks = new Map(first.map((slug, i) => [slug, i]))
    const rank = ({ slug }: Card) => ranks.get(slug) ?? ranks.size
    const list = entries.map(([, card]) => card)
    list.sort((a, b) => rank(a) - rank(b) || laterFirst(a, b) || collator.compare(a.name, b.name))
    return [collection, list] as const
  })
  return Object.fromEntries(sorted)
}

/** The order of two pages by their dates. */
const laterFirst = ({ date: a = '' }: Card, { date: b = '' }: Card) => Number(a < b) - Number(a > b)

function collision(at: Positions['at'], path: string, first: PageRecord, second: PageRecord): Problem {
  const place = at(ROUTES, ['pages', first.route, 'path'])
  const text = `${path} is already the address of ${first.file} (${place.file}:${place.line})`
  const help = `give one of ${first.file} and ${second.file} another path`
  return error(text, at(ROUTES, ['pages', second.route, 'path']), help, 'url/collision')
}
