// Draws or checks the pages that changed since the last run, in this thread and in workers.
import type { PlannedPage } from '../model/plan.ts'
import type { Problem, Result } from '../model/problem.ts'
import type { Table } from '../runtime/table.ts'
import type { Fingerprint, Fingerprints } from './fingerprints.ts'
import type { OpenSite } from './open.ts'
import type { OnPage } from './options.ts'
import { type DrawSetup, isProblem, type PageJob } from './pages.ts'

/** The work on each page. `Value` is its cached result, `Made` the result of drawing or checking it. */
interface PageTask<Value, Made> {
  /** The results by the paths of pages. */
  readonly table: Table<Value & Fingerprint>
  /** Whether what a cached result describes still exists. */
  readonly exists: (path: string, value: Value) => boolean
  /** Draws or checks a page in this thread. */
  readonly make: (job: PageJob) => Made | Problem | Promise<Made | Problem>
  /** The setup of workers that do the same, and the folder that they write to. */
  readonly setup: DrawSetup
  readonly folder?: string
  readonly resultOf: (made: Made) => Value
  readonly onPage: OnPage | undefined
}

/** The result of every page, and the number of pages that had changed. */
export interface Pages<Value> {
  readonly rows: ReadonlyMap<string, Value>
  readonly made: number
}

/** Returns every page's result: cached, or new if its fingerprint has changed. Problems: pages that cannot be drawn. */
export async function changedPages<Value, Made extends { readonly reads: readonly string[] }>(
  { plan, owners, workers, save }: OpenSite,
  prints: Fingerprints,
  { table, exists, make, setup, folder = '', resultOf, onPage }: PageTask<Value, Made>,
): Promise<Result<Pages<Value>>> {
  const rows = new Map<string, Value>()
  const todo: { readonly page: PlannedPage; readonly fingerprint: string | undefined }[] = []
  for (const page of plan.pages) {
    const row = table.get(page.path)
    const fingerprint = row && prints.of(page)
    const isSame =
      row && row.fingerprint === fingerprint && row.parts === prints.parts(row.reads, page.document.language)
    if (isSame && exists(page.path, row)) rows.set(page.path, row)
    else todo.push({ page, fingerprint })
  }
  const problems: Problem[] = []
  const pool = workers(todo.length)
  pool.tell({ kind: 'setup', setup, folder })
  let done = 0
  const all = pool.each<(typeof todo)[number], Made | Problem>(todo, {
    request: (batch) => ({ kind: 'pages', jobs: batch.map(({ page }) => prints.job(page)) }),
    here: ({ page }) => make(prints.job(page)),
    take(result, { page, fingerprint = prints.of(page) }) {
      onPage?.(++done, todo.length)
      if (isProblem(result)) {
        problems.push(result)
        return
      }
      const { reads } = result
      const value = resultOf(result)
      rows.set(page.path, value)
      const parts = prints.parts(reads, page.document.language)
      table.set(page.path, { ...value, fingerprint, reads, parts })
    },
    owner: ({ page }) => owners.get(page.document.file),
  })
  // While workers draw.
  save()
  await all
  if (problems.length > 0) return { problems }
  table.save()
  return { value: { rows, made: todo.length }, problems: [] }
}
