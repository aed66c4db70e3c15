// Runs all rules over a site and its output, and places each finding at the line to edit.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONFIRMED, confirmedIn, type UnclaimedNumber } from '../check/facts/confirmed.ts'
import { numbersOf } from '../check/facts/numbers.ts'
import { plannedPage, siteContext } from '../check/input/context.ts'
import { checkLanguages, siteWords, untranslatedFiles } from '../check/input/languages.ts'
import { notesByKind } from '../check/input/notes.ts'
import { type Uses, usesIn } from '../check/input/words.ts'
import { type Exception, exceptionsIn, toProblems } from '../check/report/problems.ts'
import type { Output } from '../check/rule.ts'
import { bundleRules, loadRules } from '../check/rules.ts'
import type { Checking } from '../check/run.ts'
import { differences } from '../emit/compare.ts'
import { compressedFiles } from '../emit/compress.ts'
import { type Made, readListing } from '../emit/listing.ts'
import { PUBLISHED, publishedBefore, publishedIn } from '../emit/published.ts'
import { templateSettings } from '../load/yaml/parse.ts'
import { fileOf } from '../model/address.ts'
import { inLanguages } from '../model/content.ts'
import type { Host } from '../model/host.ts'
import { inOrder, type Problem, type Result } from '../model/problem.ts'
import type { Site } from '../model/schemas/site.ts'
import { changedOriginals } from '../runtime/ejected.ts'
import { loadModules } from '../runtime/engine.ts'
import type { Inputs } from '../runtime/inputs.ts'
import type { TemplateFolder } from '../runtime/overlay.ts'
import { checkPages } from './check-pages.ts'
import { named, type OpenSite } from './open.ts'
import { cachePath, type OnPage, type Options, type SiteResult, stagingCache } from './options.ts'
import { chosenHosts, type OutputFile } from './output.ts'
import { checkedWords, contextIn, type PageChecks, pageChecks, pageTracer, type TracedPage } from './page-check.ts'
import { isProblem, type PageJob, type WordsResult } from './pages.ts'
import { placing } from './placing.ts'
import { type ReadySite, withSite } from './ready.ts'

/** What a check found, as JSON. The `problems` beside it are those that prevented the check. */
export interface CheckResult {
  readonly problems: readonly Problem[]
  /** The numbers of checked pages and of rules. */
  readonly pages: number
  readonly rules: number
  readonly claims: Site['claims']
  /** The claims in each other language, by its code. */
  readonly translations: Readonly<Record<string, Site['claims']>>
  /** Which texts use which claim. */
  readonly uses: readonly (readonly [claim: string, texts: NonNullable<ReturnType<Uses['get']>>])[]
  /** Addresses that must not vanish once they are published. */
  readonly addresses: readonly string[]
  /** The numbers of the texts that are neither claims nor marked. */
  readonly numbers: readonly UnclaimedNumber[]
}

/** How a site is checked: `out` is the output folder, `onPage` is called as pages are checked. */
export interface How {
  readonly out: string
  readonly launch: boolean
  readonly onPage?: OnPage | undefined
}

/** Checks the site of `inputs`, and whether `out`, if it exists, is exactly what they build. */
export async function findings(options: Options, inputs: Inputs, how: How): Promise<SiteResult<CheckResult>> {
  const { files } = inputs
  if (inputs.problems.length > 0) return { problems: inOrder(inputs.problems).map(named), files }
  const bundled = await rulesIn(options.root, inputs.templates, options.cache)
  const checking = bundled.value
  if (!checking) return { problems: bundled.problems, files }
  const { value, problems } = await withSite(options, inputs, checking, (site) => checkOutput(site, checking, how))
  return value
    ? { value: { ...value, problems: [...value.problems, ...problems] }, problems: [], files }
    : { problems, files }
}

/** site.yaml of the site below `root`, if there is one. */
const siteFiles = (root: string) =>
  new Map(existsSync(join(root, 'site.yaml')) ? [['site.yaml', readFileSync(join(root, 'site.yaml'))]] : [])

/** The rules that check the site below `root`: the engine's and its own. `bundle` is where its own are, for workers. */
export async function rulesIn(
  root: string,
  templates: TemplateFolder = { root, ...templateSettings(siteFiles(root)) },
  isCached = true,
): Promise<Result<Checking>> {
  const { value: bundle, problems } = await bundleRules({ ...templates, cache: cachePath(root), isCached })
  return problems.length > 0 ? { problems } : { value: { rules: await loadRules(bundle), bundle }, problems: [] }
}

const IMAGES = 'content/images/'

/** The files of content/images/ that are not prepared for any page. */
const unusedPictures = (files: Iterable<string>, pictures: Readonly<Record<string, unknown>>): string[] =>
  [...files].filter((file) => file.startsWith(IMAGES) && !(file.slice(IMAGES.length) in pictures)).sort()

