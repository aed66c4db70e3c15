// Reads a site: loads its templates, validates all YAML and plans every address. Draws nothing.
import type { Blocks } from '../assets/styles/page-styles.ts'
import type { TemplateAssets } from '../assets/template-assets.ts'
import type { Templates } from '../assets/templates.ts'
import type { LoadedRules } from '../check/rules.ts'
import { countedContent, countedRecords } from '../load/counted.ts'
import { isWhole, type LoadedSite, untaggedSite } from '../load/loaded-site.ts'
import { PageLoader, problemsOfPages } from '../load/page-loader.ts'
import { SourcePlaces } from '../load/places.ts'
import { pageFiles } from '../load/sources.ts'
import type { PageRecord } from '../model/content.ts'
import { groupedBy } from '../model/grouped.ts'
import type { Plan } from '../model/plan.ts'
import { contentsOf, type Problem, type Result } from '../model/problem.ts'
import { plan } from '../plan/plan.ts'
import { loadYaml, uniqueProblems, withRuleId } from './load-yaml.ts'
import { keyOfSource, PageFiles, type WordCheck } from './page-files.ts'
import { loadRecords } from './records.ts'
import type { Run } from './run.ts'
import type { LoadedRow, WordsResult } from './tables.ts'
import type { WorkerSite } from './threads/messages.ts'

/** The purpose of reading a site. Unless it is for a build, texts carry tags that name their source. */
export type Mode =
  | { readonly kind: 'build' }
  | { readonly kind: 'edit' }
  | { readonly kind: 'check'; readonly rules: LoadedRules }

/** A site: everything that is known before a page is drawn. */
export interface SiteModel {
  readonly content: LoadedSite
  /** The same with source tags; in a build, texts have none. */
  readonly tagged: LoadedSite | undefined
  readonly templates: Templates
  /** The stylesheets and scripts of the templates. */
  readonly templateAssets: TemplateAssets
  readonly records: readonly PageRecord[]
  readonly plan: Plan
}

/** The findings about the words of each page's file. */
export type WordsByFile = ReadonlyMap<string, WordsResult>

/** A site that was read, and what its pages are drawn from. */
export interface ReadSite {
  readonly site: SiteModel
  readonly pages: PageFiles
  readonly words: WordsByFile
}

/** The site that pages are drawn from. */
export const drawnFrom = ({ content, tagged }: SiteModel): LoadedSite => tagged ?? content

/**
 * Loads, validates and plans a site. Any problem prevents a build. A check goes on without what is wrong: it gets a value
 * with problems.
 */
export async function readSite(run: Run, mode: Mode): Promise<Result<ReadSite>> {
  const { inputs, pool } = run
  // A file that cannot be read is the cause of all other problems.
  if (inputs.problems.length > 0) return reported(mode, inputs.problems)
  // Workers load their code while this thread loads the site.
  pool.start(pageFiles(inputs.files.keys()).filter((file) => inputs.knownDigest(file) === undefined).length)
  const isTagged = mode.kind !== 'build'
  const prunes = mode.kind === 'check'
  const loaded = await loadYaml(run.options, inputs, { isTagged, prunes })
  if (!loaded.value) return reported(mode, loaded.problems)
  const { site: content, templates } = loaded.value
  if (!isWhole(content)) {
    const loader = new PageLoader({ site: content, shapes: templates, files: inputs.files, isTagged: false, prunes })
    const ofPages = problemsOfPages(loader, content.sources, inputs.files)
    const { problems: ofStyles } = await compiledFor(run, Promise.resolve(new Map()))
    return reported(mode, [...loaded.problems, ...ofPages, ...ofStyles])
  }
  const unplanned = unplannedSite(run, mode, { site: content, templates })
  const pages = await openPages(run, unplanned)
  const { compiled, rows, problems } = await loadPages(run, unplanned, pages)
  const mistakes = [...loaded.problems, ...problems, ...compiled.problems]
  if (!compiled.value || (mistakes.length > 0 && !unplanned.rules)) return reported(mode, mistakes)
  const model = planned(run, unplanned, rows)
  const all = reported(mode, [...mistakes, ...model.problems])
  if (!model.value || (all.problems.length > 0 && mode.kind !== 'check')) return all
  const words = new Map(rows.flatMap(({ record, words: result }) => (result ? [[record.file, result]] : [])))
  const site = { ...model.value, templates: unplanned.templates, templateAssets: compiled.value }
  return { value: { site, pages, words }, ...all }
}

/** A site without its pages, and how they are read. */
interface UnplannedSite {
  readonly site: LoadedSite
  /** The same without source tags. */
  readonly content: LoadedSite
  readonly templates: Templates
  readonly isTagged: boolean
  /** The rules that check words while pages are loaded; undefined if nothing is checked. */
  readonly rules: LoadedRules | undefined
}

