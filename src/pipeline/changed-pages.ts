// Draws or checks the pages that changed since the last run, in this thread and in workers.
import type { PlannedPage } from '../model/plan.ts'
import type { Problem, Result } from '../model/problem.ts'
import type { Fingerprint, Fingerprints } from './fingerprints.ts'
import type { OpenSite } from './open.ts'
import type { OnPage } from './options.ts'
import { type DrawSetup, isProblem, type PageJob } from './pages.ts'
import { workOn } from './workers.ts'

/** The work on each page. `Row` is its cached result, `Made` the result of drawing or checking it. */
interface PageTask<Row extends Fingerprint, Made> {
  /** The cached row of a page; undefined as well if what it describes no longer exists. */
  readonly cached: (path: string) => Row | undefined
  /** A function that draws or checks a page in this thread. */
  readonly make: () => (job: PageJob) => Made | Problem | Promise<Made | Problem>
  /** The setup of workers that do the same, and the folder that they write to. */
  readonly setup: DrawSetup
  readonly folder?: string
  readonly rowOf: (made: Made, fingerprint: Fingerprint) => Row
  readonly onPage: OnPage | undefined
}

/** The row of every page, and the number of pages that had changed. */
export interface Rows<Row> {
  readonly rows: ReadonlyMap<string, Row>
  readonly made: number
}

/** Returns every page's row: cached, or new if its fingerprint has changed. Problems: pages that cannot be drawn. */
export async function changedPages<Row extends Fingerprint, Made extends { readonly reads: readonly string[] }>(
  { plan, owners, workers, save }: OpenSite,
  prints: Fingerprints,
  { cached, make, setup, folder = '', rowOf, onPage }: PageTask<Row, Made>,
): Promise<Result<Rows<Row>>> {
  const rows = new Map<string, Row>()
  const todo: { readonly page: PlannedPage; readonly fingerprint: string | undefined }[] = []
  for (const page of plan.pages) {
    const row = cached(page.path)
    const fingerprint = row && prints.of(page)
    if (row && row.fingerprint === fingerprint && row.parts === prints.parts(row.reads, page.document.language))
      rows.set(page.path, row)
    else todo.push({ page, fingerprint })
  }
  const problems: Problem[] = []
  const pool = workers(todo.length)
  pool?.tell({ kind: 'setup', setup, folder })
  const makeHere = make()
  let done = 0
  const all = workOn<(typeof todo)[number], Made | Problem>(
    todo,
    {
      request: (batch) => ({ kind: 'pages', jobs: batch.map(({ page }) => prints.job(page)) }),
      here: ({ page }) => makeHere(prints.job(page)),
      take(result, { page, fingerprint = prints.of(page) }) {
        onPage?.(++done, todo.length)
        if (isProblem(result)) {
          problems.push(result)
          return
        }
        const { reads } = result
        rows.set(page.path, rowOf(result, { fingerprint, reads, parts: prints.parts(reads, page.document.language) }))
      },
      owner: ({ page }) => owners.get(page.document.file),
    },
    pool,
  )
  // While workers draw.
  if (pool) save()
  await all
  return problems.length > 0 ? { problems } : { value: { rows, made: todo.length }, problems: [] }
}
