// Content -> the plan: every page with its address, head and props, and every redirect, decided before any page is drawn. Pure.
import { fileOf } from '../model/address.ts'
import type { Card, Question } from '../model/content.ts'
import { DANGLING, withSlash } from '../model/kit.ts'
import type { Content, Document } from '../model/loaded.ts'
import { didYouMean } from '../model/nearest.ts'
import type { Crumb, Page, Plan, Redirect } from '../model/page.ts'
import { error, inOrder, type Place, type Problem, type Result, under } from '../model/problem.ts'
import { graphOf } from './graph.ts'
import { headOf } from './head.ts'
import { redirectsOf } from './redirects.ts'

/** What plan reads of the templates: which data files a template draws. */
export type Uses = Readonly<Record<string, { uses?: readonly string[] }>>

/** The year and the templates' data needs are inputs; the plan is the same on any day of the year. */
export function plan(content: Content, { templates, year }: { templates: Uses; year: number }): Result<Plan> {
  const { site, routes, documents } = content
  const slash = site.urls.trailingSlash
  const problems: Problem[] = []
  const routeAt = (index: number, key: string) => content.at('content/routes.yaml', ['pages', index, key])

  const address = (document: Document) => withSlash((routes.pages[document.route]?.path ?? '').replace('{slug}', document.slug), slash)
  const taken = new Map<string, Document>()
  const byFile = new Map<string, Document>()
  for (const document of documents) {
    const path = address(document)
    const other = byFile.get(fileOf(path))
    if (other) {
      const first = routeAt(other.route, 'path')
      const help = `give one of ${other.file} and ${document.file} another path`
      problems.push(
        under('url/collision', error(`${path} is already the address of ${other.file} (${first.file}:${first.line})`, routeAt(document.route, 'path'), help)),
      )
      continue
    }
    taken.set(path, document)
    byFile.set(fileOf(path), document)
  }

  const cards = new Map<string, Card>()
  for (const document of documents) {
    const { name, summary = '', icon = '', forms = {} } = document.entry
    cards.set(`${document.collection}/${document.slug}`, { slug: document.slug, path: address(document), name, summary, icon, forms })
  }
  const collator = new Intl.Collator(site.language)
  const collections: Record<string, Card[]> = {}
  for (const [key, card] of cards) {
    const collection = key.slice(0, key.indexOf('/'))
    if (collection === 'pages') continue
    const list = collections[collection] ?? []
    collections[collection] = list
    list.push(card)
  }
  for (const list of Object.values(collections)) list.sort((a, b) => collator.compare(a.name, b.name))

  const crumbsOf = (document: Document): Crumb[] => {
    const crumbs: Crumb[] = []
    const seen = new Set<string>()
    let step: Document | undefined = document
    while (step && !seen.has(address(step))) {
      seen.add(address(step))
      crumbs.unshift({ name: step.entry.name, path: address(step) })
      if (address(step) === '/') break
      step = taken.get(withSlash(routes.pages[step.route]?.parent ?? '/', slash))
    }
    return crumbs
  }

  /** The way up from a route that comes back to it; undefined where it ends. */
  const above = (start: number): string | undefined => {
    const way: string[] = []
    for (let at: number | undefined = start; at !== undefined; ) {
      const parent: string | undefined = routes.pages[at]?.parent
      if (parent === undefined || way.includes(parent)) return undefined
      way.push(parent)
      at = taken.get(withSlash(parent, slash))?.route
      if (at === start) return way.join(', ')
    }
    return undefined
  }
  routes.pages.forEach((route, i) => {
    if (route.parent !== undefined && !taken.has(withSlash(route.parent, slash)))
      problems.push(
        under(
          DANGLING,
          error(`parent: "${route.parent}" is not a page`, routeAt(i, 'parent'), didYouMean(route.parent, taken.keys()) ?? 'name the path of another route'),
        ),
      )
    const circle = above(i)
    if (circle !== undefined)
      problems.push(
        under(DANGLING, error(`parent: ${circle} leads back to ${route.path}`, routeAt(i, 'parent'), 'let one of them stand below / or another page')),
      )
    if (route.phone !== undefined && !Object.hasOwn(site.business.phones, route.phone))
      problems.push(
        under(
          DANGLING,
          error(`phone: "${route.phone}" is not a phone of site.yaml`, routeAt(i, 'phone'), didYouMean(route.phone, Object.keys(site.business.phones))),
        ),
      )
  })
  const redirects: Redirect[] = redirectsOf({ content, pages: taken, byFile, problems })
  if (problems.length > 0) return { problems: inOrder(problems) }

  const phones = Object.values(site.business.phones)
  const pages: Page[] = []
  for (const [path, document] of taken) {
    const route = routes.pages[document.route]
    const phone = (route?.phone !== undefined ? site.business.phones[route.phone] : undefined) ?? phones[0]
    if (!route || !phone) continue
    const { expect: _, template: __, ...entry } = document.entry
    const group = entry.questionsFrom === undefined || entry.questionsFrom === 'none' ? [] : (content.faqs.get(entry.questionsFrom) ?? [])
    const questions: Question[] = [...(entry.questions ?? []), ...group]
    const uses = templates[document.template]?.uses ?? []
    const crumbs = crumbsOf(document)
    pages.push({
      path,
      template: document.template,
      head: headOf({ site, path, document, graph: graphOf({ site, path, document, kinds: route.graph, crumbs, questions, phone }) }),
      props: {
        path,
        entry: withCards(entry, cards) as Record<string, unknown>,
        data: Object.fromEntries(uses.map((name) => [name, withCards(content.data.get(name), cards)])),
        crumbs,
        questions,
        phone,
      },
      from: { file: document.file } satisfies Place,
      sources: [document.file, ...(group.length > 0 ? [`content/faqs/${entry.questionsFrom}.yaml`] : []), ...uses.map((name) => `content/${name}.yaml`)],
    })
  }
  pages.sort((a, b) => (a.path < b.path ? -1 : 1))
  const labels = (content.data.get('labels') ?? {}) as Record<string, unknown>
  return { value: { site, pages, redirects, shared: { site, labels, year, cards: collections } }, problems: [] }
}

/** Replaces references with the cards of the entries they name. */
function withCards(value: unknown, cards: ReadonlyMap<string, Card>): unknown {
  if (Array.isArray(value)) return value.map((item) => withCards(item, cards))
  if (typeof value !== 'object' || value === null) return value
  if ('$ref' in value) return cards.get(String(value.$ref))
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withCards(inner, cards)]))
}