function unplannedSite(
  { options }: Run,
  mode: Mode,
  { site: loaded, templates }: Pick<UnplannedSite, 'site' | 'templates'>,
): UnplannedSite {
  const site = options.isStaging ? staged(loaded) : loaded
  const isTagged = mode.kind !== 'build'
  const content = isTagged ? untaggedSite(site) : site
  const rules = mode.kind === 'check' ? mode.rules : undefined
  return { site, content, templates, isTagged, rules }
}

/** The files of pages, which this thread and the workers load. */
async function openPages(run: Run, unplanned: UnplannedSite): Promise<PageFiles> {
  const { inputs, entries, pool } = run
  const { files } = inputs
  const { site, templates, isTagged, rules } = unplanned
  pool.setUp({ kind: 'open', site: workerSite(run, unplanned) })
  return new PageFiles({
    loader: new PageLoader({ site, shapes: templates, files, isTagged, prunes: rules !== undefined }),
    read: (file) => contentsOf(files, file),
    digest: (file) => inputs.knownDigest(file),
    entries,
    checkWords: await wordCheckOf(run, unplanned),
  })
}

/** Loads the pages, while the styles and the scripts of the templates are compiled. */
async function loadPages(run: Run, { site, templates, rules }: UnplannedSite, files: PageFiles) {
  const loading = loadRecords(run, { site, files, templates: templates.hash, rules })
  const blocks = loading.then(({ rows }) => blocksOf(rows.map(({ record }) => record)))
  const [compiled, loaded] = await Promise.all([compiledFor(run, blocks), loading])
  return { compiled, ...loaded }
}

/** The stylesheets and the scripts of the templates, for pages with these blocks. */
async function compiledFor({ inputs, cache }: Run, blocks: Promise<Blocks>) {
  const { compileTemplates } = await import('../assets/template-assets.ts')
  return compileTemplates({ ...inputs.templates, cache, blocks })
}

/** A site as it is tried: for no search engine, with the files of that host, without counting visits. */
function staged(loaded: LoadedSite): LoadedSite {
  const { hosts, stagingHost } = loaded.site
  const site = { ...loaded.site, hosts: stagingHost ? [stagingHost] : hosts, analytics: undefined, isStaging: true }
  return { ...loaded, site, others: new Map([...loaded.others].map(([language, other]) => [language, staged(other)])) }
}

/** The templates that pages have, and the blocks of their sections. */
function blocksOf(records: readonly PageRecord[]): Blocks {
  const byTemplate = groupedBy(records, ({ template }) => template)
  return new Map([...byTemplate].map(([name, drawn]) => [name, new Set(drawn.flatMap(({ blocks }) => blocks))]))
}

/** Plans a site whose pages have these results. `content` is it without source tags. */
function planned(
  { options: { today }, inputs: { files } }: Run,
  { site, content }: UnplannedSite,
  rows: readonly LoadedRow[],
) {
  const loaded = rows.map(({ record }) => record)
  const records = countedRecords(loaded, today)
  const counted = countedContent(content, loaded, today)
  const read = new Set(records.map(keyOfSource))
  const unread = site.sources.filter((source) => !read.has(keyOfSource(source)))
  const { value, problems } = plan(counted, records, new SourcePlaces(files, site.layers).at, { today, unread })
  if (!value) return { problems }
  const tagged = site === content ? undefined : countedContent(site, loaded, today)
  return { value: { content: counted, tagged, records, plan: value }, problems }
}

/** The check of words, if there is one. A build does not load its code. */
async function wordCheckOf(
  { inputs: { files }, options: { year } }: Run,
  { site, content, rules }: UnplannedSite,
): Promise<WordCheck | undefined> {
  if (!rules) return undefined
  const { ruleContexts, wordCheck } = await import('./checking/words.ts')
  return wordCheck({ site, files, checks: await ruleContexts(content, rules.rules, year) })
}

/** The site as workers receive it. The list of its pages, which may be long, is not needed there. */
function workerSite(
  { options: { root, year }, inputs: { files } }: Run,
  { site, templates, isTagged, rules }: UnplannedSite,
): WorkerSite {
  const names = [...files.keys()]
  const pages = new Set(site.sources.map(({ file }) => file))
  const shared = names.filter((file) => !pages.has(file) && file.endsWith('.yaml'))
  const contents = new Map(shared.map((file) => [file, contentsOf(files, file)]))
  const checks = rules && { bundle: rules.bundle, year }
  return { root, site: { ...site, sources: [] }, isTagged, names, files: contents, templates: templates.bundle, checks }
}

/** The problems of a site that cannot be read. */
function reported(mode: Mode, problems: readonly Problem[]): { readonly problems: Problem[] } {
  const unique = uniqueProblems(problems)
  return { problems: mode.kind === 'check' ? unique.map(withRuleId) : unique }
}
