// A site in memory, for `site dev` and `site diff`. The whole pipeline runs, except that a page is drawn only when it is
// requested.
import type { TracedPage } from '../check/page/trace.ts'
import { SourcePlaces } from '../load/places.ts'
import { type PlannedPage, pageIn } from '../model/plan.ts'
import type { Place, Problem } from '../model/problem.ts'
import { type History, history } from '../runtime/history.ts'
import type { Prepared } from './assets.ts'
import { placing } from './checking/placing.ts'
import { TracedPages } from './checking/traced-pages.ts'
import type { OutputFiles } from './files.ts'
import { inputsOf, type Options, type SiteResult } from './options.ts'
import { type ReadySite, readySite } from './ready.ts'
import { type Run, withRun } from './run.ts'
import type { SiteModel } from './site.ts'

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
  /** Draws a page. The last ones are kept. */
  draw(page: PlannedPage): TracedPage | Problem
  /** The line of the templates that draws an element of a page, given by its start tag and those around it. */
  drawnBy(page: PlannedPage, tags: readonly string[]): Place | undefined
}

/** How a site is read. */
interface HowToRead {
  /** Called with each picture that must be resized, which takes seconds. */
  readonly onPicture?: (file: string) => void
  /** Files that are in memory alone. */
  readonly added?: (inputs: Run['inputs']) => ReadonlyMap<string, Uint8Array>
  /** When its files were last changed. */
  readonly dated?: Promise<History>
}

/** Reads a site for drawing single pages. */
export function liveSite(
  options: Options,
  { onPicture, added, dated = history(options.root) }: HowToRead = {},
): MakeLive {
  return async () => {
    const inputs = await inputsOf(options)
    if (added) inputs.add(added(inputs))
    return withRun(options, inputs, async (run) => {
      const { value: ready, problems } = await readySite(run, { kind: 'edit' }, { onPicture, dated })
      return ready ? { value: live(run, ready), problems: [] } : { problems }
    })
  }
}

function live(run: Run, ready: ReadySite): Live {
  const { inputs, options, cache } = run
  const { site, prepared, files } = ready
  const { content, plan } = site
  const places = new SourcePlaces(inputs.files, content.layers)
  const traced = new TracedPages(ready)
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
    draw: ({ path }) => traced.at(path),
    drawnBy: ({ path }, tags) => drawnBy({ page: path, tags }),
  }
}
