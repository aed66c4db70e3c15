// Opens a site: loads templates, validates all YAML and plans every address. Draws nothing.
import type { TemplateAssets } from '../assets/template-assets.ts'
import { loadTemplates, type Templates } from '../assets/templates.ts'
import type { Checking, Rules } from '../check/run.ts'
import { copyWords } from '../language/load.ts'
import { type LoadedSite, loadSite, untaggedSite } from '../load/site.ts'
import { pageFiles } from '../load/sources.ts'
import { parseFile } from '../load/yaml/parse.ts'
import type { DocumentRecord, PageSource } from '../model/content.ts'
import type { Plan } from '../model/plan.ts'
import { inOrder, type Problem, type Result, type SourceFiles } from '../model/problem.ts'
import { Tagger } from '../model/source-map.ts'
import { plan } from '../plan/plan.ts'
import { Cache } from '../runtime/cache.ts'
import { hostNames } from '../runtime/engine.ts'
import type { Inputs } from '../runtime/inputs.ts'
import { missingBinaries } from '../runtime/platform.ts'
import { openSharedCache } from '../runtime/shared-cache/shared-cache.ts'
import { cachePath, type Options, type SiteResult, type Tables, tablesOf } from './options.ts'
import { type Loaded, type PageWork, pageWork, type WordCheck, type WordsResult } from './pages.ts'
import { PageRecords } from './records.ts'
import { WorkerPool } from './workers.ts'

/** A loaded and planned site. The caller of `openSite` closes it. */
export interface OpenSite {
  readonly root: string
  /** The year and the day of the build, as in `Options`. */
  readonly year: number
  readonly today: string | undefined
  readonly tables: Tables
  readonly cache: Cache
  readonly inputs: Inputs
  /** As loaded. In a check or an editor, its texts carry tags of their source. */
  readonly site: LoadedSite
  /** The same site without tags. */
  readonly content: LoadedSite
  readonly templates: Templates
  /** The stylesheets and scripts of the templates, which are compiled while pages are loaded. */
  readonly templateAssets: Promise<Result<TemplateAssets>>
  readonly records: readonly DocumentRecord[]
  readonly plan: Plan
  /** The checked words of each page's file, if words are checked. */
  readonly words: ReadonlyMap<string, WordsResult>
  /** Page work in this thread. */
  readonly work: PageWork
  /** The threads that a number of pages justifies. */
  readonly workers: (pages: number) => WorkerPool
  /** The thread that loaded each page's file. */
  readonly owners: ReadonlyMap<string, number>
  /** Caches what was loaded for the next run. */
  save(): void
  close(): Promise<void>
}

/**
 * Loads, validates and plans a site. With `checking`, the words of its files are checked. `isTagged`: texts carry tags
 * with their source.
 */
export async function openSite(
  options: Options,
  inputs: Inputs,
  checking?: Checking,
  isTagged = checking !== undefined,
): Promise<SiteResult<OpenSite>> {
  const pool = new WorkerPool(options)
  let opened: SiteResult<OpenSite> | undefined
  try {
    opened = await openWith(pool, options, inputs, { checking, isTagged, hidden: new Set() })
    return opened
  } finally {
    if (!opened?.value) await pool.close()
  }
}

/** How a site is opened. */
interface Opening {
  readonly checking: Checking | undefined
  readonly isTagged: boolean
  /** The files of pages that are not shown. They are known once all pages are loaded. */
  readonly hidden: ReadonlySet<string>
}

/** Opens a site with a pool of workers; a site that counts pages again without its hidden pages. */
async function openWith(
  pool: WorkerPool,
  options: Options,
  inputs: Inputs,
  { checking, isTagged, hidden }: Opening,
): Promise<SiteResult<OpenSite>> {
  const { root, year, today } = options
  const { files } = inputs
  const fail = (found: readonly Problem[]) => {
    const problems = inOrder(unique(found))
    return { problems: checking ? problems.map(named) : problems, files }
  }
  if (inputs.problems.length > 0) return fail(inputs.problems)
  // Workers load their code while this thread loads the site.
  pool.start(pageFiles(files.keys()).filter((file) => inputs.knownDigest(file) === undefined).length)
  const loaded = await loadYaml(options, inputs, isTagged, hidden)
  if (!loaded.value) return fail(loaded.problems)
  const { site, templates } = loaded.value
  const tables = tablesOf(options)
  const cache = options.cache
    ? new Cache(cachePath(root, 'cache'), openSharedCache(options.sharedCache))
    : new Cache(undefined)
  const content = isTagged ? untaggedSite(site) : site
  // With a wrong site.yaml, pages are still loaded to report their problems, but nothing can be checked.
  const active = site.site ? checking : undefined
  const checkWords = active && (await wordCheckOf(site, content, active.rules, year))
  const read = (file: string) => files.get(file) ?? ''
  const digest = (file: string) => inputs.knownDigest(file)
  const work = pageWork({ read, digest, site, templates, entries: pool.entries, checkWords, tagged: isTagged })
  const setup = () => {
    const checks = active && { bundle: active.bundle, year }
    return { root, ...filesForWorkers(site, files), bundle: templates.bundle, hosts: hostNames(), hidden, checks }
  }
  const workers = (pages: number) => pool.open(pages, setup)
  const compiler = await import('../assets/template-assets.ts')
  // Compiled while pages are loaded. If loading them fails first, nothing awaits the result.
  const templateAssets = compiler.templateAssets({ ...inputs.templates, cache })
  templateAssets.catch(() => undefined)
  const pages = await loadPages({ inputs, site, templates, checking: active, year, tables, work, workers })
  const problems = inputs.problems.length > 0 ? inputs.problems : [...loaded.problems, ...pages.problems]
  const records = pages.rows.map(({ record }) => record)
  const planned = problems.length > 0 ? { problems } : plan(content, records, today)
  const { owners, save } = pages
  const resting = new Set(planned.value?.hidden.values())
  const isAgain = resting.size > hidden.size && countsPages(site, records)
  if (!planned.value || isAgain) save()
  if (!planned.value) return fail(planned.problems)
  if (isAgain) {
    pool.entries.clear()
    return openWith(pool, options, inputs, { checking, isTagged, hidden: resting })
  }
  const words = new Map(pages.rows.flatMap(({ record, words }) => (words ? [[record.file, words] as const] : [])))
  const value = {
    ...{ root, year, today, tables, cache, inputs, site, content, templates, templateAssets, records },
    plan: planned.value,
    ...{ words, work, workers, owners, save },
    async close() {
      save()
      await pool.close()
    },
  }
  return { value, problems: [], files }
}

