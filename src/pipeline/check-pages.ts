// Every page of an opened site -> its findings and summary: from the table where it is as it was, else it is checked.
import { inPage } from '../check/markup/markup.ts'
import { structureOf } from '../check/markup/structure.ts'
import type { Structures } from '../check/markup/structures.ts'
import { type ListDigests, newTable, packedText, renumbered } from '../check/packed/pack.ts'
import { type OnRead, reader } from '../check/packed/packed.ts'
import { checkMarkup, type Found } from '../check/run.ts'
import { fileOf } from '../model/address.ts'
import type { PageSummary } from '../model/checks/page-facts.ts'
import { inLanguages } from '../model/content.ts'
import type { Problem, Result } from '../model/problem.ts'
import { shortDigest } from '../runtime/digest.ts'
import { fromUtf8, toUtf8 } from '../runtime/encoding.ts'
import { changeTable, keyOf, readTableOfBytes } from '../runtime/table.ts'
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

/** What is cached of a page that was checked, but for its summary. */
interface StoredRow extends Standing, Omit<CheckedPage, 'path' | 'packed' | 'own' | 'structure'> {
  readonly structure?: string
}

/** A page that was checked: `summary` is that as it was packed, `line` its row as it is cached. */
interface Row extends StoredRow {
  readonly summary: Buffer
  readonly line: Buffer
}

const TAB = 9
/** How the keys of rows begin that are no page: strings of the table, those that came with a check in a row. */
const STRINGS = ':strings-'

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
    /** `onRead` is told of all that is read of them. */
    summaries: (onRead: OnRead) => readonly PageSummary[]
    /** Of all pages together, the digest of a list of their summaries. */
    listDigest: (list: keyof ListDigests) => string
    sizes: ReadonlyMap<string, number>
    digests: ReadonlyMap<string, string>
    /** All that decides a page, and what it is, as a digest. */
    standing: (path: string) => string | undefined
    jobs: (path: string) => PageJob
  }>
> {
  const { plan, options, content, inputs } = opened
  const { launch } = checking
  const file = tableOf(options, launch ? 'checks-launch' : 'checks')
  const old = readTableOfBytes(file, checksOf(content, inputs, checking))
  const table = newTable()
  const strings = [...old].filter(([key]) => key.startsWith(STRINGS))
  for (const [, row] of strings) for (const text of JSON.parse(fromUtf8(row)) as string[]) table.number(text)
  const before = table.strings.length
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
    rowOf({ path: _, packed, own, structure, ...made }, standing) {
      if (structure) void structures.faults(structure)
      const stored: StoredRow = { ...made, ...standing, ...(structure && { structure: structure.name }) }
      // As it is read in a later run: parts of a page hold the whole of it in memory (V8, sliced strings).
      return rowIn(toUtf8(`${JSON.stringify(stored)}\t${packedText(packed, own)}`))
    },
    onPage,
  })
  if (!pages.value) return pages
  const { rows } = pages.value

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
  const added = table.strings.slice(before)
  const lines = new Map(strings)
  if (added.length > 0) lines.set(`${STRINGS}${before}`, toUtf8(JSON.stringify(added)))
  for (const [path, { line }] of rows) lines.set(keyOf(path), line)
  changeTable(file, checksOf(content, inputs, checking), old, lines)
  return {
    value: {
      found,
      summaries(onRead) {
        const read = reader(table, onRead)
        return plan.pages.flatMap(({ path, document }) => {
          const row = rows.get(path)
          return row ? [read({ path, file: fileOf(path), from: document.file, bytes: row.summary })] : []
        })
      },
      listDigest: (list) => shortDigest(...plan.pages.map(({ path }) => rows.get(path)?.lists[list] ?? '')),
      sizes: new Map([...rows].map(([path, { size }]) => [path, size])),
      digests: new Map([...rows].map(([path, { digest }]) => [path, digest])),
      standing(path) {
        const row = rows.get(path)
        return row && `${row.fingerprint} ${row.parts} ${row.digest}`
      },
      jobs: jobOf,
    },
    problems: [],
  }
}

function rowIn(line: Buffer): Row {
  const tab = line.indexOf(TAB)
  return { ...(JSON.parse(fromUtf8(line.subarray(0, tab))) as StoredRow), summary: line.subarray(tab + 1), line }
}
