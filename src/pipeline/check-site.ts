// Runs all rules over a site and its output, and places each finding at the line to edit.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONFIRMED, confirmedIn } from '../check/facts/confirmed.ts'
import { numbersOf } from '../check/facts/numbers.ts'
import { plannedPage, siteContext } from '../check/input/context.ts'
import { checkLanguages } from '../check/input/languages.ts'
import { notesByKind } from '../check/input/notes.ts'
import { usesIn } from '../check/input/words.ts'
import { missingDictionaries } from '../check/libraries/spelling.ts'
import { type Exception, exceptionsIn, toProblems } from '../check/report/problems.ts'
import type { Output } from '../check/rule.ts'
import { bundleRules, type LoadedRules, loadRules } from '../check/rules.ts'
import { differences } from '../emit/compare.ts'
import { compressedFiles } from '../emit/compress.ts'
import { readListing } from '../emit/listing.ts'
import { PUBLISHED, publishedBefore, publishedIn } from '../emit/published.ts'
import { history } from '../load/history.ts'
import { SourcePlaces } from '../load/places.ts'
import { templateSettings } from '../load/yaml/parse.ts'
import { inLanguages } from '../model/content.ts'
import type { Host } from '../model/host.ts'
import { inOrder, type Result } from '../model/problem.ts'
import { changedOriginals } from '../runtime/ejected.ts'
import { loadModules } from '../runtime/engine.ts'
import type { Inputs } from '../runtime/inputs.ts'
import type { TemplateFolder } from '../runtime/overlay.ts'
import { type Prepared, prepareAssets } from './assets.ts'
import { type CheckedPages, checkPages } from './checking/pages.ts'
import { placing } from './checking/placing.ts'
import { TracedPages } from './checking/traced-pages.ts'
import { type CheckedWords, checkSiteWords, contextIn, type RuleContexts, ruleContexts } from './checking/words.ts'
import { drawRequests, isProblem, PageDrawer } from './draw.ts'
import { chosenHosts, listFiles, type OutputFiles } from './files.ts'
import { cachePath, type OnPage, type Options, type SiteResult, stagingCache } from './options.ts'
import { drawerOptions } from './pages.ts'
import { type Run, withRun } from './run.ts'
import { type ReadSite, readSite, type SiteModel, withRuleId } from './site.ts'
import type { CheckResult } from './tables.ts'
import { pageTracer } from './trace.ts'

/** How a site is checked: `out` is the output folder, `onPage` is called as pages are checked. */
export interface HowToCheck {
  readonly out: string
  readonly launch: boolean
  readonly onPage?: OnPage | undefined
}

/** A site that can be checked: everything is known but its pages. */
export interface Checkable {
  readonly read: ReadSite
  readonly prepared: Prepared
  readonly files: OutputFiles
  readonly rules: LoadedRules
  /** Draws its pages in this thread. */
  readonly drawer: Pick<PageDrawer, 'draw'>
  /** Whether something of the site is left out, because it has errors. */
  readonly isPart: boolean
}

/** Checks the site of `inputs`, and whether `out`, if it exists, is exactly what they build. */
export async function checkSite(options: Options, inputs: Inputs, how: HowToCheck): Promise<SiteResult<CheckResult>> {
  const { files } = inputs
  if (inputs.problems.length > 0) return { problems: inOrder(inputs.problems).map(withRuleId), files }
  const bundled = await rulesBelow(options.root, inputs.templates, { isCached: options.cache })
  if (!bundled.value) return { problems: bundled.problems, files }
  const rules = bundled.value
  return withRun(options, inputs, async (run) => {
    const checkable = await readCheckable(run, rules)
    if (!checkable.value) return checkable
    const { value, problems } = await checkOutput(run, checkable.value, how)
    return value
      ? { value: { ...value, problems: inOrder([...value.problems, ...checkable.problems]) }, problems: [] }
      : { problems }
  })
}

/** Reads a site and prepares everything but its pages. A value with errors is the site without what has them. */
export async function readCheckable(run: Run, rules: LoadedRules): Promise<Result<Checkable>> {
  // Git answers while the site is read.
  const dated = history(run.options.root)
  const read = await readSite(run, { kind: 'check', rules })
  const { dates, problems } = await dated
  if (!read.value) return read
  const prepared = await prepareAssets(run, read.value.site)
  if (!prepared.value) return prepared
  const files = await listFiles(run, read.value.site, prepared.value, dates)
  const drawer = new PageDrawer(drawerOptions(run, read.value, prepared.value))
  const errors = [...read.problems, ...[...prepared.problems, ...files.problems].map(withRuleId)]
  const isPart = errors.length > 0
  const value = { read: read.value, prepared: prepared.value, files: files.value, rules, drawer, isPart }
  return { value, problems: [...errors, ...problems] }
}

/** The rules that check the site below `root`: the engine's and its own. */
export async function rulesBelow(
  root: string,
  templates: TemplateFolder = { root, ...templateSettings(siteFiles(root)) },
  { isCached = true } = {},
): Promise<Result<LoadedRules>> {
  const { value: bundle, problems } = await bundleRules({ ...templates, cache: cachePath(root), isCached })
  return problems.length > 0 ? { problems } : { value: { rules: await loadRules(bundle), bundle }, problems: [] }
}

/** site.yaml of the site below `root`, if there is one. */
const siteFiles = (root: string) =>
  new Map(existsSync(join(root, 'site.yaml')) ? [['site.yaml', readFileSync(join(root, 'site.yaml'))]] : [])

