// Records of a site's pages -> the plan: every address, breadcrumb, card and redirect, decided before any page is
// drawn. Pure.
import { fileOf, homeOf, withSlash } from '../model/address.ts'
import type { Card } from '../model/card.ts'
import { type Content, type DocumentRecord, fileIn, inLanguage } from '../model/content.ts'
import { didYouMean } from '../model/nearest.ts'
import type { Crumb, Plan, PlannedPage, Twin } from '../model/plan.ts'
import { error, inOrder, type Problem, type Result, withRule } from '../model/problem.ts'
import { DANGLING } from '../model/schemas/fields.ts'
import { addressOf } from '../model/schemas/routes.ts'
import { redirectsOf } from './redirects.ts'

const ROUTES = 'content/routes.yaml'
/** Places a page names one by one; a circle on the map says more than a longer list. */
const FEW = 50

/** What plan reads of the templates: which data files a template draws. */
export type Uses = Readonly<Record<string, { uses?: readonly string[] }>>

/** What plan reads of the content. */
export type Routed = Pick<Content, 'others' | 'site' | 'routes' | 'faqs' | 'values' | 'at'>

/** Plans the whole site, in all its languages. */
export function plan(content: Routed, records: readonly DocumentRecord[], templates: Uses): Result<Plan> {
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
  problems.push(...wrongRoutes(content, taken))
  const redirects = redirectsOf({ content, pages: taken, byFile, problems })
  if (problems.length > 0) return { problems: inOrder(problems) }

  const cardsOf = (language: string) =>
    new Map<string, Card>(
      records.flatMap((document) => {
        const { collection, slug, name, summary, detail, icon, inflections } = document
        const card = { slug, path: address(document), name, summary, detail, icon, inflections }
        return document.language === language ? [[`${collection}/${slug}`, card] as const] : []
      }),
    )
  const twinsOf = twinsIn(taken, content)
  const homeIn = (language: string) => {
    const own = homeOf(language, site)
    return taken.has(own) ? own : '/'
  }
  const first = Object.keys(site.business.phones)[0] ?? ''
  const is = (document: DocumentRecord, kind: 'place' | 'service') =>
    content.routes.pages[document.route]?.graph.includes(kind) === true
  const places = [...taken].filter(([, document]) => is(document, 'place')).sort(([a], [b]) => (a < b ? -1 : 1))
  const served = new Map(
    [site.language, ...content.others.keys()].map((language) => {
      const names = places.flatMap(([, document]) => (document.language === language ? [document.name] : []))
      return [language, names.length <= FEW ? names : []] as const
    }),
  )
  const pages = [...taken].map(([path, document]): PlannedPage => {
    const { file, questionsFrom, template, language } = document
    const own = within(document)
    const group = questionsFrom !== undefined && (own.faqs.get(questionsFrom)?.length ?? 0) > 0
    return {
      path,
      twins: twinsOf(document),
      document,
      crumbs: crumbsOf(own, taken, { path, document }, homeIn(language), twinsOf),
      home: homeIn(language),
      phone: content.routes.pages[document.route]?.phone ?? first,
      serves: is(document, 'service') ? (served.get(language) ?? []) : [],
      sources: [
        file,
        ...(group ? [fileIn(own, `content/faqs/${questionsFrom}.yaml`)] : []),
        ...(templates[template]?.uses ?? []).map((name) => fileIn(own, `content/${name}.yaml`)),
      ],
    }
  })
  pages.sort((a, b) => (a.path < b.path ? -1 : 1))
  const others = new Map(
    [...content.others].map(
      ([language, { site }]) => [language, { site, cards: cardsOf(language), home: homeIn(language) }] as const,
    ),
  )
  return { value: { site, others, pages, redirects, cards: cardsOf(site.language) }, problems: [] }
}

/** Of a page, the same page in each language that has it, in the order of the languages; none where no other has it. */
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
    const all = pages.get(place(document)) ?? []
    return all.length > 1 ? all : []
  }
}

/** Cards by collection, sorted by name in the language of the site. Pages at fixed addresses are no collection. */
export function collectionsOf({ cards, site }: Pick<Plan, 'cards' | 'site'>): Record<string, readonly Card[]> {
  const known = sorted.get(cards) ?? sortedCards(cards, site.language)
  sorted.set(cards, known)
  return known
}

