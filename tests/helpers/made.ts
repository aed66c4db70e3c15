// Opens, prepares and makes a site in memory with the pipeline. Writes nothing but the cache.
import { noPaint } from '../../src/commands/report/paint.ts'
import { report } from '../../src/commands/report/report.ts'
import type { Page, Shared } from '../../src/model/plan.ts'
import type { Files, Problem, SourceFiles } from '../../src/model/problem.ts'
import type { OpenSite } from '../../src/pipeline/open.ts'
import type { Options } from '../../src/pipeline/options.ts'
import type { Prepared } from '../../src/pipeline/prepare.ts'

export const year = 2026

const fail = (problems: readonly Problem[], files: Pick<SourceFiles, 'get'>): never => {
  throw new Error(`the site has problems:\n\n${report(problems, { files, paint: noPaint })}`)
}

/** How tests open a site: in one thread, with its cache. */
export const optionsOf = (root: string): Options => ({ root, now: Date.now(), year, cache: true, workers: 1 })

/** Opens a site; the test fails where it has problems. */
export async function opened(root: string): Promise<OpenSite> {
  // As bin/site does, and before React is loaded.
  process.env.NODE_ENV = 'production'
  const { openSite } = await import('../../src/pipeline/open.ts')
  const { inputsOf } = await import('../../src/pipeline/options.ts')
  const options = optionsOf(root)
  const inputs = await inputsOf(options)
  const { value, problems, files } = await openSite(options, inputs)
  return value ?? fail(problems, files)
}

export interface Made {
  readonly content: OpenSite['content']
  /** The plan with every page decided, and what all pages share. */
  readonly plan: Omit<OpenSite['plan'], 'pages'> & { readonly pages: readonly Page[]; readonly shared: Shared }
  readonly prepared: Prepared
  readonly output: Files
  /** Address -> HTML of every planned page. */
  readonly pages: ReadonlyMap<string, string>
}

/** A site with its pages drawn and its other files planned, of which none is made. */
export async function drawn(root: string) {
  const site = await opened(root)
  const { Fingerprints } = await import('../../src/pipeline/fingerprints.ts')
  const { isProblem } = await import('../../src/pipeline/pages.ts')
  const { ready } = await import('../../src/pipeline/ready.ts')
  const { history } = await import('../../src/load/history.ts')
  const { value, problems } = await ready(site, await history(root))
  if (!value) return fail(problems, site.inputs.files)
  const { prepared, setup, files } = value
  const prints = new Fingerprints(site, setup)
  const draw = site.work.drawer(setup)
  const planned: Page[] = []
  const pages = new Map<string, string>()
  for (const each of site.plan.pages) {
    const drawn = draw(prints.job(each))
    if (isProblem(drawn)) return fail([drawn], site.inputs.files)
    planned.push(drawn.page)
    pages.set(each.path, drawn.html)
  }
  const { labels = {}, cards = {} } = setup.parts[site.plan.site.language] ?? {}
  const shared = { site: site.plan.site, labels, cards, year }
  return {
    content: site.content,
    plan: { ...site.plan, pages: planned, shared },
    prepared,
    files,
    pages,
  }
}

/** Makes every file of a site. */
export async function made(root: string): Promise<Made> {
  const { files, pages, ...site } = await drawn(root)
  const { fileOf } = await import('../../src/model/address.ts')
  const byFile = new Map([...pages].map(([path, html]) => [fileOf(path), html]))
  const output = new Map<string, string | Uint8Array>()
  for (const [path, file] of files) output.set(path, file === 'page' ? (byFile.get(path) ?? '') : await file.contents())
  return { ...site, output, pages }
}
