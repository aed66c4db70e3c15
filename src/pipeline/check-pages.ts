// Every page of an opened site -> its findings and summary: from the table where it is as it was, else it is checked.
import type { Fault } from '../check/markup/markup.ts'
import type { Structures } from '../check/markup/structures.ts'
import { newTable, PARTS, packedText, renumbered, type SummaryPart, type Table } from '../check/packed/pack.ts'
import { type OnRead, reader } from '../check/packed/packed.ts'
import type { Found } from '../check/run.ts'
import { fileOf } from '../model/address.ts'
import type { PageSummary } from '../model/checks/page-facts.ts'
import { inLanguages } from '../model/content.ts'
import type { Plan } from '../model/plan.ts'
import type { Problem, Result } from '../model/problem.ts'
import { DIGEST_LENGTH, shortDigest } from '../runtime/digest.ts'
import { fromUtf8, toUtf8 } from '../runtime/encoding.ts'
import { comeAhead } from '../runtime/tables/ahead.ts'
import { changeTable, keyOf, readTableOfBytes } from '../runtime/tables/table.ts'
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

/** What is cached of a page that was checked, but for its findings and its summary. */
type StoredRow = Standing & Pick<CheckedPage, 'digest' | 'size' | 'digests'>

/**
 * A page that was checked: its row as it is cached, and where in it the head ends and the findings and the packed
 * summary begin. What stands in the head is read whenever it is asked for: objects for all of it, of ten thousand
 * pages, are moved about by every collection of memory.
 */
interface Row {
  readonly line: Buffer
  readonly head: number
  readonly found: number
  readonly summary: number
}

const TAB = 9
/** How the keys of rows begin that are no page: strings of the table, those that came with a check in a row. */
const STRINGS = ':strings-'

