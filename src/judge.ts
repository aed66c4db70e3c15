// A folder with its built output -> every finding of every rule, each at the YAML line to edit. The order of `site check` stands here.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { judgePages } from './check/pages.ts'
import { newMarks, originsOf, placeOf, tracer } from './check/provenance.ts'
import { loadRules, rulesHash } from './check/rules.ts'
import { judgeSite, type Rules, settle, type Trace } from './check/run.ts'
import { unmarked, worldOf } from './check/world.ts'
import { MARKER } from './emit/write.ts'
import { drawer, type Opened, open, prepare, type Step } from './make.ts'
import { error, type Problem } from './model/problem.ts'
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
  const marks = newMarks()
  const marked = await open({ root, year, cache, seal: marks.seal })
  if (!marked.value) return marked
  const { files } = marked
  const built = readOutput(out)
  const rules = await loadRules()
  const content = unmarked(marked.value.content)
  const plan = unmarked(marked.value.plan)
  const missing = missingFiles(out, built)
  if (missing.length > 0) return { problems: missing, files }
  const world = worldOf({ marked: marked.value.content, marks, content, plan, output: built, published: publishedIn(files), launch })
  const unbuilt = [...world.pages.values()].filter((page) => !built.files.has(page.file))
  if (unbuilt.length > 0)
    return { problems: unbuilt.map((page) => error(`${page.path} has not been built: ${page.file} is missing`, { file: page.from }, 'run site build')), files }

  const judged = await judgePages({
    pages: [...world.pages.values()],
    out,
    rules,
    site: { site: world.site, facts: world.facts, data: world.data, launch },
    kept: cache ? join(root, '.site/check.jsonl') : undefined,
    version: rulesHash(process.version),
    ...(onPage && { onPage }),
  })
  const found = [...judged.flatMap((page) => page.found), ...judgeSite(rules, world, judged.map((page) => page.summary))]
  const inPages = found.some(({ finding }) => 'page' in finding.at)
  const trace: Trace = inPages ? await tracePages(marked.value, { ...marked.value, content, plan }) : (page) => ({ file: world.pages.get(page)?.from ?? 'site.yaml' })
  return { value: { problems: settle({ found, rules, content, launch, trace }), pages: judged.length, world, rules }, problems: [], files }
}

/** Draws the marked page of a finding, once a page, and looks the span up in it. */
export async function tracePages(marked: Opened, plain: Opened): Promise<Trace> {
  const prepared = await prepare(plain)
  const draw = prepared.value && drawer(marked, prepared.value)
  const origins = originsOf(marked.content)
  const pages = new Map(marked.plan.pages.map((page) => [page.path, page]))
  const tracers = new Map<string, ReturnType<typeof tracer>>()
  return (path, span, value) => {
    const page = pages.get(path)
    const fallback = { file: page?.from.file ?? 'site.yaml', line: 1 }
    if (!page || !draw || span === undefined) return fallback
    let find = tracers.get(path)
    if (!find) {
      find = tracer(draw(page).html ?? '', origins)
      tracers.set(path, find)
    }
    const origin = find(span, value)
    return origin ? placeOf(plain.content, origin, value) : fallback
  }
}

function readOutput(out: string): Output {
  const files = new Map<string, number>()
  const walk = (folder: string, prefix: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = prefix + entry.name
      if (entry.isDirectory()) walk(join(folder, entry.name), `${path}/`)
      else if (path !== MARKER) files.set(path, statSync(join(folder, entry.name)).size)
    }
  }
  if (existsSync(out)) walk(out, '')
  return { files, read: (path) => (files.has(path) ? readFileSync(join(out, path)) : undefined) }
}

/** A folder never built, made by something else, or half deleted. */
function missingFiles(out: string, built: Output): Problem[] {
  const marker = join(out, MARKER)
  if (!existsSync(out)) return [error(`${out} is not there: nothing has been built`, undefined, 'run site build')]
  if (!existsSync(marker)) return [error(`${out} was not made by a build: it has no ${MARKER}`, undefined, 'run site build')]
  const gone = readFileSync(marker, 'utf8')
    .split('\n')
    .filter((file) => file !== '' && !built.files.has(file))
  if (gone.length === 0) return []
  const shown = gone.slice(0, 5).join(', ')
  return [error(`${gone.length} of the built files are gone: ${shown}${gone.length > 5 ? ', …' : ''}`, undefined, 'run site build')]
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
