// The drawn pages of a check. A page that the main thread has drawn is not drawn again to find the line of a finding.
import type { TracedPage } from '../../check/page/trace.ts'
import type { PlannedPage } from '../../model/plan.ts'
import type { Problem } from '../../model/problem.ts'
import { type DrawRequest, drawRequests, PageDrawer } from '../draw.ts'
import type { ReadySite } from '../ready.ts'
import { pageTracer, type Trace } from '../trace.ts'

/** Pages that stay in memory, some 60 kB each: more than are drawn without workers. */
const KEPT = 300

/** A function that draws a page. */
export type Drawer = Pick<PageDrawer, 'draw'>

/** The traced pages of one site. */
export class TracedPages {
  readonly #trace: Trace
  readonly #requestOf: (page: PlannedPage) => DrawRequest
  readonly #pages: ReadonlyMap<string, PlannedPage>
  readonly #kept = new Map<string, TracedPage | Problem>()

  /** `drawer` draws the pages in this thread. */
  constructor({ site: { content, plan }, drawing }: ReadySite, drawer: Drawer = new PageDrawer(drawing)) {
    this.#trace = pageTracer(drawer, drawing)
    this.#requestOf = drawRequests(content, plan)
    this.#pages = new Map(plan.pages.map((page) => [page.path, page]))
  }

  /** Draws and traces a page, unless it was drawn before. */
  readonly trace: Trace = (request) => {
    const { path } = request.page
    const page = this.#kept.get(path) ?? this.#trace(request)
    if (this.#kept.size >= KEPT) this.#kept.clear()
    this.#kept.set(path, page)
    return page
  }

  /** The planned page at an address. */
  planned(path: string): PlannedPage {
    const page = this.#pages.get(path)
    if (!page) throw new Error(`a finding names a page that is not planned: ${path}`)
    return page
  }

  /** The page at an address. */
  at(path: string): TracedPage | Problem {
    return this.trace(this.#requestOf(this.planned(path)))
  }
}
