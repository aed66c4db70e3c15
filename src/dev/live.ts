// The site in memory for `site dev`. After an edit the whole pipeline runs again over warm caches, except that a page
// is drawn only when it is requested.
import type { TracedPage } from '../check/page/trace.ts'
import { history } from '../load/history.ts'
import { SourcePlaces } from '../load/places.ts'
import { inLanguage } from '../model/content.ts'
import { type PlannedPage, pageIn } from '../model/plan.ts'
import { allOrNothing, type Place, type Problem } from '../model/problem.ts'
import { type Prepared, prepareAssets } from '../pipeline/assets.ts'
import { placing } from '../pipeline/checking/placing.ts'
import { TracedPages } from '../pipeline/checking/traced-pages.ts'
import { drawRequests, isProblem, PageDrawer } from '../pipeline/draw.ts'
import { listFiles, type OutputFiles } from '../pipeline/files.ts'
import { inputsOf, type Options, type SiteResult } from '../pipeline/options.ts'
import { drawerOptions } from '../pipeline/pages.ts'
import { type Run, withRun } from '../pipeline/run.ts'
import { type ReadSite, readSite, type SiteModel } from '../pipeline/site.ts'
import { pageTracer } from '../pipeline/trace.ts'
import { memoize } from '../runtime/memoize.ts'
import { type ShownValue, shownValues } from './editor/values.ts'

/** A function that makes the site from its files as they are now. */
export type MakeLive = () => Promise<SiteResult<Live>>

/** A site in memory. */
export interface Live {
  readonly site: SiteModel
  readonly inputs: Run['inputs']
  readonly cache: Run['cache']
  readonly root: string
  readonly places: SourcePlaces
  readonly prepared: Prepared
  readonly files: OutputFiles
  /** The planned page that is written to a file of the output folder. */
  pageAt(file: string): PlannedPage | undefined
  /** Draws a page, once. */
  draw(page: PlannedPage): TracedPage | Problem
  /** The values of the YAML that a page shows; none if it cannot be drawn. */
  values(page: PlannedPage): readonly ShownValue[]
  /** The line of the templates that draws an element of a page, given by its start tag and those around it. */
  drawnBy(page: PlannedPage, tags: readonly string[]): Place | undefined
}

/** Reads a site for editing. `onPicture` is called with each picture that must be resized, which takes seconds. */
export function liveSite(options: Options, onPicture?: (file: string) => void): MakeLive {
  const dated = history(options.root)
  return async () => {
    const inputs = await inputsOf(options)
    return withRun(options, inputs, async (run) => {
      const read = await readSite(run, { kind: 'edit' })
      if (!read.value) return read
      const { site } = read.value
      const prepared = allOrNothing(await prepareAssets(run, site, onPicture))
      if (!prepared.value) return prepared
      const files = allOrNothing(await listFiles(run, site, prepared.value, (await dated).dates))
      return files.value ? { value: live(run, read.value, prepared.value, files.value), problems: [] } : files
    })
  }
}

function live(run: Run, read: ReadSite, prepared: Prepared, files: OutputFiles): Live {
  const { inputs, options, cache } = run
  const { site } = read
  const { content, plan } = site
  const places = new SourcePlaces(inputs.files, content.layers)
  const drawing = drawerOptions(run, read, prepared)
  const trace = pageTracer(new PageDrawer(drawing), drawing)
  const traced = new TracedPages(plan.pages, drawRequests(content, plan), trace)
  const draw = memoize(({ path }: PlannedPage) => traced.at(path))
  const { drawnBy } = placing(run, places, traced)
  return {
    site,
    inputs,
    cache,
    root: options.root,
    places,
    prepared,
    files,
    pageAt: (file) => pageIn(plan.pages, file),
    draw,
    values: memoize((page: PlannedPage) => {
      const drawn = draw(page)
      if (isProblem(drawn)) return []
      return shownValues(inLanguage(content, page.record.language), places, drawn, prepared.assets.pictures)
    }),
    drawnBy: ({ path }, tags) => drawnBy({ page: path, tags }),
  }
}
