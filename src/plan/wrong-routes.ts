// Finds what routes and pages name and the site does not have: parents, phones, entries, branches, authors.
import { withSlash } from '../model/address.ts'
import { type Content, type PageRecord, type PageSource, type Positions, ROUTES } from '../model/content.ts'
import type { Path } from '../model/data.ts'
import { didYouMean } from '../model/nearest.ts'
import { error, type Problem } from '../model/problem.ts'
import { teamIn } from '../model/schemas/content-schemas.ts'
import { DANGLING } from '../model/schemas/fields.ts'
import { routeAt } from '../model/schemas/routes.ts'

/** The part of the content that plan reads. */
export type Routed = Pick<Content, 'others' | 'site' | 'routes' | 'faqs' | 'data' | 'values'>

/** A field of a route that has a problem. */
interface WrongField {
  readonly route: number
  readonly field: 'parent' | 'phone' | 'first'
  readonly problem: Problem
}

/** Problems of routes: parents that are not pages or form a circle, unknown phones, unknown entries. */
export const wrongRoutes = (routed: Routed, taken: ReadonlyMap<string, PageSource>, at: Positions['at']) =>
  routed.routes.pages.flatMap((_, i) => [...wrongFields(routed, taken, at, i)])

function* wrongFields(
  { routes, site }: Routed,
  taken: ReadonlyMap<string, PageSource>,
  at: Positions['at'],
  index: number,
): Generator<WrongField> {
  const { parent, path, phone, each, first = [] } = routeAt(routes, index)
  const slash = site.urls.trailingSlash
  const wrong = (field: WrongField['field'], text: string, help: string | undefined, entry: Path = []) => {
    const place = at(ROUTES, ['pages', index, field, ...entry])
    return { route: index, field, problem: error(`${field}: ${text}`, place, help, DANGLING) }
  }
  if (parent !== undefined && !taken.has(withSlash(parent, slash))) {
    const help = didYouMean(parent, taken.keys()) ?? 'name the path of another route'
    yield wrong('parent', `"${parent}" is not a page`, help)
  }
  const circle = circleAbove(index, routes, (address) => taken.get(withSlash(address, slash))?.route)
  if (circle !== undefined)
    yield wrong('parent', `${circle} leads back to ${path}`, 'let one of them stand below / or another page')
  const phones = Object.keys(site.business.phones)
  if (phone !== undefined && !phones.includes(phone))
    yield wrong('phone', `"${phone}" is not a phone of site.yaml`, didYouMean(phone, phones))
  const slugs = first.length > 0 ? [...taken.values()].flatMap(({ route, slug }) => (route === index ? slug : [])) : []
  for (const [k, slug] of first.entries())
    if (!slugs.includes(slug))
      yield wrong('first', `"${slug}" is not in content/${each}/`, didYouMean(slug, slugs), [k])
}

/** The content whose routes do not have these fields, in any language. */
export function withoutFields(content: Routed, wrong: readonly WrongField[]): Routed {
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

/** Pages that name a branch that site.yaml does not have, or an author who is not in the team. */
export function wrongNames({ site, data }: Routed, records: readonly PageRecord[], at: Positions['at']): Problem[] {
  const names = {
    branch: {
      known: Object.keys(site.business.branches),
      where: 'under business.branches of site.yaml',
      help: undefined,
    },
    author: {
      known: teamIn(data.get('team')).map(({ id }) => id),
      where: 'in content/team.yaml',
      help: 'add the person there, by id',
    },
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
