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
import { comeAhead } from '../../runtime/tables/ahead.ts'
import { asPacked, keyOf, placeOf, rowsOf } from '../../runtime/tables/rows.ts'
import { readTableOfBytes } from '../../runtime/tables/table.ts'
import { type HeldWords, type LoadedRows, loadedRows, wordsIn } from '../compared/loaded-rows.ts'
import { THIS_THREAD } from '../crew.ts'
import { cachePath, type Opened, type Options, type Step, tableOf } from '../options.ts'
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
  const { options, inputs, checked, site, content, templates, work, crew } = base
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
    const cache = openCache(options.cache ? cachePath(resolve(options.root), 'cache') : undefined)
    const { words, owners, save } = pages
    const value = {
      ...{ options, inputs, checked, site, content, records, plan: planned.value, templates, cache },
      ...{ words, work, crew, owners, save },
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

/** The records of all pages, in the order of the sources: from the table where a file is as it was, else loaded. */
async function loadPages({ options, inputs, site, templates, checking, work, crew }: Base): Promise<{
  records: readonly (DocumentRecord | undefined)[]
  words: ReadonlyMap<string, HeldWords>
  owners: ReadonlyMap<string, number>
  problems: readonly Problem[]
  unparsed: boolean
  save: () => void
}> {
  const { keyOf: recordKey } = recordKeys(site, templates)
  const records = rowsOf(tableOf(options, 'documents'), templates.hash, asPacked<DocumentRecord>())
  const asked = checking && shortDigest(contextOf(site, templates, inputs), checksOf(site, inputs, checking))
  const table = asked && tableOf(options, checking?.launch ? 'words-launch' : 'words')
  await comeAhead(table)
  const words = rowsOf<HeldWords, Uint8Array>(table, asked ?? '', { open: readTableOfBytes, read: wordsIn })
  const problems: Problem[] = []
  let unparsed = false
  const todo: PageSource[] = []
  for (const source of site.sources) {
    const digest = knownDigest(inputs, source)
    const record = digest === undefined ? undefined : records.take(source, recordKey(source, digest))
    const isKnown = record && stands(record, site) && (!checking || words.take(source, keyOf(source, digest ?? '')))
    if (!isKnown) todo.push(source)
  }
  const owners = new Map<string, number>()
  const sources = new Map(todo.map((source) => [placeOf(source), source]))
  const take = (one: LoadedRows, thread: number) => {
    for (const [file, digest] of one.read) inputs.learn(file, digest)
    owners.set(one.file, thread)
    if (one.unparsed && !unparsed) problems.length = 0
    unparsed ||= one.unparsed
    if (one.unparsed || !unparsed) problems.push(...one.problems)
    const source = sources.get(placeOf(one))
    if (one.record === undefined || !source) return
    records.set(source, recordKey(source, one.digest), one.record)
    if (one.words) words.set(source, keyOf(source, one.digest), one.words)
  }
  const loadHere = (source: PageSource) => {
    for (const one of work.load([source])) take(loadedRows(one), THIS_THREAD)
  }
  const threads = crew(todo.length)
  if (threads)
    await threads.each<PageSource, readonly LoadedRows[]>(todo, {
      request: (batch) => ({ kind: 'load', sources: batch }),
      take: (all, thread) => {
        for (const one of all) take(one, thread)
      },
      here: loadHere,
    })
  else for (const source of todo) loadHere(source)
  const save = () => {
    records.save()
    words.save()
  }
  if (!threads) save()
  return {
    records: site.sources.map((source) => {
      const record = unparsed || problems.length > 0 ? undefined : records.get(source)
      // Where its route stands in the list may be another than when it was loaded.
      return record?.route === source.route ? record : record && { ...record, ...source }
    }),
    words: new Map(
      site.sources.flatMap((source) => ((one) => (one ? [[source.file, one] as const] : []))(words.get(source))),
    ),
    ...{ owners, problems, unparsed, save },
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