/** The check of words, whose code a build does not load. */
async function wordCheckOf(site: LoadedSite, content: LoadedSite, rules: Rules, year: number): Promise<WordCheck> {
  const { pageChecks, wordCheck } = await import('./page-check.ts')
  return wordCheck(site, await pageChecks(content, rules, year))
}

/** Whether a text has the number of pages of a folder, like `{count.areas}`. */
const countsPages = ({ sharedCounts }: LoadedSite, records: readonly DocumentRecord[]) =>
  sharedCounts !== '' || records.some(({ facts }) => Object.keys(facts).some((name) => name.startsWith('count.')))

/** Loads templates and all YAML except the pages' files. With problems and a value, pages are loaded but not drawn. */
export async function loadYaml(
  { root, cache: isCached }: Options,
  { files, templates: templateFolder }: Inputs,
  isTagged = false,
  hidden: ReadonlySet<string> = new Set(),
): Promise<Result<{ site: LoadedSite; templates: Templates }>> {
  // Without site.yaml the folder of templates is unknown; the problem is that of site.yaml.
  if (!files.has('site.yaml'))
    return { problems: loadSite({ files, shapes: { pages: {}, data: {} }, hosts: [] }).problems }
  const missing = missingBinaries()
  if (missing.length > 0) return { problems: missing }
  const { value: templates, problems } = await loadTemplates({ ...templateFolder, cache: cachePath(root), isCached })
  if (!templates) return { problems }
  const loading = loadSite({
    files,
    shapes: templates,
    ...{ hosts: hostNames(), hidden, copies: await copyWords() },
    ...(isTagged && { tagger: new Tagger() }),
  })
  const { value: site } = loading
  if (!site) return { problems: [...loading.problems, ...unparsedPages(files)] }
  return { value: { site, templates }, problems: loading.problems }
}

/** The inputs of loading pages' files. */
export interface PageLoading extends Pick<OpenSite, 'inputs' | 'site' | 'templates' | 'tables' | 'work' | 'workers'> {
  readonly checking: Checking | undefined
  readonly year: number
}

/** Loads the pages' files: unchanged ones from the cache, others in this thread or in workers. */
async function loadPages(loading: PageLoading) {
  const { inputs, site, workers } = loading
  const records = new PageRecords(loading)
  const problems: Problem[] = []
  const todo = site.sources.filter((source) => !records.isKnown(source))
  const owners = new Map<string, number>()
  await workers(todo.length).each<PageSource, Loaded>(todo, {
    request: (sources) => ({ kind: 'load', sources }),
    here: async (source) => detached(await loading.work.load(source)),
    take(one, source, thread) {
      for (const [file, digest] of one.read) inputs.learn(file, digest)
      owners.set(source.file, thread)
      problems.push(...one.problems)
      records.set(source, one)
    },
  })
  return { rows: records.all(), owners, problems, save: () => records.save() }
}

/** The same without substrings of the file, which would keep its whole text in memory. */
const detached = ({ record, ...rest }: Loaded): Loaded => ({
  ...rest,
  ...(record && { record: JSON.parse(JSON.stringify(record)) as DocumentRecord }),
})

/** The names of all files, and the contents of YAML files that are not pages, which every worker needs. */
function filesForWorkers(site: LoadedSite, files: SourceFiles) {
  const names = [...files.keys()]
  const pages = new Set(site.sources.map(({ file }) => file))
  const others = names.filter((file) => !pages.has(file) && file.endsWith('.yaml'))
  return { names, files: new Map(others.map((file) => [file, files.get(file) ?? ''])) }
}

/** The syntax errors of the pages' files, when nothing more can be validated. */
const unparsedPages = (files: SourceFiles) =>
  pageFiles(files.keys()).flatMap((file) => parseFile(file, files.get(file) ?? '').problems)

/**
 * A problem of load has the id of the rule that explains it; without a narrower one it is about the form of the file.
 */
export const named = (problem: Problem): Problem =>
  problem.rule === undefined && /^(?:site(?:\.[a-z]{2})?\.yaml|content\/)/.test(problem.at?.file ?? '')
    ? { ...problem, rule: 'content/schema' }
    : problem

/** Drops repeated problems: site.yaml is read twice, first for its facts. */
function unique(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((p) => [`${p.at?.file}:${p.at?.line}:${p.at?.column}:${p.text}`, p])).values()]
}
