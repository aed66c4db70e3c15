// Works on every page that changed since the last run, in this thread and in workers: a build writes it, a check checks it.
import type { PlannedPage } from '../model/plan.ts'
import { isProblem, type Problem } from '../model/problem.ts'
import type { Table } from '../runtime/table.ts'
import { type DrawRequest, drawRequests, drawSetup } from './draw.ts'
import { Fingerprints } from './fingerprints.ts'
import type { OnPage } from './options.ts'
import type { ReadySite } from './ready.ts'
import type { Run } from './run.ts'
import type { Fingerprint } from './tables.ts'
import type { DrawPurpose } from './threads/messages.ts'

/** The work on each page. `Row` is its cached result, `Made` the result of drawing it. */
interface PageTask<Row, Made> {
  /** The results by the addresses of pages. */
  readonly table: Table<Row & Fingerprint>
  /** Whether what a cached result describes still exists. */
  readonly exists: (path: string, row: Row) => boolean
  /** Draws a page in this thread. */
  readonly draw: (request: DrawRequest) => Made | Problem | Promise<Made | Problem>
  /** The purpose for which workers draw pages. */
  readonly purpose: DrawPurpose
  readonly rowOf: (made: Made) => Row
  readonly onPage: OnPage | undefined
}

/** The result of every page by its address, and the reason of each that was drawn. */
export interface Pages<Row> {
  readonly rows: ReadonlyMap<string, Row>
  readonly drawn: ReadonlyMap<string, string>
}

/**
 * Returns every page's result: cached, or new if its fingerprint has changed. Problems: pages that cannot be drawn, which
 * have no result.
 */
export async function eachPage<Row, Made extends { readonly reads: readonly string[] }>(
  run: Run,
  { site, prepared, drawing }: ReadySite,
  { table, exists, draw, purpose, rowOf, onPage }: PageTask<Row, Made>,
): Promise<{ readonly value: Pages<Row>; readonly problems: readonly Problem[] }> {
  const { pool, options } = run
  const { content, plan } = site
  // Fingerprints compare texts without source tags.
  const prints = new Fingerprints(run, site, drawSetup(options, content, plan, prepared))
  const rows = new Map<string, Row>()
  const drawn = new Map<string, string>()
  const changed: PlannedPage[] = []
  for (const page of plan.pages) {
    const row = table.get(page.path)
    const reason = prints.reason(page, row)
    if (row && reason === undefined && exists(page.path, row)) rows.set(page.path, row)
    else {
      changed.push(page)
      drawn.set(page.path, reason ?? 'its output file is gone')
    }
  }
  const problems: Problem[] = []
  const requestOf = drawRequests(content, plan)
  pool.start(changed.length)
  pool.setUp({
    kind: 'setup',
    setup: drawing.setup,
    purpose,
    site: content.countsPages ? { ...drawing.site, sources: [] } : undefined,
  })
  let done = 0
  await pool.each<PlannedPage, Made | Problem>(changed, {
    request: (pages) => ({ kind: 'draw', pages: pages.map((page) => requestOf(page)) }),
    here: (page) => draw(requestOf(page)),
    take(result, page) {
      onPage?.(++done, changed.length)
      if (isProblem(result)) {
        problems.push(result)
        return
      }
      const row = rowOf(result)
      rows.set(page.path, row)
      table.set(page.path, { ...row, ...prints.withReads(page, prints.of(page), result.reads) })
    },
    owner: ({ record }) => pool.owners.get(record.file),
  })
  run.tables.keep(table)
  return { value: { rows, drawn }, problems }
}
