// Every built page -> its findings and summary: from what was kept of an equal page, else judged here, or by workers when there are many.
// A page is equal when its bytes are (sha256) and everything its rules may read is: its plan, the site's facts, the rules.
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { engineRoot } from '../engine.ts'
import { nameOf, readKept, writeKept } from '../kept.ts'
import type { PageSummary } from '../model/facts.ts'
import type { PlannedPage, SiteFacts } from '../model/rule.ts'
import { stable } from './facts.ts'
import { type Fault, inPage } from './markup.ts'
import { compacted, newTable, type Own, type Packed, pack, reader, renumbered, type Table } from './packed.ts'
import { type Found, judgePage, type Rules } from './run.ts'
import { structureOf } from './structure.ts'
import { structuresIn } from './structures.ts'
import type { Answer, Naming, Share } from './worker.ts'

export interface Judged {
  readonly path: string
  readonly found: readonly Found[]
  readonly summary: PageSummary
}

/** A page judged alone, its markup still to be judged by structure: `html` is left out where the structure was sent before. */
export interface JudgedFile {
  readonly path: string
  /** Of the bytes that were judged: the file may have been written since it was first looked at. */
  readonly name: string
  readonly found: readonly Found[]
  readonly packed: Packed
  readonly own: Own
  readonly structure?: { readonly name: string; readonly html?: string }
}

/** What is kept of a page: a line of JSON, a tab, and what is held apart. */
interface Record {
  readonly found: readonly Found[]
  readonly packed: Packed
  readonly own: Buffer
}

const TAB = 9

/** Fewer pages than this are judged faster here than in a worker that must start first. */
const WORTH_WORKERS = 200
/** Pages a worker is sent at a time. */
const SHARE = 50
const MARKUP = 'a11y/html-valid'
/** Lines of the kept file that are not pages: the table, and its size when it held nothing but what was used. */
const [STRINGS, SIZE] = ['strings', 'size']
const HEADS = 2

/** Judges one file of the output. */
export function judgeFile(page: PlannedPage, { out, rules, site, table }: Share & { readonly rules: Rules; readonly table: Table }): JudgedFile {
  const bytes = readFileSync(join(out, page.file))
  const html = bytes.toString('utf8')
  const { found, summary } = judgePage(html, page, rules, site)
  const wanted = rules.has(MARKUP) && site.site.checks[MARKUP] !== 'off'
  const structure = wanted ? structureOf(html).html : undefined
  return {
    path: page.path,
    name: nameOf(bytes),
    found,
    ...pack(summary, table),
    ...(structure !== undefined && { structure: { name: nameOf(structure), html: structure } }),
  }
}

/** Names the pages among the files of the output by their contents, in a worker where there are many: this thread has the content to load meanwhile. */
export async function namesOf(out: string, written: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const files = written.filter((file) => file.endsWith('.html') && existsSync(join(out, file)))
  const script = join(engineRoot, 'lib/check/worker.js')
  if (files.length < MANY || !existsSync(script)) return new Map(files.map((file) => [file, nameOf(readFileSync(join(out, file)))]))
  const worker = new Worker(script, { workerData: { out, names: files } satisfies Naming })
  const names = await new Promise<readonly string[]>((done, fail) => {
    worker.on('message', done)
    worker.on('error', fail)
  })
  await worker.terminate()
  return new Map(files.map((file, i) => [file, names[i] ?? '']))
}

/** Files that take longer to read here than a worker to start. */
const MANY = 2000

