// A folder with its built output -> every finding of every rule, each at the YAML line to edit. The order of `site check` stands here.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { judgeTexts } from './check/judged-words.ts'
import { keptPlaces } from './check/kept-places.ts'
import { judgePages, namesOf } from './check/pages.ts'
import { newMarks, originsOf, placeOf, tracer } from './check/provenance.ts'
import { bundleRules, loadRules, rulesHash } from './check/rules.ts'
import { judgeSite, type Rules, settle, type Trace, tracesOf } from './check/run.ts'
import { textsIn, worldOf } from './check/world.ts'
import { MARKER } from './emit/write.ts'
import { history } from './load/history.ts'
import { drawer, type Opened, open, prepare, type Step, sealed, sealedSite, templateFolder } from './make.ts'
import { fileOf } from './model/address.ts'
import type { Content } from './model/loaded.ts'
import { error, type Problem, type Result } from './model/problem.ts'
import { count } from './model/report.ts'
import type { Output, World } from './model/rule.ts'

/** What a check found. `problems` of the result itself are those that kept it from judging at all. */
export interface Verdict {
  readonly problems: readonly Problem[]
  readonly pages: number
  readonly world: World
  readonly rules: Rules
}

/** Judges the site below `root` and its output in `out`. */
export async function judge({
  root,
  out,
  year,
  cache,
  launch,
  onPage,
}: {
  root: string
  out: string
  year: number
  cache: boolean
  launch: boolean
  onPage?: (done: number, all: number) => void
}): Promise<Step<Verdict>> {
  const written = writtenIn(out)
  const names = written && cache ? namesOf(out, written) : undefined
  names?.catch(() => undefined)
  const opened = await open({ root, year, cache })
  if (!opened.value) return { ...opened, problems: opened.problems.map(named) }
  const { files } = opened
  const site = opened.value
  const built = readOutput(out)
  const bundled = await rulesOf(root, site.content.site.templates)
  if (!bundled.value) return { ...bundled, files }
  const { rules, bundle } = bundled.value
  const missing = missingFiles(out, built)
  if (missing.length > 0) return { problems: missing, files }

  const { content, plan } = site
  const facts = { site: content.site, facts: content.facts, data: content.data, launch }
  const kept = cache ? join(root, '.site/check') : undefined
  const version = rulesHash(`${process.version} ${bundle} ${site.templates.hash}`)
  // Marks cost a second load: of the files whose words are new, or of all when a rule or a finding asks.
  const marks = newMarks()
  let whole: Opened | undefined
  const marked = () => {
    whole ??= sealedSite(site, marks.seal)
    return whole
  }
  const pageFiles = new Set(content.documents.map(({ file }) => file))
  let rest: Content | undefined
  const withoutPages = () => {
    rest ??= sealed(site, marks.seal, new Set([...content.values.keys()].filter((file) => !pageFiles.has(file))))
    return rest
  }
  const world = worldOf({
    marked: (file) => (whole || file === undefined || pageFiles.has(file) ? marked().content : withoutPages()),
    marks,
    content,
    plan,
    output: built,
    published: publishedIn(files),
    changed: history(root),
    launch,
    uses: () => texts.uses(),
  })
  const unbuilt = [...world.pages.values()].filter((page) => !built.files.has(page.file))
  if (unbuilt.length > 0)
    return { problems: unbuilt.map((page) => error(`${page.path} has not been built: ${page.file} is missing`, { file: page.from }, 'run site build')), files }

  // Workers judge pages and markup while the words are judged here.
  const underway = judgePages({
    pages: [...world.pages.values()],
    out,
    rules,
    bundle,
    site: facts,
    kept,
    version,
    ...(names && { names }),
    ...(onPage && { onPage }),
  })
  underway.catch(() => undefined)
  const texts = judgeTexts({
    names: [...content.values.keys()],
    files,
    textsIn(unknown) {
      const some = unknown.size > content.values.size / 2 ? marked().content : sealed(site, marks.seal, unknown)
      return (file) => textsIn({ marked: some, marks, content }, file)
    },
    rules,
    site: facts,
    kept: kept && join(kept, 'words'),
    version,
  })
  const judged = await underway
  const found = [
    ...judged.flatMap((page) => page.found),
    ...texts.found,
    ...judgeSite(
      rules,
      world,
      judged.map((page) => page.summary),
    ),
  ]
  const { untraced } = tracesOf(found)
  const inPages = found.flatMap((one) => ('page' in one.finding.at && !untraced.has(one) ? [one.finding.at] : []))
  const { trace, keep } = await keptPlaces({
    asked: inPages,
    page: (path) => ({ file: world.pages.get(path)?.file ?? '', from: world.pages.get(path)?.from ?? 'site.yaml' }),
    files,
    output: built,
    kept: kept && join(kept, 'places'),
    version,
    trace: () => tracePages(marked(), site, built),
  })
  const problems = settle({ found, rules, content, launch, trace })
  keep()
  return { value: { problems, pages: judged.length, world, rules }, problems: [], files }
}

