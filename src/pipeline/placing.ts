// Finds the line of a file for each finding, drawing the page again if the finding points into its HTML.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { atWords } from '../check/report/at-words.ts'
import { tagsAt, templateLines } from '../check/report/drawn-by.ts'
import type { Placing } from '../check/report/problems.ts'
import type { Problem } from '../model/problem.ts'
import { linesOf } from '../model/report.ts'
import { filesBelow } from '../runtime/bundle.ts'
import type { OpenSite } from './open.ts'
import type { TracedPage } from './page-check.ts'
import { isProblem, type PageJob } from './pages.ts'

/** How findings on a checked site are placed. */
export function placing(
  { content, inputs, root }: OpenSite,
  trace: (job: PageJob) => TracedPage | Problem,
  jobs: (path: string) => PageJob,
): Placing {
  const lines = linesOf(inputs.files)
  const drawn = (path: string) => {
    const page = trace(jobs(path))
    return isProblem(page) ? undefined : page
  }
  return {
    at: content.at,
    trace(path, span, value) {
      const location = drawn(path)?.locate(span, value)
      return location && content.at(location.file, location.path)
    },
    atWords: (place, words) => atWords(place, words, lines),
    templates: templateLines(
      inputs.templates,
      (ending) => sourcesIn(root, inputs.templates, ending),
      (path) => ({
        template: jobs(path).planned.document.template,
        tags: (span) => tagsAt(drawn(path)?.html ?? '', span),
      }),
    ),
  }
}

/** The sources of the templates with an ending, by path from the root of the site. */
const sourcesIn = (root: string, folder: string, ending: string): ReadonlyMap<string, string> =>
  new Map(
    filesBelow(join(root, folder)).flatMap((file) =>
      file.endsWith(ending) ? [[`${folder}/${file}`, readFileSync(join(root, folder, file), 'utf8')] as const] : [],
    ),
  )