/** Judges all pages. `kept` is the folder that holds verdicts (undefined: keep nothing); `version` changes when the judge does. */
export async function judgePages({
  pages,
  out,
  rules,
  bundle,
  site,
  kept,
  version,
  names,
  onPage,
}: {
  pages: readonly PlannedPage[]
  out: string
  /** Names of the files by their contents, as far as they were made ahead. */
  names?: Promise<ReadonlyMap<string, string>>
  rules: Rules
  /** Where the site's own rules are, for workers. */
  bundle: string | undefined
  site: SiteFacts
  kept: string | undefined
  version: string
  onPage?: (done: number, all: number) => void
}): Promise<Judged[]> {
  const context = nameOf(version, stable({ site: site.site, facts: [...site.facts], data: [...site.data], launch: site.launch }))
  const file = kept === undefined ? undefined : join(kept, 'pages')
  const old = readKept(file, context)
  const table = newTable()
  for (const text of JSON.parse(old.get(STRINGS)?.toString() ?? '[]') as string[]) table.number(text)
  const ahead = await names
  const keys = new Map<string, string>()
  const records = new Map<string, Record>()
  const todo: PlannedPage[] = []
  for (const page of pages) {
    const key = nameOf(ahead?.get(page.file) ?? nameOf(readFileSync(join(out, page.file))), JSON.stringify(page))
    keys.set(page.path, key)
    const known = old.get(key)
    if (known) records.set(page.path, parsed(known))
    else todo.push(page)
  }
  const structures = structuresIn(kept === undefined ? undefined : join(kept, 'markup'))
  const share = { out, site, bundle }
  const asked = new Map(todo.map((page) => [page.path, page]))
  const waiting: { page: PlannedPage; faults: Promise<readonly Fault[]> | readonly Fault[] }[] = []
  const take = (judged: JudgedFile) => {
    records.set(judged.path, { found: judged.found, packed: judged.packed, own: Buffer.from(JSON.stringify(judged.own)) })
    const page = asked.get(judged.path) as PlannedPage
    keys.set(judged.path, nameOf(judged.name, JSON.stringify(page)))
    if (judged.structure) waiting.push({ page, faults: structures.faults(judged.structure) })
    onPage?.(records.size, pages.length)
  }
  const script = join(engineRoot, 'lib/check/worker.js')
  if (todo.length >= WORTH_WORKERS && existsSync(script)) await inWorkers({ todo, share, script, table, take })
  else for (const page of todo) take(judgeFile(page, { ...share, rules, table }))

  for (const { page, faults } of waiting) {
    const told = await faults
    const record = records.get(page.path)
    if (told.length === 0 || !record) continue
    const html = readFileSync(join(out, page.file), 'utf8')
    records.set(page.path, { ...record, packed: { ...record.packed, small: { ...record.packed.small, markup: inPage(html, structureOf(html), told) } } })
  }
  await structures.close()
  if (file !== undefined && (todo.length > 0 || old.size !== pages.length + HEADS)) keep({ file, context, old, pages, keys, records, table })
  const read = reader(table)
  return pages.map((page) => {
    const { found, packed, own } = records.get(page.path) as Record
    return { path: page.path, found, summary: read(packed, () => JSON.parse(own.toString()) as Own) }
  })
}

function parsed(line: Buffer): Record {
  const tab = line.indexOf(TAB)
  return { ...(JSON.parse(line.toString('utf8', 0, tab)) as Omit<Record, 'own'>), own: line.subarray(tab + 1) }
}

/** Writes the records of all pages; what has not changed is written as it was read. */
function keep({
  file,
  context,
  old,
  pages,
  keys,
  records,
  table,
}: {
  file: string
  context: string
  old: ReadonlyMap<string, Buffer>
  pages: readonly PlannedPage[]
  keys: ReadonlyMap<string, string>
  records: ReadonlyMap<string, Record>
  table: Table
}): void {
  const size = Number(old.get(SIZE)?.toString() ?? 0)
  // Strings of pages that have changed stay in the table until it has grown by half.
  const grown = old.size > 0 && table.strings.length > 1.5 * size + 1000
  const all = pages.map((page) => records.get(page.path) as Record)
  const clean = grown
    ? compacted(
        all.map(({ packed }) => packed),
        table,
      )
    : undefined
  const { strings } = clean?.table ?? table
  const lines = function* () {
    yield [STRINGS, JSON.stringify(strings)] as const
    yield [SIZE, String(old.size === 0 || grown ? strings.length : size)] as const
    for (const [i, page] of pages.entries()) {
      const key = keys.get(page.path) ?? ''
      const { found, packed, own } = all[i] as Record
      const known = grown ? undefined : old.get(key)
      yield [key, known ?? Buffer.concat([Buffer.from(`${JSON.stringify({ found, packed: clean?.all[i] ?? packed })}\t`), own])] as const
    }
  }
  writeKept(file, context, lines())
}

async function inWorkers({
  todo,
  share,
  script,
  table,
  take,
}: {
  todo: readonly PlannedPage[]
  share: Share
  script: string
  table: Table
  take: (judged: JudgedFile) => void
}): Promise<void> {
  const crew = Array.from({ length: Math.min(availableParallelism(), 8) }, () => new Worker(script, { workerData: share }))
  // All shares are handed out at once: this thread has work of its own to do meanwhile and may not answer for seconds.
  const shares = crew.map<(readonly PlannedPage[])[]>(() => [])
  for (let i = 0; i * SHARE < todo.length; i++) shares[i % crew.length]?.push(todo.slice(i * SHARE, (i + 1) * SHARE))
  try {
    await Promise.all(
      crew.map(
        (worker, w) =>
          new Promise<void>((done, fail) => {
            /** Numbers of the worker's table -> numbers of ours. */
            const numbers: number[] = []
            let left = shares[w]?.length ?? 0
            if (left === 0) done()
            worker.on('message', ({ pages, strings }: Answer) => {
              for (const text of strings) numbers.push(table.number(text))
              for (const judged of pages) take({ ...judged, packed: renumbered(judged.packed, numbers) })
              if (--left === 0) done()
            })
            worker.on('error', fail)
            for (const pages of shares[w] ?? []) worker.postMessage(pages)
          }),
      ),
    )
  } finally {
    await Promise.all(crew.map((worker) => worker.terminate()))
  }
}