/** Checks the pages, the words and the files of a site, and the output folder. */
export async function checkOutput(
  run: Run,
  checkable: Checkable,
  { out, launch, onPage }: HowToCheck,
): Promise<Result<CheckResult>> {
  const { read, prepared, files, rules: loaded, drawer } = checkable
  const { site } = read
  const { content, plan } = site
  const { rules } = loaded
  const checks = await ruleContexts(content, rules, run.options.year)
  const trace = pageTracer(drawer, drawerOptions(run, read, prepared))
  const traced = new TracedPages(plan.pages, drawRequests(content, plan), trace)
  const pages = await checkPages(run, site, { prepared, rules: loaded, checks, traced, onPage })
  const isPart = checkable.isPart || pages.problems.length > 0
  const places = new SourcePlaces(run.inputs.files, content.layers)
  const words = await checkSiteWords(site, read.words, places, checks)
  const published = publishedBefore(run.inputs.files.get(PUBLISHED))
  const confirmed = confirmedIn(run.inputs.files.get(CONFIRMED))
  const output = outputOf(files, pages, traced)
  const built = await outputDifferences(run, site, out, files, pages)
  const parts = await contextParts(run, site, { checks, words, pages: pages })
  const whole = {
    ...parts,
    published: published.value,
    confirmed: confirmed.value,
    output,
    built,
  }
  const notesIn = (language: string) => notesOf(words, (file) => words.languages.get(file) === language)
  const placeholders = [...content.placeholders, ...placeholdersOf(site.records)]
  const context = siteContext({ ...content, placeholders }, plan, whole)
  const foundInLanguages = await checkLanguages(context, { content, contexts: checks.contexts, notesIn })
  const problems = toProblems({
    found: [...pages.found, ...words.results.flatMap(([, result]) => result.found), ...foundInLanguages],
    rules,
    site: content.site,
    exceptions: exceptionsOf(site),
    isPart,
    pages: parts.pages,
    launch,
    placing: placing(run, places, traced),
  })
  const notes = [
    // A page that cannot be drawn without what is left out has no mistake of its own.
    ...(checkable.isPart ? [] : pages.problems),
    ...published.problems,
    ...confirmed.problems,
    ...changedOriginals(run.inputs.templates),
    ...missingDictionaries([...checks.contexts.values()].map(({ language }) => language)),
  ]
  const value = {
    problems: inOrder([...problems, ...notes]),
    pages: plan.pages.length,
    rules: rules.size,
    claims: content.site.claims,
    translations: Object.fromEntries([...content.others.values()].map(({ site }) => [site.language, site.claims])),
    uses: [...parts.uses],
    addresses: publishedIn(plan),
    numbers: numbersOf(words.results.map(([file, { notes: ofFile }]) => [file, ofFile])),
  }
  return { value, problems: [] }
}

/** What rules of the site read, besides the output. */
async function contextParts(
  { options: { year, today } }: Run,
  { content, plan }: SiteModel,
  results: {
    readonly checks: RuleContexts
    readonly words: CheckedWords
    readonly pages: CheckedPages
  },
) {
  const { checks, words, pages } = results
  return {
    pages: new Map(plan.pages.map((page) => [page.path, plannedPage(page, plan.site)])),
    summaries: pages.summaries,
    notes: notesOf(words, () => true),
    uses: usesIn(words.results.map(([file, { uses }]) => [file, uses] as const)),
    untranslated: words.untranslated,
    language: contextIn(checks, content.site.language).language,
    hosts: await loadModules<Host>('hosts'),
    rules: checks.rules,
    year,
    today,
  }
}

/** The values of pages that are tagged `!placeholder`. */
const placeholdersOf = (records: SiteModel['records']) =>
  records.flatMap(({ file, placeholders }) => placeholders.map((path) => ({ file, path })))

/** The notes about the words of some files. */
const notesOf = ({ results }: CheckedWords, has: (file: string) => boolean) =>
  notesByKind(results.filter(([file]) => has(file)).map(([file, { notes }]) => [file, notes] as const))

/** How an output folder differs from what the files build. */
async function outputDifferences(
  { options }: Run,
  { plan }: SiteModel,
  out: string,
  files: OutputFiles,
  { written }: CheckedPages,
) {
  return differences({
    out,
    root: options.root,
    listing: readListing(stagingCache(options, out)?.output).listing,
    files,
    compressed: compressedFiles(files.keys(), plan, await chosenHosts(plan.site)),
    pages: written,
  })
}

/** The output folder as rules see it. Nothing is written, and contents are made when a rule reads them. */
function outputOf(files: OutputFiles, { written }: CheckedPages, traced: TracedPages): Output {
  const sizes = new Map<string, number>()
  for (const [path, file] of files)
    sizes.set(path, file.kind === 'bytes' ? file.size : (written.get(file.page.path)?.size ?? 0))
  return {
    files: sizes,
    read(path) {
      const file = files.get(path)
      if (file?.kind !== 'page') return file?.read()
      const page = traced.at(file.page.path)
      return isProblem(page) ? undefined : Buffer.from(page.html)
    },
  }
}

/** The exceptions of all files; of a file that several languages share, those of the first. */
function exceptionsOf({ content, records }: SiteModel): Exception[] {
  const values = new Map<string, unknown>()
  for (const { values: own } of inLanguages(content))
    for (const [file, value] of own) if (!values.has(file)) values.set(file, value)
  return [
    ...[...values].flatMap(([file, value]) => exceptionsIn(file, value)),
    ...records.flatMap(({ file, ignore }) => exceptionsIn(file, { ignore })),
  ]
}
