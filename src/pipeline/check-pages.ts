// Every page of an opened site -> its findings and summary: from the table where it is as it was, else it is checked.
import { inPage } from '../check/markup/markup.ts'
import { structureOf } from '../check/markup/structure.ts'
import type { Structures } from '../check/markup/structures.ts'
import { newTable, type Own, reader, renumbered, type Table } from '../check/page/packed.ts'
import { checkMarkup, type Found } from '../check/run.ts'
import type { PageSummary } from '../model/checks/page-facts.ts'
import { inLanguages } from '../model/content.ts'
import type { Problem, Result } from '../model/problem.ts'
import { fromUtf8, toUtf8 } from '../runtime/encoding.ts'
import { keyOf, readTable, writeTable } from '../runtime/table.ts'
import { eachPage, fingerprints, type Standing } from './fingerprints.ts'
import { type Checking, checksOf } from './open.ts'
import { type Opened, tableOf } from './options.ts'
import {
  type CheckAnswer,
  type CheckedPage,
  contextIn,
  located,
  type PageChecks,
  pageChecker,
  type TracedPage,
} from './page-check.ts'
import { type DrawSetup, isProblem, type PageJob } from './pages.ts'

/** Called as pages are checked. */
export type OnPage = (done: number, all: number) => void

/** What is cached of a page that was checked, but for what is its own. */
interface StoredRow extends Standing, Omit<CheckedPage, 'path' | 'own' | 'structure'> {
  readonly structure?: string
}

/** A page that was checked: `own` is what its summary shares with no other, `line` its row as it is cached. */
interface Row extends StoredRow {
  readonly own: Buffer
  readonly line: Buffer
}

const TAB = 9
/** The rows that are no page: the strings of the table, and how many they were when it held nothing else. */
const [STRINGS, SIZE] = [':strings', ':size']

/** Every page's findings and summary: from the table where it is as it was, else drawn and checked, many by workers. */
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
}): Promise<
  Result<{
    found: readonly Found[]
    summaries: readonly PageSummary[]
    sizes: ReadonlyMap<string, number>
    digests: ReadonlyMap<string, string>
    jobs: (path: string) => PageJob
  }>
> {
  const { plan, options, content, inputs } = opened
  const { launch } = checking
  const file = tableOf(options, launch ? 'checks-launch' : 'checks')
  const old = readTable(file, checksOf(content, inputs, checking))
  const table = newTable()
  for (const text of JSON.parse(old.get(STRINGS)?.toString() ?? '[]') as string[]) table.number(text)
  // Parts are compared as they are built: without tags.
  const plain = inLanguages(content).map(({ site: { language }, data }) => {
    return [language, { ...setup.parts[language], labels: data.get('labels') ?? {} }] as const
  })
  const prints = fingerprints(opened, { ...setup, parts: Object.fromEntries(plain) as DrawSetup['parts'] })
  /** Numbers of each worker's table -> numbers of ours. */
  const numbers = new Map<number, number[]>()
  const pages = await eachPage<Row, CheckedPage, CheckAnswer>(opened, prints, {
    known(path) {
      const line = old.get(keyOf(path))
      const row = line && rowIn(line)
      return !row || (row.structure !== undefined && !structures.has(row.structure)) ? undefined : row
    },
    here: () => pageChecker(trace, checks, table),
    setup: () => ({ kind: 'check setup', setup }),
    request: (jobs) => ({ kind: 'check', jobs }),
    answered({ pages, strings }, worker) {
      const own = numbers.get(worker) ?? []
      numbers.set(worker, own)
      for (const text of strings) own.push(table.number(text))
      return pages.map((page) => (isProblem(page) ? page : { ...page, packed: renumbered(page.packed, own) }))
    },
    rowOf({ path: _, own, structure, ...made }, standing) {
      if (structure) void structures.faults(structure)
      const stored: StoredRow = { ...made, ...standing, ...(structure && { structure: structure.name }) }
      // As it is read in a later run: parts of a page hold the whole of it in memory (V8, sliced strings).
      return rowIn(toUtf8(`${JSON.stringify(stored)}\t${JSON.stringify(own)}`))
    },
    onPage,
  })
  if (!pages.value) return pages
  const { rows, made } = pages.value

  const byPath = new Map(plan.pages.map((page) => [page.path, page]))
  const jobOf = (path: string): PageJob => {
    const page = byPath.get(path)
    if (!page) throw new Error(`a finding names a page that is not planned: ${path}`)
    return prints.job(page)
  }
  const found: Found[] = []
  // In the order of the plan, whatever was at hand and whatever had to be made.
  for (const { path, document } of plan.pages) {
    const row = rows.get(path)
    if (!row) continue
    found.push(...row.found)
    const faults = row.structure === undefined ? [] : await structures.faults({ name: row.structure })
    const page = faults.length > 0 ? trace(jobOf(path)) : undefined
    if (!page || isProblem(page)) continue
    const inside = inPage(page.html, structureOf(page.html), faults)
    const context = contextIn(checks, document.language)
    found.push(...checkMarkup(inside, { path }, checks.rules, context).map((one) => located(one, page)))
  }
  await structures.save()
  if (file !== undefined && made + old.size - rows.size !== 2)
    save({ file, context: checksOf(content, inputs, checking), rows, table })
  const read = reader(table)
  const ordered = plan.pages.flatMap(({ path }) => ((one) => (one ? [one] : []))(rows.get(path)))
  return {
    value: {
      found,
      summaries: ordered.map(({ packed, own }) => read(packed, () => JSON.parse(fromUtf8(own)) as Own)),
      sizes: new Map([...rows].map(([path, { size }]) => [path, size])),
      digests: new Map([...rows].map(([path, { digest }]) => [path, digest])),
      jobs: jobOf,
    },
    problems: [],
  }
}

function rowIn(line: Buffer): Row {
  const tab = line.indexOf(TAB)
  return { ...(JSON.parse(fromUtf8(line.subarray(0, tab))) as StoredRow), own: line.subarray(tab + 1), line }
}

/** Writes the rows of all pages. */
function save({
  file,
  context,
  rows,
  table,
}: {
  file: string
  context: string
  rows: ReadonlyMap<string, Row>
  table: Table
}): void {
  const lines = function* (): Generator<readonly [string, string | Uint8Array]> {
    yield [STRINGS, JSON.stringify(table.strings)]
    yield [SIZE, String(table.strings.length)]
    for (const [path, { line }] of rows) yield [keyOf(path), line]
  }
  writeTable(file, context, lines())
}