/** The cards of a plan are those of one language: they are sorted once. */
const sorted = new WeakMap<Plan['cards'], Record<string, readonly Card[]>>()

function sortedCards(cards: Plan['cards'], language: string): Record<string, readonly Card[]> {
  const collator = new Intl.Collator(language)
  const collections = new Map<string, Card[]>()
  for (const [key, card] of cards) {
    const collection = key.slice(0, key.indexOf('/'))
    if (collection === 'pages') continue
    const list = collections.get(collection) ?? []
    collections.set(collection, list)
    list.push(card)
  }
  for (const list of collections.values()) list.sort((a, b) => collator.compare(a.name, b.name))
  return Object.fromEntries(collections)
}

function collision({ at }: Pick<Routed, 'at'>, path: string, first: DocumentRecord, second: DocumentRecord): Problem {
  const place = at(ROUTES, ['pages', first.route, 'path'])
  const text = `${path} is already the address of ${first.file} (${place.file}:${place.line})`
  const help = `give one of ${first.file} and ${second.file} another path`
  return withRule('url/collision', error(text, at(ROUTES, ['pages', second.route, 'path']), help))
}

/**
 * The way from `home`, the home page of its language, down to a page; a circle of parents ends it. A parent without a
 * page in that language is passed over.
 */
function crumbsOf(
  { routes, site }: Pick<Routed, 'routes' | 'site'>,
  taken: ReadonlyMap<string, DocumentRecord>,
  page: { path: string; document: DocumentRecord },
  home: string,
  twinsOf: (document: DocumentRecord) => readonly Twin[],
): Crumb[] {
  const crumbs: Crumb[] = []
  const seen = new Set<string>()
  const isFirst = homeOf(site.language, site) === '/'
  const inOwn = (above: string): string => {
    const parent = taken.get(above)
    if (isFirst || parent === undefined) return above
    return twinsOf(parent).find(({ language }) => language === site.language)?.path ?? home
  }
  for (let step: { path: string; document: DocumentRecord } | undefined = page; step; ) {
    if (seen.has(step.path)) break
    seen.add(step.path)
    crumbs.unshift({ name: step.document.name, path: step.path })
    if (step.path === home) break
    const above: string = inOwn(withSlash(routes.pages[step.document.route]?.parent ?? '/', site.urls.trailingSlash))
    const parent = taken.get(above)
    step = parent && { path: above, document: parent }
  }
  return crumbs
}

/** Parents that are no pages or lead back to where they came from, and phones that are not of the business. */
function wrongRoutes({ routes, site, at }: Routed, taken: ReadonlyMap<string, DocumentRecord>): Problem[] {
  const problems: Problem[] = []
  const slash = site.urls.trailingSlash
  /** The way up from a route that comes back to it; undefined where it ends. */
  const above = (start: number): string | undefined => {
    const way: string[] = []
    for (let step: number | undefined = start; step !== undefined; ) {
      const parent: string | undefined = routes.pages[step]?.parent
      if (parent === undefined || way.includes(parent)) return undefined
      way.push(parent)
      step = taken.get(withSlash(parent, slash))?.route
      if (step === start) return way.join(', ')
    }
    return undefined
  }
  for (const [i, { parent, path, phone }] of routes.pages.entries()) {
    const add = (key: string, text: string, help?: string) =>
      problems.push(withRule(DANGLING, error(text, at(ROUTES, ['pages', i, key]), help)))
    if (parent !== undefined && !taken.has(withSlash(parent, slash)))
      add(
        'parent',
        `parent: "${parent}" is not a page`,
        didYouMean(parent, taken.keys()) ?? 'name the path of another route',
      )
    const circle = above(i)
    if (circle !== undefined)
      add('parent', `parent: ${circle} leads back to ${path}`, 'let one of them stand below / or another page')
    if (phone !== undefined && !Object.hasOwn(site.business.phones, phone))
      add(
        'phone',
        `phone: "${phone}" is not a phone of site.yaml`,
        didYouMean(phone, Object.keys(site.business.phones)),
      )
  }
  return problems
}