/** Checks the pages, the words and the files of a site, and the output folder. */
export async function checkOutput(
  { site, prepared, setup, files }: ReadySite,
  checking: Checking,
  { out, launch, onPage }: How,
): Promise<Result<CheckResult>> {
  const { plan, content, inputs, year } = site
  const { rules } = checking
  const checks = await pageChecks(content, rules, year)
  const trace = withLastCached(pageTracer(site.work, site.site, inputs.files.keys(), setup))
  const pages = await checkPages(site, { checking, checks, setup, trace, onPage })
  if (!pages.value) return pages
  const { made, jobs } = pages.value
  const records = new Map(plan.pages.map((page) => [page.path, plannedPage(page, plan.site)]))
  const words = await checkedSiteWords(site, checks)
  const output = outputOf(files, plan, made, (path) => trace(jobs(path)))
  const published = publishedBefore(inputs.files.get(PUBLISHED))
  const confirmed = confirmedIn(inputs.files.get(CONFIRMED))
  const built = await outputDifferences(site, out, files, made)
  const ofPages = site.records.flatMap(({ file, placeholders }) => placeholders.map((path) => ({ file, path })))
  const placeholders = [...content.placeholders, ...ofPages]
  const whole = siteContext({ ...content, placeholders }, plan, {
    pages: records,
    summaries: pages.value.summaries,
    notes: notesAmong(words.all),
    uses: usesIn(words.all.map(([file, { uses }]) => [file, uses] as const)),
    untranslated: words.untranslated,
    output,
    language: contextIn(checks, content.site.language).language,
    hosts: await loadModules<Host>('hosts'),
    rules,
    published: published.value,
    confirmed: confirmed.value,
    built,
    unusedPictures: unusedPictures(inputs.files.keys(), prepared.assets.pictures),
    year,
    today: site.today,
  })
  const found = await checkLanguages(whole, {
    content,
    contexts: checks.contexts,
    notesIn: (language) => notesAmong(words.all.filter(([file]) => words.languages.get(file) === language)),
  })
  const problems = toProblems({
    found: [...pages.value.found, ...words.all.flatMap(([, result]) => result.found), ...found],
    rules,
    site: content.site,
    exceptions: exceptionsOf(site),
    pages: records,
    launch,
    placing: placing(site, trace, jobs),
  })
  const value = {
    problems: inOrder([
      ...problems,
      ...published.problems,
      ...confirmed.problems,
      ...changedOriginals(inputs.templates),
    ]),
    pages: plan.pages.length,
    rules: rules.size,
    claims: content.site.claims,
    translations: Object.fromEntries([...content.others.values()].map(({ site }) => [site.language, site.claims])),
    uses: [...whole.uses],
    addresses: publishedIn(plan),
    numbers: numbersOf(words.all.map(([file, { notes }]) => [file, notes])),
  }
  return { value, problems: [] }
}

/** The results of checking the words of all files. */
async function checkedSiteWords({ site, content, words: ofPages, records }: OpenSite, checks: PageChecks) {
  const own = siteWords(site, content, site.says)
  const all: (readonly [file: string, result: WordsResult])[] = []
  for (const { file, words, language } of own) all.push([file, await checkedWords(words, checks, language)])
  all.push(...ofPages)
  const ofTranslations = [...ofPages].flatMap(([file, { untranslated: paths }]) =>
    paths.length > 0 ? [[file, { at: file, paths }] as const] : [],
  )
  return {
    all,
    languages: new Map([...own, ...records].map(({ file, language }) => [file, language])),
    untranslated: new Map([...ofTranslations, ...untranslatedFiles(site, content, site.says)]),
  }
}

/** How an output folder differs from what the files build. */
async function outputDifferences(
  { root, tables, plan }: OpenSite,
  out: string,
  files: ReadonlyMap<string, OutputFile | 'page'>,
  pages: ReadonlyMap<string, Made>,
) {
  return differences({
    out,
    root,
    listing: readListing(stagingCache(root, tables, out)?.output).listing,
    files,
    compressed: compressedFiles(files.keys(), plan, await chosenHosts(plan.site)),
    pages,
  })
}

/** The facts by which rules compare some files. */
const notesAmong = (all: readonly (readonly [file: string, result: WordsResult])[]) =>
  notesByKind(all.map(([file, { notes }]) => [file, notes] as const))

/** Caches the last page: findings of one page follow each other. */
function withLastCached(trace: (job: PageJob) => TracedPage | Problem): (job: PageJob) => TracedPage | Problem {
  let last: { path: string; page: TracedPage | Problem } | undefined
  return (job) => {
    const { path } = job.planned
    if (last?.path !== path) last = { path, page: trace(job) }
    return last.page
  }
}

function exceptionsOf({ content, records }: OpenSite): Exception[] {
  return [
    ...[...new Map([...inLanguages(content)].reverse().flatMap(({ values }) => [...values]))].flatMap(([file, value]) =>
      exceptionsIn(file, value),
    ),
    ...records.flatMap(({ file, ignore }) => exceptionsIn(file, { ignore })),
  ]
}

/** The output folder as rules see it. Nothing is written, and contents are made when a rule reads them. */
function outputOf(
  files: ReadonlyMap<string, OutputFile | 'page'>,
  plan: OpenSite['plan'],
  made: ReadonlyMap<string, Made>,
  html: (path: string) => TracedPage | Problem,
): Output {
  const pages = new Map(plan.pages.map((page) => [fileOf(page.path), page.path]))
  const pageAt = (path: string) => pages.get(path) ?? ''
  const all = [...files].map(([path, file]): [string, number] => [
    path,
    file === 'page' ? (made.get(pageAt(path))?.size ?? 0) : file.size,
  ])
  return {
    files: new Map(all),
    read(path) {
      const file = files.get(path)
      if (file !== 'page') return file?.read()
      const page = html(pageAt(path))
      return isProblem(page) ? undefined : Buffer.from(page.html)
    },
  }
}