/** The rules that judge the site below `root`: the engine's and its own. `bundle` is where its own are, for workers. */
export async function rulesOf(root: string, folder = templatesOf(root)): Promise<Result<{ rules: Rules; bundle: string | undefined }>> {
  const { value: bundle, problems } = await bundleRules({ root, folder, cache: join(root, '.site') })
  return problems.length > 0 ? { problems } : { value: { rules: await loadRules(bundle), bundle }, problems: [] }
}

/** The folder of templates, from a site.yaml that may be wrong or missing otherwise. */
function templatesOf(root: string): string {
  const file = join(root, 'site.yaml')
  return templateFolder(new Map(existsSync(file) ? [['site.yaml', readFileSync(file)]] : []))
}

/** A problem of load has the id of the rule that explains it; what says nothing narrower is about the form of the file. */
export const named = (problem: Problem): Problem =>
  problem.rule === undefined && /^(?:site\.yaml|content\/)/.test(problem.at?.file ?? '') ? { ...problem, rule: 'content/schema' } : problem

/** Draws the marked page of a finding, once a page, and looks the span up in it. */
export async function tracePages(marked: Opened, plain: Opened, output: Output): Promise<Trace> {
  // The address of a page's card decides where everything behind it stands; the built page tells it without drawing a card.
  const cards: Record<string, string> = {}
  const prepared = await prepare(plain, { cards: false })
  const draw = prepared.value && drawer(marked, { ...prepared.value, shell: { ...prepared.value.shell, cards } })
  const origins = originsOf(marked.content)
  const pages = new Map(marked.plan.pages.map((page) => [page.path, page]))
  const tracers = new Map<string, ReturnType<typeof tracer>>()
  return (path, span, value) => {
    const page = pages.get(path)
    const fallback = { file: page?.from.file ?? 'site.yaml', line: 1 }
    if (!page || !draw || span === undefined) return fallback
    let find = tracers.get(path)
    if (!find) {
      const html = Buffer.from(output.read(fileOf(path)) ?? '').toString('utf8')
      const card = /<meta property="og:image" content="([^"]*)">/.exec(html)?.[1]
      if (card?.startsWith(plain.content.site.origin)) cards[path] = card.slice(plain.content.site.origin.length)
      find = tracer(draw(page).html ?? '', origins)
      if (tracers.size >= TRACERS) tracers.delete([...tracers.keys()][0] ?? '')
      tracers.set(path, find)
    }
    const origin = find(span, value)
    return origin ? placeOf(plain.content, origin, value) : fallback
  }
}

/** Marked pages held at a time: findings come page by page. */
const TRACERS = 20

function readOutput(out: string): Output {
  const files = new Map<string, number>()
  const walk = (folder: string, prefix: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = prefix + entry.name
      if (entry.isDirectory()) walk(join(folder, entry.name), `${path}/`)
      else if (path !== MARKER) files.set(path, statSync(join(folder, entry.name)).size)
    }
  }
  if (isFolder(out)) walk(out, '')
  return { files, read: (path) => (files.has(path) ? readFileSync(join(out, path)) : undefined) }
}

const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory()

/** The files a build says it wrote to a folder. */
function writtenIn(out: string): string[] | undefined {
  const marker = join(out, MARKER)
  if (!existsSync(marker)) return undefined
  return readFileSync(marker, 'utf8')
    .split('\n')
    .filter((file) => file !== '')
}

/** A folder never built, made by something else, or half deleted. */
function missingFiles(out: string, built: Output): Problem[] {
  if (existsSync(out) && !isFolder(out)) return [error(`${out} is a file, expected a folder`, undefined, 'move it away, then run site build')]
  if (!existsSync(out)) return [error(`${out} is not there: nothing has been built`, undefined, 'run site build')]
  const written = writtenIn(out)
  if (!written) return [error(`${out} was not made by a build: it has no ${MARKER}`, undefined, 'move it away, then run site build')]
  const gone = written.filter((file) => !built.files.has(file))
  if (gone.length === 0) return []
  const shown = gone.slice(0, 5).join(', ')
  return [
    error(`${count(gone.length, 'built file')} ${gone.length === 1 ? 'is' : 'are'} gone: ${shown}${gone.length > 5 ? ', …' : ''}`, undefined, 'run site build'),
  ]
}

/** The addresses of content/urls.lock, one a line; # begins a comment. */
function publishedIn(files: Step<unknown>['files']): string[] | undefined {
  const lock = files.get('content/urls.lock')
  if (lock === undefined) return undefined
  return Buffer.from(lock)
    .toString('utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '')
}

/** The folder a check reads: `dist` below the root. */
export const outOf = (root: string) => resolve(root, 'dist')
