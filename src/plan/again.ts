// A plan, what it was made of and what it would be made of next -> the same plan of the next, where nothing that
// decides it is another. Pure.
import { type DocumentRecord, inLanguages } from '../model/content.ts'
import { type Plan, type PlannedPage, pageAt, pageIn } from '../model/plan.ts'
import { inOrder, type Result } from '../model/problem.ts'
import type { Routed, Uses } from './plan.ts'
import { redirectsOf } from './redirects.ts'

/** What a plan is made of. */
export interface Planned {
  readonly content: Routed
  readonly records: readonly DocumentRecord[]
  readonly templates: Uses
}

/**
 * The plan of `next`, where records differ only in what no other page, no address and no sitemap takes of them, sites
 * in what the plan does not read, and routes in redirects; undefined where it must be made anew.
 */
export function planAgain(plan: Plan, last: Planned, next: Planned): Result<Plan> | undefined {
  const { content, records } = next
  if (records.length !== last.records.length) return undefined
  if (decidedBy(content, next.templates) !== decidedBy(last.content, last.templates)) return undefined
  const fresh = new Map<DocumentRecord, DocumentRecord>()
  for (const [i, record] of records.entries()) {
    const before = last.records[i]
    if (record === before) continue
    if (!before || plannedFrom(record) !== plannedFrom(before)) return undefined
    fresh.set(before, record)
  }
  const again = (page: PlannedPage): PlannedPage => {
    const document = fresh.get(page.document)
    return document ? { ...page, document } : page
  }
  const { redirects, problems } =
    content.routes === last.content.routes
      ? { redirects: plan.redirects, problems: [] }
      : redirectsOf(content, {
          has: (path) => pageAt(plan.pages, path) !== undefined,
          writtenTo: (file) => pageIn(plan.pages, file)?.document,
          paths: () => plan.pages.map(({ path }) => path),
        })
  if (problems.length > 0) return { problems: inOrder(problems) }
  const value = {
    ...plan,
    redirects,
    site: content.site,
    others: new Map(
      [...plan.others].map(([code, other]) => [code, { ...other, site: content.others.get(code)?.site ?? other.site }]),
    ),
    pages: fresh.size === 0 ? plan.pages : plan.pages.map(again),
  }
  return { value, problems }
}

/** What a plan reads besides records. */
const decidedBy = (content: Routed, templates: Uses) =>
  JSON.stringify([
    Object.entries(templates).map(([name, { uses }]) => [name, uses]),
    ...inLanguages(content).map(({ site, routes, faqs, values }) => [
      [site.language, site.urls, Object.keys(site.business.phones)],
      routes.pages,
      [...faqs].flatMap(([name, items]) => (items.length > 0 ? [name] : [])),
      [...values.keys()],
    ]),
  ])

/** What the plan, other pages and the sitemap take of a record. */
const plannedFrom = ({ route, file, slug, ownSlug, collection, language, ...rest }: DocumentRecord) =>
  JSON.stringify([
    [route, file, slug, ownSlug, collection, language],
    [rest.name, rest.summary, rest.detail, rest.icon, rest.inflections],
    [rest.robots, rest.questionsFrom, rest.template, rest.references],
  ])
