// A folder with a site -> the site as the pipeline opens, draws and makes it, in memory. Writes nothing but the cache.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { noPaint } from '../../src/commands/report/paint.ts'
import { report } from '../../src/commands/report/report.ts'
import type { PageView, Shared } from '../../src/model/plan.ts'
import { allOrNothing, type Files, type Problem, type SourceFiles } from '../../src/model/problem.ts'
import type { Prepared } from '../../src/pipeline/assets.ts'
import type { OutputFiles } from '../../src/pipeline/files.ts'
import type { Options } from '../../src/pipeline/options.ts'
import type { PageFiles } from '../../src/pipeline/page-files.ts'
import type { Run } from '../../src/pipeline/run.ts'
import type { Mode, SiteModel } from '../../src/pipeline/site.ts'
import { memoize } from '../../src/runtime/memoize.ts'
import { type Document, parse } from './html.ts'

export const year = 2026

const fail = (problems: readonly Problem[], files: Pick<SourceFiles, 'get'>): never => {
  throw new Error(`the site has problems:\n\n${report(problems, { files, paint: noPaint })}`)
}

/** How tests open a site: in one thread, with its cache. */
export const optionsOf = (root: string): Options => ({ root, now: Date.now(), year, cache: true, workers: 1 })

/** A site that was read, with its assets and the list of its files. No page is drawn. */
export interface Opened {
  readonly run: Run
  readonly site: SiteModel
  readonly pages: PageFiles
  readonly prepared: Prepared
  readonly files: OutputFiles
}

/** Reads and prepares a site for a build; the test fails where it has problems. */
export async function opened(root: string, mode: Mode = { kind: 'build' }): Promise<Opened> {
  // As bin/site does, and before React is loaded.
  process.env.NODE_ENV = 'production'
  const { readSite } = await import('../../src/pipeline/site.ts')
  const { withRun } = await import('../../src/pipeline/run.ts')
  const { inputsOf } = await import('../../src/pipeline/options.ts')
  const { prepareAssets } = await import('../../src/pipeline/assets.ts')
  const { listFiles } = await import('../../src/pipeline/files.ts')
  const { history } = await import('../../src/load/history.ts')
  const options = optionsOf(root)
  const inputs = await inputsOf(options)
  const { value, problems } = await withRun<Opened>(options, inputs, async (run) => {
    const read = await readSite(run, mode)
    if (!read.value) return read
    const { site, pages } = read.value
    const prepared = allOrNothing(await prepareAssets(run, site))
    if (!prepared.value) return prepared
    const files = allOrNothing(await listFiles(run, site, prepared.value, (await history(root)).dates))
    if (!files.value) return files
    return { value: { run, site, pages, prepared: prepared.value, files: files.value }, problems: [] }
  })
  return value ?? fail(problems, inputs.files)
}

export interface Made {
  readonly content: SiteModel['content']
  /** The plan with every page decided, and what all pages share. */
  readonly plan: Omit<SiteModel['plan'], 'pages'> & { readonly pages: readonly PageView[]; readonly shared: Shared }
  readonly prepared: Prepared
  readonly output: Files
  /** Address -> HTML of every planned page. */
  readonly pages: ReadonlyMap<string, string>
  /** The page at an address, parsed. Redirects are files of the output, not pages. */
  page(path: string): Document
  /** A file of the output as text. */
  file(path: string): string
}

/** A site with its pages drawn and its other files planned, of which none is made. */
export async function drawn(root: string) {
  const { run, site, pages: pageFiles, prepared, files } = await opened(root)
  const { drawRequests, drawSetup, isProblem, PageDrawer } = await import('../../src/pipeline/draw.ts')
  const { content, plan, templates } = site
  const setup = drawSetup(run.options, content, plan, prepared)
  const drawer = new PageDrawer({ site: content, templates, pages: pageFiles, files: run.inputs.files, setup })
  const requestOf = drawRequests(content, plan)
  const views: PageView[] = []
  const pages = new Map<string, string>()
  for (const page of plan.pages) {
    const view = drawer.view(requestOf(page))
    const result = drawer.draw(requestOf(page))
    if (isProblem(view)) return fail([view], run.inputs.files)
    if (isProblem(result)) return fail([result], run.inputs.files)
    views.push(view)
    pages.set(page.path, result.html)
  }
  const { labels = {}, cards = {} } = setup.parts[plan.site.language] ?? {}
  const shared = { site: plan.site, labels, cards, year }
  return { content, plan: { ...plan, pages: views, shared }, prepared, files, pages }
}

/** Makes every file of a site. */
export async function made(root: string): Promise<Made> {
  const { files, pages, ...site } = await drawn(root)
  const output = new Map<string, string | Uint8Array>()
  for (const [path, file] of files)
    output.set(path, file.kind === 'page' ? (pages.get(file.page.path) ?? '') : await file.contents())
  const there = <Value>(value: Value | undefined, what: string): Value => {
    if (value === undefined) throw new Error(`there is no ${what}`)
    return value
  }
  return {
    ...site,
    output,
    pages,
    page: memoize((path: string) => parse(there(pages.get(path), `page at ${path}`))),
    file: (path) => Buffer.from(there(output.get(path), `file ${path}`)).toString('utf8'),
  }
}

/** The folder of the bundled website: the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** A site that no test changes, made once for all files of a worker. */
export const madeOnce = memoize(made)

/** The bundled website. */
export const realSite = () => madeOnce(root)

/** The English locksmith with a Greek translation. */
export const LOCKSMITH = join(root, 'tests/sites/locksmith')
