// Finds the line to edit for each finding. A page is drawn again if a finding points into its HTML.

import { readFileSync } from 'node:fs'
import { parsePage } from '../../check/page/parse.ts'
import { elementOf } from '../../check/page/references.ts'
import type { TracedPage } from '../../check/page/trace.ts'
import { atWords } from '../../check/report/at-words.ts'
import { drawnBy, styledBy, tagsAt } from '../../check/report/drawn-by.ts'
import type { Placing } from '../../check/report/problems.ts'
import type { InPage } from '../../check/rule.ts'
import type { Positions } from '../../model/content.ts'
import { linesOf } from '../../model/lines.ts'
import { isProblem } from '../../model/problem.ts'
import { memoize } from '../../runtime/memoize.ts'
import { shownFile, type TemplateFolder, templateFiles } from '../../runtime/overlay.ts'
import type { Run } from '../run.ts'
import type { TracedPages } from './traced-pages.ts'

/** How findings on a checked site are placed. */
export function placing({ inputs }: Run, { at }: Positions, traced: TracedPages): Placing {
  const { templates } = inputs
  const lines = linesOf(inputs.files)
  const sources = memoize((ending: string) => sourcesIn(templates, ending))
  /** The page that a finding is in, and its span there. */
  const drawn = ({ page: path, span, link, nth = 0 }: InPage) => {
    const page = traced.at(path)
    if (isProblem(page)) return {}
    return { page, span: link ? elementOf(parsedOnce(page), link, nth) : span }
  }
  return {
    at,
    trace(where) {
      const { page, span } = drawn(where)
      const location = span && page.locate(span, where.value)
      return location && at(location.file, location.path)
    },
    atWords: (place, words) => atWords(place, words, lines),
    drawnBy(where) {
      const { page, span } = where.tags ? {} : drawn(where)
      const tags = span ? tagsAt(page.html, span) : where.tags
      const { template } = traced.planned(where.page).record
      const file = `pages/${template}.tsx`
      const drawer = shownFile(templates, file, templateFiles(templates).get(file) ?? file)
      return tags && drawnBy(tags, drawer, sources('.tsx'))
    },
    styledBy: (texts) => styledBy(texts, `${templates.folder}/styles.css`, sources('.css')),
  }
}

/** The HTML of a page, parsed once for all findings in it. */
const parsedOnce = memoize(({ html }: TracedPage) => parsePage(html, { path: '', file: '', from: '' }))

/** The sources of the templates with an ending, by path from the root of the site. */
const sourcesIn = (templates: TemplateFolder, ending: string): ReadonlyMap<string, string> =>
  new Map(
    [...templateFiles(templates)]
      .filter(([file]) => file.endsWith(ending))
      .map(([file, path]) => [shownFile(templates, file, path), readFileSync(path, 'utf8')]),
  )
