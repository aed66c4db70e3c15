// Judges a site: runs all rules over its pages, words and files, and finds the line to edit for each finding.
import { CONFIRMED, confirmedIn } from '../../check/facts/confirmed.ts'
import { numbersOf } from '../../check/facts/numbers.ts'
import { plannedPage, siteContext } from '../../check/input/context.ts'
import { checkLanguages } from '../../check/input/languages.ts'
import { notesByKind } from '../../check/input/notes.ts'
import { usesIn } from '../../check/input/words.ts'
import { missingDictionaries } from '../../check/libraries/spelling.ts'
import { type Exception, exceptionsIn, toProblems } from '../../check/report/problems.ts'
import type { Output } from '../../check/rule.ts'
import type { LoadedRules } from '../../check/rules.ts'
import { differences } from '../../emit/compare.ts'
import { compressedFiles } from '../../emit/compress.ts'
import { readListing } from '../../emit/listing.ts'
import { PUBLISHED, publishedBefore, publishedIn } from '../../emit/published.ts'
import { SourcePlaces } from '../../load/places.ts'
import { inLanguages } from '../../model/content.ts'
import type { Host } from '../../model/host.ts'
import { inOrder, isProblem } from '../../model/problem.ts'
import { changedOriginals } from '../../runtime/ejected.ts'
import { loadModules } from '../../runtime/engine.ts'
import { chosenHosts, type OutputFiles } from '../files.ts'
import { type OnPage, stagingCache } from '../options.ts'
import type { ReadySite } from '../ready.ts'
import type { Run } from '../run.ts'
import type { SiteModel } from '../site.ts'
import type { CheckResult } from '../tables.ts'
import { type CheckedPages, checkPages } from './pages.ts'
import { placing } from './placing.ts'
import { type Drawer, TracedPages } from './traced-pages.ts'
import { type CheckedWords, checkSiteWords, contextIn, type RuleContexts, ruleContexts } from './words.ts'

/** How a site is checked: `out` is the output folder, `onPage` is called as pages are checked. */
export interface HowToCheck {
  readonly out: string
  readonly launch: boolean
  readonly onPage?: OnPage | undefined
}

/** How a site is checked, and what with. */
interface Judging extends HowToCheck {
  readonly rules: LoadedRules
  /** Draws the pages in this thread, if it is not the usual one. */
  readonly drawer?: Drawer
}

/** Checks the pages, the words and the files of a site, and the output folder. */
export async function judge(
  run: Run,
  ready: ReadySite,
  { rules: loaded, out, launch, onPage, drawer }: Judging,
): Promise<CheckResult> {
  const { site, isPart } = ready
  const { content, plan } = site
  const checks = await ruleContexts(content, loaded.rules, run.options.year)
  const traced = new TracedPages(ready, drawer)
  const pages = await checkPages(run, ready, { rules: loaded, checks, traced, onPage })
  const places = new SourcePlaces(run.inputs.files, content.layers)
  const words = await checkSiteWords(site, ready.words, places, checks)
  const accepted = acceptedIn(run)
  const checked = { checks, pages, words, traced }
  const context = await siteContextOf(run, ready, { ...checked, ...accepted, out })
  const notesIn = (language: string) => notesOf(words, (file) => words.languages.get(file) === language)
  const foundInLanguages = await checkLanguages(context, { content, contexts: checks.contexts, notesIn })
  const markup = await pages.markup()
  const problems = toProblems({
    found: [...pages.found, ...markup, ...words.results.flatMap(([, result]) => result.found), ...foundInLanguages],
    rules: checks.rules,
    site: content.site,
    exceptions: exceptionsOf(site),
    isPart: isPart || pages.problems.length > 0,
    pages: context.pages,
    launch,
    placing: placing(run, places, traced),
  })
  const notes = [
    // A page that cannot be drawn without what is left out has no mistake of its own.
    ...(isPart ? [] : pages.problems),
    ...accepted.problems,
    ...changedOriginals(run.inputs.templates),
    ...missingDictionaries([...checks.contexts.values()].map(({ language }) => language)),
  ]
  return {
    problems: inOrder([...problems, ...notes]),
    pages: plan.pages.length,
    rules: checks.rules.size,
    claims: content.site.claims,
    translations: Object.fromEntries([...content.others.values()].map(({ site }) => [site.language, site.claims])),
    uses: [...context.uses],
    addresses: publishedIn(plan),
    numbers: numbersOf(words.results.map(([file, { notes: ofFile }]) => [file, ofFile])),
  }
}

/** The results that the rules of the site read. */
interface Checked {
  readonly checks: RuleContexts
  readonly pages: CheckedPages
  readonly words: CheckedWords
  readonly traced: TracedPages
}

/** The addresses of `content/urls.lock` and the numbers of `content/facts.lock`, which a person has accepted. */
function acceptedIn({ inputs: { files } }: Run) {
  const published = publishedBefore(files.get(PUBLISHED))
  const confirmed = confirmedIn(files.get(CONFIRMED))
  const problems = [...published.problems, ...confirmed.problems]
  return { published: published.value, confirmed: confirmed.value, problems }
}

/** The values that rules of the site read. */
async function siteContextOf(
  run: Run,
  { site, files }: ReadySite,
  {
    checks,
    pages,
    words,
    traced,
    published,
    confirmed,
    out,
  }: Checked & Omit<ReturnType<typeof acceptedIn>, 'problems'> & { readonly out: string },
) {
  const { content, plan, records } = site
  const { year, today } = run.options
  const placeholders = [...content.placeholders, ...placeholdersOf(records)]
  return siteContext({ ...content, placeholders }, plan, {
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
    published,
    confirmed,
    output: outputOf(files, pages, traced),
    built: await outputDifferences(run, site, out, files, pages),
  })
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
  for (const { values: ofLanguage } of inLanguages(content))
    for (const [file, value] of ofLanguage) if (!values.has(file)) values.set(file, value)
  return [
    ...[...values].flatMap(([file, value]) => exceptionsIn(file, value)),
    ...records.flatMap(({ file, ignore }) => exceptionsIn(file, { ignore })),
  ]
}
