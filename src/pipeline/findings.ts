// An opened site and its output -> every finding of every rule, each at the YAML line to edit.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Structures, structuresIn } from '../check/markup/structures.ts'
import { type Exception, exceptionsIn, toProblems } from '../check/report/problems.ts'
import { bundleRules, loadRules } from '../check/rules.ts'
import type { Rules } from '../check/run.ts'
import { plannedPage, siteContext } from '../check/site/context.ts'
import { checkLanguages, siteWords, untranslatedFiles } from '../check/site/languages.ts'
import { notesByKind } from '../check/site/notes-by-kind.ts'
import { outputWith } from '../check/site/places.ts'
import { freeWordsIn, type Uses, usesIn } from '../check/site/words.ts'
import { watchRules } from '../check/watchdog.ts'
import { differences } from '../emit/compare.ts'
import { compressedFiles } from '../emit/compress.ts'
import { PUBLISHED, publishedBefore, publishedIn } from '../emit/published.ts'
import { history } from '../load/history.ts'
import { templateFolder } from '../load/yaml/template-folder.ts'
import { fileOf } from '../model/address.ts'
import type { Output, SiteContext } from '../model/checks/rule.ts'
import { inLanguages, type Placeholder } from '../model/content.ts'
import type { Host } from '../model/hosting/host.ts'
import { inOrder, type Problem, type Result } from '../model/problem.ts'
import type { Site } from '../model/schemas/site.ts'
import { loadModules } from '../runtime/engine.ts'
import type { Inputs } from '../runtime/inputs.ts'
import { checkPages } from './check-pages.ts'
import { drawSetup } from './fingerprints.ts'
import type { Checking } from './open/base.ts'
import { openSite } from './open/open.ts'
import { cachePath, lastOutputOf, type OnPage, type Opened, type Options, type Step, tableOf } from './options.ts'
import { chosenHosts, type OutputFile, outputFiles } from './output.ts'
import {
  checkedWords,
  contextIn,
  type Occasion,
  pageChecks,
  pageTracer,
  type TracedPage,
  wordCheck,
} from './page-check.ts'
import { isProblem, type PageJob, type WordsResult } from './pages.ts'
import { placing } from './placing.ts'
import { type Prepared, prepare } from './prepare.ts'

/** What a check found. `problems` of the step itself are those that kept it from checking at all. */
export interface Checked {
  readonly problems: readonly Problem[]
  /** How many pages were checked, by how many rules. */
  readonly pages: number
  readonly rules: number
  readonly claims: Site['claims']
  /** Which texts use which claim. */
  readonly uses: Uses
  /** Addresses that must not vanish once they are published. */
  readonly addresses: readonly string[]
}

/** How a site is checked: `out` is the output folder, `onPage` is called as pages are checked. */
export interface How {
  readonly out: string
  readonly launch: boolean
  readonly onPage?: OnPage | undefined
}

/** Checks the site of `inputs`, and whether `out`, where there is one, is exactly what they build. */
export async function findings(options: Options, inputs: Inputs, how: How): Promise<Step<Checked>> {
  const { files } = inputs
  if (inputs.problems.length > 0) return { problems: inOrder(inputs.problems).map(named), files }
  const bundled = await rulesIn(options.root, inputs.templates)
  if (!bundled.value) return { ...bundled, files }
  const checking = checkingOf(bundled.value, { launch: how.launch, year: options.year })
  const stopWatching = watchRules()
  const structures = structuresIn(tableOf(options, 'structures'))
  const reading = history(options.root)
  let opened: Opened | undefined
  try {
    const site = await openSite(options, inputs, checking)
    if (!site.value) return { problems: site.problems.map(named), files }
    opened = site.value
    const prepared = await prepare(opened)
    if (!prepared.value) return { ...prepared, files }
    const { dates: changed, problems } = await reading
    const output = await outputFiles(opened, prepared.value, changed)
    if (!output.value) return { ...output, files }
    const result = await checkOutput(opened, prepared.value, output.value, { checking, structures, changed, ...how })
    inputs.save()
    opened.cache.clean(options.now)
    await opened.cache.close()
    const all = result.value && { ...result.value, problems: [...result.value.problems, ...problems] }
    return { ...result, ...(all && { value: all }), files }
  } finally {
    await Promise.all([opened?.close(), stopWatching()])
  }
}

/** The rules that check the site below `root`: the engine's and its own. `bundle` is where its own are, for workers. */
export async function rulesIn(
  root: string,
  folder = templateFolder(
    new Map(existsSync(join(root, 'site.yaml')) ? [['site.yaml', readFileSync(join(root, 'site.yaml'))]] : []),
  ),
): Promise<Result<{ rules: Rules; bundle: string | undefined }>> {
  const { value: bundle, problems } = await bundleRules({ root, folder, cache: cachePath(root) })
  return problems.length > 0 ? { problems } : { value: { rules: await loadRules(bundle), bundle }, problems: [] }
}

/** What a site is opened with to be checked by these rules. */
export const checkingOf = ({ rules, bundle }: Pick<Checking, 'rules' | 'bundle'>, occasion: Occasion): Checking => ({
  rules,
  bundle,
  ...occasion,
  words: async (site, content) => wordCheck(site, await pageChecks(content, rules, occasion)),
})

/**
 * A problem of load has the id of the rule that explains it; without a narrower one it is about the form of the file.
 */
export const named = (problem: Problem): Problem =>
  problem.rule === undefined && /^(?:site(?:\.[a-z]{2})?\.yaml|content\/)/.test(problem.at?.file ?? '')
    ? { ...problem, rule: 'content/schema' }
    : problem