/** The pages of a site that was checked, by their rows. */
export interface CheckedPages {
  /** Read from the rows one after the other: those of a large site are never held all. */
  found(): Iterable<Found>
  /** `onRead` is told of all that is read of them. */
  summaries(onRead: OnRead): readonly PageSummary[]
  /** Of all pages together, the digest of a part of their summaries. */
  partDigest(part: SummaryPart): string
  readonly sizes: ReadonlyMap<string, number>
  readonly digests: ReadonlyMap<string, string>
  /** All that decides a page, and what it is, as a digest. */
  standing(path: string): string | undefined
}

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
}): Promise<Result<CheckedPages & { readonly jobs: (path: string) => PageJob }>> {
  const { plan, options, content, inputs } = opened
  const { launch } = checking
  const file = tableOf(options, launch ? 'checks-launch' : 'checks')
  await comeAhead(file)
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
  /** Structures whose faults became known in this run, in order, and how many of these a thread was sent. */
  const judged = new Map<string, readonly Fault[]>()
  const sent = new Map<number, number>()
  /** Pages that were checked before the faults of their structure were known. */
  const waiting = new Map<string, string>()
  const pages = await eachPage<Row, CheckedPage, CheckAnswer>(opened, prints, {
    known(path) {
      const line = old.get(keyOf(path))
      return line && rowIn(line)
    },
    standing: standingOf,
    here: () => pageChecker(trace, checks, table, judged),
    setup: () => ({ kind: 'check setup', setup }),
    request(jobs, thread) {
      const fresh = [...judged].slice(sent.get(thread) ?? 0)
      sent.set(thread, judged.size)
      return { kind: 'check', jobs, judged: fresh }
    },
    answered({ pages, strings }, worker) {
      const own = numbers.get(worker) ?? []
      numbers.set(worker, own)
      for (const text of strings) own.push(table.number(text))
      return pages.map((page) => (isProblem(page) ? page : { ...page, packed: renumbered(page.packed, own) }))
    },
    rowOf({ path, packed, own, structure, found, markup, ...made }, standing) {
      if (structure && markup === undefined) {
        waiting.set(path, structure.name)
        const take = (faults: readonly Fault[]) => void judged.set(structure.name, faults)
        Promise.resolve(structures.faults(structure)).then(take, () => undefined)
      }
      return rowOf({ ...made, ...standing }, [...found, ...(markup ?? [])], toUtf8(packedText(packed, own)))
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
    const markup = !page || isProblem(page) ? [] : markupFindings(page, path, faults, checks.rules, context)
    if (row && markup.length > 0) rows.set(path, withFindings(row, markup))
  }
  await structures.save()
  const added = table.strings.slice(before)
  const lines = new Map(strings)
  if (added.length > 0) lines.set(`${STRINGS}${before}`, toUtf8(JSON.stringify(added)))
  for (const [path, { line }] of rows) lines.set(keyOf(path), line)
  changeTable(file, checksOf(content, inputs, checking), old, lines)
  return { value: { ...checkedPages(plan.pages, rows, table), jobs: jobOf }, problems: [] }
}

/** Pages in the order of the plan, whatever was at hand and whatever had to be made. */
function checkedPages(pages: Plan['pages'], rows: ReadonlyMap<string, Row>, table: Table): CheckedPages {
  return {
    *found() {
      for (const { path } of pages) {
        const row = rows.get(path)
        if (row) yield* foundIn(row)
      }
    },
    summaries(onRead) {
      const read = reader(table, onRead)
      return pages.flatMap(({ path, document }) => {
        const row = rows.get(path)
        const held = { path, file: fileOf(path), from: document.file }
        return row ? [read({ ...held, bytes: row.line, start: row.summary })] : []
      })
    },
    partDigest(part) {
      const start = startOf(DIGESTS.indexOf(part))
      // One text of all: to read and hash each by itself takes ten times as long.
      const all = Buffer.alloc(pages.length * DIGEST_LENGTH)
      for (const [i, { path }] of pages.entries())
        rows.get(path)?.line.copy(all, i * DIGEST_LENGTH, start, start + DIGEST_LENGTH)
      return shortDigest(all)
    },
    sizes: new Map([...rows].map(([path, row]) => [path, restOf(row).size])),
    digests: new Map([...rows].map(([path, row]) => [path, digestAt(row, PAGE)])),
    standing: (path) => rows.get(path)?.line.toString('latin1', 0, startOf(PAGE + 1)),
  }
}

/** The digests that a row begins with, each followed by a space. Behind them stand the size and what templates read. */
const DIGESTS = ['fingerprint', 'parts', 'page', ...PARTS] as const
const PAGE = DIGESTS.indexOf('page')
const startOf = (place: number) => place * (DIGEST_LENGTH + 1)
const digestAt = ({ line }: Row, place: number) =>
  line.toString('latin1', startOf(place), startOf(place) + DIGEST_LENGTH)

/** A row as it is read in a later run. */
function rowOf(
  { fingerprint, parts, digest, size, digests, reads }: StoredRow,
  found: readonly Found[],
  summary: Buffer,
): Row {
  const head = [fingerprint, parts, digest, ...PARTS.map((part) => digests[part]), size, reads].join(' ')
  return rowIn(Buffer.concat([toUtf8(`${head}\t${JSON.stringify(found)}\t`), summary]))
}

function rowIn(line: Buffer): Row {
  const head = line.indexOf(TAB)
  const found = head + 1
  return { line, head, found, summary: line.indexOf(TAB, found) + 1 }
}

function restOf({ line, head }: Row): Pick<StoredRow, 'size' | 'reads'> {
  const rest = line.toString('latin1', startOf(DIGESTS.length), head)
  const space = rest.indexOf(' ')
  return { size: Number(rest.slice(0, space)), reads: rest.slice(space + 1) }
}

const standingOf = (row: Row): Standing => ({
  fingerprint: digestAt(row, DIGESTS.indexOf('fingerprint')),
  parts: digestAt(row, DIGESTS.indexOf('parts')),
  reads: restOf(row).reads,
})

const foundIn = ({ line, found, summary }: Row) => JSON.parse(fromUtf8(line.subarray(found, summary - 1))) as Found[]

/** The row with more findings. */
function withFindings(row: Row, more: readonly Found[]): Row {
  const { line, found, summary } = row
  const text = toUtf8(`${JSON.stringify([...foundIn(row), ...more])}\t`)
  return rowIn(Buffer.concat([line.subarray(0, found), text, line.subarray(summary)]))
}
