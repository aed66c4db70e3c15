// Draws pages with source tags and traces them to the YAML, for a check and for the editor.
import { type TracedPage, Tracer } from '../check/page/trace.ts'
import { SourcePlaces } from '../load/places.ts'
import { yamlFiles } from '../load/sources.ts'
import { isProblem, type Problem } from '../model/problem.ts'
import type { DrawerOptions, DrawRequest, PageDrawer } from './draw.ts'

/** A function that draws a page and traces its HTML. */
export type Trace = (request: DrawRequest) => TracedPage | Problem

/** A function that draws the pages of a site whose texts carry source tags, and traces them. */
export function pageTracer(drawer: Pick<PageDrawer, 'draw'>, { site, files, setup }: DrawerOptions): Trace {
  const places = new SourcePlaces(files, site.layers)
  const tracer = new Tracer({ site, names: yamlFiles(files.keys()), shared: setup.shared, at: places.at })
  return (request) => {
    const drawn = drawer.draw(request)
    return isProblem(drawn) ? drawn : tracer.trace(drawn, request.page.record, request.cards)
  }
}
