// Every page of an opened site -> its findings and summary: from the table where it is as it was, else it is checked.
import type { Fault } from '../check/markup/markup.ts'
import type { Structures } from '../check/markup/structures.ts'
import { type ListDigests, newTable, packedText, renumbered } from '../check/packed/pack.ts'
import { type OnRead, reader } from '../check/packed/packed.ts'
import type { Found } from '../check/run.ts'
import { fileOf } from '../model/address.ts'
import type { PageSummary } from '../model/checks/page-facts.ts'
import { inLanguages } from '../model/content.ts'
import type { Problem, Result } from '../model/problem.ts'
import { shortDigest } from '../runtime/digest.ts'
import { fromUtf8, toUtf8 } from '../runtime/encoding.ts'
import { comeAhead } from '../runtime/tables/ahead.ts'
import { changeTable, keyOf, readTableOfBytes } from '../runtime/tables/table.ts'
import { eachPage, fingerprints, type Standing } from './fingerprints.ts'
import type { Checking } from './open/base.ts'
import { checksOf } from './open/open.ts'
import { type Opened, tableOf } from './options.ts'
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

/** Called as pages are checked. */
export type OnPage = (done: number, all: number) => void

/** What is cached of a page that was checked, but for its findings and its summary. */
type StoredRow = Standing & Pick<CheckedPage, 'digest' | 'size' | 'lists'>

/** A page that was checked: its row as it is cached, and where in it the findings and the packed summary begin. */
interface Row extends Omit<StoredRow, 'lists'> {
  /** The digests of the lists of its summary, in the order of LISTS. */
  readonly lists: readonly string[]
  readonly line: Buffer
  readonly found: number
  readonly summary: number
}

const LISTS = ['links', 'pictures', 'nodes', 'own', 'ids', 'first'] as const satisfies readonly (keyof ListDigests)[]

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
    /** Read from the rows one after the other: those of a large site are never held all. */
    found: () => Iterable<Found>
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
  return {
    value: {
      *found() {
        // In the order of the plan, whatever was at hand and whatever had to be made.
        for (const { path } of plan.pages) {
          const row = rows.get(path)
          if (row) yield* foundIn(row)
        }
      },
      summaries(onRead) {
        const read = reader(table, onRead)
        return plan.pages.flatMap(({ path, document }) => {
          const row = rows.get(path)
          const held = { path, file: fileOf(path), from: document.file }
          return row ? [read({ ...held, bytes: row.line, start: row.summary })] : []
        })
      },
      listDigest(list) {
        const place = LISTS.indexOf(list)
        return shortDigest(...plan.pages.map(({ path }) => rows.get(path)?.lists[place] ?? ''))
      },
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

/** A row as it is read in a later run: parts of a page hold the whole of it in memory (V8, sliced strings). */
function rowOf(
  { fingerprint, parts, digest, size, lists, reads }: StoredRow,
  found: readonly Found[],
  summary: Buffer,
): Row {
  const head = [fingerprint, parts, digest, size, ...LISTS.map((list) => lists[list]), reads].join(' ')
  return rowIn(Buffer.concat([toUtf8(`${head}\t${JSON.stringify(found)}\t`), summary]))
}

function rowIn(line: Buffer): Row {
  const end = line.indexOf(TAB)
  const tab = line.indexOf(TAB, end + 1)
  const head = line.toString('latin1', 0, end)
  const fields = head.split(' ', 4 + LISTS.length)
  const [fingerprint = '', parts = '', digest = '', size = '', ...lists] = fields
  const reads = head.slice(fields.join(' ').length + 1)
  return { fingerprint, parts, digest, size: Number(size), lists, reads, line, found: end + 1, summary: tab + 1 }
}

const foundIn = ({ line, found, summary }: Row) => JSON.parse(fromUtf8(line.subarray(found, summary - 1))) as Found[]

/** The row with more findings. */
function withFindings(row: Row, more: readonly Found[]): Row {
  const { line, found, summary } = row
  const text = toUtf8(`${JSON.stringify([...foundIn(row), ...more])}\t`)
  return rowIn(Buffer.concat([line.subarray(0, found), text, line.subarray(summary)]))
}
