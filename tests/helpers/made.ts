// A folder with a site -> the site as the pipeline opens, draws and makes it, in memory. Writes nothing but the cache.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { noPaint } from '../../src/commands/report/paint.ts'
import { report } from '../../src/commands/report/report.ts'
import type { PageView, Shared } from '../../src/model/plan.ts'
import { type Files, isProblem, type Problem, type SourceFiles } from '../../src/model/problem.ts'
import type { Prepared } from '../../src/pipeline/assets.ts'
import type { Options } from '../../src/pipeline/options.ts'
import type { ReadySite } from '../../src/pipeline/ready.ts'
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

/** A site that is ready to be drawn, and the run that read it. */
export type Opened = ReadySite & { readonly run: Run }

/** Makes a site ready for a build; the test fails where it has problems. */
export async function opened(root: string, mode: Mode = { kind: 'build' }): Promise<Opened> {
  // As bin/site does, and before React is loaded.
  process.env.NODE_ENV = 'production'
  const { readySite } = await import('../../src/pipeline/ready.ts')
  const { withRun } = await import('../../src/pipeline/run.ts')
  const { inputsOf } = await import('../../src/pipeline/options.ts')
  const options = optionsOf(root)
  const inputs = await inputsOf(options)
  const { value, problems } = await withRun<Opened>(options, inputs, async (run) => {
    const { value: ready, problems } = await readySite(run, mode)
    return ready ? { value: { ...ready, run }, problems } : { problems }
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
  const { site, prepared, files, drawing } = await opened(root)
  const { drawRequests, PageDrawer } = await import('../../src/pipeline/draw.ts')
  const { content, plan } = site
  const { setup } = drawing
  const drawer = new PageDrawer(drawing)
  const requestOf = drawRequests(content, plan)
  const views: PageView[] = []
  const pages = new Map<string, string>()
  for (const page of plan.pages) {
    const view = drawer.view(requestOf(page))
    const result = drawer.draw(requestOf(page))
    if (isProblem(view)) return fail([view], drawing.files)
    if (isProblem(result)) return fail([result], drawing.files)
    views.push(view)
    pages.set(page.path, result.html)
  }
  const { labels = {}, cards = {} } = setup.shared[plan.site.language] ?? {}
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
