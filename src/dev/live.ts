// The site in memory for `site dev`. After an edit the whole pipeline runs again over warm caches, except that a page
// is drawn only when it is requested.
import { history } from '../load/history.ts'
import { inLanguage } from '../model/content.ts'
import { type PlannedPage, pageAt, pageIn } from '../model/plan.ts'
import type { Place, Problem } from '../model/problem.ts'
import { Fingerprints } from '../pipeline/fingerprints.ts'
import { type OpenSite, openSite } from '../pipeline/open.ts'
import { inputsOf, type Options, type SiteResult } from '../pipeline/options.ts'
import { pageTracer } from '../pipeline/page-check.ts'
import { isProblem } from '../pipeline/pages.ts'
import { placing } from '../pipeline/placing.ts'
import { type ReadySite, ready } from '../pipeline/ready.ts'
import { memoize } from '../runtime/memoize.ts'
import { type ShownValue, shownValues } from './editor/values.ts'

/** A page as it was built, and the YAML values that it shows. */
export interface DrawnPage {
  readonly html: string
  readonly values: readonly ShownValue[]
}

/** A function that makes the site from its files as they are now. */
export type MakeLive = () => Promise<SiteResult<Live>>

/** Opens a site for editing. `onPicture` is called with each picture that must be resized, which takes seconds. */
export function liveSite(options: Options, onPicture?: (file: string) => void): MakeLive {
  const dates = history(options.root)
  return async () => {
    const inputs = await inputsOf(options)
    const { files } = inputs
    const opening = await openSite(options, inputs, undefined, true)
    if (!opening.value) return opening
    const opened = opening.value
    // From here on pages are drawn one by one, in this thread.
    await opened.close()
    inputs.save()
    const { value, problems } = await ready(opened, await dates, onPicture)
    return value ? { value: live(value), problems, files } : { problems, files }
  }
}

/** A site in memory. */
export interface Live extends Pick<ReadySite, 'prepared' | 'files'> {
  readonly opened: OpenSite
  /** The planned page that is written to a file of the output folder. */
  pageAt(file: string): PlannedPage | undefined
  /** Draws a page, once. */
  draw(page: PlannedPage): DrawnPage | Problem
  /** The line of the templates that draws an element of a page, given by its start tag and those around it. */
  drawnBy(page: PlannedPage, tags: readonly string[]): Place | undefined
}

function live({ site: opened, prepared, setup, files }: ReadySite): Live {
  const { work, site, inputs, plan, content } = opened
  const prints = new Fingerprints(opened, setup)
  const trace = pageTracer(work, site, inputs.files.keys(), setup)
  const { drawnBy } = placing(opened, trace, (path) => prints.job(pageAt(plan.pages, path) as PlannedPage))
  return {
    ...{ opened, prepared, files },
    pageAt: (file) => pageIn(plan.pages, file),
    draw: memoize(
      (page: PlannedPage) => {
        const traced = trace(prints.job(page))
        if (isProblem(traced)) return traced
        const translation = inLanguage(content, page.document.language)
        return { html: traced.html, values: shownValues(translation, traced, prepared.assets.pictures) }
      },
      { key: ({ path }) => path },
    ),
    drawnBy: ({ path }, tags) => drawnBy({ page: path, tags }),
  }
}
