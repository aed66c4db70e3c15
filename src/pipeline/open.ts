// A folder -> a site understood: its files known, its words validated, every address decided. Nothing is drawn.
import { resolve } from 'node:path'
import { type Ahead, beginAhead } from '../assets/ahead/ahead.ts'
import { loadTemplates, type Templates } from '../assets/templates.ts'
import type { Rules } from '../check/run.ts'
import type { LoadedSite } from '../load/loaded.ts'
import type { Reading } from '../load/memory.ts'
import { loadSite } from '../load/site.ts'
import { pageFiles } from '../load/sources.ts'
import { parseFile } from '../load/yaml/parse.ts'
import { type DocumentRecord, fileIn, inLanguages, type PageSource } from '../model/content.ts'
import { inOrder, type Problem, type SourceFiles } from '../model/problem.ts'
import { newTagger, untagged } from '../model/source-map.ts'
import { plan } from '../plan/plan.ts'
import { openCache } from '../runtime/cache.ts'
import { shortDigest } from '../runtime/digest.ts'
import { modulesIn } from '../runtime/engine.ts'
import type { Inputs } from '../runtime/inputs.ts'
import { asPacked, keyOf, placeOf, rowsOf } from '../runtime/rows.ts'
import { readTableOfBytes } from '../runtime/table.ts'
import { type HeldWords, type LoadedRows, loadedRows, wordsIn } from './compared/loaded-rows.ts'
import { type Crew, canStart, startCrew, THIS_THREAD } from './crew.ts'
import { contextOf, knownDigest, recordKeys, stands } from './fingerprints.ts'
import { cachePath, type Opened, type Options, type Step, tableOf } from './options.ts'
import { type PageWork, pageWork, type WordCheck } from './pages.ts'
import { glyphs } from './prepare.ts'

/** What a site is opened for besides being built. */
export interface Checking {
  readonly rules: Rules
  /** The bundled rules of the site itself. */
  readonly bundle: string | undefined
  readonly launch: boolean
  readonly year: number
  /** The checks of words; `content` is the site without source tags. */
  readonly words: (site: LoadedSite, content: LoadedSite) => Promise<WordCheck>
}

/**
 * Validates and plans the site. For `checking`, words are checked. For that, and for `reading`, with which it is to be
 * loaded again, texts carry their source to the drawn page.
 */
export async function openSite(
  options: Options,
  inputs: Inputs,
  checking?: Checking,
  reading?: Reading,
): Promise<Step<Opened>> {
  const root = resolve(options.root)
  const cache = options.cache ? cachePath(root, 'cache') : undefined
  const isSound = inputs.problems.length === 0
  const ahead = beginAhead({ root, folder: inputs.templates, cache: isSound ? cache : undefined })
  try {
    const opened = await open(options, inputs, { checking, reading, ahead })
    if (!opened.value) await ahead.stop()
    return opened
  } catch (fault) {
    await ahead.stop()
    throw fault
  }
}

async function open(
  options: Options,
  inputs: Inputs,
  { checking, reading, ahead }: { checking: Checking | undefined; reading: Reading | undefined; ahead: Ahead },
): Promise<Step<Opened>> {
  const tagged = checking !== undefined || reading !== undefined
  const tagger = reading?.tagger ?? newTagger()
  const memory = reading && { keep: reading.keep, digest: inputs.digest }
  const { files } = inputs
  const root = resolve(options.root)
  const fail = (problems: readonly Problem[]): Step<Opened> => ({ problems: inOrder(unique(problems)), files })
  if (inputs.problems.length > 0) return fail(inputs.problems)
  const hosts = [...modulesIn('hosts').keys()]
  // Without a site there are no templates to ask for either; load says so.
  if (!files.has('site.yaml')) return fail(loadSite({ files, shapes: { pages: {}, data: {} }, hosts: [] }).problems)
  const loaded = await loadTemplates({ root, folder: inputs.templates, cache: cachePath(root) })
  if (!loaded.value) return fail(loaded.problems)
  const templates = loaded.value
  const loading = loadSite({ files, shapes: templates, hosts, ...(tagged && { tagger }), ...(memory && { memory }) })
  if (loading.unparsed) return fail([...loading.problems, ...unparsedPages(files)])
  const site = loading.value
  if (!site) return fail(loading.problems)
  const content = tagged ? plain(site) : site
  // Of a site.yaml that does not hold, the pages are loaded to tell all that is wrong; nothing can be judged by it.
  const judging = site.site ? checking : undefined
  const checkWords = await judging?.words(site, content)
  const work = pageWork({ read: (file) => files.get(file) ?? '', site, templates, checkWords, tagged })
  const hire = hiring(options, { root, site, files, hosts, bundle: templates.bundle, checking: judging })
  try {
    const pages = await loadPages({ options, inputs, site, templates, checking: judging, work, crew: hire.crew })
    const problems =
      inputs.problems.length > 0 ? inputs.problems : [...(pages.unparsed ? [] : loading.problems), ...pages.problems]
    const records = pages.records as DocumentRecord[]
    if (problems.length === 0) ahead.font(() => glyphs(content, records))
    const planned = problems.length > 0 ? { problems } : plan(content, records, templates.pages)
    if (!planned.value) {
      pages.save()
      await hire.close()
      return fail(planned.problems)
    }
    const cache = openCache(options.cache ? cachePath(root, 'cache') : undefined)
    const value = {
      options,
      inputs,
      checked: checking !== undefined,
      site,
      content,
      records,
      plan: planned.value,
      templates,
      cache,
      words: pages.words,
      work,
      crew: hire.crew,
      owners: pages.owners,
      ahead,
      save: pages.save,
      async close() {
        pages.save()
        await Promise.all([hire.close(), ahead.stop()])
      },
    }
    return { value, problems: [], files }
  } catch (fault) {
    await hire.close()
    throw fault
  }
}