/** Checks a site that was opened for it: what its pages and files are, and what lies in `out`. */
export async function checkOutput(
  opened: Opened,
  prepared: Prepared,
  files: ReadonlyMap<string, OutputFile | 'page'>,
  {
    checking,
    structures,
    changed,
    out,
    onPage,
  }: { checking: Checking; structures: Structures; changed: SiteContext['changed'] } & Omit<How, 'launch'>,
): Promise<Result<Checked>> {
  const { plan, options, content, site, inputs } = opened
  const { rules, launch, year } = checking
  const setup = drawSetup(opened, prepared)
  const pages = new Map(plan.pages.map((page) => [page.path, plannedPage(page, plan.site)]))
  const checks = await pageChecks(content, rules, { launch, year })
  const trace = holdingLast(pageTracer(opened.work, site, inputs.files.keys(), setup))
  const results = await checkPages({ opened, setup, checking, checks, trace, structures, onPage })
  if (!results.value) return results
  const { found: onPages, summaries, jobs } = results.value
  const words = siteWords(site, content, site.says)
  const ofAll = [
    ...(await Promise.all(
      words.map(async ({ file, words, language }) => [file, await checkedWords(words, checks, language)] as const),
    )),
    ...opened.words,
  ]
  const languages = new Map([...words, ...opened.records].map(({ file, language }) => [file, language]))
  const placeholders = placeholdersOf(opened)
  const output = outputOf({ files, results: results.value, opened, html: (path) => trace(jobs(path)) })
  const comparedIn = (language: string) => comparedBy(ofAll.filter(([file]) => languages.get(file) === language))
  const published = publishedBefore(inputs.files.get(PUBLISHED))
  const whole = siteContext({
    content: { ...content, placeholders },
    plan,
    pages,
    summaries,
    ...comparedBy(ofAll),
    untranslated: new Map([
      ...[...opened.words].flatMap(([file, { untranslated: paths }]) =>
        paths.length > 0 ? [[file, { at: file, paths }] as const] : [],
      ),
      ...untranslatedFiles(site, content, site.says),
    ]),
    wordsIn: (file) => words.find((one) => one.file === file)?.words ?? [],
    output,
    language: contextIn(checks, content.site.language).language,
    hosts: await loadModules<Host>('hosts'),
    rules,
    published: published.addresses,
    changed,
    built: await differences({
      out,
      root: options.root,
      listing: lastOutputOf(options, out).listing,
      files,
      compressed: compressedFiles(files.keys(), plan, await chosenHosts(plan.site)),
      pages: results.value.digests,
    }),
    launch,
    year,
    today: options.today,
  })
  const { uses } = whole
  const ofSite = await checkLanguages(whole, {
    content,
    says: site.says,
    contexts: checks.contexts,
    words,
    comparedIn,
  })
  const problems = toProblems({
    found: [...onPages, ...ofAll.flatMap(([, { found }]) => found), ...ofSite],
    rules,
    site: content.site,
    exceptions: exceptionsOf(opened),
    pages,
    launch,
    placing: placing(opened, trace, jobs),
  })
  const value = {
    problems: inOrder([...problems, ...published.problems]),
    pages: plan.pages.length,
    rules: rules.size,
    claims: content.site.claims,
    uses,
    addresses: publishedIn(plan),
  }
  return { value, problems: [] }
}

/** What rules compare files by. */
const comparedBy = (all: readonly (readonly [file: string, result: WordsResult])[]) => ({
  notes: notesByKind(all.map(([file, { notes }]) => [file, notes] as const)),
  uses: usesIn(all.map(([file, { uses }]) => [file, uses] as const)),
  freeWords: freeWordsIn(all.map(([file, { spellings }]) => [file, spellings] as const)),
})

/** The page traced last is asked for again and again. */
function holdingLast(trace: (job: PageJob) => TracedPage | Problem): (job: PageJob) => TracedPage | Problem {
  let last: { path: string; page: TracedPage | Problem } | undefined
  return (job) => {
    const { path } = job.planned
    if (last?.path !== path) last = { path, page: trace(job) }
    return last.page
  }
}

/** Placeholders of all files; a place is found when it is asked for. */
function placeholdersOf({ content, records }: Opened): Placeholder[] {
  return [
    ...content.placeholders,
    ...records.flatMap(({ file, placeholders }) =>
      placeholders.map(({ path, value }) => ({
        file,
        path,
        value,
        get at() {
          return content.at(file, path)
        },
      })),
    ),
  ]
}

function exceptionsOf({ content, records }: Opened): Exception[] {
  return [
    ...[...new Map([...inLanguages(content)].reverse().flatMap(({ values }) => [...values]))].flatMap(([file, value]) =>
      exceptionsIn(file, value),
    ),
    ...records.flatMap(({ file, ignore }) => exceptionsIn(file, { ignore })),
  ]
}

/** The output folder as rules see it: nothing of it is written, and what no rule asks for is not made. */
function outputOf({
  files,
  results: { sizes },
  opened: { plan },
  html,
}: {
  files: ReadonlyMap<string, OutputFile | 'page'>
  results: { readonly sizes: ReadonlyMap<string, number> }
  opened: Opened
  html: (path: string) => TracedPage | Problem
}): Output {
  const pages = new Map(plan.pages.map((page) => [fileOf(page.path), page.path]))
  const pageAt = (path: string) => pages.get(path) ?? ''
  const all = [...files].map(([path, file]): [string, number] => [
    path,
    file === 'page' ? (sizes.get(pageAt(path)) ?? 0) : file.size,
  ])
  return outputWith(new Map(all), (path) => {
    const file = files.get(path)
    if (file !== 'page') return file?.read()
    const page = html(pageAt(path))
    return isProblem(page) ? undefined : Buffer.from(page.html)
  })
}
