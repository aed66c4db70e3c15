// All of a site but its pages -> the site understood: its words validated, every address decided. Nothing is drawn.
import { resolve } from 'node:path'
import type { LoadedSite } from '../../load/loaded.ts'
import type { Reading } from '../../load/memory.ts'
import { type DocumentRecord, fileIn, inLanguages, type PageSource } from '../../model/content.ts'
import { inOrder, type Problem } from '../../model/problem.ts'
import { plan } from '../../plan/plan.ts'
import { openCache } from '../../runtime/cache.ts'
import { shortDigest } from '../../runtime/digest.ts'
import type { Inputs } from '../../runtime/inputs.ts'
import { Table } from '../../runtime/table.ts'
import { cachePath, type Opened, type Options, type Step, tableOf } from '../options.ts'
import { type Loaded, placeOf, type WordsResult } from '../pages.ts'
import { MAIN_THREAD } from '../workers.ts'
import { type Base, type Checking, openBase, unique } from './base.ts'
import { contextOf, knownDigest, recordKeys, stands } from './records.ts'

/** Validates and plans a site: see `openBase`. */
export async function openSite(
  options: Options,
  inputs: Inputs,
  checking?: Checking,
  reading?: Reading,
): Promise<Step<Opened>> {
  const base = await openBase(options, inputs, checking, reading)
  return base.value ? openPages(base.value) : base
}

/** Validates the pages of a site and plans it. Where that cannot be, the base is closed. */
export async function openPages(base: Base): Promise<Step<Opened>> {
  const { options, inputs, checked, site, content, templates, work, workers } = base
  const { files } = inputs
  try {
    const pages = await loadPages(base)
    const problems =
      inputs.problems.length > 0 ? inputs.problems : [...(pages.unparsed ? [] : base.problems), ...pages.problems]
    const records = pages.records as DocumentRecord[]
    const planned = problems.length > 0 ? { problems } : plan(content, records, templates.pages)
    if (!planned.value) {
      pages.save()
      await base.close()
      return { problems: inOrder(unique(planned.problems)), files }
    }
    const folder = options.cache ? cachePath(resolve(options.root), 'cache') : undefined
    const cache = openCache(folder, { sharedCache: options.sharedCache ?? {} })
    const { words, owners, save } = pages
    const value = {
      ...{ options, inputs, checked, site, content, records, plan: planned.value, templates, cache },
      ...{ words, work, workers, owners, save },
      async close() {
        save()
        await base.close()
      },
    }
    return { value, problems: [], files }
  } catch (fault) {
    await base.close()
    throw fault
  }
}

/** The pages' files, loaded. */
interface LoadedPages {
  /** In the order of the sources; undefined where a file has problems. */
  readonly records: readonly (DocumentRecord | undefined)[]
  /** The checked words of each file, if words are checked. */
  readonly words: ReadonlyMap<string, WordsResult>
  /** The thread that loaded each file. */
  readonly owners: ReadonlyMap<string, number>
  readonly problems: readonly Problem[]
  /** Some file is not YAML. */
  readonly unparsed: boolean
  readonly save: () => void
}

/** Loads the pages' files: unchanged ones from the cache, others in this thread or in workers. */
async function loadPages(base: Base): Promise<LoadedPages> {
  const { inputs, site, work, workers } = base
  const cached = openRecords(base)
  const problems: Problem[] = []
  let unparsed = false
  const todo = site.sources.filter((source) => !cached.isKnown(source))
  const owners = new Map<string, number>()
  const sources = new Map(todo.map((source) => [placeOf(source), source]))
  const take = (one: Loaded, thread: number) => {
    for (const [file, digest] of one.read) inputs.learn(file, digest)
    owners.set(one.file, thread)
    if (one.unparsed && !unparsed) problems.length = 0
    unparsed ||= one.unparsed
    if (one.unparsed || !unparsed) problems.push(...one.problems)
    const source = sources.get(placeOf(one))
    if (source) cached.set(source, one)
  }
  const loadHere = async (source: PageSource) => take(await work.load(source), MAIN_THREAD)
  const pool = workers(todo.length)
  if (pool)
    await pool.each<PageSource, readonly Loaded[]>(todo, {
      request: (batch) => ({ kind: 'load', sources: batch }),
      take: (all, thread) => {
        for (const one of all) take(one, thread)
      },
      here: loadHere,
    })
  else for (const source of todo) await loadHere(source)
  if (!pool) cached.save()
  const isWhole = !unparsed && problems.length === 0
  return {
    records: site.sources.map((source) => {
      const record = isWhole ? cached.records.get(source) : undefined
      // The route may have another index than when the record was cached.
      return record?.route === source.route ? record : record && { ...record, ...source }
    }),
    words: new Map([...cached.words].map(([{ file }, words]) => [file, words])),
    ...{ owners, problems, unparsed, save: cached.save },
  }
}

/** The cached records and checked words of pages' files. */
function openRecords({ options, inputs, site, templates, checking }: Base) {
  const { keyOf } = recordKeys(site, templates)
  const recordTable = new Table<DocumentRecord>(tableOf(options, 'documents'), templates.hash)
  const context = checking && shortDigest(contextOf(site, templates, inputs), checksOf(site, inputs, checking))
  const wordsTable =
    context === undefined
      ? undefined
      : new Table<WordsResult>(tableOf(options, checking?.launch ? 'words-launch' : 'words'), context)
  const wordsKey = ({ file, route }: PageSource, digest: string) => shortDigest(file, String(route), digest)
  const records = new Map<PageSource, DocumentRecord>()
  const words = new Map<PageSource, WordsResult>()
  return {
    records,
    words,
    /** Whether the file is unchanged, and so is everything that its record refers to. */
    isKnown(source: PageSource): boolean {
      const digest = knownDigest(inputs, source)
      const record = digest === undefined ? undefined : recordTable.get(keyOf(source, digest))
      if (digest === undefined || !record || !stands(record, site)) return false
      const checked = wordsTable?.get(wordsKey(source, digest))
      if (wordsTable && !checked) return false
      records.set(source, record)
      if (checked) words.set(source, checked)
      return true
    },
    set(source: PageSource, { digest, record, words: checked }: Loaded) {
      if (!record) return
      const key = keyOf(source, digest)
      recordTable.set(key, record)
      // Read back from JSON: substrings of the file would keep its whole text in memory.
      records.set(source, recordTable.get(key) ?? record)
      if (!checked || !wordsTable) return
      wordsTable.set(wordsKey(source, digest), checked)
      words.set(source, wordsTable.get(wordsKey(source, digest)) ?? checked)
    },
    save() {
      recordTable.save()
      wordsTable?.save()
    },
  }
}

/** What rules of words read besides words: the site's own rules, site.yaml, data, the occasion. */
export const checksOf = (site: LoadedSite, inputs: Inputs, { bundle, launch, year }: Checking) =>
  shortDigest(
    String(launch),
    String(year),
    bundle?.replace(/^.*[\\/]/, '') ?? '',
    ...inLanguages(site).flatMap((own) => [
      inputs.digest(fileIn(own, 'site.yaml')),
      ...[...own.data.keys()].map((name) => inputs.digest(fileIn(own, `content/${name}.yaml`))),
    ]),
  )
