// Every page of an opened site -> its findings and summary: from the cache if the page is unchanged, else drawn and
// checked.
import type { StructureFault } from '../check/markup/structure.ts'
import type { Structures } from '../check/markup/structures.ts'
import type { Found } from '../check/run.ts'
import type { PageSummary } from '../model/checks/page-facts.ts'
import { inLanguages } from '../model/content.ts'
import type { Problem, Result } from '../model/problem.ts'
import { Table } from '../runtime/table.ts'
import { eachPage, fingerprints, type Standing } from './fingerprints.ts'
import type { Checking } from './open/base.ts'
import { checksOf } from './open/open.ts'
import { type OnPage, type Opened, tableOf } from './options.ts'
import {
  type CheckAnswer,
  type CheckedPage,
  contextIn,
  markupFindings,
  type PageChecks,
  pageChecker,
  type TracedPage,
} from './page-check.ts'
import { type DrawSetup, isProblem, type PageJob } from './pages.ts'

/** The cached record of a checked page: what it was drawn from, its HTML's digest and size, and what was found. */
interface Row extends Standing, Pick<CheckedPage, 'digest' | 'size' | 'found' | 'summary'> {}

/** The pages of a site, checked. */
export interface CheckedPages {
  /** In the order of the plan. */
  readonly found: readonly Found[]
  readonly summaries: readonly PageSummary[]
  /** Sizes and digests of their HTML, by path. */
  readonly sizes: ReadonlyMap<string, number>
  readonly digests: ReadonlyMap<string, string>
  readonly jobs: (path: string) => PageJob
}

/** Checks every page that has changed since the last check. */
export async function checkPages({
  opened,
  setup,
  checking,
  checks,
  trace,
  structures,
  onPage,
}: {
  opened: Opened
  setup: DrawSetup
  checking: Checking
  checks: PageChecks
  trace: (job: PageJob) => TracedPage | Problem
  structures: Structures
  onPage: OnPage | undefined
}): Promise<Result<CheckedPages>> {
  const { plan, options, content, inputs } = opened
  const name = checking.launch ? 'checks-launch' : 'checks'
  const table = new Table<Row>(tableOf(options, name), checksOf(content, inputs, checking))
  // Parts are compared as they are built: without tags.
  const plain = inLanguages(content).map(({ site: { language }, data }) => {
    return [language, { ...setup.parts[language], labels: data.get('labels') ?? {} }] as const
  })
  const prints = fingerprints(opened, { ...setup, parts: Object.fromEntries(plain) as DrawSetup['parts'] })
  /** Structures whose faults became known in this run, in order, and how many of these a thread was sent. */
  const judged = new Map<string, readonly StructureFault[]>()
  const sent = new Map<number, number>()
  /** Pages that were checked before the faults of their structure were known. */
  const waiting = new Map<string, string>()
  const pages = await eachPage<Row, CheckedPage, CheckAnswer>(opened, prints, {
    known: (path) => table.get(path),
    here: () => pageChecker(trace, checks, judged),
    setup: () => ({ kind: 'check setup', setup }),
    request(jobs, thread) {
      const fresh = [...judged].slice(sent.get(thread) ?? 0)
      sent.set(thread, judged.size)
      return { kind: 'check', jobs, judged: fresh }
    },
    answered: (pages) => pages,
    rowOf({ path, digest, size, summary, structure, found, markup }, standing) {
      if (structure && markup === undefined) {
        waiting.set(path, structure.name)
        const take = (faults: readonly StructureFault[]) => void judged.set(structure.name, faults)
        Promise.resolve(structures.faults(structure)).then(take, () => undefined)
      }
      const row = { ...standing, digest, size, summary, found: [...found, ...(markup ?? [])] }
      table.set(path, row)
      return row
    },
    onPage,
  })
  if (!pages.value) return pages
  const rows = new Map(pages.value.rows)

  const byPath = new Map(plan.pages.map((page) => [page.path, page]))
  const jobOf = (path: string): PageJob => {
    const page = byPath.get(path)
    if (!page) throw new Error(`a finding names a page that is not planned: ${path}`)
    return prints.job(page)
  }
  for (const [path, name] of waiting) {
    const row = rows.get(path)
    const faults = await structures.faults({ name })
    const page = row && faults.length > 0 ? trace(jobOf(path)) : undefined
    const context = contextIn(checks, byPath.get(path)?.document.language ?? '')
    const markup = !page || isProblem(page) ? [] : await markupFindings(page, path, faults, checks.rules, context)
    if (!row || markup.length === 0) continue
    const more = { ...row, found: [...row.found, ...markup] }
    table.set(path, more)
    rows.set(path, more)
  }
  await structures.save()
  table.save()
  const all = plan.pages.flatMap(({ path }) => rows.get(path) ?? [])
  const value = {
    found: all.flatMap(({ found }) => found),
    summaries: all.map(({ summary }) => summary),
    sizes: new Map([...rows].map(([path, { size }]) => [path, size])),
    digests: new Map([...rows].map(([path, { digest }]) => [path, digest])),
    jobs: jobOf,
  }
  return { value, problems: [] }
}
