// Every page of an opened site -> its findings and summary: from the table where it is as it was, else it is checked.
import { inPage } from '../check/markup/markup.ts'
import { structureOf } from '../check/markup/structure.ts'
import type { Structures } from '../check/markup/structures.ts'
import { newTable, type Own, reader, renumbered, type Table } from '../check/page/packed.ts'
import { checkMarkup, type Found } from '../check/run.ts'
import type { PageSummary } from '../model/checks/page-facts.ts'
import type { Problem, Result } from '../model/problem.ts'
import { keyOf, readTable, writeTable } from '../runtime/table.ts'
import { WORTH_WORKERS } from './crew.ts'
import { fingerprints } from './fingerprints.ts'
import { type Checking, checksOf, type Opened } from './open.ts'
import { tableOf } from './options.ts'
import { type CheckAnswer, type CheckedPage, located, pageChecker, type TracedPage } from './page-check.ts'
import { type DrawSetup, isProblem, type PageJob } from './pages.ts'

/** Called as pages are checked. */
export type OnPage = (done: number, all: number) => void

/** What is cached of a page that was checked. */
interface Row extends Omit<CheckedPage, 'path' | 'own' | 'structure'> {
  readonly fingerprint: string
  readonly parts: string
  readonly structure?: string
}

const TAB = 9
/** The rows that are no page: the strings of the table, and how many they were when it held nothing else. */
const [STRINGS, SIZE] = [':strings', ':size']

/** Every page's findings and summary: from the table where it is as it was, else drawn and checked, many by workers. */
export async function checkPages({
  opened,
  setup,
  checking,
  context,
  trace,
  structures,
  onPage,
}: {
  opened: Opened
  setup: DrawSetup
  checking: Checking
  context: Parameters<typeof pageChecker>[1]['context']
  trace: (job: PageJob) => TracedPage | Problem
  structures: Structures
  onPage: OnPage | undefined
}): Promise<
  Result<{
    found: readonly Found[]
    summaries: readonly PageSummary[]
    sizes: ReadonlyMap<string, number>
    digests: ReadonlyMap<string, string>
    jobs: (path: string) => PageJob
  }>
> {
  const { plan, options, content, inputs, owners } = opened
  const { rules, launch } = checking
  const file = tableOf(options, launch ? 'checks-launch' : 'checks')
  const old = readTable(file, checksOf(content, inputs, checking))
  const table = newTable()
  for (const text of JSON.parse(old.get(STRINGS)?.toString() ?? '[]') as string[]) table.number(text)
  // Parts are compared as they are built: without tags.
  const plain = { ...setup, parts: { ...setup.parts, labels: content.data.get('labels') ?? {} } } as DrawSetup
  const prints = fingerprints(opened, plain)
  const rows = new Map<string, { row: Row; own: Buffer; line?: Buffer }>()
  const todo = new Map<string, { job: PageJob; fingerprint: string }>()
  for (const page of plan.pages) {
    const fingerprint = prints.of(page)
    const line = old.get(keyOf(page.path))
    const tab = line?.indexOf(TAB) ?? 0
    const row = line && (JSON.parse(line.toString('utf8', 0, tab)) as Row)
    const same = row?.fingerprint === fingerprint && row.parts === prints.parts(row.reads)
    if (line && row && same && (row.structure === undefined || structures.has(row.structure)))
      rows.set(page.path, { row, own: line.subarray(tab + 1), line })
    else todo.set(page.path, { job: prints.job(page), fingerprint })
  }

  const problems: Problem[] = []
  let done = 0
  const take = (checked: CheckedPage | Problem) => {
    onPage?.(++done, todo.size)
    if (isProblem(checked)) {
      problems.push(checked)
      return
    }
    const { path, own, structure, ...rest } = checked
    if (structure) void structures.faults(structure)
    const row: Row = {
      ...rest,
      fingerprint: todo.get(path)?.fingerprint ?? '',
      parts: prints.parts(rest.reads),
      ...(structure && { structure: structure.name }),
    }
    rows.set(path, { row, own: Buffer.from(JSON.stringify(own)) })
  }
  const jobs = [...todo.values()].map(({ job }) => job)
  const crew = jobs.length >= WORTH_WORKERS ? opened.crew() : undefined
  if (crew) {
    crew.tell({ kind: 'check setup', setup })
    /** Numbers of each worker's table -> numbers of ours. */
    const numbers: number[][] = Array.from({ length: crew.size }, () => [])
    await crew.each<PageJob, CheckAnswer>(
      jobs,
      (batch) => ({ kind: 'check', jobs: batch }),
      ({ pages, strings }, worker) => {
        const own = numbers[worker] ?? []
        for (const text of strings) own.push(table.number(text))
        for (const page of pages) take(isProblem(page) ? page : { ...page, packed: renumbered(page.packed, own) })
      },
      ({ planned }) => owners.get(planned.document.file),
    )
  } else {
    const checkOne = pageChecker(trace, { rules, context }, table)
    for (const job of jobs) take(checkOne(job))
  }
  if (problems.length > 0) return { problems }

  const byPath = new Map(plan.pages.map((page) => [page.path, page]))
  const jobOf = (path: string): PageJob => {
    const page = byPath.get(path)
    if (!page) throw new Error(`a finding names a page that is not planned: ${path}`)
    return prints.job(page)
  }
  const found: Found[] = []
  // In the order of the plan, whatever was at hand and whatever had to be made.
  for (const { path } of plan.pages) {
    const { row } = rows.get(path) ?? {}
    if (!row) continue
    found.push(...row.found)
    const faults = row.structure === undefined ? [] : await structures.faults({ name: row.structure })
    const page = faults.length > 0 ? trace(jobOf(path)) : undefined
    if (!page || isProblem(page)) continue
    const inside = inPage(page.html, structureOf(page.html), faults)
    found.push(...checkMarkup(inside, { path }, rules, context).map((one) => located(one, page.locate)))
  }
  await structures.save()
  if (file !== undefined && todo.size + old.size - rows.size !== 2)
    save({ file, context: checksOf(content, inputs, checking), rows, table })
  const read = reader(table)
  const ordered = plan.pages.flatMap(({ path }) => ((one) => (one ? [one] : []))(rows.get(path)))
  return {
    value: {
      found,
      summaries: ordered.map(({ row, own }) => read(row.packed, () => JSON.parse(own.toString()) as Own)),
      sizes: new Map([...rows].map(([path, { row }]) => [path, row.size])),
      digests: new Map([...rows].map(([path, { row }]) => [path, row.digest])),
      jobs: jobOf,
    },
    problems: [],
  }
}

/** Writes the rows of all pages; what has not changed is written as it was read. */
function save({
  file,
  context,
  rows,
  table,
}: {
  file: string
  context: string
  rows: ReadonlyMap<string, { row: Row; own: Buffer; line?: Buffer }>
  table: Table
}): void {
  const lines = function* (): Generator<readonly [string, string | Uint8Array]> {
    yield [STRINGS, JSON.stringify(table.strings)]
    yield [SIZE, String(table.strings.length)]
    for (const [path, { row, own, line }] of rows)
      yield [keyOf(path), line ?? Buffer.concat([Buffer.from(`${JSON.stringify(row)}\t`), own])]
  }
  writeTable(file, context, lines())
}
