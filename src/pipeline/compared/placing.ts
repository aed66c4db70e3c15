// What findings point at -> lines of files: asked of the files, and of pages that are drawn again for it, or as it was
// answered before.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { atWords } from '../../check/report/at-words.ts'
import { tagsAt, templateLines } from '../../check/report/drawn-by.ts'
import type { Placing } from '../../check/report/problems.ts'
import type { Path } from '../../model/content.ts'
import type { Place, Problem } from '../../model/problem.ts'
import { linesOf } from '../../model/report.ts'
import { filesBelow } from '../../runtime/bundle.ts'
import type { Checking } from '../open/base.ts'
import { type Opened, tableOf } from '../options.ts'
import type { TracedPage } from '../page-check.ts'
import { isProblem, type PageJob } from '../pages.ts'
import { remembered } from './remembered.ts'
import { groundOf } from './site-rules.ts'

/** How findings are placed in a site whose pages were checked. `standing` names all that decides a page. */
export function placing(
  opened: Opened,
  checking: Checking,
  {
    trace,
    jobs,
    standing,
  }: {
    readonly trace: (job: PageJob) => TracedPage | Problem
    readonly jobs: (path: string) => PageJob
    readonly standing: (path: string) => string | undefined
  },
): Placing & { save(): void } {
  const { content, inputs, options, site } = opened
  const bases = new Map(site.sources.map(({ file, base }) => [file, base]))
  const stateOf = (about: string) => {
    if (about.startsWith('/')) return standing(about)
    const base = bases.get(about)
    return base === undefined ? inputs.digest(about) : `${inputs.digest(about)} ${inputs.digest(base)}`
  }
  const table = tableOf(options, checking.launch ? 'places-launch' : 'places')
  const known = remembered(table, groundOf(opened, checking), stateOf)
  const lines = linesOf(inputs.files)
  const drawn = (path: string) => {
    const page = trace(jobs(path))
    return isProblem(page) ? undefined : page
  }
  const placed = (file: string, question: unknown, make: () => Place): Place =>
    fromShort(
      file,
      known.of(file, question, () => toShort(file, make())),
    )
  const at = (file: string, path: Path, part: 'key' | 'value' = 'value') =>
    placed(file, [path, part], () => content.at(file, path, part))
  return {
    at,
    trace(path, { start, end }, value) {
      const found = known.of(path, [start, end, value], () => {
        const location = drawn(path)?.locate({ start, end }, value)
        return location ? ([location.file, location.path] as const) : null
      })
      return found ? at(...found) : undefined
    },
    atWords: (place, words) =>
      placed(place.file, [place.line, place.column, words], () => atWords(place, words, lines)),
    templates: templateLines(
      inputs.templates,
      (ending) => sourcesIn(options.root, inputs.templates, ending),
      (path) => ({
        template: jobs(path).planned.document.template,
        tags: ({ start, end }) =>
          known.of(path, ['tags', start, end], () => tagsAt(drawn(path)?.html ?? '', { start, end }) ?? null) ??
          undefined,
      }),
    ),
    save: known.save,
  }
}

/** Line, column and file; the last is left out where it is the one that was asked about. */
type Short = readonly [line?: number | null, column?: number | null, file?: string]

const toShort = (about: string, { file, line, column }: Place): Short =>
  file === about ? [line ?? null, column ?? null] : [line ?? null, column ?? null, file]

const fromShort = (about: string, [line, column, file = about]: Short): Place => ({
  file,
  ...(typeof line === 'number' && { line }),
  ...(typeof column === 'number' && { column }),
})

/** The sources of the templates with an ending, by path from the root of the site. */
const sourcesIn = (root: string, folder: string, ending: string): ReadonlyMap<string, string> =>
  new Map(
    filesBelow(join(root, folder)).flatMap((file) =>
      file.endsWith(ending) ? [[`${folder}/${file}`, readFileSync(join(root, folder, file), 'utf8')] as const] : [],
    ),
  )