/** The site without source tags. */
export const plain = (site: LoadedSite): LoadedSite => ({
  ...site,
  site: untagged(site.site),
  data: untagged(site.data),
  faqs: untagged(site.faqs),
  values: untagged(site.values),
  others: new Map([...site.others].map(([language, other]) => [language, plain(other)])),
})

/** Workers that are started when first asked for. */
function hiring(
  { workers, workersFrom = 1 }: Options,
  given: {
    root: string
    site: LoadedSite
    files: SourceFiles
    hosts: readonly string[]
    bundle: string
    checking: Checking | undefined
  },
): { crew(pages: number): Crew | undefined; close(): Promise<void> } {
  let crew: Crew | undefined
  return {
    crew(pages) {
      if (pages < workersFrom) return undefined
      if (!crew && workers > 1 && canStart()) {
        const { root, site, files, hosts, bundle, checking } = given
        const names = [...files.keys()]
        const pages = new Set(site.sources.map(({ file }) => file))
        const others = names.filter((file) => !pages.has(file) && file.endsWith('.yaml'))
        const contents = new Map(others.map((file) => [file, files.get(file) ?? '']))
        const checks = checking && { bundle: checking.bundle, launch: checking.launch, year: checking.year }
        crew = startCrew({ root, names, files: contents, bundle, hosts, checks }, workers)
      }
      return crew
    },
    close: async () => crew?.close(),
  }
}

/** The records of all pages, in the order of the sources: from the table where a file is as it was, else loaded. */
async function loadPages({
  options,
  inputs,
  site,
  templates,
  checking,
  work,
  crew,
}: {
  options: Options
  inputs: Inputs
  site: LoadedSite
  templates: Templates
  checking: Checking | undefined
  work: PageWork
  crew: (pages: number) => Crew | undefined
}): Promise<{
  records: readonly (DocumentRecord | undefined)[]
  words: ReadonlyMap<string, HeldWords>
  owners: ReadonlyMap<string, number>
  problems: readonly Problem[]
  unparsed: boolean
  save: () => void
}> {
  const decides = recordKeys(site, templates)
  const recordKey = (source: PageSource, digest: string) => shortDigest(decides.of(source), digest)
  const records = rowsOf(tableOf(options, 'documents'), templates.hash, asPacked<DocumentRecord>())
  const asked = checking && shortDigest(contextOf(site, templates, inputs), checksOf(site, inputs, checking))
  const table = asked && tableOf(options, checking?.launch ? 'words-launch' : 'words')
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

/** What is wrong with the pages' files as YAML, where nothing more can be said of them. */
const unparsedPages = (files: SourceFiles) =>
  pageFiles(files.keys()).flatMap((file) => parseFile(file, files.get(file) ?? '').problems)

/** One problem a place and text: site.yaml is read twice, first for its facts. */
export function unique(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((p) => [`${p.at?.file}:${p.at?.line}:${p.at?.column}:${p.text}`, p])).values()]
}
