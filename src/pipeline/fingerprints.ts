// A planned page -> the digest of everything its HTML is made from, and the cards it needs: equal fingerprint, equal
// page. What was made of such a page before is taken, all else is made here or by workers.
import type { Card } from '../model/card.ts'
import type { PlannedPage } from '../model/plan.ts'
import type { Problem, Result } from '../model/problem.ts'
import { collectionsOf } from '../plan/plan.ts'
import { type Parts, partOf } from '../render/reads.ts'
import { shortDigest } from '../runtime/digest.ts'
import { WORTH_WORKERS } from './crew.ts'
import type { Opened } from './open.ts'
import type { Request } from './page-worker.ts'
import { type DrawSetup, isProblem, type PageJob } from './pages.ts'
import type { Prepared } from './prepare.ts'

/** What a row of a table says of the page it was made of, besides what was made. */
export interface Standing {
  readonly fingerprint: string
  /** The parts of the site that its templates read, and their digest. */
  readonly reads: readonly string[]
  readonly parts: string
}

/** What is made of pages: a `Row` of each, from what this thread makes of one or what a worker answers to some. */
export interface Making<Row extends Standing, Made, Answer> {
  /** The row of a page that was made before; undefined also where what it stands for is gone. */
  readonly known: (path: string) => Row | undefined
  /** A function that makes a page in this thread. */
  readonly here: () => (job: PageJob) => Made | Problem
  /** What workers are told first, and what they are asked. */
  readonly setup: () => Request
  readonly request: (jobs: readonly PageJob[]) => Request
  readonly answered: (answer: Answer, worker: number) => readonly (Made | Problem)[]
  readonly rowOf: (made: Made, standing: Standing) => Row
  /** Called as pages are made. */
  readonly onPage: ((done: number, all: number) => void) | undefined
}

export interface Fingerprints {
  /** The page as it is to be drawn. */
  job(page: PlannedPage): PageJob
  /** Digest of everything but the parts that are known once the page has been drawn. */
  of(page: PlannedPage): string
  /** Digest of the parts a page read. */
  parts(reads: readonly string[]): string
}

export function fingerprints(
  { site, plan, templates, inputs }: Opened,
  { year, noticeEnded, shell, parts }: DrawSetup,
): Fingerprints {
  const { cards: addresses, styles, ...shared } = shell
  const styleDigests = new Map(Object.entries(styles).map(([template, style]) => [template, shortDigest(style)]))
  const all = shortDigest(JSON.stringify([templates.hash, year, noticeEnded, inputs.digest('site.yaml'), shared]))
  const routes = site.routes.pages.map((route) => shortDigest(JSON.stringify(route)))
  const references = new Map<string, readonly string[]>()
  const referencesOf = (name: string) => {
    const known = references.get(name) ?? referencesIn(site.data.get(name))
    references.set(name, known)
    return known
  }
  const usesOf = ({ document }: PlannedPage) => site.shapes.pages[document.template]?.uses ?? []
  const cardsOf = (page: PlannedPage) => {
    const wanted = [...page.document.references, ...usesOf(page).flatMap(referencesOf)]
    return new Map(wanted.flatMap((name) => ((card) => (card ? [[name, card] as const] : []))(plan.cards.get(name))))
  }
  const lists = new Map<string, string>()
  return {
    job: (planned) => ({ planned, cards: cardsOf(planned) }),
    of(page) {
      const { document, path, crumbs, phone, serves } = page
      const group =
        document.questionsFrom === undefined ? '' : inputs.digest(`content/faqs/${document.questionsFrom}.yaml`)
      return shortDigest(
        JSON.stringify([
          all,
          styleDigests.get(document.template),
          routes[document.route],
          document.digest,
          path,
          phone,
          serves,
          crumbs,
          [...cardsOf(page).values()] satisfies Card[],
          addresses[path],
          group,
          usesOf(page).map((name) => inputs.digest(`content/${name}.yaml`)),
        ]),
      )
    },
    parts(reads) {
      const key = reads.join(' ')
      const known = lists.get(key) ?? shortDigest(...reads.map((name) => partDigest(parts, name)))
      lists.set(key, known)
      return known
    },
  }
}

/** The row of every page, and how many had to be made. Problems are those of pages that could not be. */
export async function eachPage<Row extends Standing, Made extends { path: string; reads: readonly string[] }, Answer>(
  { plan, owners, crew: hire }: Opened,
  prints: Fingerprints,
  { known, here, setup, request, answered, rowOf, onPage }: Making<Row, Made, Answer>,
): Promise<Result<{ readonly rows: ReadonlyMap<string, Row>; readonly made: number }>> {
  const rows = new Map<string, Row>()
  const todo = new Map<string, { job: PageJob; fingerprint: string }>()
  for (const page of plan.pages) {
    const fingerprint = prints.of(page)
    const row = known(page.path)
    if (row?.fingerprint === fingerprint && row.parts === prints.parts(row.reads)) rows.set(page.path, row)
    else todo.set(page.path, { job: prints.job(page), fingerprint })
  }
  const problems: Problem[] = []
  let done = 0
  const take = (made: Made | Problem) => {
    onPage?.(++done, todo.size)
    if (isProblem(made)) {
      problems.push(made)
      return
    }
    const { path, reads } = made
    rows.set(path, rowOf(made, { fingerprint: todo.get(path)?.fingerprint ?? '', reads, parts: prints.parts(reads) }))
  }
  const jobs = [...todo.values()].map(({ job }) => job)
  const crew = jobs.length >= WORTH_WORKERS ? hire() : undefined
  if (crew) {
    crew.tell(setup())
    await crew.each<PageJob, Answer>(
      jobs,
      request,
      (answer, worker) => answered(answer, worker).forEach(take),
      ({ planned }) => owners.get(planned.document.file),
    )
  } else {
    const make = here()
    for (const job of jobs) take(make(job))
  }
  return problems.length > 0 ? { problems } : { value: { rows, made: jobs.length }, problems: [] }
}

const partDigest = (parts: Parts, name: string) => JSON.stringify(partOf(parts, name)) ?? ''

/** The entries that a value refers to. */
function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('$ref' in value) return [String(value.$ref)]
  return Object.values(value).flatMap(referencesIn)
}

/** What all pages are drawn with. */
export function drawSetup({ plan, site, options }: Opened, { shell, assets }: Prepared): DrawSetup {
  const labels = (site.data.get('labels') ?? {}) as Readonly<Record<string, unknown>>
  const { today } = options
  const noticeEnded = today !== undefined && (plan.site.notice?.until ?? today) < today
  return { year: options.year, noticeEnded, shell, parts: { labels, cards: collectionsOf(plan), ...assets } }
}
